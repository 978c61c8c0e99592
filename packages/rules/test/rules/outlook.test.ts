import { describe, expect, it } from 'vitest';
import type { State } from '../../src/index.ts';
import { outlook, sequenceBsToSpes } from '../../src/playout.ts';
import type { PlayerPosition, Position } from '../../src/position.ts';
import { position, randomGame, testRandom } from '../helpers.ts';
import { HAL, solo } from './tables.ts';

const table = (first: PlayerPosition, stated: Partial<Position> = {}): State =>
  position({
    damage: {},
    ravagers: {},
    players: [{ vp: 7, ships: 2, resources: 1, hand: [], grid: {}, dice: [], ...first }],
    ...stated,
  });

describe('the outlook of a seat', () => {
  it.each<[string, NonNullable<Position['spes']>, number]>([
    ['the token is on the last strip', { row: 5, inSight: false }, 7],
    ['the token is on the first strip', { row: 1, inSight: false }, 3],
    ['the tile has come into sight', { row: 5, inSight: true }, 2],
    ['the tile is next', { row: 4, inSight: true }, 1],
  ])('B3.4: Sequence Bs to Spes: %s', (_what, spes, count) => {
    expect(sequenceBsToSpes(table({}, { spes }))).toBe(count);
  });

  it('E1: the Black Angel is on Spes', () => {
    expect(sequenceBsToSpes(table({}, { ending: 'spes' }))).toBe(0);
    expect(sequenceBsToSpes(table({}, { ending: 'ravagers' }))).toBe(7);
  });

  it('B3.4: seven strips are a longer way', () => {
    expect(sequenceBsToSpes(position({ options: { players: 3 } }))).toBe(10);
  });

  it('E4, E5: the score now and at both endings', () => {
    const robots = { breakRoom: 4, workstations: { orange: 0, gray: 0, green: 0 } };
    const state = table({ robots, advancedPlaces: { orange: 'debris-1' }, debris: 3 });
    const now = outlook(state, 0);
    expect(now.vp).toBe(7);
    expect(now.advanced).toBeGreaterThan(0);
    expect(now.items).toBeGreaterThan(0);
    expect(now.ifRavagers).toBe(7 + now.advanced);
    expect(now.ifSpes).toBe(7 + now.advanced + now.items);
    expect(now.ravagersLeft).toBe(state.ravagerDeck.length);
  });

  it('E2: rounds left, once the end is triggered', () => {
    expect(outlook(table({}), 0).roundsLeft).toBeNull();
    expect(outlook(table({}, { ending: 'ravagers', round: 6, lastRound: 6 }), 0).roundsLeft).toBe(1);
    expect(outlook(table({}, { ending: 'ravagers', round: 6, lastRound: 7 }), 0).roundsLeft).toBe(2);
  });

  it('E4: after the game everything is scored', () => {
    const end = randomGame({ players: 2 }, 'over', testRandom(1));
    const { vp } = end.players[1]!;
    expect(outlook(end, 1)).toMatchObject({ vp, advanced: 0, items: 0, ifSpes: vp, ifRavagers: vp, roundsLeft: 0 });
  });

  it('A2.2, A2.5: each die at each action of its colour, as it lies and turned', () => {
    const state = table({ dice: ['orange 3', 'orange 3'], reserved: ['green 0'] }, { damage: { 1: 2 } });
    const orange = {
      ...{ colour: 'orange', value: 3, reserved: false },
      actions: [
        { action: 1, value: 2, turned: 0 },
        { action: 2, value: 3, turned: 1 },
      ],
    };
    const green = {
      ...{ colour: 'green', value: 0, reserved: true },
      actions: [5, 6].map((action) => ({ action, value: 0, turned: 2 })),
    };
    expect(outlook(state, 0).dice).toEqual([orange, orange, green]);
  });

  it('H1: Hal has VP and dice, and scores nothing else', () => {
    const state = solo({ hal: { vp: 9, dice: ['gray 2'] } });
    const { dice, ...rest } = outlook(state, HAL);
    expect(rest).toMatchObject({ vp: 9, advanced: 0, items: 0, ifSpes: 9, ifRavagers: 9 });
    expect(dice).toMatchObject([{ colour: 'gray', value: 2, reserved: false }]);
  });

  it.each([2, 3, -1])('there is no seat %i among two', (seat) => {
    expect(() => outlook(table({}), seat)).toThrow(RangeError);
  });
});
