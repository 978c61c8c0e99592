// The plan of a turn. Small and without imports, because the page uses it to judge the answer to a puzzle.

/** The moves that make a plan. Turns of one plan differ in details, such as which of two equal cards is paid. */
const PLAN_WORDS: ReadonlySet<string> = new Set([
  ...['action', 'mission', 'B', 'pass', 'launch', 'fly', 'place', 'destroy', 'take'],
]);

/** Names the plan of a turn. The order of moves of one kind (which Ravagers, which tiles) does not matter. */
export function planOf(moves: readonly string[]): string {
  const made = moves.filter((move) => PLAN_WORDS.has(move.split(' ')[0]!));
  if (made.length === 0) return moves.join(', ');
  const groups: string[][] = [];
  for (const move of made) {
    const group = groups.at(-1);
    if (group && group[0]!.split(' ')[0] === move.split(' ')[0]) group.push(move);
    else groups.push([move]);
  }
  return groups.flatMap((group) => group.sort()).join(', ');
}
