import { describe, expect, it } from 'vitest';
import { decision, type State } from '../../src/index.ts';
import type { PlayerPosition } from '../../src/position.ts';
import { legal, play, position, refusal } from '../helpers.ts';

const COLOUR = ['', 'orange', 'orange', 'gray', 'gray', 'green', 'green'];
const ACTIONS = [1, 2, 3, 4, 5, 6];
const card = (n: number): string => String(n).padStart(3, '0');

type Stated = Omit<Parameters<typeof position>[0], 'players'>;

/** Every action is possible with a 3, except that Repair needs damage. */
function struck(action: number, ravagers: string[], own: PlayerPosition = {}, stated: Stated = {}): State {
  return position({
    strips: ['1B', '2B', '3B', '4B', '5B'],
    damage: { 2: 1 },
    damagedDice: { orange: 0, gray: 0, green: 0 },
    ravagers: { [action]: ravagers },
    display: [null, null, 'orange-vp-dieToThree', null, null, null],
    neutral: { dice: [] },
    ...stated,
    players: [
      {
        vp: 5,
        ships: 1,
        debris: 0,
        resources: 0,
        fleet: [],
        robots: { breakRoom: 5 },
        hand: ['001', '021', '041', ravagers.includes('090') ? '072' : '090'],
        dice: [`${COLOUR[action]} 3`],
        grid: {},
        ...own,
      },
      { resources: 0, dice: [], hand: ['060'] },
    ],
  });
}
const act = (action: number): [string, string] => [`die ${COLOUR[action]} 3`, `action ${action}`];

describe('A2.6: the top Ravager strikes before the action', () => {
  it.each(ACTIONS)('A2.6: at action %i, 061–066 damage the next action clockwise', (action) => {
    const ravager = card(60 + action);
    const before = struck(action, [ravager]);
    const { state, events } = play(before, ...act(action));
    const next = action % 6;
    const expected = before.damage.map((cubes, i) => (i === next ? cubes + 1 : cubes));
    expect(state.damage).toEqual(expected);
    expect(events.slice(-3)).toMatchObject([
      { kind: 'actionTaken', action },
      { kind: 'ravagerStruck', rule: 'A2.6', seat: 0, action, card: ravager },
      { kind: 'damagePlaced', rule: 'A2.6', action: next + 1, die: null },
    ]);
    expect(state.players[0]!.vp).toBe(5);
  });

  it.each([
    [1, 'gray'],
    [2, 'gray'],
    [3, 'green'],
    [4, 'green'],
    [5, 'orange'],
    [6, 'orange'],
  ])('A2.6: at action %i, 067–072 damage a die of the %s supply', (action, colour) => {
    const before = struck(action, [card(66 + action)]);
    const { state, events } = play(before, ...act(action));
    const at = COLOUR.filter((_, i) => i % 2 === 1).indexOf(colour);
    expect(state.damagedSupply[at]).toBe(1);
    expect(state.supply[at]).toBe(before.supply[at]! - 1);
    expect(events.at(-1)).toEqual({ kind: 'damagePlaced', rule: 'A2.6', action: null, die: colour });
  });

  it.each(ACTIONS)('A2.6: at action %i, 073–078 take a Mission card of the player’s choice', (action) => {
    const { state } = play(struck(action, [card(72 + action)]), ...act(action));
    expect(legal(state)).toEqual(['discard 001', 'discard 021', 'discard 041']);
    const after = play(state, 'discard 021');
    expect(after.state.missionDiscards[1]).toEqual([21]);
    expect(after.state.players[0]).toMatchObject({ vp: 5, hand: [1, 41, 90] });
    expect(after.events).toEqual([{ kind: 'cardDiscarded', rule: 'A2.6', seat: 0, card: '021', back: 'gray' }]);
  });

  it.each(ACTIONS)('A2.6: at action %i, 079–084 take a Ravager card', (action) => {
    const { state } = play(struck(action, [card(78 + action)]), ...act(action));
    expect(legal(state)).toEqual(['discard 090']);
    const after = play(state, 'discard 090').state;
    expect(after.ravagerDiscard).toEqual([90]);
    expect(after.players[0]).toMatchObject({ vp: 5, hand: [1, 21, 41] });
  });

  it.each(ACTIONS)('A2.6: at action %i, 085–090 hold a robot from the break room', (action) => {
    const ravager = card(84 + action);
    const { state, events } = play(struck(action, [ravager]), ...act(action));
    expect(state.players[0]).toMatchObject({ vp: 5, breakRoom: 4 });
    expect(state.captives).toEqual([Number(ravager) * 8]);
    expect(events.at(-1)).toEqual({ kind: 'robotHeld', rule: 'A2.6', seat: 0, card: ravager });
  });

  it('A2.6: only the top card of a place strikes', () => {
    const { state } = play(struck(1, ['085', '067', '073']), ...act(1));
    expect(state.players[0]!.breakRoom).toBe(5);
    expect(state.damagedSupply).toEqual([0, 0, 0]);
    expect(decision(state)!.kind).toBe('pay-ravager');
  });

  it('A2.6: Ravagers at other actions do not strike', () => {
    const { events } = play(struck(2, ['074'], { dice: ['orange 3'] }), 'die orange 3', 'action 1');
    expect(events.map((event) => event.kind)).not.toContain('ravagerStruck');
  });

  it('A2.6: the player chooses what to pay, but must pay', () => {
    const { state } = play(struck(1, ['073']), ...act(1));
    expect(refusal(state, 'done')).toMatchObject({ rule: 'A2.6', params: { problem: 'wrongDecision' } });
    expect(refusal(state, 'take 3')).toMatchObject({ rule: 'A2.6', params: { problem: 'wrongDecision' } });
    expect(refusal(state, 'discard 090')).toEqual({ rule: 'A2.6', params: { problem: 'wrongCardType', card: '090' } });
    expect(refusal(state, 'discard 002')).toEqual({ rule: 'A2.6', params: { problem: 'notInHand', card: '002' } });
  });
});

