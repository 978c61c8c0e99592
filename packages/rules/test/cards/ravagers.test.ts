import { describe, expect, it } from 'vitest';
import type { State } from '../../src/index.ts';
import type { PlayerPosition } from '../../src/position.ts';
import { play, refusal } from '../helpers.ts';
import { positionInKnownSky as position } from '../known-sky.ts';

// One row for every Ravager card: five effects in blocks of six, one card for each action in a block. 067–072 show the
// next colour clockwise. Nothing here is read from the engine's components.

type Colour = 'orange' | 'gray' | 'green';
const COLOURS: Colour[] = ['orange', 'gray', 'green'];
/** The colour of each action: Discover, Command; Repair, Command; Destroy, Command. */
const ACTION_COLOUR: Record<number, Colour> = {
  1: 'orange',
  2: 'orange',
  3: 'gray',
  4: 'gray',
  5: 'green',
  6: 'green',
};

const card = (id: string, action: number) => ({ id, action });
const DAMAGE_NEXT = [
  { ...card('061', 1), next: 2 },
  { ...card('062', 2), next: 3 },
  { ...card('063', 3), next: 4 },
  { ...card('064', 4), next: 5 },
  { ...card('065', 5), next: 6 },
  { ...card('066', 6), next: 1 },
];
const DAMAGE_DIE: { id: string; action: number; die: Colour }[] = [
  { ...card('067', 1), die: 'gray' },
  { ...card('068', 2), die: 'gray' },
  { ...card('069', 3), die: 'green' },
  { ...card('070', 4), die: 'green' },
  { ...card('071', 5), die: 'orange' },
  { ...card('072', 6), die: 'orange' },
];
const DISCARD_MISSION = [
  card('073', 1),
  card('074', 2),
  card('075', 3),
  card('076', 4),
  card('077', 5),
  card('078', 6),
];
const DISCARD_RAVAGER = [
  card('079', 1),
  card('080', 2),
  card('081', 3),
  card('082', 4),
  card('083', 5),
  card('084', 6),
];
const HOLD_ROBOT = [card('085', 1), card('086', 2), card('087', 3), card('088', 4), card('089', 5), card('090', 6)];
const ALL = [...DAMAGE_NEXT, ...DAMAGE_DIE, ...DISCARD_MISSION, ...DISCARD_RAVAGER, ...HOLD_ROBOT];

const STRIPS = ['1B', '3B', '5B', '7B', '2B'];

/** The Ravager stands at its action; the action can be performed with a die of its colour and value 1. */
const facing = (
  { id, action }: { id: string; action: number },
  player: PlayerPosition,
  damage: Record<string, number> = {},
  damagedDice: Partial<Record<Colour, number>> = {},
): State =>
  position({
    strips: STRIPS,
    // Repair needs damage, but not at the action itself or at the one after it.
    damage: { ...(action === 3 && { 1: 1 }), ...damage },
    damagedDice,
    ravagers: { [action]: [id] },
    display: [null, null, 'gray-vp-dieToThree', null, null, null],
    players: [
      {
        ...{ vp: 5, ships: 0, resources: 0, debris: 0, hand: [], grid: {}, fleet: ['3b'] },
        robots: { breakRoom: 2, workstations: { orange: 1, gray: 1, green: 1 } },
        dice: [`${ACTION_COLOUR[action]} 1`],
        ...player,
      },
      { dice: [] },
    ],
    neutral: { dice: [] },
  });

const perform = (state: State, action: number) => play(state, `die ${ACTION_COLOUR[action]} 1`, `action ${action}`);

describe('X1, A2.C4: where each Ravager lands', () => {
  it.each(ALL)('X1, A2.C4: Ravager $id appears at action $action with a Damage cube', ({ id, action }) => {
    // 3b is gray; of its neighbours only 3a shows a Ravager icon.
    const before = position({
      strips: STRIPS,
      damage: {},
      ravagers: {},
      decks: { ravager: [id] },
      players: [{ hand: ['021'], grid: {}, fleet: ['3b'], robots: { breakRoom: 2 }, dice: ['gray 0'] }, { dice: [] }],
      neutral: { dice: [] },
    });
    const { state, events } = play(before, 'die gray 0', 'action 4', 'fly 3b 3b', 'place 021');
    const places: number[][] = [[], [], [], [], [], []];
    places[action - 1] = [Number(id)];
    expect(state.ravagers).toEqual(places);
    const damage = [0, 0, 0, 0, 0, 0];
    damage[action - 1] = 1;
    expect(state.damage).toEqual(damage);
    expect(events).toContainEqual({ kind: 'ravagerAppeared', rule: 'A2.C4', card: id, action });
  });
});

describe('X1, A2.6: 061–066, a Damage cube on the next action clockwise', () => {
  it.each(DAMAGE_NEXT)('X1, A2.6: Ravager $id at action $action damages action $next', (row) => {
    const before = facing(row, {});
    const { state } = perform(before, row.action);
    const damage = before.damage.slice();
    damage[row.next - 1]!++;
    expect(state.damage).toEqual(damage);
    expect(state.players[0]!.vp).toBe(5);
  });

  it.each(DAMAGE_NEXT)('X1, A2.6: Ravager $id: two cubes at action $next, so one on a supply die', (row) => {
    const { state } = perform(facing(row, {}, { [row.next]: 2 }), row.action);
    expect(state.damage[row.next - 1]).toBe(2);
    expect(state.damagedSupply).toEqual(COLOURS.map((colour) => (colour === ACTION_COLOUR[row.next] ? 1 : 0)));
    expect(state.players[0]!.vp).toBe(5);
  });

  it.each(DAMAGE_NEXT)('X1, A2.6: Ravager $id: nowhere to place the cube, and no VP lost', (row) => {
    const colour = ACTION_COLOUR[row.next]!;
    // One of the four dice of a colour may be in use for the action.
    const dice = colour === ACTION_COLOUR[row.action] ? 3 : 4;
    const before = facing(row, {}, { [row.next]: 2 }, { [colour]: dice });
    const { state } = perform(before, row.action);
    expect(state.damage).toEqual(before.damage);
    expect(state.damagedSupply).toEqual(before.damagedSupply);
    expect(state.players[0]!.vp).toBe(5);
  });
});

