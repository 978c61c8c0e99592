// Puzzles as they are shipped (puzzles.json), how hard they are, and what an answer is worth. Headless.

import type { Comparison, PuzzleTheme } from '@black-angel/bots/advice';
import { planOf } from '@black-angel/bots/plan-of';
import type { Engine, State } from '@black-angel/engine';
import { loadEngine } from '@black-angel/engine/load';
import type { Position } from '@black-angel/rules/position';
import { type Lesson, makeLesson } from '../learn/step.ts';
import { stepsOf } from './solution.ts';

export type { PuzzleTheme };
export const PUZZLE_LEVELS = ['easy', 'medium', 'hard'] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** A puzzle in the file. `npm run task puzzles` writes it. */
export interface ShippedPuzzle {
  readonly id: string;
  readonly theme: PuzzleTheme;
  /** How many of 4 tries of a Novice, Easy, Normal and Hard bot fail. */
  readonly fails: readonly [number, number, number, number];
  /** What the player sees, as a position. The rest is dealt by its seed. */
  readonly position: Omit<Position, 'position' | 'components'>;
  readonly solution: readonly string[];
  /** Present if the card that is played first is part of the solution. */
  readonly card?: true;
  /** What the closest other plans give up: VP, or the share of won games if the theme is `win`. */
  readonly others: Readonly<Record<string, number>>;
  /** The least that all further plans give up. */
  readonly rest: number;
  /** The turn that a Normal bot plays. */
  readonly usual: readonly string[];
  /** Why the solution is better than that. */
  readonly why: Comparison;
}

export interface PuzzleFile {
  /** The rules version and the component set of all puzzles. The engine of that version plays them. */
  readonly rules: number;
  readonly components: { readonly id: string; readonly hash: string };
  /** From easy to hard. */
  readonly puzzles: readonly ShippedPuzzle[];
}

export interface Puzzle extends ShippedPuzzle {
  /** Its place in the list, from 1. */
  readonly number: number;
  readonly level: PuzzleLevel;
  /** On the scale of the player's own rating. */
  readonly rating: number;
}

export interface PuzzleList {
  readonly engine: Engine;
  readonly components: PuzzleFile['components'];
  readonly puzzles: readonly Puzzle[];
}

/** More failed tries than these count as failing it: of the 4 of Hard, and of the 8 of Novice and Easy together. */
const HARD_FAILS = 2;
const WEAK_FAILS = 5;

/**
 * easy: neither Hard nor the weaker bots fail it;
 * medium: one of the two fails;
 * hard: both fail. Normal always does.
 */
export function levelOf([novice, easy, , hard]: ShippedPuzzle['fails']): PuzzleLevel {
  const failing = Number(hard > HARD_FAILS) + Number(novice + easy > WEAK_FAILS);
  return PUZZLE_LEVELS[failing]!;
}

const LEVEL_RATINGS: Record<PuzzleLevel, number> = { easy: 1000, medium: 1300, hard: 1600 };

/** The level, and within it how many tries failed. */
export const ratingOf = (fails: ShippedPuzzle['fails']): number =>
  LEVEL_RATINGS[levelOf(fails)] + 15 * (fails[0] + fails[1]) + 30 * fails[3];

export async function listOf({ rules, components, puzzles }: PuzzleFile): Promise<PuzzleList> {
  return {
    engine: await loadEngine(rules),
    components,
    puzzles: puzzles.map((puzzle, i) => ({
      ...puzzle,
      number: i + 1,
      level: levelOf(puzzle.fails),
      rating: ratingOf(puzzle.fails),
    })),
  };
}

/** A separate chunk, which the service worker caches like the others. */
export const loadPuzzles = async (): Promise<PuzzleList> =>
  listOf((await import('./puzzles.json')).default as unknown as PuzzleFile);

/** Whether a complete turn is the solution. The order of moves and details of the plan do not matter. */
export const isSolvedBy = ({ solution, card }: Pick<ShippedPuzzle, 'solution' | 'card'>, turn: readonly string[]) =>
  planOf(turn) === planOf(solution) && (!card || turn.some((move) => move.startsWith('play ')));

export interface Loss {
  /** VP, or the share of won games. */
  readonly amount: number;
  /** The plan is none of the closest ones: it gives up at least this. */
  readonly isLeast: boolean;
  /** It is the plan of the solution, but its card was not played. */
  readonly lacksCard: boolean;
}

/** What a turn gives up, compared with the solution. */
export function lossOf({ others, rest, solution }: ShippedPuzzle, turn: readonly string[]): Loss {
  const plan = planOf(turn);
  const known = others[plan];
  return { amount: known ?? rest, isLeast: known === undefined, lacksCard: plan === planOf(solution) };
}

export const startOfPuzzle = ({ position }: ShippedPuzzle, { engine, components }: PuzzlePlace): State =>
  engine.parsePosition({ position: 1, ...position, components });

type PuzzlePlace = Pick<PuzzleList, 'engine' | 'components'>;

/** A puzzle as a lesson of one step: the player plays the whole turn, and gets help only on request. */
export const lessonOf = (puzzle: Puzzle, place: PuzzlePlace): Lesson => ({
  ...makeLesson(`puzzle-${puzzle.id}`, 1, [
    {
      id: 'turn',
      position: { position: 1, ...puzzle.position, components: place.components },
      passes: { accepts: (turn) => isSolvedBy(puzzle, turn) },
      line: stepsOf(startOfPuzzle(puzzle, place), puzzle.solution, place.engine).map(({ move }) => move),
      isFound: true,
    },
  ]),
  engine: place.engine,
});
