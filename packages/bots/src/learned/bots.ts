// Bots that judge with the net.

import type { Bot } from '../bot.ts';
import { type Evaluation, makeEvaluation } from '../evaluation.ts';
import { makeGreedy } from '../greedy.ts';
import { COMES_TRUE, judgingAhead, makeStrategist, STRATEGIST, type StrategistSettings } from '../strategist.ts';
import { FULL, type SearchLimits } from '../turn-search.ts';
import { makeCorrection } from './correction.ts';
import { loadedNet } from './load-net.ts';
import type { Net } from './net.ts';

/** The linear evaluation corrected by a net; without a net the linear one. */
export const makeLearnedEvaluation = (net: Net | null): Evaluation =>
  makeEvaluation(undefined, undefined, undefined, net && makeCorrection(net));

/** Judges positions some turns ahead. Like every promise, the word of the net counts for what comes true of it. */
export const makeLearnedLeaves = (net: Net | null): Evaluation => {
  const correction = net && makeCorrection(net);
  return judgingAhead(correction && ((...position) => COMES_TRUE * correction(...position)));
};

/** Fewer ways to play a card are followed up: an eighth less time, and nearly always the same turn. */
const LIMITS: SearchLimits = { ...FULL, plays: 2 };

/** Looks at its own turn only, like Greedy. Without a net it is Greedy. */
export const makeLearned = (id = 'learned', net: Net | null = loadedNet()): Bot =>
  makeGreedy(id, makeLearnedEvaluation(net), net ? LIMITS : FULL);

/** Looks ahead like Strategist; every seat plans its turns with the net. */
export const makeLearnedStrategist = (id = 'learned-strategist', net: Net | null = loadedNet()): Bot =>
  makeStrategist(id, makeLearnedEvaluation(net));

/**
 * With the net as the judge of where the turns led, looking half as far is better: the net knows what comes after, and
 * there is time for twice as many tries (docs/strength.md).
 */
const LEARNED_SEARCH: StrategistSettings = { ...STRATEGIST, depth: 7 };

/**
 * The levels Hard and Expert, which differ in their tries. The net finds the turns, plays ahead and judges where they
 * led. Without a net it is Strategist.
 */
export function makeLearnedSearch(id: string, net: Net | null = loadedNet()): Bot {
  if (!net) return makeStrategist(id);
  return makeStrategist(id, makeLearnedEvaluation(net), LEARNED_SEARCH, makeLearnedLeaves(net));
}
