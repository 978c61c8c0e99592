import { describe, expect, it } from 'vitest';
import { decision, type State } from '../../src/index.ts';
import { makePosition, type PlayerPosition } from '../../src/position.ts';
import { legal, play, position, refusal } from '../helpers.ts';

// The Black Angel on 3c, orange; around it 2c green, 2b orange, 2d gray, 3b green, 3d gray, 4c gray. No asteroids.
const STRIPS = ['1B', '2B', '3B', '4B', '5B'];
const DISPLAY = ['orange-vp-dieToThree', null, 'gray-vp-dieToThree', 'green-vp-dieToThree', null, null];

type Stated = Omit<Parameters<typeof position>[0], 'players'>;

/** Everything is possible: tiles, damage, a Ravager at place 4, a ship to launch and one on 3d, a card of each kind. */
function able(own: PlayerPosition, stated: Stated = {}, other: PlayerPosition = {}): State {
  return position({
    strips: STRIPS,
    damage: { 4: 1 },
    ravagers: { 4: ['064'] },
    display: DISPLAY,
    neutral: { dice: [] },
    ...stated,
    players: [
      {
        vp: 5,
        ships: 1,
        resources: 1,
        debris: 0,
        fleet: ['3d'],
        robots: { breakRoom: 5 },
        hand: ['001', '021', '041', '061'],
        grid: {},
        dice: [],
        reserved: [],
        ...own,
      },
      { resources: 0, dice: [], reserved: [], hand: ['060'], ...other },
    ],
  });
}

describe('A2.1: choosing a die', () => {
  const state = () =>
    able({ dice: ['orange 1'], reserved: ['green 3'] }, {}, { dice: ['gray 2'], reserved: ['green 1'] });

  it('A2.1: one’s own from either area, or one from another standard area', () => {
    expect(legal(state()).filter((move) => !/^(play|B)/.test(move))).toEqual([
      'buy gray 2 from 2',
      'die green 3 reserved',
      'die orange 1',
    ]);
  });

  it('A2.1: the die leaves its area', () => {
    const own = play(state(), 'die green 3 reserved');
    expect(makePosition(own.state).players![0]).toMatchObject({ dice: ['orange 1'], reserved: [] });
    expect(own.events.at(-1)).toMatchObject({ kind: 'dieChosen', rule: 'A2.1', reserved: true });
    const bought = play(state(), 'buy gray 2 from 2');
    expect(makePosition(bought.state).players![1]!.dice).toEqual([]);
    expect(bought.state.players.map((player) => player.resources)).toEqual([0, 1]);
    expect(bought.events).toMatchObject([
      { kind: 'sequenceChosen', sequence: 'A' },
      { kind: 'dieBought', rule: 'A2.1', seat: 0, from: 1, die: { colour: 'gray', value: 2 } },
      { kind: 'spent', rule: 'A2.1', seat: 0, what: 'resource', amount: 1 },
      { kind: 'gained', rule: 'A2.1', seat: 1, what: 'resource', amount: 1 },
    ]);
  });

  it.each([
    ['die orange 3', 'noSuchDie'],
    ['die orange 1 reserved', 'noSuchDie'],
    ['die gray 2', 'noSuchDie'],
    ['buy gray 3 from 2', 'noSuchDie'],
    ['buy gray 2 from 4', 'noSuchDie'],
    ['buy orange 1 from 1', 'ownDie'],
    ['buy green 1 from 2', 'reserved'],
  ])('A2.1: %s is refused: %s', (move, problem) => {
    expect(refusal(state(), move)).toMatchObject({ rule: 'A2.1', params: { problem } });
  });

  it('A2.1: without a resource nothing is bought', () => {
    const poor = able({ dice: ['orange 1'], resources: 0 }, {}, { dice: ['gray 2'] });
    expect(refusal(poor, 'buy gray 2 from 2')).toMatchObject({ rule: 'A2.1', params: { problem: 'noResource' } });
  });

  it('A2.1: one die a turn', () => {
    const { state: chosen } = play(state(), 'die orange 1');
    for (const move of ['die green 3 reserved', 'buy gray 2 from 2'])
      expect(refusal(chosen, move)).toEqual({ rule: 'A2.1', params: { problem: 'dieChosen' } });
  });
});

