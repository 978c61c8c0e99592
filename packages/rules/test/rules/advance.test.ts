import { describe, expect, it } from 'vitest';
import type { GameEvent, State } from '../../src/index.ts';
import type { PlayerPosition, Position } from '../../src/position.ts';
import { legal, play, position } from '../helpers.ts';

// Two players, strips 1B–5B, the Black Angel on 3c. The first strip: orange 1a, green 1b, gray 1c, green 1d, orange 1e.
const STRIPS = ['1B', '2B', '3B', '4B', '5B'];
const SEATS = ['Madeline', 'Noelle'] as const;

interface Stated extends Partial<Position> {
  Madeline?: PlayerPosition;
  Noelle?: PlayerPosition;
}

/** It is Madeline's turn; neither has dice, resources or a card in hand. */
const before = ({ Madeline, Noelle, ...stated }: Stated = {}): State =>
  position({
    strips: STRIPS,
    spes: { row: 5, inSight: false },
    damage: {},
    ravagers: {},
    damagedDice: { orange: 0, gray: 0, green: 0 },
    ...stated,
    players: [Madeline, Noelle].map((player) => ({
      vp: 10,
      ships: 0,
      resources: 0,
      debris: 0,
      hand: [],
      dice: [],
      robots: { breakRoom: 3 },
      ...player,
    })),
  });
const advanced = (stated?: Stated) => play(before(stated), 'B', 'end');
const ofKind = (events: GameEvent[], kind: GameEvent['kind']): GameEvent[] =>
  events.filter((event) => event.kind === kind);
const seat = (name: (typeof SEATS)[number]): number => SEATS.indexOf(name);
const stripNames = (state: State): string[] => state.strips.map((strip) => `${(strip >> 1) + 1}${'AB'[strip & 1]}`);

describe('B3.1: the Black Angel advances', () => {
  it.each([
    [2, STRIPS, '4c'],
    [3, [...STRIPS, '6B', '7B'], '5c'],
  ])('B3.1: one hex straight ahead, with %i players', (players, strips, to) => {
    const { events } = advanced({ options: { players }, strips, spes: { row: 4, inSight: false } });
    expect(ofKind(events, 'angelAdvanced')).toEqual([{ kind: 'angelAdvanced', rule: 'B3.1', to }]);
  });

  it('B3.1: launches then start one strip farther, seen from what lies in space', () => {
    // Before, the ship on 2c is adjacent to the Black Angel; afterwards it is two steps away, on 1c.
    const ship = { Madeline: { fleet: ['2c'] }, Noelle: { ships: 1, dice: ['orange 1'] } };
    const { state } = play(before(ship), 'B', 'end', 'die orange 1', 'action 2');
    expect(state.players[0]!.fleet).toEqual([2]);
    expect(legal(state)).toEqual(['2b', '2c', '2d', '3b', '3d', '4c'].map((hex) => `launch ${hex}`));
  });

  it('B3.1, A2.C2: ships left in an asteroid hex are destroyed', () => {
    const stated = { strips: ['1B', '2B', '6A', '4B', '5B'], Noelle: { fleet: ['3c', '3b'] } };
    const start = before(stated);
    const { state, events } = play(start, 'B', 'end');
    expect(ofKind(events, 'shipLost')).toEqual([{ kind: 'shipLost', rule: 'A2.C2', seat: 1, at: '3c' }]);
    expect(state.players[1]).toMatchObject({ fleet: [6], ships: 0, robots: start.players[1]!.robots + 1 });
  });

  it('B3.1: Sequence A does not advance it', () => {
    const start = before({ damage: { 1: 1 }, Madeline: { dice: ['gray 1'] } });
    const { state } = play(start, 'die gray 1', 'action 3', 'repair 1', 'debris storage', 'end');
    expect(stripNames(state)).toEqual(STRIPS);
  });
});

