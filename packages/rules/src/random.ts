// Randomness that is not the game's own, for determinization and bots. The game's own is in rng.ts.

/** A whole number from 0 to below − 1. */
export type Random = (below: number) => number;

/** Fisher–Yates, in place. */
export function shuffled(list: number[], random: Random): number[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}
