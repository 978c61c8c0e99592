// The ladder: ratings that explain the results, with intervals, all levels and Hal on one scale.

import { makeUnitRandom } from '@black-angel/bots';
import { describe, expect, it } from 'vitest';
import { type BlockResult, playBlock } from './blocks.ts';
import { ANCHOR_RATING, type LadderResult, ladderResult, ladderRuns, rate, sayLadder } from './ladder.ts';
import { makeSettings } from './settings.ts';

const RATINGS: Record<string, number> = { weak: 800, middle: 1000, strong: 1250 };

/** Blocks of four games, won in proportion to the strengths. */
function simulated(candidate: string, field: string, blocks: number, unit: () => number): LadderResult {
  const [mine, theirs] = [candidate, field].map((name) => 10 ** (RATINGS[name]! / 400)) as [number, number];
  const share = mine / (mine + 3 * theirs);
  return {
    seats: new Map([
      [candidate, 1],
      [field, 3],
    ]),
    gamesPerBlock: 4,
    blocks: Array.from({ length: blocks }, () => {
      const won = [0, 1, 2, 3].filter(() => unit() < share).length;
      return new Map([
        [candidate, won],
        [field, 4 - won],
      ]);
    }),
  };
}

describe('rate', () => {
  const unit = makeUnitRandom(4);
  const results = [simulated('middle', 'weak', 300, unit), simulated('strong', 'middle', 300, unit)];
  const ratings = rate(results, 'middle');

  it('finds the strengths behind the results, in order, with intervals around them', () => {
    expect(ratings.map(({ name }) => name)).toEqual(['strong', 'middle', 'weak']);
    for (const { name, rating, low, high } of ratings) {
      expect(Math.abs(rating - RATINGS[name]!)).toBeLessThan(40);
      expect(low).toBeLessThanOrEqual(rating);
      expect(high).toBeGreaterThanOrEqual(rating);
      expect(high - low).toBeLessThan(120);
    }
    expect(ratings[1]).toMatchObject({ rating: ANCHOR_RATING, low: ANCHOR_RATING, high: ANCHOR_RATING, games: 2400 });
  });

  it('gives the same figures again, and wider intervals to fewer blocks', () => {
    expect(rate(results, 'middle')).toEqual(ratings);
    const few = rate(
      results.map((result) => ({ ...result, blocks: result.blocks.slice(0, 30) })),
      'middle',
    );
    expect(few[0]!.high - few[0]!.low).toBeGreaterThan(2 * (ratings[0]!.high - ratings[0]!.low));
  });

  it('stays finite if one side won everything', () => {
    const all = {
      seats: new Map([
        ['a', 1],
        ['b', 1],
      ]),
      gamesPerBlock: 1,
      blocks: [
        new Map([
          ['a', 1],
          ['b', 0],
        ]),
      ],
    };
    const [first, second] = rate([all], 'b');
    expect([first!.name, second!.rating]).toEqual(['a', ANCHOR_RATING]);
    expect(first!.rating).toBeLessThan(ANCHOR_RATING + 400);
  });

  it('says it as a table; an anchor without games is refused', () => {
    expect(sayLadder(ratings).split('\n')[3]).toBe('| middle | 1000 | 1000 to 1000 | 2400 |');
    expect(() => rate(results, 'nobody')).toThrow(/nobody has no games/);
  });
});

describe('the runs of a ladder', () => {
  const options = { bots: ['random', 'novice'], players: 2, blocks: 2, halGames: 1, seed: 'ladder' };
  const runs = ladderRuns(options);

  it('are each bot against the one below it, and all of them against every level of Hal', () => {
    expect(runs).toHaveLength(1 + 2 * 4);
    expect(runs[0]).toMatchObject({ name: 'ladder-novice-random-2', blocks: 2 });
    expect(new Set(runs.map(({ name }) => name)).size).toBe(runs.length);
    expect(ladderRuns({ ...options, halGames: 0 })).toHaveLength(1);
  });

  it('are counted by name, whatever the seat; Hal is a name of its own', () => {
    const settings = makeSettings(runs[0]!.input);
    const games = [
      { seat: 0, winners: [0] },
      { seat: 1, winners: [0, 1] },
    ] as BlockResult['games'];
    const [wins] = ladderResult(settings, [{ block: 0, seed: '', games }]).blocks;
    expect(wins).toEqual(
      new Map([
        ['novice', 1.5],
        ['random', 0.5],
      ]),
    );
    const against = makeSettings(runs.at(-1)!.input);
    const result = ladderResult(against, [playBlock(against, 0)]);
    expect([...result.seats.keys()]).toEqual(['novice', 'Hal, extreme']);
    expect([...result.blocks[0]!.values()].reduce((sum, won) => sum + won, 0)).toBe(1);
  });
});