describe('A2.2: turning the die', () => {
  // Madeline wants to reach a gray station two steps away, 3d, because the nearer ones have cards already.
  const madeline = () => {
    const space = ['4c', '5b', '5d'].map((at, i) => ({ at, card: `02${5 + i}`, owner: 1 }));
    const own = { dice: ['orange 1', 'gray 0', 'green 2'], debris: 1, fleet: ['5c'], ships: 0 };
    return able(own, { space, ravagers: {} }, { dice: ['gray 1'] });
  };

  it('A2.2: Example: a gray star is turned to 2 for a debris', () => {
    const { state, events } = play(madeline(), 'die gray 0', 'turn');
    expect(state.turn).toMatchObject({ colour: 1, value: 2 });
    expect(state.players[0]!.debris).toBe(0);
    expect(events).toContainEqual({ kind: 'dieTurned', rule: 'A2.2', seat: 0, die: { colour: 'gray', value: 2 } });
    const there = play(state, 'action 4', 'fly 5c 3d', 'place 021').state;
    expect(makePosition(there).space).toContainEqual({ at: '3d', card: '021', owner: 0 });
  });

  it('A2.2: Example: a gray 1 that is bought is not turned, and is not enough', () => {
    const { state } = play(madeline(), 'buy gray 1 from 2');
    expect(legal(state)).not.toContain('turn');
    expect(refusal(state, 'turn')).toEqual({ rule: 'A2.2', params: { problem: 'boughtDie' } });
    expect(refusal(play(state, 'action 4').state, 'fly 5c 3d')).toMatchObject({ params: { problem: 'tooFar' } });
  });

  it.each([
    [0, 2],
    [2, 0],
    [1, 3],
    [3, 1],
  ])('A2.2: %i is turned to %i', (from, to) => {
    const { state } = play(able({ dice: [`orange ${from}`], fleet: ['4d'], debris: 1 }), `die orange ${from}`, 'turn');
    expect(state.turn.value).toBe(to);
  });

  it('A2.2: a reserved die is one’s own', () => {
    const { state } = play(able({ reserved: ['gray 1'], debris: 1 }), 'die gray 1 reserved', 'turn');
    expect(state.turn.value).toBe(3);
  });

  it('A2.2: exactly one debris, once', () => {
    const { state } = play(able({ dice: ['gray 1'], debris: 3 }), 'die gray 1', 'turn');
    expect(state.players[0]!.debris).toBe(2);
    expect(refusal(state, 'turn')).toEqual({ rule: 'A2.2', params: { problem: 'turnedAlready' } });
  });

  it('A2.2: debris on tiles cannot be spent for this', () => {
    const grid = { r1c1: { tile: 'orange-gainShip-dieToThree', debris: true } };
    const { state } = play(able({ dice: ['gray 1'], grid }), 'die gray 1');
    expect(legal(state)).not.toContain('turn');
    expect(refusal(state, 'turn')).toEqual({ rule: 'A2.2', params: { problem: 'noDebris' } });
  });

  it('A2.2: not once a boost has changed the die', () => {
    const grid = { r1c1: { tile: 'orange-gainShip-dieToThree', boost: true } };
    const advanced = able({ dice: ['orange 1'], debris: 1, grid }, { options: { players: 2, advanced: true } });
    const { state } = play(advanced, 'die orange 1', 'boost r1c1');
    expect(refusal(state, 'turn')).toEqual({ rule: 'A2.2', params: { problem: 'boostedAlready' } });
  });

  it('A2.2: the die is turned before it is used, not after', () => {
    const { state } = play(able({ dice: ['gray 1'], debris: 1 }), 'die gray 1', 'action 3');
    expect(refusal(state, 'turn')).toMatchObject({ params: { problem: 'wrongDecision' } });
  });
});

