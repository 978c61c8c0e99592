// What the bots are measured by: turns judged by Greedy's full search, and tries of Strategist. Both think about the same
// positions in every pass, because the cost of a turn differs from position to position.

import { botRandom, FULL, makeEvaluation, makeStrategist, TurnSearch } from '@black-angel/bots';
import { decisionKind, legalMoves, type State, view } from '@black-angel/rules';
import { sampleStates } from './engine.ts';

const isTurn = (state: State): boolean => decisionKind(state) === 'turn';

/** Beginnings of turns from all parts of random games. */
const searchPositions = (): State[] => sampleStates(2, (state, move) => isTurn(state) && move % 40 > 30);

/** A few of them: a try takes as long as a whole full search. */
const STRATEGIST_POSITIONS = 3;
const TRIES = 8;

/** Passes over the same work for about this long, at least one; what was done in a second. */
function rateOf(pass: () => number, milliseconds: number): number {
  const began = performance.now();
  let done = 0;
  do done += pass();
  while (performance.now() - began < milliseconds);
  return (done / (performance.now() - began)) * 1000;
}

/** Complete turns that Greedy's full search judges in a second. */
export function makeTurnsJudged(): (milliseconds: number) => number {
  const positions = searchPositions();
  const pass = (): number => {
    const search = new TurnSearch(makeEvaluation(), FULL);
    for (const state of positions) search.best(state, 5);
    return search.leaves;
  };
  return (milliseconds) => rateOf(pass, milliseconds);
}

/** Tries of Strategist in a second, the full search that it begins with included. */
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
