// Tries complete turns in dealt worlds and plays on. All turns are tried in the same worlds, so their luck is the same.

import type { View } from '@black-angel/engine';
import { isOver, type State } from '@black-angel/rules';
import { copy, standing } from '@black-angel/rules/playout';
import { determinize } from '../deal.ts';
import { makeEvaluation } from '../evaluation.ts';
import { botRandom } from '../play.ts';
import { playAhead } from '../play-ahead.ts';
import { judgingAhead, STRATEGIST } from '../strategist.ts';
import { HASTY, TurnSearch } from '../turn-search.ts';

/** What each seat can expect after a turn: its VP minus the mean of the others. Hal follows the players. */
export type Expectations = number[];

export const seatsOf = (state: Pick<State, 'players' | 'hal'>): number => state.players.length + (state.hal ? 1 : 0);

/** The final result in the same unit. */
export function marginsOf(state: State): Expectations {
  const { vp } = standing(state);
  const sum = vp.reduce((total, n) => total + n, 0);
  return vp.map((own) => own - (sum - own) / (vp.length - 1));
}

export function expectationsAt(world: State, judging: ReturnType<typeof judgingAhead>): Expectations {
  if (isOver(world)) return marginsOf(world);
  const worth = Array.from({ length: seatsOf(world) }, (_, seat) => judging.worth(world, seat));
  const sum = worth.reduce((total, n) => total + n, 0);
  return worth.map((own) => own - (sum - own) / (worth.length - 1));
}

export interface TrySettings {
  worlds: number;
  seed: string;
  /** Turns that are played, the tried one included. */
  depth?: number;
}

/** For each turn and each world, what every seat can expect. The view must ask its viewer. */
export function* trying(
  view: View,
  turns: readonly (readonly string[])[],
  { worlds, seed, depth = STRATEGIST.depth }: TrySettings,
): Generator<void, Expectations[][]> {
  const random = botRandom(`ahead/${seed}`, 0, 0);
  const { seat } = view.decision!;
  const quick = new TurnSearch(makeEvaluation(), HASTY);
  const judging = judgingAhead();
  const results: Expectations[][] = turns.map(() => []);
  for (let n = 0; n < worlds; n++) {
    const world = determinize(view, random);
    for (const [i, moves] of turns.entries()) {
      const draft = copy(world);
      playAhead(draft, seat, moves, quick, depth);
      results[i]!.push(expectationsAt(draft, judging));
      yield;
    }
  }
  return results;
}

/** Runs a generator to its end. */
export function finish<Result>(steps: Generator<unknown, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

export const tryTurns = (view: View, turns: readonly (readonly string[])[], settings: TrySettings): Expectations[][] =>
  finish(trying(view, turns, settings));

export const meanOf = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;
