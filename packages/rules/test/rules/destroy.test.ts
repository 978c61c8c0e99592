import { describe, expect, it } from 'vitest';
import { decision, type State } from '../../src/index.ts';
import { invariants, makePosition, type PlayerPosition } from '../../src/position.ts';
import { legal, play, position, refusal } from '../helpers.ts';

type Ravagers = Record<string, string[]>;

function fighter(value: number, ravagers: Ravagers, stated: object = {}, own: PlayerPosition = {}): State {
  return position({
    damage: {},
    damagedDice: { orange: 0, gray: 0, green: 0 },
    ravagers,
    neutral: { dice: [] },
    ...stated,
    players: [
      { dice: [`green ${value}`], hand: ['001'], vp: 5, resources: 0, ...own },
      { dice: [], hand: ['060'], resources: 0 },
    ],
  });
}
const begin = (state: State, value: number): State => play(state, `die green ${value}`, 'action 5').state;

describe('A2.X1: destroying Ravagers', () => {
  // Places 2, 3, 4, 5 hold 1, 2, 1, 3 cards. The top one at Destroy itself (071) damages an orange die.
  const PLACES = { 2: ['062'], 3: ['063', '069'], 4: ['064'], 5: ['065', '077', '071'] };
  const madeline = () => begin(fighter(2, PLACES), 2);

  it('A2.X1: Example: with a green 2, where places 2, 3, 4, 5 hold 1, 2, 1, 3 cards: not place 5', () => {
    expect(legal(madeline())).toEqual(['destroy 2', 'destroy 3', 'destroy 4']);
    expect(refusal(madeline(), 'destroy 5')).toEqual({
      rule: 'A2.X1',
      params: { problem: 'tooMany', action: 5, cards: 3, left: 2 },
    });
  });

  it('A2.X1: Example: Madeline destroys the cards at 2 and 4', () => {
    const { state, events } = play(madeline(), 'destroy 2', 'destroy 4');
    expect(state.players[0]!.hand).toEqual([1, 62, 64]);
    expect(makePosition(state).ravagers).toEqual({ 3: PLACES[3], 5: PLACES[5] });
    expect(events).toEqual([
      { kind: 'ravagersDestroyed', rule: 'A2.X1', seat: 0, action: 2, cards: ['062'] },
      { kind: 'ravagersDestroyed', rule: 'A2.X1', seat: 0, action: 4, cards: ['064'] },
    ]);
    expect(decision(state)!.kind).toBe('end-turn');
  });

  it('A2.X1: Example: or the two cards at 3', () => {
    const { state, events } = play(madeline(), 'destroy 3');
    expect(state.players[0]!.hand).toEqual([1, 63, 69]);
    expect(events).toMatchObject([{ kind: 'ravagersDestroyed', action: 3, cards: ['063', '069'] }]);
    expect(decision(state)!.kind).toBe('end-turn');
  });

  it('A2.X1: a place with more cards than activations left cannot be chosen', () => {
    const { state } = play(madeline(), 'destroy 2');
    expect(legal(state)).toEqual(['destroy 4', 'done']);
    expect(refusal(state, 'destroy 3')).toEqual({
      rule: 'A2.X1',
      params: { problem: 'tooMany', action: 3, cards: 2, left: 1 },
    });
  });

  it('A2.X1: three cards at one place with a 3', () => {
    const { state } = play(begin(fighter(3, PLACES), 3), 'destroy 5');
    expect(state.players[0]!.hand).toEqual([1, 65, 71, 77]);
    expect(state.ravagers[4]).toEqual([]);
  });

  it('A2.X1: a place without Ravagers is refused', () => {
    expect(refusal(madeline(), 'destroy 1')).toMatchObject({ rule: 'A2.X1', params: { problem: 'noRavagers' } });
    expect(refusal(madeline(), 'repair 1')).toMatchObject({ rule: 'A2.X1', params: { problem: 'wrongDecision' } });
    expect(refusal(madeline(), 'done')).toEqual({ rule: 'A2.4', params: { problem: 'atLeastOne' } });
  });

  it('A2.X1: the action ends when no place can be destroyed with what is left', () => {
    const { state } = play(begin(fighter(3, { 3: ['063', '069'], 4: ['064', '070'] }), 3), 'destroy 3');
    expect(decision(state)!.kind).toBe('end-turn');
  });

  it('A2.X1: the Damage cube stays where it is', () => {
    const { state } = play(begin(fighter(1, { 4: ['064'] }, { damage: { 4: 1 } }), 1), 'destroy 4');
    expect(state.damage[3]).toBe(1);
  });

  it('A2.X1: a Ravager destroyed does not strike any more', () => {
    const own = { dice: ['green 1', 'orange 1'], reserved: [] };
    const display = ['orange-vp-dieToThree', null, 'gray-vp-dieToThree', null, null, null];
    const after = play(begin(fighter(1, { 1: ['073'] }, { display }, own), 1), 'destroy 1', 'end', 'B', 'end').state;
    const { state } = play(after, 'die orange 1', 'action 1');
    expect(decision(state)!.kind).toBe('discover');
  });

  it('A2.X1: cards go to the hand whatever its size', () => {
    const hand = ['001', '002', '003', '021', '022', '041', '061'];
    const { state } = play(begin(fighter(1, { 4: ['064'] }, {}, { hand }), 1), 'destroy 4');
    expect(state.players[0]!.hand).toEqual([1, 2, 3, 21, 22, 41, 61, 64]);
  });
});

describe('A2.X2: robots held', () => {
  const held = (seats: number[]) =>
    fighter(
      2,
      { 1: ['085'], 2: ['086', '074'] },
      { captives: [...seats.map((seat) => ({ card: '086', seat })), { card: '085', seat: 0 }] },
    );

  it('A2.X2: they return to their owners’ break room, also from beneath', () => {
    const before = held([0, 1, 1]);
    const { state, events } = play(begin(before, 2), 'destroy 2');
    expect(state.players.map((player) => player.breakRoom)).toEqual([
      before.players[0]!.breakRoom + 1,
      before.players[1]!.breakRoom + 2,
    ]);
    const freed = events.filter((event) => event.kind === 'robotFreed');
    expect(freed.map((event) => event.rule)).toEqual(['A2.X2', 'A2.X2', 'A2.X2']);
    expect(freed.map((event) => event.seat).sort()).toEqual([0, 1, 1]);
    expect(invariants(state)).toEqual([]);
  });

  it('A2.X2: robots on other cards stay', () => {
    const { state } = play(begin(held([1]), 2), 'destroy 2');
    expect(makePosition(state).captives).toEqual([{ card: '085', seat: 0 }]);
  });

  it('A2.X2: to the break room, not to the supply', () => {
    const before = held([1]);
    const { state } = play(begin(before, 2), 'destroy 2');
    expect(state.players[1]!.robots).toBe(before.players[1]!.robots);
  });
});
