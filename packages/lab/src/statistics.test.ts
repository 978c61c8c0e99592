// The statistics against values computed by hand, and against simulated tournaments with known parameters.

import { describe, expect, it } from 'vitest';
import {
  type Estimate,
  eloOf,
  estimateElo,
  estimateMean,
  estimateShare,
  marginOf,
  sprt,
  studentT,
  varianceOf,
  winScore,
} from './statistics.ts';

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function makeRandom(seed: number): () => number {
  let x = seed >>> 0;
  return () => {
    x = (x + 0x6d2b79f5) >>> 0;
    let z = Math.imul(x ^ (x >>> 15), x | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) / 0x100000000;
  };
}

/**
 * A block of games won with probability p. `together` is the share of games that depend only on the luck of the seed,
 * so that the games of a block have the same outcome.
 */
function simulateBlock(random: () => number, games: number, p: number, together: number): number {
  const luck = random();
  let wins = 0;
  for (let i = 0; i < games; i++) if ((random() < together ? luck : random()) < p) wins++;
  return wins / games;
}

const covers = ({ low, high }: Estimate, truth: number): boolean => low! <= truth && truth <= high!;

function coverage(blocks: number, games: number, p: number, together: number): number {
  const random = makeRandom(blocks * 1000 + games);
  const tournaments = 2000;
  let covered = 0;
  for (let i = 0; i < tournaments; i++) {
    const scores = Array.from({ length: blocks }, () => simulateBlock(random, games, p, together));
    if (covers(estimateShare(scores), p)) covered++;
  }
  return covered / tournaments;
}

describe('a game', () => {
  it('counts a shared victory 1/winners', () => {
    expect(winScore([2], 2)).toBe(1);
    expect(winScore([0, 2], 2)).toBe(0.5);
    expect(winScore([0, 1, 3], 3)).toBeCloseTo(1 / 3);
    expect(winScore([0, 1], 2)).toBe(0);
  });

  it('has a margin to the best other seat', () => {
    expect(marginOf([30, 42, 17], 1)).toBe(12);
    expect(marginOf([30, 42, 17], 2)).toBe(-25);
    expect(marginOf([20, 20], 0)).toBe(0);
  });
});

