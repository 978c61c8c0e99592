// Whether a turn is surely better than another by some margin: a statistical test over the differences in worlds that
// both share. It may be repeated as worlds are added; the error probability is divided among the repetitions, so the
// confidence of all of them together is 99 %.

import { meanOf } from './ahead.ts';

/** The numbers of worlds at which the test looks. */
export const LOOKS = [6, 12, 24, 48, 96] as const;
/** Quantiles of Student's t for 1 - 0.01 / 5, with one degree of freedom less than worlds. */
const QUANTILES = [5.03, 3.624, 3.198, 3.027, 2.95] as const;
/** The least standard deviation that the test assumes, in VP: a few equal differences do not prove that all are. */
const LEAST_SPREAD = 1;
/** ln of the inverse of 0.01 / 5. */
const LOG_ALPHA = Math.log(500);

export type Verdict = 'sure' | 'open' | 'hopeless';

const spreadOf = (list: readonly number[], mean: number): number =>
  Math.sqrt(list.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, list.length - 1));

/** By how many VP the turn is better for sure, at the look with this number. */
export function surelyBetter(gaps: readonly number[], look: number): number {
  const mean = meanOf(gaps);
  return mean - (QUANTILES[look]! * Math.max(LEAST_SPREAD, spreadOf(gaps, mean))) / Math.sqrt(gaps.length);
}

/** `gaps`: differences in VP, one for each world. `least`: the margin. */
export function judgeGaps(gaps: readonly number[], least: number, look: number): Verdict {
  if (surelyBetter(gaps, look) >= least) return 'sure';
  const mean = meanOf(gaps);
  return mean + spreadOf(gaps, mean) / Math.sqrt(gaps.length) < least ? 'hopeless' : 'open';
}

/** The same for won games: `gaps` are 1, 0 or -1. Hoeffding's bound holds for every distribution between -1 and 1. */
export function judgeWins(gaps: readonly number[], least: number): Verdict {
  const mean = meanOf(gaps);
  if (mean - Math.sqrt((2 * LOG_ALPHA) / gaps.length) >= least) return 'sure';
  return mean < least ? 'hopeless' : 'open';
}