describe('A2.3, A2.7: what a die is used for', () => {
  const space = [
    { at: '1c', card: '023', owner: 0 },
    { at: '5c', card: '043', owner: 0 },
    { at: '1d', card: '053', owner: 0 },
    { at: '2d', card: '022', owner: 1 },
    { at: '4c', card: '025', owner: 0 },
  ];

  it.each([
    ['orange', ['action 1', 'action 2']],
    ['gray', ['action 3', 'action 4', 'mission 1c', 'mission 4c']],
    ['green', ['action 5', 'action 6', 'mission 5c']],
  ])('A2.3: a %s die for %j', (colour, uses) => {
    expect(legal(play(able({ dice: [`${colour} 2`] }, { space }), `die ${colour} 2`).state)).toEqual(uses);
  });

  it.each([
    ['action 1', 'A2.3', 'wrongColour'],
    ['action 6', 'A2.3', 'wrongColour'],
    ['mission 3c', 'A2.M1', 'noCard'],
    ['mission 7a', 'A2.M1', 'noCard'],
    ['mission 1d', 'A2.M1', 'neutralization'],
    ['mission 5c', 'A2.M1', 'wrongColour'],
    ['mission 2d', 'A2.M1', 'notPresent'],
    ['mission 4c', 'A2.M2', 'cannotPay'],
    ['boost r1c1', 'V1', 'standardRules'],
    ['end', 'A2.3', 'wrongDecision'],
  ])('A2.3: with a gray die %s is refused by %s: %s', (move, rule, problem) => {
    const { state } = play(able({ dice: ['gray 2'], resources: 0 }, { space }), 'die gray 2');
    expect(refusal(state, move)).toMatchObject({ rule, params: { problem } });
  });

  it.each<[string, string, PlayerPosition, string, object]>([
    ['without a ship', 'orange 2', { ships: 0, fleet: [] }, 'A2.C6', { ship: 1 }],
    ['without a robot', 'orange 2', { robots: { breakRoom: 0 }, fleet: [] }, 'A2.C6', { robot: 1 }],
    ['without either', 'orange 2', { ships: 0, robots: { breakRoom: 0 }, fleet: [] }, 'A2.C6', { ship: 1, robot: 1 }],
    ['with a star and no ship in space', 'orange 0', { fleet: [] }, 'A2.C1', {}],
    ['with a star and no card', 'orange 0', { fleet: ['4d'], hand: ['021'] }, 'A2.C1', {}],
  ])('A2.3: Command is refused %s', (_why, die, own, rule, missing) => {
    // The debris makes the star usable: turned to 2 it can Discover.
    const { state } = play(able({ dice: [die], debris: 1, ...own }), `die ${die}`);
    const value = Number(die.at(-1));
    expect(refusal(state, 'action 2')).toEqual({
      rule,
      params: { problem: 'cannotCommand', action: 2, value, ...missing },
    });
  });

  it('A2.3: a boost that does not fit, or is used up, is refused (V2)', () => {
    const tiles = { r1c1: { tile: 'green-vp-dieToThree', boost: true }, r2c2: 'orange-gainShip-dieToThree' };
    const advanced: Stated = {
      options: { players: 2, advanced: true },
      display: [null, null, 'gray-vp-dieToThree', null, null, null],
    };
    const { state } = play(able({ dice: ['orange 1'], grid: tiles }, advanced), 'die orange 1');
    expect(refusal(state, 'boost r1c1')).toMatchObject({ rule: 'V2', params: { problem: 'boostDoesNotFit' } });
    expect(refusal(state, 'boost r2c2')).toMatchObject({ rule: 'V2', params: { problem: 'noBoost' } });
  });

  it.each([
    [1, 'orange', 'discover'],
    [2, 'orange', 'command'],
    [3, 'gray', 'repair'],
    [4, 'gray', 'command'],
    [5, 'green', 'destroy'],
    [6, 'green', 'command'],
  ])('A2.7: action %i is %s: %s', (action, colour, kind) => {
    const { state, events } = play(able({ dice: [`${colour} 2`] }), `die ${colour} 2`, `action ${action}`);
    expect(decision(state)).toMatchObject({ kind, seat: 0, [kind === 'command' ? 'value' : 'activationsLeft']: 2 });
    const taken = { kind: 'actionTaken', rule: 'A2.3', seat: 0, action, value: 2, damaged: false };
    expect(events).toContainEqual(taken);
  });
});