describe('B3.2: neutralization missions are resolved', () => {
  it('B3.2: Example: card 016, an owner’s and a visitor’s ship on it', () => {
    const { state } = advanced({
      space: [{ at: '1a', card: '016', owner: seat('Madeline') }],
      Madeline: { fleet: ['1a'] },
      Noelle: { fleet: ['1a'] },
    });
    expect(state.players.map(({ vp, ships }) => ({ vp, ships }))).toEqual([
      { vp: 13, ships: 3 },
      { vp: 13, ships: 0 },
    ]);
  });

  it('B3.2: Example: card 039, an owner’s and a visitor’s ship on it', () => {
    const { state, events } = advanced({
      space: [{ at: '1c', card: '039', owner: seat('Madeline') }],
      Madeline: { fleet: ['1c'], ejectedCards: ['001', '013', '041'] },
      Noelle: { fleet: ['1c'], ejectedCards: ['002', '021'] },
    });
    expect(state.players.map(({ vp }) => vp)).toEqual([16, 13]);
    expect(ofKind(events, 'gained')).toEqual([
      { kind: 'gained', rule: 'X5', seat: 0, what: 'vp', amount: 6 },
      { kind: 'gained', rule: 'X5', seat: 1, what: 'vp', amount: 3 },
    ]);
  });

  it('B3.2: without ships only the owner gains', () => {
    const { state } = advanced({ space: [{ at: '1a', card: '016', owner: 1 }] });
    expect(state.players.map(({ vp, ships }) => ({ vp, ships }))).toEqual([
      { vp: 10, ships: 0 },
      { vp: 10, ships: 3 },
    ]);
  });

  it('B3.2: cards ejected with it do not count as ejected', () => {
    const { state } = advanced({
      space: [
        { at: '1a', card: '001', owner: 0 },
        { at: '1c', card: '039', owner: 0 },
        { at: '1e', card: '002', owner: 0 },
      ],
      Madeline: { ejectedCards: ['003'] },
    });
    expect(state.players[0]!.vp).toBe(13);
    expect([...state.players[0]!.ejectedCards].sort((a, b) => a - b)).toEqual([1, 2, 3, 39]);
  });

  it('B3.2: cards ejected with it do not count as in space', () => {
    const { state } = advanced({
      space: [
        { at: '1a', card: '001', owner: 0 },
        { at: '1c', card: '037', owner: 0 },
        { at: '3c', card: '002', owner: 0 },
        { at: '2b', card: '003', owner: 1 },
      ],
    });
    expect(state.players[0]!.vp).toBe(13);
  });

  it('B3.2: what is gained is gained before the robots on the cards return', () => {
    // Fifteen robots are in use, so one of three can be gained, for the owner and for the ship.
    const { state, events } = advanced({
      space: [{ at: '1b', card: '053', owner: 0 }],
      Madeline: { fleet: ['1b'], robots: { breakRoom: 10, workstations: { orange: 1, gray: 1, green: 1 } } },
    });
    expect(state.players[0]).toMatchObject({ breakRoom: 11, robots: 2 });
    expect(ofKind(events, 'notGained').map((event) => [event.rule, 'amount' in event && event.amount])).toEqual([
      ['C4', 2],
      ['C4', 3],
    ]);
  });

  it('B3.2: activation missions and cards farther out have no effect', () => {
    const { state, events } = advanced({
      space: [
        { at: '1a', card: '001', owner: 0 },
        { at: '2b', card: '013', owner: 1 },
      ],
    });
    expect(ofKind(events, 'missionResolved')).toEqual([]);
    expect(state.players.map(({ ships, vp }) => [ships, vp])).toEqual([
      [0, 10],
      [0, 10],
    ]);
  });
});

