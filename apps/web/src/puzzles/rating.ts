// The player's own puzzle rating, as Elo counts it: a puzzle is an opponent. Only the first answer to a puzzle counts.

export const FIRST_RATING = 1200;
/** The first puzzles change the rating faster. */
const FAST = 48;
const USUAL = 24;
const FAST_PUZZLES = 12;
const LEAST_RATING = 400;

/** The chance to solve a puzzle at once. */
export const expectedScore = (own: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - own) / 400));

/** `counted`: the number of puzzles that have counted so far. */
export function ratedAfter(own: number, puzzle: number, isSolved: boolean, counted: number): number {
  const step = (counted < FAST_PUZZLES ? FAST : USUAL) * ((isSolved ? 1 : 0) - expectedScore(own, puzzle));
  return Math.max(LEAST_RATING, Math.round(own + step));
}

interface Rated {
  readonly id: string;
  readonly rating: number;
}

/** The unsolved puzzle closest to a rating, other than the present one; null if all are solved. */
export function nextPuzzle<P extends Rated>(
  puzzles: readonly P[],
  own: number,
  isSolved: (id: string) => boolean,
  present: string | null,
): P | null {
  const open = puzzles.filter(({ id }) => id !== present && !isSolved(id));
  return open.toSorted((a, b) => Math.abs(a.rating - own) - Math.abs(b.rating - own))[0] ?? null;
}
