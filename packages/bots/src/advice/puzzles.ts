// Puzzles: positions with one clearly best turn that a bot of the level Normal does not find. The turn must beat every
// other plan by at least 2 VP with 99 % confidence, in many worlds that all plans share.

import { decision, determinize, type State, type View, view as viewOf } from '@black-angel/rules';
import { makeEvaluation } from '../evaluation.ts';
import { botRandom } from '../play.ts';
import { FULL, lineOf, TurnSearch } from '../turn-search.ts';
import { onePerPlan, partsOfTurns, planOf, withAhead } from './advise.ts';
import { meanOf, tryTurns } from './ahead.ts';
import { type Comparison, compareTurns } from './compare.ts';

export const PUZZLE_THEMES = ['mostVp', 'combination', 'strip', 'ending', 'plan'] as const;
export type PuzzleTheme = (typeof PUZZLE_THEMES)[number];

export const PUZZLE_LEVELS = ['easy', 'medium', 'hard'] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** What the search found out about a position. */
export interface FoundPuzzle {
  readonly theme: PuzzleTheme;
  readonly level: PuzzleLevel;
  /** Complete turns; the first is the solution, the second the one that a Normal bot plays. */
  readonly turns: readonly (readonly string[])[];
  /** VP that each turn gives up beside the solution; at least 2 with 99 % confidence. */
  readonly losses: readonly number[];
  /** Why the solution is better than the Normal bot's turn. */
  readonly why: Comparison;
}

const LEAST_GAP = 2;
/** 99 % of a normal distribution lie below this many standard errors. */
const SURE = 2.326;
const MOST_PLANS = 6;
/** A first look, and batches of worlds until the gap is sure or not to be hoped for. */
const FIRST_WORLDS = 4;
const BATCH = 12;
const BATCHES = 5;

interface Gap {
  mean: number;
  error: number;
}

/** By how much each turn is worse than one of them, over the same worlds. */
function gapsTo(best: number, values: readonly (readonly number[])[]): Gap[] {
  return values.map((own) => {
    const gaps = own.map((value, world) => values[best]![world]! - value);
    const mean = meanOf(gaps);
    const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / Math.max(1, gaps.length - 1);
    return { mean, error: Math.sqrt(variance / gaps.length) };
  });
}

const valuesOf = (seen: View, turns: readonly (readonly string[])[], worlds: number, seed: string): number[][] =>
  tryTurns(seen, turns, { worlds, seed }).map((results) => results.map((expected) => expected[seen.decision!.seat]!));

/** Fresh worlds in batches; null unless the gap to every other turn is sure. */
function verify(seen: View, turns: readonly (readonly string[])[], best: number, seed: string): Gap[] | null {
  const values: number[][] = turns.map(() => []);
  for (let batch = 0; batch < BATCHES; batch++) {
    for (const [i, more] of valuesOf(seen, turns, BATCH, `${seed}/verify/${batch}`).entries()) values[i]!.push(...more);
    const others = gapsTo(best, values).filter((_, i) => i !== best);
    if (others.every(({ mean, error }) => mean - SURE * error >= LEAST_GAP)) return gapsTo(best, values);
    if (others.some(({ mean, error }) => mean + error < LEAST_GAP)) return null;
  }
  return null;
}

function themeOf(solution: readonly string[], { reasons }: Comparison, state: State): PuzzleTheme {
  const kinds = reasons.map(({ kind }) => kind);
  if (kinds[0] === 'vpNow') return 'mostVp';
  if (kinds.includes('neutralizations')) return 'strip';
  if (kinds.includes('ending') || state.lastRound > 0) return 'ending';
  return solution.some((move) => move.startsWith('play ')) ? 'combination' : 'plan';
}

/** Looks for a puzzle at the beginning of a turn. Null if there is none. */
export function findPuzzle(state: State, seed: string): FoundPuzzle | null {
  const { seat } = decision(state)!;
  const seen = viewOf(state, seat);
  const world = determinize(seen, botRandom(`puzzle/${seed}`, 0, 0));
  const found = new TurnSearch(makeEvaluation(), FULL).best(world, 60).map((turn) => lineOf(world, turn, 1));
  const turns = onePerPlan(found)
    .slice(0, MOST_PLANS)
    .map(({ moves }) => moves);
  if (turns.length < 3) return null;
  const means = valuesOf(seen, turns, FIRST_WORLDS, `${seed}/first`).map(meanOf);
  const best = means.indexOf(Math.max(...means));
  // The first turn is the one that the evaluation prefers: a Normal bot plays it.
  const next = Math.max(...means.filter((_, i) => i !== best));
  if (best === 0 || means[best]! - next < LEAST_GAP) return null;
  const gaps = verify(seen, turns, best, seed);
  if (!gaps) return null;
  const solution = turns[best]!;
  const parts = withAhead(partsOfTurns(seen, [solution, turns[0]!], seed), [gaps[0]!.mean, 0]);
  const why = compareTurns(parts[0]!, parts[1]!);
  const order = [best, ...turns.map((_, i) => i).filter((i) => i !== best)];
  return {
    theme: themeOf(solution, why, state),
    level: best <= 1 ? 'easy' : best <= 3 ? 'medium' : 'hard',
    turns: order.map((i) => turns[i]!),
    losses: order.map((i) => (i === best ? 0 : gaps[i]!.mean)),
    why,
  };
}

/** Whether a complete turn is the solution: turns of one plan differ only in details. */
export const isSolution = (turns: readonly (readonly string[])[], moves: readonly string[]): boolean =>
  planOf(moves) === planOf(turns[0]!);