describe('B3.3: what leaves the first strip', () => {
  it('B3.3: Example: two activation missions are simply returned to their owners', () => {
    const start = before({
      space: [
        { at: '1a', card: '001', owner: seat('Noelle') },
        { at: '1c', card: '021', owner: seat('Madeline') },
      ],
      Noelle: { fleet: ['1c'] },
    });
    const { state, events } = play(start, 'B', 'end');
    expect(state.players.map(({ ejectedCards }) => ejectedCards)).toEqual([[21], [1]]);
    expect(state.cards.every((card) => card === 0) && state.owners.every((owner) => owner === -1)).toBe(true);
    expect(state.players.map(({ robots }, i) => robots - start.players[i]!.robots)).toEqual([1, 2]);
    expect(state.players.map(({ breakRoom, ships, vp }) => [breakRoom, ships, vp])).toEqual([
      [3, 0, 10],
      [3, 0, 10],
    ]);
    expect(ofKind(events, 'missionEjected')).toEqual([
      { kind: 'missionEjected', rule: 'B3.3', seat: 1, card: '001', at: '1a' },
      { kind: 'missionEjected', rule: 'B3.3', seat: 0, card: '021', at: '1c' },
    ]);
  });

  it('B3.3: ships on a card of the strip return to the supply with their pilots', () => {
    const start = before({
      space: [{ at: '1c', card: '021', owner: 0 }],
      Madeline: { fleet: ['1c'], ships: 1 },
      Noelle: { fleet: ['1c'], ships: 1 },
    });
    const { state } = play(start, 'B', 'end');
    expect(state.players.map(({ fleet, ships }) => [fleet, ships])).toEqual([
      [[], 1],
      [[], 1],
    ]);
    expect(state.players.map(({ robots }, i) => robots - start.players[i]!.robots)).toEqual([2, 1]);
  });

  it('B3.3: ships elsewhere on that strip return too', () => {
    const start = before({ Madeline: { fleet: ['1b', '2b', '1e'] }, Noelle: { fleet: ['1e'] } });
    const { state, events } = play(start, 'B', 'end');
    expect(state.players.map(({ fleet }) => fleet)).toEqual([[1], []]);
    expect(state.players.map(({ robots }, i) => robots - start.players[i]!.robots)).toEqual([2, 1]);
    expect(new Set(ofKind(events, 'shipLost').map(({ rule }) => rule))).toEqual(new Set(['B3.3']));
  });

  it('B3.3: cards and ships farther out stay where they are on their strips', () => {
    const { state } = advanced({
      space: [
        { at: '2b', card: '013', owner: 1 },
        { at: '5b', card: '021', owner: 0 },
      ],
      Noelle: { fleet: ['5e'] },
    });
    expect([state.cards[1], state.owners[1], state.cards[16], state.owners[16]]).toEqual([13, 1, 21, 0]);
    expect(state.players[1]!.fleet).toEqual([19]);
    expect(state.players.map(({ ejectedCards }) => ejectedCards)).toEqual([[], []]);
  });
});

describe('B3.4: the first strip becomes the last', () => {
  it.each([
    ['1B', '1A', 'A'],
    ['1A', '1B', 'B'],
  ])('B3.4: %s is turned over to %s and laid last', (first, last, face) => {
    const { state, events } = advanced({ strips: [first, '2B', '3B', '4B', '5A'] });
    expect(stripNames(state)).toEqual(['2B', '3B', '4B', '5A', last]);
    expect(ofKind(events, 'stripTurned')).toEqual([{ kind: 'stripTurned', rule: 'B3.4', strip: 1, face }]);
  });

  it('B3.4: the Spes token moves along with its strip', () => {
    const { state } = advanced({ spes: { row: 4, inSight: false } });
    expect([state.spesRow, state.spesInSight]).toEqual([2, false]);
  });

  it('B3.4: if the strip bore the Spes token the Spes tile covers its middle hex', () => {
    const { state, events } = advanced({ spes: { row: 1, inSight: false } });
    expect([state.spesRow, state.spesInSight]).toEqual([4, true]);
    expect(ofKind(events, 'spesSighted')).toEqual([{ kind: 'spesSighted', rule: 'B3.4', at: '5c' }]);
  });

  it.each([
    [1, ['end']],
    [2, ['done', 'place 041']],
  ])('B3.4: there is no territory under the Spes tile (token on strip %i before)', (row, moves) => {
    // 1A has green in the middle: without Spes a green card can be placed on 5c.
    const Noelle = { fleet: ['5c'], hand: ['041'], dice: ['green 1'] };
    const start = before({ spes: { row, inSight: false }, Noelle });
    const { state } = play(start, 'B', 'end', 'die green 1', 'action 6', 'fly 4c 5c');
    expect(legal(state)).toEqual(moves);
  });

  it('B3.4: the Spes tile comes nearer with its strip', () => {
    const { state } = advanced({ spes: { row: 5, inSight: true } });
    expect([state.spesRow, state.spesInSight]).toEqual([3, true]);
  });

  it.each([
    [2, 7],
    [3, 10],
    [4, 10],
  ])('B3.4, E1: with %i players Spes is reached in Sequence B number %i', (players, number) => {
    let state = position({ options: { players } });
    for (let count = 1; ; count++) {
      const rolled = play(state, 'B').state;
      const rest = legal(rolled).includes('done') ? ['done', 'end'] : ['end'];
      const { state: next, events } = play(rolled, ...rest);
      if (ofKind(events, 'endTriggered').length > 0 || count > number) {
        expect(count).toBe(number);
        return;
      }
      state = next;
    }
  });
});
