// Judging single turns: what a turn is worth more than another one at the end of the game.

import { loadNet } from '@black-angel/bots';
import { beforeAll, expect, it } from 'vitest';
import { judgeTurns, type TurnJudging } from './judge-turns.ts';
import { meanOf } from './statistics.ts';

beforeAll(() => loadNet());

const JUDGING: TurnJudging = {
  bots: ['learned', 'learned', 'random', 'greedy'],
  options: { players: 2, advanced: false, hal: null },
  seed: 'judged',
  every: 4,
  worlds: 4,
};
const judged = (change: Partial<TurnJudging> = {}) =>
  [...judgeTurns({ ...JUDGING, ...change }, 0)].map(({ gains }) => gains);

it('the same turn gains nothing, a random one loses', () => {
  const gains = judged();
  expect(gains.length).toBeGreaterThan(5);
  for (const [first, same] of gains) expect([first, same]).toEqual([0, 0]);
  expect(meanOf(gains.map((each) => each[2]!))).toBeLessThan(-0.5);
});

it('gives the same gains again, and works alone against Hal', () => {
  const alone = {
    bots: ['learned', 'greedy'],
    options: { players: 1, advanced: false, hal: 'standard' },
    every: 6,
  } as const;
  const gains = judged(alone);
  expect(gains.length).toBeGreaterThan(1);
  expect(judged(alone)).toEqual(gains);
});
