// A small net for tests.

import { makeUnitRandom } from '@black-angel/bots';
import { LEARN, type LearnSettings } from './learner.ts';
import { placesOf, randomWeights } from './net-weights.ts';

export const SIZES = { first: 16, second: 16 };
export const SETTINGS: LearnSettings = { ...LEARN, ...SIZES, batch: 64 };

/** Some net that says something. */
export function someWeights(seed = 4): Float32Array {
  const weights = randomWeights(SIZES, makeUnitRandom(seed));
  weights.fill(0.25, placesOf(SIZES).third);
  return weights;
}
