// Bots that judge with the net.

import type { Bot } from '../bot.ts';
import { type Evaluation, makeEvaluation } from '../evaluation.ts';
import { makeGreedy } from '../greedy.ts';
import { makeStrategist } from '../strategist.ts';
import { makeCorrection } from './correction.ts';
import { loadedNet } from './load-net.ts';
import type { Net } from './net.ts';

/** The linear evaluation corrected by a net; without a net the linear one. */
export const makeLearnedEvaluation = (net: Net | null): Evaluation =>
  makeEvaluation(undefined, undefined, undefined, net && makeCorrection(net));

/** Looks at its own turn only, like Greedy. */
export const makeLearned = (id = 'learned', net: Net | null = loadedNet()): Bot =>
  makeGreedy(id, makeLearnedEvaluation(net));

/** Looks ahead like Strategist; every seat plans its turns with the net. */
export const makeLearnedStrategist = (id = 'learned-strategist', net: Net | null = loadedNet()): Bot =>
  makeStrategist(id, makeLearnedEvaluation(net));
