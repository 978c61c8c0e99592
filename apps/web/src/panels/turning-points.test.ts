import { readFileSync } from 'node:fs';
import { Match, matchOfRecord } from '@black-angel/match';
import { parseRecord, type Result } from '@black-angel/rules';
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