describe('A2.4: the value is the number of activations', () => {
  it.each([1, 2, 3])('A2.4: a %i repairs as often', (value) => {
    const damaged = able({ dice: [`gray ${value}`] }, { damage: { 1: 2, 2: 2 }, ravagers: {} });
    let { state } = play(damaged, `die gray ${value}`, 'action 3');
    for (let i = 0; i < value; i++) state = play(state, `repair ${i < 2 ? 1 : 2}`, 'debris storage').state;
    expect(decision(state)!.kind).toBe('end-turn');
    expect(state.players[0]!.debris).toBe(value);
  });

  it.each([
    ['orange', 1],
    ['gray', 3],
    ['green', 5],
  ])('A2.4: at least one activation must be performed: %s, action %i', (colour, action) => {
    const { state } = play(able({ dice: [`${colour} 2`] }), `die ${colour} 2`, `action ${action}`);
    expect(legal(state)).not.toContain('done');
    expect(refusal(state, 'done')).toEqual({ rule: 'A2.4', params: { problem: 'atLeastOne' } });
  });

  it.each([
    ['orange', 'action 1', ['take 3']],
    ['gray', 'action 3', ['repair 4', 'debris storage']],
    ['green', 'action 5', ['destroy 4']],
  ])('A2.4: the rest may be left: a %s 2 used once', (colour, action, moves) => {
    const rich: Stated = { damage: { 4: 1, 6: 1 }, ravagers: { 4: ['064'], 6: ['066'] } };
    const { state } = play(able({ dice: [`${colour} 2`] }, rich), `die ${colour} 2`, action, ...moves);
    expect(legal(state)).toContain('done');
    expect(decision(play(state, 'done').state)!.kind).toMatch(/inject|end-turn/);
  });

  const star = (colour: string) => able({ dice: [`${colour} 0`], fleet: ['2b', '3b', '3d'] });

  it.each([
    ['orange', 1, 'action 2'],
    ['gray', 3, 'action 4'],
    ['green', 5, 'action 6'],
  ])('A2.4: a %s star is not for action %i, only for Command', (colour, action, command) => {
    const { state } = play(star(colour), `die ${colour} 0`);
    expect(legal(state)).toEqual([command]);
    expect(refusal(state, `action ${action}`)).toMatchObject({ rule: 'A2.4', params: { problem: 'valueZero' } });
  });

  it('A2.4: a star activates no Mission card', () => {
    const card = { space: [{ at: '4c', card: '021', owner: 0 }] };
    const { state } = play(able({ dice: ['gray 0'], hand: ['022'] }, card), 'die gray 0');
    expect(refusal(state, 'mission 4c')).toMatchObject({ rule: 'A2.4', params: { problem: 'valueZero' } });
  });

  it.each([
    [
      'orange 1',
      'action 1',
      'A2.D1',
      'valueTooLow',
      { display: ['orange-vp-dieToThree', null, null, null, null, null] },
    ],
    ['gray 1', 'action 3', 'A2.R1', 'nothingThere', { damage: {}, ravagers: {} }],
    ['green 1', 'action 5', 'A2.X1', 'valueTooLow', { damage: {}, ravagers: { 4: ['064', '070'] } }],
  ])(
    'A2.4: %s cannot be used for %s when not one activation is possible (%s, %s)',
    (die, action, rule, problem, stated) => {
      const { state } = play(able({ dice: [die] }, stated as Stated), `die ${die}`);
      expect(legal(state)).not.toContain(action);
      expect(refusal(state, action)).toMatchObject({ rule, params: { problem } });
    },
  );
});

describe('A2.5: damaged actions', () => {
  it.each([
    [0, 3, false],
    [1, 3, false],
    [2, 2, true],
  ])('A2.5: with %i cubes a 3 counts as %i', (cubes, value, damaged) => {
    const state = able({ dice: ['orange 3'] }, { damage: { 1: cubes } });
    const after = play(state, 'die orange 3', 'action 1');
    expect(decision(after.state)).toMatchObject({ activationsLeft: value });
    const rule = damaged ? 'A2.5' : 'A2.3';
    expect(after.events.at(-1)).toEqual({ kind: 'actionTaken', rule, seat: 0, action: 1, value, damaged });
  });

  it('A2.5: a 1 counts as 0 there', () => {
    const { state } = play(able({ dice: ['orange 1'] }, { damage: { 1: 2 } }), 'die orange 1');
    expect(legal(state)).toEqual(['action 2']);
    expect(refusal(state, 'action 1')).toMatchObject({ rule: 'A2.5', params: { problem: 'valueZero' } });
  });

  it('A2.5: a star stays 0, and can still place its card', () => {
    const state = able({ dice: ['gray 0'] }, { damage: { 4: 2 }, ravagers: {} });
    const after = play(state, 'die gray 0', 'action 4');
    expect(decision(after.state)).toMatchObject({ kind: 'command', value: 0 });
    expect(play(after.state, 'fly 3d 3d', 'place 021').state.cards).toContain(21);
  });

  it('A2.5: a 1 at a damaged Command places without moving', () => {
    const { state } = play(able({ dice: ['gray 1'] }, { damage: { 4: 2 }, ravagers: {} }), 'die gray 1', 'action 4');
    expect(legal(state)).toEqual(['fly 3d 3d']);
  });

  it('A2.5: a star is refused for its own value, whatever the damage (A2.4)', () => {
    const { state } = play(able({ dice: ['orange 0'], fleet: ['4d'] }, { damage: { 1: 2 } }), 'die orange 0');
    expect(refusal(state, 'action 1')).toMatchObject({ rule: 'A2.4', params: { problem: 'valueZero' } });
  });

  it('A2.5: turning the die makes up for damage', () => {
    const state = able({ dice: ['orange 1'], debris: 1 }, { damage: { 1: 2 } });
    expect(decision(play(state, 'die orange 1', 'turn', 'action 1').state)).toMatchObject({ activationsLeft: 2 });
  });
});
