// The player's answers to puzzles, and the player's puzzle rating. Stored in this browser.

import { useSyncExternalStore } from 'react';
import { keptValue } from './kept-value.ts';

export interface Answered {
  isSolved: boolean;
  /** Whether the first answer was right. */
  isAtOnce: boolean;
}

export interface PuzzleProgress {
  puzzles: Readonly<Record<string, Answered>>;
  /** The rating after each first answer, the latest last. Empty before the first one. */
  ratings: readonly number[];
}

const FIRST: PuzzleProgress = { puzzles: {}, ratings: [] };
/** As many as a plot shows. */
const MOST_RATINGS = 200;

const isAnswered = (value: unknown): value is Answered =>
  typeof value === 'object' && value !== null && typeof (value as Answered).isSolved === 'boolean';

function parse(stored: unknown): PuzzleProgress {
  if (typeof stored !== 'object' || stored === null) return FIRST;
  const { puzzles = {}, ratings = [] } = stored as Partial<PuzzleProgress>;
  return {
    puzzles: Object.fromEntries(
      Object.entries(puzzles)
        .filter(([, answered]) => isAnswered(answered))
        .map(([id, { isSolved, isAtOnce }]) => [id, { isSolved, isAtOnce: isAtOnce === true }]),
    ),
    ratings: Array.isArray(ratings) ? ratings.filter((rating) => Number.isFinite(rating)) : [],
  };
}

const kept = keptValue<PuzzleProgress>('black-angel-puzzles', parse);

export const puzzleProgress = (): PuzzleProgress => kept.get();

export const usePuzzleProgress = (): PuzzleProgress => useSyncExternalStore(kept.subscribe, kept.get);

/** The first answer to a puzzle changes the rating to `rating`; a later one can only solve it. */
export function rememberAnswer(id: string, isSolved: boolean, rating: (before: PuzzleProgress) => number): void {
  const before = kept.read();
  const known = before.puzzles[id];
  const answered = known ? { ...known, isSolved: known.isSolved || isSolved } : { isSolved, isAtOnce: isSolved };
  kept.set({
    puzzles: { ...before.puzzles, [id]: answered },
    ratings: known ? before.ratings : [...before.ratings, rating(before)].slice(-MOST_RATINGS),
  });
}