describe('A2.6: when it cannot be paid or placed', () => {
  it.each<[string, PlayerPosition]>([
    ['073', { hand: ['090'] }],
    ['079', { hand: ['001', '021'] }],
    ['085', { robots: { breakRoom: 0 } }],
  ])('A2.6: %s costs 1 VP, and the action goes on', (ravager, own) => {
    const { state, events } = play(struck(1, [ravager], own), ...act(1));
    expect(state.players[0]!.vp).toBe(4);
    expect(events.at(-1)).toEqual({ kind: 'lost', rule: 'A2.6', seat: 0, what: 'vp', amount: 1 });
    expect(decision(state)).toMatchObject({ kind: 'discover', activationsLeft: 3 });
  });

  it('A2.6, C6: with 0 VP it costs nothing', () => {
    const { state } = play(struck(1, ['073'], { vp: 0, hand: [] }), ...act(1));
    expect(state.players[0]!.vp).toBe(0);
    expect(decision(state)!.kind).toBe('discover');
  });

  it('A2.6: damage to a full action overflows to an undamaged supply die of its colour', () => {
    const { state } = play(struck(4, ['064'], {}, { damage: { 5: 2 } }), ...act(4));
    expect(state.damage[4]).toBe(2);
    expect(state.damagedSupply).toEqual([0, 0, 1]);
  });

  it.each([
    [4, '064', 'its action and the supply are full', { damage: { 5: 2 }, damagedDice: { green: 4 } }],
    [3, '069', 'every die of the supply bears a cube', { damage: { 5: 2 }, damagedDice: { green: 4 } }],
  ])('A2.6: at action %i, %s is ignored at no cost when %s', (action, ravager, _why, stated) => {
    const before = struck(action, [ravager], {}, stated);
    const { state, events } = play(before, ...act(action));
    expect(state.damage).toEqual(before.damage);
    expect(state.damagedSupply).toEqual([0, 0, 4]);
    expect(state.players[0]!.vp).toBe(5);
    expect(events.at(-1)).toMatchObject({ kind: 'damageIgnored', rule: 'A2.6', die: 'green' });
    expect(events.map((event) => event.kind)).not.toContain('lost');
  });
});

describe('A2.6: a strike and the action that follows', () => {
  it('A2.6: the cube it places may be the one repaired: on the next action', () => {
    const { state } = play(struck(3, ['063'], {}, { damage: {} }), ...act(3), 'repair 4', 'debris storage');
    expect(state.damage).toEqual([0, 0, 0, 0, 0, 0]);
    expect(state.players[0]!.debris).toBe(1);
  });

  it('A2.6: the cube it places may be the one repaired: on a die', () => {
    const { state } = play(struck(3, ['069'], {}, { damage: {} }), ...act(3), 'repair green', 'debris storage');
    expect(state.damagedSupply).toEqual([0, 0, 0]);
    expect(state.players[0]!.debris).toBe(1);
  });

  it('A2.6: if it places none there is nothing to repair', () => {
    // All four green dice are out: none in the supply to damage.
    const dice = ['gray 3', 'green 1', 'green 1', 'green 1', 'green 1'];
    const { state } = play(struck(3, ['069'], { dice }, { damage: {} }), 'die gray 3');
    expect(legal(state)).toEqual(['action 4']);
    expect(refusal(state, 'action 3')).toMatchObject({ rule: 'A2.R1', params: { problem: 'nothingThere' } });
  });

  it('A2.6: a robot held by the Ravager destroyed with this very action comes back', () => {
    const { state } = play(struck(5, ['089']), ...act(5), 'destroy 5');
    expect(state.players[0]!.breakRoom).toBe(5);
    expect(state.captives).toEqual([]);
  });

  it('A2.6: a Ravager card just taken cannot pay for the strike before it', () => {
    const { state } = play(struck(5, ['083'], { hand: ['001'] }), ...act(5));
    expect(state.players[0]!.vp).toBe(4);
    expect(decision(state)!.kind).toBe('destroy');
  });

  it('A2.6: the robot held is missing for the Command', () => {
    const { state } = play(struck(2, ['086'], { robots: { breakRoom: 2 } }), ...act(2), 'launch 2b');
    expect(state.players[0]!.breakRoom).toBe(0);
    expect(decision(state)!.kind).toBe('end-turn');
  });
});
