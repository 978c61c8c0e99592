// A review is the same twice, and luck and skill add up to the result.

import { readFileSync } from 'node:fs';
import { type GameRecord, parseRecord } from '@black-angel/rules';
import { describe, expect, it } from 'vitest';
import { many } from '../../../scripts/soak.ts';
import { chancesOf, finish, type Review, reviewing } from '../src/advice/index.ts';
import { markOf } from '../src/advice/review-marks.ts';
import { turningPoints } from '../src/advice/turning-points.ts';

const GOLDENS = new URL('../../rules/test/goldens/', import.meta.url);
const recordOf = (name: string): GameRecord =>
  parseRecord(JSON.parse(readFileSync(new URL(`${name}.json`, GOLDENS), 'utf8')));
const reviewOf = (record: GameRecord): Review => finish(reviewing(record, { tries: many(1, 32) }));

const NAMES = ['03-2-players-standard', '01-1-players-standard', '06-3-players-advanced', '07-4-players-standard'];

describe.each(NAMES.slice(0, many(1, NAMES.length)))('the review of %s', (name) => {
  const record = recordOf(name);
  const review = reviewOf(record);

  it('is the same twice', () => {
    expect(reviewOf(record)).toEqual(review);
  });

  it('adds up: start, luck, own and others’ decisions make the result', () => {
    const { vp } = record.result!;
    expect(review.seats).toHaveLength(vp.length);
    for (const [seat, { start, luck, skill, others, result }] of review.seats.entries()) {
      const rest = vp.filter((_, other) => other !== seat);
      expect(result).toBeCloseTo(vp[seat]! - rest.reduce((sum, n) => sum + n, 0) / rest.length, 9);
      expect(start + luck + skill + others).toBeCloseTo(result, 9);
      expect(skill).toBeLessThanOrEqual(0);
    }
  });

  it('has every turn of the game, with moves that are the record’s', () => {
    for (const { index, played, seat, loss, mark, why } of review.turns) {
      expect(record.moves[index]).toBe(played[0]);
      expect(seat).toBeLessThan(record.options.players);
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(mark).toBe(markOf(loss));
      expect(why === null).toBe(mark === 'good');
    }
  });

  it('names what else could be played, the best first; what the best gains is what the turn gave up', () => {
    for (const { played, best, found, loss } of review.turns) {
      const gains = found.map(({ gain }) => gain);
      expect(gains).toEqual([...gains].sort((a, b) => b - a));
      expect(found.length).toBeLessThanOrEqual(3);
      if (best === played) expect(loss).toBe(0);
      else expect(found.find(({ moves }) => moves === best)?.gain).toBeCloseTo(loss, 9);
    }
  });
});

describe('chances', () => {
  it('add up to 1, and an advantage says more near the end', () => {
    const [early, late] = [chancesOf([3, -3], 1), chancesOf([3, -3], 0)];
    expect(early[0]! + early[1]!).toBeCloseTo(1, 9);
    expect(late[0]!).toBeGreaterThan(early[0]!);
    expect(early[0]!).toBeGreaterThan(0.5);
  });
});

it.each([
  [0, 'good'],
  [0.49, 'good'],
  [0.5, 'inaccurate'],
  [1.5, 'mistake'],
  [3, 'blunder'],
] as const)('a loss of %d VP is %s', (loss, mark) => {
  expect(markOf(loss)).toBe(mark);
});

describe('turning points', () => {
  const turn = (index: number, chance: number) => ({ index, round: 1, seat: 0, chances: [chance, 1 - chance] });

  it('are the largest changes of a chance, in the order of the game', () => {
    const turns = [0.5, 0.55, 0.3, 0.8, 0.82, 0.6, 0.45].map((chance, i) => turn(i, chance)) as never;
    expect(turningPoints({ turns }, 0).map(({ index }) => index)).toEqual([1, 2, 4]);
    expect(turningPoints({ turns }, 1)[1]!.change).toBeCloseTo(-0.5, 9);
    expect(turningPoints({ turns: [] }, 0)).toEqual([]);
  });
});
