// The puzzle of the day, the own rating and the next puzzle.

import { describe, expect, it, vi } from 'vitest';
import { puzzleOfDay } from './day.ts';
import { levelOf, ratingOf } from './puzzle.ts';
import { expectedScore, FIRST_RATING, nextPuzzle, ratedAfter } from './rating.ts';

const DAY = 24 * 3600 * 1000;
const PUZZLES = Array.from({ length: 7 }, (_, i) => ({ id: `${i}-40`, rating: 1000 + 100 * i }));

describe('the puzzle of the day', () => {
  it('is the same from midnight to midnight in UTC, wherever one is', () => {
    const midnight = Date.UTC(2026, 10, 18);
    const today = puzzleOfDay(PUZZLES, midnight);
    expect(puzzleOfDay(PUZZLES, midnight + DAY - 1)).toBe(today);
    expect(puzzleOfDay(PUZZLES, midnight + DAY)).not.toBe(today);
    expect(puzzleOfDay(PUZZLES.toReversed(), midnight)).toBe(today);
  });

  it('comes to every puzzle before one returns', () => {
    const days = PUZZLES.map((_, i) => puzzleOfDay(PUZZLES, Date.UTC(2026, 0, 1) + i * DAY).id);
    expect(new Set(days).size).toBe(PUZZLES.length);
    // Not in the order of the list.
    expect(days).not.toEqual(PUZZLES.map(({ id }) => id));
  });
});

describe('the rating', () => {
  it('expects a half of an equal puzzle, and adds up to one', () => {
    expect(expectedScore(1200, 1200)).toBe(0.5);
    expect(expectedScore(1200, 1600)).toBeCloseTo(1 / 11);
    expect(expectedScore(1200, 1600) + expectedScore(1600, 1200)).toBeCloseTo(1);
  });

  it('rises by a solved puzzle and falls by a failed one, more at first and more by surprise', () => {
    expect(ratedAfter(1200, 1200, true, 0)).toBe(1224);
    expect(ratedAfter(1200, 1200, false, 0)).toBe(1176);
    expect(ratedAfter(1200, 1200, true, 12)).toBe(1212);
    expect(ratedAfter(1200, 1600, true, 12)).toBeGreaterThan(ratedAfter(1200, 1000, true, 12));
    expect(ratedAfter(400, 1000, false, 0)).toBe(400);
  });

  it('of a puzzle follows from who fails it', () => {
    expect([levelOf([1, 2, 4, 0]), levelOf([4, 4, 4, 0]), levelOf([1, 2, 4, 4]), levelOf([4, 3, 4, 3])]).toEqual([
      'easy',
      'medium',
      'medium',
      'hard',
    ]);
    expect(ratingOf([0, 0, 4, 0])).toBeLessThan(ratingOf([4, 4, 4, 0]));
    expect(ratingOf([4, 4, 4, 0])).toBeLessThan(ratingOf([4, 4, 4, 4]));
  });

  it('chooses the nearest puzzle that is not solved', () => {
    expect(nextPuzzle(PUZZLES, FIRST_RATING, () => false, null)?.rating).toBe(1200);
    expect(nextPuzzle(PUZZLES, FIRST_RATING, () => false, '2-40')?.rating).toBe(1100);
    expect(nextPuzzle(PUZZLES, FIRST_RATING, () => true, null)).toBeNull();
  });
});

describe('what is remembered', () => {
  it('counts the first answer only, and survives a broken store', async () => {
    const store = new Map<string, string>([['black-angel-puzzles', '{"puzzles":{"a":7},"ratings":[1,"x"]}']]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    });
    const { puzzleProgress, rememberAnswer } = await import('../browser/puzzle-progress.ts');
    expect(puzzleProgress()).toEqual({ puzzles: {}, ratings: [1] });
    rememberAnswer('b', false, () => 1100);
    rememberAnswer('b', true, () => 9999);
    expect(puzzleProgress()).toEqual({ puzzles: { b: { isSolved: true, isAtOnce: false } }, ratings: [1, 1100] });
    rememberAnswer('c', true, () => 1150);
    expect(puzzleProgress().puzzles['c']).toEqual({ isSolved: true, isAtOnce: true });
    expect(JSON.parse(store.get('black-angel-puzzles')!).ratings).toEqual([1, 1100, 1150]);
  });
});
