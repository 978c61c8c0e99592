// Properties of the Swiss pairing, over random tournaments.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Met, pair, sizesOf } from './pairing.ts';
import { meetings, type PlayedRound, pointsOf, standingsOf } from './standings.ts';

const namesOf = (count: number): string[] => Array.from({ length: count }, (_, n) => `p${String(n).padStart(2, '0')}`);

/** Plays rounds whose results follow from `draw`. Returns them, with the repeated meetings of each. */
function play(players: readonly string[], tableSize: number, rounds: number, draw: (n: number) => number) {
  const played: PlayedRound[] = [];
  const repeats: number[] = [];
  let drawn = 0;
  for (let n = 0; n < rounds; n++) {
    const met = meetings(played);
    const ranked = standingsOf(players, played, (player) => player).map(({ player }) => player);
    const byesOf = (player: string): number => played.filter(({ byes }) => byes.includes(player)).length;
    const { tables, byes } = pair(ranked, tableSize, met, byesOf);
    repeats.push(countRepeats(tables, met));
    played.push({
      byes,
      tables: tables.map((seated) => {
        const vp = seated.map(() => draw(drawn++));
        return { players: seated, results: pointsOf(vp).map((points, i) => ({ points, vp: vp[i]! })) };
      }),
    });
  }
  return { played, repeats };
}

function countRepeats(tables: readonly string[][], met: Met): number {
  let repeats = 0;
  for (const table of tables)
    for (const [i, a] of table.entries()) for (const b of table.slice(i + 1)) repeats += met(a, b);
  return repeats;
}

/** The fewest repeated meetings of all pairings, by trying every one of them. */
function fewestRepeats(players: readonly string[], sizes: readonly number[], met: Met): number {
  const tables: string[][] = sizes.map(() => []);
  let fewest = Number.POSITIVE_INFINITY;
  const seat = (n: number, repeats: number): void => {
    if (repeats >= fewest) return;
    if (n === players.length) {
      fewest = repeats;
      return;
    }
    for (const [i, table] of tables.entries()) {
      if (table.length >= sizes[i]!) continue;
      const more = table.reduce((sum, other) => sum + met(other, players[n]!), 0);
      table.push(players[n]!);
      seat(n + 1, repeats + more);
      table.pop();
    }
  };
  seat(0, 0);
  return fewest;
}

const results = fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 40, maxLength: 40 });
const drawFrom =
  (list: readonly number[]) =>
  (n: number): number =>
    list[n % list.length]! + ((n * 31) % 7);

describe('a round', () => {
  it('seats everybody once, at tables of two to four, with one round off at most', () => {
    const size = fc.record({ players: fc.integer({ min: 4, max: 64 }), tableSize: fc.integer({ min: 2, max: 4 }) });
    fc.assert(
      fc.property(size, fc.integer({ min: 1, max: 4 }), results, ({ players, tableSize }, rounds, list) => {
        const names = namesOf(players);
        for (const { tables, byes } of play(names, tableSize, rounds, drawFrom(list)).played) {
          expect([...tables.flatMap(({ players: seated }) => seated), ...byes].sort()).toEqual(names);
          for (const { players: seated } of tables) {
            expect(seated.length).toBeGreaterThanOrEqual(2);
            expect(seated.length).toBeLessThanOrEqual(tableSize);
          }
          expect(byes.length).toBe(tableSize === 2 ? players % 2 : 0);
        }
      }),
      { numRuns: 60, seed: 14 },
    );
  });

  it('repeats no meeting that can be avoided, with few players: every other pairing is tried', () => {
    const size = fc.record({ players: fc.integer({ min: 4, max: 9 }), tableSize: fc.integer({ min: 2, max: 4 }) });
    fc.assert(
      fc.property(size, fc.integer({ min: 1, max: 5 }), results, ({ players, tableSize }, rounds, list) => {
        const names = namesOf(players);
        const { played, repeats } = play(names, tableSize, rounds, drawFrom(list));
        for (const [n, repeated] of repeats.entries()) {
          const before = played.slice(0, n);
          const playing = names.filter((player) => !played[n]!.byes.includes(player));
          expect(repeated).toBe(fewestRepeats(playing, sizesOf(players, tableSize), meetings(before)));
        }
      }),
      { numRuns: 60, seed: 14 },
    );
  });

  it('repeats no meeting at all with many players', () => {
    const size = fc.record({ players: fc.integer({ min: 24, max: 64 }), tableSize: fc.integer({ min: 2, max: 4 }) });
    fc.assert(
      fc.property(size, results, ({ players, tableSize }, list) => {
        const { repeats } = play(namesOf(players), tableSize, 5, drawFrom(list));
        expect(repeats).toEqual([0, 0, 0, 0, 0]);
      }),
      { numRuns: 40, seed: 14 },
    );
  });

  it('gives nobody a second round off before everybody has had one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 9 }), results, (half, rounds, list) => {
        const names = namesOf(2 * half + 1);
        const { played } = play(names, 2, rounds, drawFrom(list));
        const counts = names.map((player) => played.filter(({ byes }) => byes.includes(player)).length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60, seed: 14 },
    );
  });

  it('lets players of equal standing meet', () => {
    const names = namesOf(8);
    const never: Met = () => 0;
    const { tables } = pair(names, 4, never, () => 0);
    expect(tables).toEqual([names.slice(0, 4), names.slice(4)]);
    expect(pair(names, 2, never, () => 0).tables).toEqual([0, 2, 4, 6].map((i) => names.slice(i, i + 2)));
  });
});

describe('points', () => {
  it('are one for a win at a table of any size, and shared by equals', () => {
    expect(pointsOf([50, 40])).toEqual([1, 0]);
    expect(pointsOf([50, 50])).toEqual([0.5, 0.5]);
    expect(pointsOf([30, 60, 45, 20])).toEqual([0.333, 1, 0.667, 0]);
    expect(pointsOf([60])).toEqual([1]);
    expect(pointsOf([60, Number.NEGATIVE_INFINITY, 30])).toEqual([1, 0, 0.5]);
  });

  it('come first in a standing, then the strength of the opponents', () => {
    const win = (players: string[]) => ({
      players,
      results: [
        { points: 1, vp: 50 },
        { points: 0, vp: 40 },
      ],
    });
    const rounds = [
      { tables: [win(['a', 'b']), win(['c', 'd'])], byes: [] },
      { tables: [win(['a', 'c']), win(['b', 'd'])], byes: [] },
    ];
    expect(
      standingsOf(['d', 'c', 'b', 'a'], rounds, (player) => player).map(({ player, points }) => [player, points]),
    ).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 1],
      ['d', 0],
    ]);
  });
});