describe('a mean', () => {
  it("has Student's t, as in the tables", () => {
    expect(studentT(0)).toBe(Number.POSITIVE_INFINITY);
    for (const [freedom, t] of [
      [1, 12.706],
      [4, 2.776],
      [10, 2.228],
      [11, 2.201],
      [19, 2.093],
      [30, 2.042],
      [100, 1.984],
      [1e6, 1.96],
    ] as const)
      expect(studentT(freedom)).toBeCloseTo(t, 3);
  });

  it('has the interval that a hand finds', () => {
    expect(varianceOf([1, 2, 3, 4, 5])).toBe(2.5);
    const { mean, low, high } = estimateMean([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    expect(low).toBeCloseTo(3 - 2.77645 * Math.sqrt(0.5), 4);
    expect(high).toBeCloseTo(3 + 2.77645 * Math.sqrt(0.5), 4);
  });

  it('has no interval from one block', () => {
    expect(estimateMean([7])).toEqual({ mean: 7, low: null, high: null });
  });

  it('is covered in about 95 % of tournaments, even short ones', () => {
    const random = makeRandom(5);
    const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    let covered = 0;
    for (let i = 0; i < 4000; i++) if (covers(estimateMean([0, 1, 2, 3, 4].map(() => 3 + 8 * normal())), 3)) covered++;
    expect(covered / 4000).toBeGreaterThan(0.94);
    expect(covered / 4000).toBeLessThan(0.96);
  });
});

describe('a win share', () => {
  it('has the interval that a hand finds', () => {
    // mean ½, s² = 1/24, d = 1/6, t²d/n = 0.4220: ½ ± √(0.4220/4 + 0.4220²/4) / 1.4220
    const { mean, low, high } = estimateShare([0.25, 0.5, 0.5, 0.75]);
    expect(mean).toBe(0.5);
    expect(low).toBeCloseTo(0.5 - 0.2724, 4);
    expect(high).toBeCloseTo(0.5 + 0.2724, 4);
  });

  it('is the t interval when there are many blocks', () => {
    const scores = Array.from({ length: 4000 }, (_, i) => [0.25, 0, 0.5, 0.25][i % 4]!);
    const [share, mean] = [estimateShare(scores), estimateMean(scores)];
    expect(share.low).toBeCloseTo(mean.low!, 4);
    expect(share.high).toBeCloseTo(mean.high!, 4);
  });

  it('is not certain of anything because all blocks agree', () => {
    const all = estimateShare(new Array<number>(20).fill(1));
    expect(all).toMatchObject({ mean: 1, high: 1 });
    expect(all.low).toBeCloseTo(0.025 ** (1 / 20), 9);
    const thirds = estimateShare([1 / 3, 1 - 2 / 3, 0.1 + 0.7 / 3]);
    expect(thirds.high! - thirds.low!).toBeGreaterThan(0.5);
    expect(estimateShare([0, 0, 0])).toMatchObject({ mean: 0, low: 0 });
    const even = estimateShare(new Array<number>(500).fill(0.25));
    expect(even.low).toBeGreaterThan(0.24);
    expect(even.high).toBeLessThan(0.26);
    expect(even.high! - even.low!).toBeGreaterThan(0.005);
  });

  it('is covered in about 95 % of simulated tournaments', () => {
    for (const [blocks, games, p, together] of [
      [30, 4, 0.25, 0],
      [30, 4, 0.25, 0.5],
      [100, 4, 0.4, 0.3],
      [50, 2, 0.5, 0],
      [20, 3, 1 / 3, 0],
      [100, 1, 0.2, 0],
      [200, 4, 0.95, 0],
    ] as const) {
      const found = coverage(blocks, games, p, together);
      expect(found, `${blocks} blocks of ${games}, share ${p}`).toBeGreaterThan(0.93);
      expect(found, `${blocks} blocks of ${games}, share ${p}`).toBeLessThan(0.97);
    }
  });

  it('is covered at least as often where blocks are few or the share extreme', () => {
    for (const [blocks, games, p] of [
      [5, 4, 0.25],
      [5, 1, 0.5],
      [10, 4, 0.9],
      [20, 1, 0.9],
      [20, 4, 0.98],
    ] as const)
      expect(coverage(blocks, games, p, 0), `${blocks} blocks of ${games}, share ${p}`).toBeGreaterThan(0.93);
  });
});

describe('Elo', () => {
  it('is nought at parity whatever the number of seats, and the usual formula for two', () => {
    for (const seats of [2, 3, 4]) expect(eloOf(1 / seats, seats)).toBeCloseTo(0, 9);
    expect(eloOf(0.75, 2)).toBeCloseTo(400 * Math.log10(3), 9);
    expect(eloOf(0.5, 4)).toBeCloseTo(400 * Math.log10(3), 9);
    expect(eloOf(10 / 13, 4)).toBeCloseTo(400, 9);
  });

  it('has no end at 0 and 1', () => {
    expect(eloOf(0, 4)).toBeNull();
    expect(estimateElo({ mean: 1, low: 0.5, high: 1 }, 2)).toEqual({ difference: null, low: 0, high: null });
  });
});

describe('SPRT', () => {
  const run = (score: number, length = 10): number[] => new Array<number>(length).fill(score);

  it('is found by hand for single games', () => {
    expect(sprt(run(1), { p0: 0.25, p1: 0.5 })).toMatchObject({ decision: 'accept', blocks: 10 });
    expect(sprt(run(1), { p0: 0.25, p1: 0.5 }).llr).toBeCloseTo(10 * Math.log(2), 9);
    expect(sprt(run(0), { p0: 0.25, p1: 0.5 }).llr).toBeCloseTo(10 * Math.log(2 / 3), 9);
    expect(sprt(run(0), { p0: 0.25, p1: 0.5 })).toMatchObject({ decision: 'reject', blocks: 10 });
    expect(sprt([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1], { p0: 0.4, p1: 0.6 })).toMatchObject({ decision: 'continue' });
    expect(sprt([], { p0: 0.4, p1: 0.6 })).toMatchObject({ decision: 'continue', blocks: 0, llr: 0 });
    expect(sprt([], { p0: 0.4, p1: 0.6 }).upper).toBeCloseTo(Math.log(19), 9);
  });

  it('takes ten blocks at least and looks at nothing after its verdict', () => {
    expect(sprt(run(1, 9), { p0: 0.25, p1: 0.5 })).toMatchObject({ decision: 'continue', blocks: 9 });
    const long = sprt([...run(1), ...run(0, 500)], { p0: 0.25, p1: 0.5 });
    expect(long).toEqual(sprt(run(1), { p0: 0.25, p1: 0.5 }));
  });

  it('finds that identical bots are even', () => {
    expect(sprt(run(0.25, 100), { p0: 0.25, p1: 0.3 })).toMatchObject({ decision: 'reject' });
  });

  it('errs in about 5 % of simulated tournaments at most', () => {
    const tournaments = 600;
    const decide = (random: () => number, games: number, p: number, together: number, p0: number, p1: number) => {
      const scores: number[] = [];
      for (;;) {
        for (let i = 0; i < 200; i++) scores.push(simulateBlock(random, games, p, together));
        const { decision } = sprt(scores, { p0, p1 });
        if (decision !== 'continue') return decision;
      }
    };
    for (const [games, together, p0, p1] of [
      [4, 0, 0.25, 0.35],
      [4, 0.5, 0.25, 0.35],
      [2, 0, 0.5, 0.6],
      [1, 0, 0.5, 0.65],
      [1, 0, 0.9, 0.97],
    ] as const) {
      const random = makeRandom(games);
      let [wrongAccepts, wrongRejects] = [0, 0];
      for (let i = 0; i < tournaments; i++) {
        if (decide(random, games, p0, together, p0, p1) === 'accept') wrongAccepts++;
        if (decide(random, games, p1, together, p0, p1) === 'reject') wrongRejects++;
      }
      expect(wrongAccepts / tournaments, `${games} games, ${p0} or ${p1}`).toBeLessThan(0.075);
      expect(wrongRejects / tournaments, `${games} games, ${p0} or ${p1}`).toBeLessThan(0.075);
    }
  });
});
