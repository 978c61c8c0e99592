import { readFileSync } from 'node:fs';
import type { Result } from '@black-angel/engine';
import { type Entry, Match, matchOfRecord } from '@black-angel/match';
import { parseRecord } from '@black-angel/rules';
import { describe, expect, it } from 'vitest';
import { turnGroups, vpChanges } from './turn-groups.ts';
import { turningPoints } from './turning-points.ts';

function open(name: string): Match {
  const file = new URL(`../../../../packages/rules/test/goldens/${name}.json`, import.meta.url);
  return new Match(matchOfRecord(parseRecord(JSON.parse(readFileSync(file, 'utf8'))), null, 'normal'));
}
const resultOf = (match: Match): Result => match.moment('spectator').result!;

describe('the turns that moved the result most', () => {
  const four = open('07-4-players-standard');
  const solo = open('01-1-players-standard');

  it('are at most three, the greatest first', () => {
    const { turns, hero, rival } = turningPoints(four.entries('spectator'), resultOf(four), 2);
    expect(hero).toBe(2);
    expect(rival).not.toBe(2);
    expect(turns.length).toBeLessThanOrEqual(3);
    expect(turns.length).toBeGreaterThan(0);
    const sizes = turns.map(({ swing }) => Math.abs(swing));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    const all = turnGroups(four.entries('spectator')).map(({ events }) => vpChanges(events));
    const most = Math.max(...all.map((changes) => Math.abs((changes.get(2) ?? 0) - (changes.get(rival) ?? 0))));
    expect(sizes[0]).toBe(most);
  });

  it('explain the result: at least two gains after a win, two losses after a defeat', () => {
    const signs = { won: 0, lost: 0 };
    for (const match of [four, solo]) {
      const result = resultOf(match);
      for (const seat of result.vp.keys()) {
        const { turns } = turningPoints(match.entries('spectator'), result, seat);
        const gains = turns.filter(({ swing }) => swing > 0).length;
        const hasWon = result.winners.includes(seat);
        expect([seat, hasWon ? gains : turns.length - gains]).toEqual([seat, expect.toSatisfy((n: number) => n >= 2)]);
        signs[hasWon ? 'won' : 'lost']++;
      }
    }
    expect(signs.won).toBe(2);
    expect(signs.lost).toBe(4);
  });

  it('name gains after a win even where the losses of single turns are greater', () => {
    const turn = (seat: number, index: number, vp: number): Entry => ({
      ...{ index, seat },
      events: [
        { kind: 'turnStarted', rule: 'T1', seat, round: index },
        { kind: 'gained', rule: 'A2.C3', seat, what: 'vp', amount: vp },
      ],
    });
    const entries = [turn(1, 1, 9), turn(0, 2, 5), turn(1, 3, 8), turn(0, 4, 6), turn(1, 5, 7), turn(0, 6, 1)];
    const won: Result = { vp: [40, 30], winners: [0] };
    expect(turningPoints(entries, won, 0).turns.map(({ swing }) => swing)).toEqual([-9, 6, 5]);
    const lost: Result = { vp: [30, 40], winners: [1] };
    expect(turningPoints(entries, lost, 0).turns.map(({ swing }) => swing)).toEqual([-9, -8, -7]);
  });

  it('lead to the moment at which the turn begins', () => {
    for (const { index, seat } of turningPoints(four.entries('spectator'), resultOf(four), 0).turns)
      expect(four.moment('spectator', index).view.seat).toBe(seat);
    // Hal's turn is shown in the move that ends the player's.
    for (const { index, seat } of turningPoints(solo.entries(0), resultOf(solo), 0).turns)
      expect(solo.moment(0, seat === 1 ? index + 1 : index).index).toBeGreaterThanOrEqual(0);
    const hals = turningPoints(solo.entries(0), resultOf(solo), 0).turns.filter(({ seat }) => seat === 1);
    for (const { index } of hals) expect(solo.stepViews(0, index, index + 1).length).toBeGreaterThan(0);
  });

  it('tell a spectator about the winner', () => {
    const result = resultOf(four);
    const { hero } = turningPoints(four.entries('spectator'), result, 'spectator');
    expect(result.vp[hero]).toBe(Math.max(...result.vp));
  });
});
