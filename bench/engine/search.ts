// Measures the bots: turns judged by Greedy's full search, and tries of Strategist. Every pass uses the same positions,
// because the cost of a turn differs between positions.

import {
  botRandom,
  type Evaluation,
  FULL,
  makeEvaluation,
  makeStrategist,
  type SearchLimits,
  TurnSearch,
} from '@black-angel/bots';
import { legalMoves, type State, view } from '@black-angel/rules';
import { decisionKind } from '@black-angel/rules/playout';
import { cpuMilliseconds } from './clock.ts';
import { sampleStates } from './engine.ts';

const isTurn = (state: State): boolean => decisionKind(state) === 'turn';

/** Beginnings of turns from all parts of random games. */
const searchPositions = (): State[] => sampleStates(2, (state, move) => isTurn(state) && move % 40 > 30);

/** A few of them, because a try takes as long as a whole full search. */
const STRATEGIST_POSITIONS = 3;
const TRIES = 8;

/** Repeats the work for about this long, at least once; returns the rate per second. */
function rateOf(pass: () => number, milliseconds: number): number {
  const began = cpuMilliseconds();
  let done = 0;
  do done += pass();
  while (cpuMilliseconds() - began < milliseconds);
  return (done / (cpuMilliseconds() - began)) * 1000;
}

/** Complete turns that the full search judges per second: Greedy's, or with what is given. */
export function makeTurnsJudged(
  evaluation: Evaluation = makeEvaluation(),
  limits: SearchLimits = FULL,
): (milliseconds: number) => number {
  const positions = searchPositions();
  const pass = (): number => {
    const search = new TurnSearch(evaluation, limits);
    for (const state of positions) search.best(state, 5);
    return search.leaves;
  };
  return (milliseconds) => rateOf(pass, milliseconds);
}

/** Tries of Strategist per second, including the full search at the root. */
export function makeTries(): (milliseconds: number) => number {
  const positions = searchPositions().filter((state) => legalMoves(state, state.seat).length > 20);
  const chosen = positions.slice(0, STRATEGIST_POSITIONS);
  const bot = makeStrategist();
  const pass = (): number => {
    let tries = 0;
    for (const state of chosen) {
      const input = { view: view(state, state.seat), moves: legalMoves(state, state.seat) };
      // Strategist pauses once after every try.
      for (const _ of bot.ponder!({ ...input, budget: { iterations: TRIES }, random: botRandom('bench', 0, 0) }))
        tries++;
    }
    return tries;
  };
  return (milliseconds) => rateOf(pass, milliseconds);
}
