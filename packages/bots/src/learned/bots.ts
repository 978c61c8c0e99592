// Bots that judge with the net.

import type { Bot } from '../bot.ts';
import { type Evaluation, makeEvaluation } from '../evaluation.ts';
import { makeGreedy } from '../greedy.ts';
import { makeStrategist, STRATEGIST, type StrategistSettings } from '../strategist.ts';
import { type Closeness, FULL, HASTY, type SearchLimits } from '../turn-search.ts';
import { makeCorrection } from './correction.ts';
import { LEARNED_WEIGHTS } from './learned-weights.ts';
import { loadedNet } from './load-net.ts';
import type { Net } from './net.ts';

/** The others count in full, because the net foretells the lead at the end of the game. */
const OTHERS = 1;

/** The expected lead at the end of the game, in VP: the learned weights, corrected by the net if there is one. */
export const makeLeadEvaluation = (net: Net | null): Evaluation =>
  makeEvaluation(LEARNED_WEIGHTS, OTHERS, [0, OTHERS, OTHERS, OTHERS], net && makeCorrection(net));

/** The expected lead by the net; without a net the linear evaluation of Greedy. */
export const makeLearnedEvaluation = (net: Net | null): Evaluation =>
  net ? makeLeadEvaluation(net) : makeEvaluation();

/** Asked about steps too, the net finds better turns, at a little more cost (docs/strength.md). */
export const CLOSE_STEPS: Closeness = { step: 0, turn: 0.5 };

/** Fewer ways to play a card are followed up than Greedy does. */
export const LEARNED_LIMITS: SearchLimits = { ...FULL, plays: 2 };

/** Looks at its own turn only, like Greedy. Without a net it is Greedy. */
export const makeLearned = (
  id = 'learned',
  net: Net | null = loadedNet(),
  close: Closeness | null = CLOSE_STEPS,
): Bot => makeGreedy(id, makeLearnedEvaluation(net), net ? { ...LEARNED_LIMITS, ...(close && { close }) } : FULL);

/** The level Hard: the net is asked about complete turns only. So the steps between the levels are nearly even. */
export const makeHard = (id: string): Bot => makeLearned(id, loadedNet(), null);

/**
 * The net finds the turns, plays two rounds ahead, and judges the end of the bot's own turn there, as it has learned to
 * (docs/strength.md).
 */
const LEARNED_SEARCH: StrategistSettings = {
  ...STRATEGIST,
  rounds: 2,
  rootTurns: 30,
  varied: 6,
  curiosity: 2.5,
  rootLimits: { ...LEARNED_LIMITS, close: CLOSE_STEPS },
  limits: { ...HASTY, close: CLOSE_STEPS },
};

/** The level Expert. Without a net it is Strategist. */
export function makeLearnedSearch(id: string, net: Net | null = loadedNet()): Bot {
  return net
    ? makeStrategist(id, makeLearnedEvaluation(net), LEARNED_SEARCH, makeLearnedEvaluation(net))
    : makeStrategist(id);
}
