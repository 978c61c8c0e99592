// The held-out figure of a net: how good is the turn that it would choose, in groups that it has not learned from?

import type { Group } from './group.ts';
import { centred, linearOf, wordOf } from './train-net.ts';
import { makeActivation, type Parameters } from './trained-net.ts';

export interface Figure {
  groups: number;
  /** By the far results: how much better than the mean of its group is the turn with the best judgement, in VP? */
  gain: number;
  /** The standard error of the gain. */
  error: number;
  /** R² of the differences inside the groups. */
  r2: number;
}

/** Judges the candidates of a group. */
type JudgeGroup = (group: Group) => number[];

export const byLinear: JudgeGroup = ({ candidates }) => candidates.map(linearOf);

export function byNet(weights: Parameters): JudgeGroup {
  const activation = makeActivation({ first: weights.firstBias.length, second: weights.secondBias.length });
  return ({ candidates }) =>
    candidates.map((candidate) => linearOf(candidate) + wordOf(weights, candidate, () => activation));
}

/** The gain in one group. For equally good turns it is their mean. */
function gainIn(scores: readonly number[], results: readonly number[]): number {
  const best = Math.max(...scores);
  const chosen = results.filter((_, i) => scores[i] === best);
  return chosen.reduce((sum, result) => sum + result, 0) / chosen.length;
}

const rounded = (number: number): number => Math.round(number * 10_000) / 10_000;

export function judgeGroups(groups: readonly Group[], judge: JudgeGroup): Figure {
  const gains: number[] = [];
  let [missed, all] = [0, 0];
  for (const group of groups) {
    const scores = judge(group);
    const results = centred(group.candidates.map(({ far }) => far));
    const fits = centred(scores);
    gains.push(gainIn(scores, results));
    for (const [i, result] of results.entries()) {
      missed += (result - fits[i]!) ** 2;
      all += result ** 2;
    }
  }
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / Math.max(1, gains.length - 1);
  return {
    groups: groups.length,
    gain: rounded(mean),
    error: rounded(Math.sqrt(variance / gains.length)),
    r2: rounded(1 - missed / all),
  };
}

/** The figures of each mode with at least two groups. */
export function judgeModes(groups: readonly Group[], judge: JudgeGroup): Map<number, Figure> {
  const modes = [...Map.groupBy(groups, ({ mode }) => mode)].filter(([, members]) => members.length > 1);
  return new Map(modes.sort(([a], [b]) => a - b).map(([mode, members]) => [mode, judgeGroups(members, judge)]));
}