describe('X1, A2.6: 067–072, a Damage cube on a supply die', () => {
  it.each(DAMAGE_DIE)('X1, A2.6: Ravager $id at action $action damages a $die die', (row) => {
    const before = facing(row, {});
    const { state } = perform(before, row.action);
    expect(state.damagedSupply).toEqual(COLOURS.map((colour) => (colour === row.die ? 1 : 0)));
    expect(state.supply[COLOURS.indexOf(row.die)]).toBe(3);
    expect(state.damage).toEqual(before.damage);
  });

  it.each(DAMAGE_DIE)('X1, A2.6: Ravager $id: every $die die damaged, nothing happens and no VP lost', (row) => {
    const { state } = perform(facing(row, {}, {}, { [row.die]: 4 }), row.action);
    expect(state.damagedSupply[COLOURS.indexOf(row.die)]).toBe(4);
    expect(state.players[0]!.vp).toBe(5);
  });
});

describe('X1, A2.6: 073–078, discard a Mission card', () => {
  it.each(DISCARD_MISSION)('X1, A2.6: Ravager $id at action $action takes a Mission card, not a Ravager', (row) => {
    const { state: asked } = perform(facing(row, { hand: ['014', '034', '061'] }), row.action);
    expect(refusal(asked, 'discard 061')).toMatchObject({ rule: 'A2.6', params: { problem: 'wrongCardType' } });
    expect(refusal(asked, 'done')).toMatchObject({ rule: 'A2.6' });
    const { state } = play(asked, 'discard 034');
    expect(state.players[0]!.hand).toEqual([14, 61]);
    expect(state.missionDiscards[1]).toEqual([34]);
    expect(state.players[0]!.vp).toBe(5);
  });

  it.each(DISCARD_MISSION)('X1, A2.6: Ravager $id costs 1 VP without a Mission card', (row) => {
    const { state, events } = perform(facing(row, { hand: ['061'] }), row.action);
    expect(state.players[0]!.vp).toBe(4);
    expect(state.players[0]!.hand).toEqual([61]);
    expect(events).toContainEqual({ kind: 'lost', rule: 'A2.6', seat: 0, what: 'vp', amount: 1 });
  });
});

describe('X1, A2.6: 079–084, discard a Ravager card', () => {
  it.each(DISCARD_RAVAGER)('X1, A2.6: Ravager $id at action $action takes a Ravager card, not a Mission', (row) => {
    const { state: asked } = perform(facing(row, { hand: ['014', '061', '062'] }), row.action);
    expect(refusal(asked, 'discard 014')).toMatchObject({ rule: 'A2.6', params: { problem: 'wrongCardType' } });
    const { state } = play(asked, 'discard 062');
    expect(state.players[0]!.hand).toEqual([14, 61]);
    expect(state.ravagerDiscard).toEqual([62]);
    expect(state.players[0]!.vp).toBe(5);
  });

  it.each(DISCARD_RAVAGER)('X1, A2.6: Ravager $id costs 1 VP without a Ravager card in hand', (row) => {
    const { state } = perform(facing(row, { hand: ['014', '034'] }), row.action);
    expect(state.players[0]!.vp).toBe(4);
    expect(state.players[0]!.hand).toEqual([14, 34]);
  });
});

describe('X1, A2.6: 085–090, a robot is held on the card', () => {
  it.each(HOLD_ROBOT)('X1, A2.6, A2.X2: Ravager $id at action $action holds a robot until it is destroyed', (row) => {
    const { state, events } = perform(facing(row, {}), row.action);
    expect(state.players[0]!.breakRoom).toBe(1);
    expect(state.captives).toEqual([Number(row.id) * 8]);
    expect(state.players[0]!.vp).toBe(5);
    expect(events).toContainEqual({ kind: 'robotHeld', rule: 'A2.6', seat: 0, card: row.id });

    const freeing = position({
      ravagers: { [row.action]: [row.id] },
      captives: [
        { card: row.id, seat: 0 },
        { card: row.id, seat: 1 },
      ],
      players: [
        { dice: ['green 1'], robots: { breakRoom: 2 }, hand: [] },
        { dice: [], robots: { breakRoom: 3 } },
      ],
      neutral: { dice: [] },
    });
    // At Destroy itself one more robot is caught first.
    const freed = play(freeing, 'die green 1', 'action 5', `destroy ${row.action}`).state;
    expect(freed.players.map((player) => player.breakRoom)).toEqual([3, 4]);
    expect(freed.captives).toEqual([]);
    expect(freed.players[0]!.hand).toEqual([Number(row.id)]);
  });

  it.each(HOLD_ROBOT)('X1, A2.6: Ravager $id costs 1 VP with an empty break room', (row) => {
    const before = facing(row, { robots: { breakRoom: 0, workstations: { orange: 1, gray: 1, green: 1 } } });
    const { state } = perform(before, row.action);
    expect(state.players[0]!.vp).toBe(4);
    expect(state.captives).toEqual([]);
  });
});
