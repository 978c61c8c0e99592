// The puzzle of the day: the same for everybody, without a server.

const DAY = 24 * 3600 * 1000;

/** A fixed mixing of an id, so that the days do not follow the order of the list. */
function mixed(id: string): number {
  let x = 0x811c9dc5;
  for (const letter of id) x = Math.imul(x ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) >>> 0;
}

/** By the date in UTC. Every puzzle has its turn before one returns. */
export function puzzleOfDay<P extends { readonly id: string }>(puzzles: readonly P[], time: number): P {
  const order = puzzles.toSorted((a, b) => mixed(a.id) - mixed(b.id) || (a.id < b.id ? -1 : 1));
  return order[Math.floor(time / DAY) % order.length]!;
}
