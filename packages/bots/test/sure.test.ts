// The test of confidence: it errs less often than it promises, and finds what is clearly better.

import { expect, it } from 'vitest';
import { judgeGaps, judgeWins, LOOKS, surelyBetter } from '../src/advice/sure.ts';
import { makeUnitRandom } from '../src/random.ts';

/** Draws from a normal distribution. */
function makeNormal(seed: number): (mean: number, spread: number) => number {
  const unit = makeUnitRandom(seed);
  return (mean, spread) => mean + spread * Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit());
}

/** Whether all looks together say that the gap is sure. */
function isSure(draw: () => number, judge: (gaps: number[], look: number) => string): boolean {
  const gaps: number[] = [];
  for (const [look, until] of LOOKS.entries()) {
    while (gaps.length < until) gaps.push(draw());
    const verdict = judge(gaps, look);
    if (verdict !== 'open') return verdict === 'sure';
  }
  return false;
}

it('a gap of just 2 VP passes in less than 1 % of the cases, with all looks together', () => {
  for (const spread of [0.5, 3, 8]) {
    const normal = makeNormal(7);
    const passed = Array.from({ length: 4000 }, () =>
      isSure(
        () => normal(2, spread),
        (gaps, look) => judgeGaps(gaps, 2, look),
      ),
    ).filter(Boolean).length;
    expect(passed).toBeLessThan(40);
  }
});

it('a clear gap passes nearly always, a hopeless one is given up at the first look', () => {
  const normal = makeNormal(8);
  const passed = Array.from({ length: 200 }, () =>
    isSure(
      () => normal(6, 3),
      (gaps, look) => judgeGaps(gaps, 2, look),
    ),
  ).filter(Boolean).length;
  expect(passed).toBeGreaterThan(190);
  expect(judgeGaps([0, 1, -1, 0, 1, 0], 2, 0)).toBe('hopeless');
});

it('few equal gaps prove little: they count with a spread of 1 VP', () => {
  expect(surelyBetter([3, 3, 3, 3, 3, 3], 0)).toBeCloseTo(3 - 5.03 / Math.sqrt(6));
  expect(judgeGaps([3, 3, 3, 3, 3, 3], 2, 0)).toBe('open');
  expect(judgeGaps([5, 5, 5, 5, 5, 5], 2, 0)).toBe('sure');
});

it('a win needs many worlds: a plan that wins half as often more passes in less than 1 % of the cases', () => {
  const unit = makeUnitRandom(9);
  const passed = Array.from({ length: 4000 }, () =>
    isSure(
      () => (unit() < 0.5 ? 1 : 0),
      (gaps) => judgeWins(gaps, 0.5),
    ),
  ).filter(Boolean).length;
  expect(passed).toBeLessThan(40);
  expect(judgeWins(new Array<number>(48).fill(1), 0.5)).toBe('open');
  expect(judgeWins(new Array<number>(96).fill(1), 0.5)).toBe('sure');
});
