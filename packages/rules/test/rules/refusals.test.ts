// Why a move is refused: the rule and every parameter of the sentence.

import { describe, expect, it } from 'vitest';
import { explain, type State, setup } from '../../src/index.ts';
import type { Frame } from '../../src/state.ts';
import { play, refusal } from '../helpers.ts';
import { needy, ON_SHOW } from './needy.ts';

const refused = (state: State, move: string): Record<string, unknown> => {
  const found = refusal(state, move)!;
  return { rule: found.rule, ...found.params };
};

// The sky of `needy` has no asteroids; the Black Angel stands on 3c, an orange hex.
describe('flights', () => {
  const flying = (frame: Partial<Frame>, state = needy({ fleet: ['3d'], ships: 1, dice: ['gray 1'] })): State => {
    const { state: before } = play(state, 'die gray 1', 'action 4');
    const command = { ...before.frames.at(-1)!, ...frame };
    return { ...before, frames: [...before.frames.slice(0, -1), command] };
  };

  it.each<[move: string, left: number, rule: string, problem: string, from: string]>([
    ['fly 2b 2c', 2, 'A2.C1', 'noShipThere', '2b'],
    ['fly 3d 1a', 1, 'A2.C1', 'tooFar', '3d'],
    ['fly 3d 2d', 0, 'A2.C1', 'valueZero', '3d'],
    ['fly 3d 6a', 3, 'A2.C1', 'offBoard', '3d'],
    ['launch 6a', 3, 'A2.C1', 'offBoard', '3c'],
    ['launch 3d', 3, 'A2.C2', 'noRoom', '3c'],
    ['launch 1a', 1, 'A2.C1', 'tooFar', '3c'],
  ])('A2.C1: %s with %i steps', (move, left, rule, problem, from) => {
    const state = flying({ left });
    state.players[0]!.breakRoom = 2;
    expect(refused(state, move)).toEqual({ rule, problem, from, to: move.split(' ').at(-1), steps: left });
  });

  it('A2.C6: a launch needs a ship and a robot', () => {
    const at = { from: '3c', to: '2c', steps: 1 };
    const without = needy({ fleet: ['3d'], dice: ['gray 1'] });
    expect(refused(flying({}, without), 'launch 2c')).toEqual({ rule: 'A2.C6', problem: 'noShip', ...at });
    const idle = needy({ fleet: ['3d'], ships: 1, dice: ['gray 1'], robots: { breakRoom: 0 } });
    expect(refused(flying({}, idle), 'launch 2c')).toEqual({ rule: 'A2.C6', problem: 'noRobot', ...at });
  });

  it('A2.C1: a ship that stays must place a card', () => {
    const state = flying({}, needy({ fleet: ['3d'], ships: 1, dice: ['gray 1'], robots: { breakRoom: 2 } }));
    expect(refused(state, 'fly 3d 3d')).toEqual({ rule: 'A2.C1', problem: 'mustPlaceOrMove', to: '3d' });
    expect(refused(flying({}), 'launch 3c')).toEqual({ rule: 'A2.C6', problem: 'noSecondRobot', to: '3c' });
  });

  it('X3: a flight by a tile must move', () => {
    const state = needy(
      { fleet: ['3d'], dice: ['orange 1'], hand: ['061'], grid: { r1c1: 'start-orange' } },
      {},
      ON_SHOW,
    );
    const { state: flight } = play(state, 'play 061 row1', 'tile r1c1 moveShip');
    const at = { from: '3d', to: '3d', steps: 2 };
    expect(refused(flight, 'fly 3d 3d')).toEqual({ rule: 'A2.C1', problem: 'mustMove', ...at });
  });
});

describe('dice', () => {
  const gray = { colour: 'gray', value: 2 };

  it.each<[string, State, string, object]>([
    [
      'none of one’s own',
      needy({}, { dice: ['gray 2'] }),
      'die gray 2',
      { rule: 'A2.1', problem: 'noSuchDie', ...gray },
    ],
    [
      'not reserved',
      needy({ dice: ['gray 2'] }),
      'die gray 2 reserved',
      { rule: 'A2.1', problem: 'noSuchDie', ...gray },
    ],
    ['reserved', needy({ reserved: ['gray 2'] }), 'die gray 2', { rule: 'A2.1', problem: 'noSuchDie', ...gray }],
    ['of no use', needy({ dice: ['gray 2'] }), 'die gray 2', { rule: 'T3', problem: 'dieUseless', ...gray }],
    ['one’s own', needy({ dice: ['gray 2'] }), 'buy gray 2 from 1', { rule: 'A2.1', problem: 'ownDie', ...gray }],
    ['nobody’s', needy({}, { dice: ['gray 1'] }), 'buy gray 2 from 2', { rule: 'A2.1', problem: 'noSuchDie', ...gray }],
    ['of no seat', needy({}), 'buy gray 2 from 4', { rule: 'A2.1', problem: 'noSuchDie', ...gray }],
    [
      'reserved by another',
      needy({ resources: 1 }, { reserved: ['gray 2'] }),
      'buy gray 2 from 2',
      { rule: 'A2.1', problem: 'reserved', ...gray },
    ],
    [
      'too dear',
      needy({}, { dice: ['gray 2'] }),
      'buy gray 2 from 2',
      { rule: 'A2.1', problem: 'noResource', ...gray },
    ],
    [
      'of no use to the buyer',
      needy({ resources: 1 }, { dice: ['gray 2'] }),
      'buy gray 2 from 2',
      { rule: 'T3', problem: 'dieUseless', ...gray },
    ],
  ])('A2.1: %s', (_name, state, move, expected) => expect(refused(state, move)).toEqual(expected));
});

describe('the use of a die', () => {
  const using = (die: string, own: object = {}, stated: object = {}): State =>
    play(needy({ dice: [die], ...own }, {}, { ...ON_SHOW, damage: { 2: 1 }, ...stated }), `die ${die}`).state;

  it.each<[string, State, string, object]>([
    [
      'another colour',
      using('orange 1'),
      'action 3',
      { rule: 'A2.3', problem: 'wrongColour', action: 3, value: 1, colour: 'gray' },
    ],
    [
      'no ship, no robot',
      using('orange 1', { robots: { breakRoom: 0 } }),
      'action 2',
      { rule: 'A2.C6', problem: 'cannotCommand', action: 2, value: 1, ship: 1, robot: 1 },
    ],
    [
      'no ship',
      using('orange 1'),
      'action 2',
      { rule: 'A2.C6', problem: 'cannotCommand', action: 2, value: 1, ship: 1 },
    ],
    [
      'no robot',
      using('orange 1', { ships: 1, robots: { breakRoom: 0 } }),
      'action 2',
      { rule: 'A2.C6', problem: 'cannotCommand', action: 2, value: 1, robot: 1 },
    ],
    [
      'the one robot is taken',
      using('orange 1', { ships: 1 }, { ravagers: { 2: ['086'] } }),
      'action 2',
      { rule: 'A2.C6', problem: 'cannotCommand', action: 2, value: 1, robot: 1 },
    ],
    [
      'too little for a tile',
      using('orange 1', { fleet: ['3d'] }, { display: ['gray-vp-dieToThree', null, null, null, null, null] }),
      'action 1',
      { rule: 'A2.D1', problem: 'valueTooLow', action: 1, value: 1, needed: 2 },
    ],
    [
      'no tile',
      using('orange 1', { fleet: ['3d'] }, { display: [null, null, null, null, null, null] }),
      'action 1',
      { rule: 'A2.D1', problem: 'nothingThere', action: 1, value: 1 },
    ],
    [
      'too little for the Ravagers',
      using('green 1', { fleet: ['3d'] }, { ravagers: { 1: ['061', '067'] } }),
      'action 5',
      { rule: 'A2.X1', problem: 'valueTooLow', action: 5, value: 1, needed: 2 },
    ],
    [
      'no Ravagers',
      using('green 1', { fleet: ['3d'] }),
      'action 5',
      { rule: 'A2.X1', problem: 'nothingThere', action: 5, value: 1 },
    ],
    [
      'no damage',
      using('gray 1', { fleet: ['3d'] }, { damage: {} }),
      'action 3',
      { rule: 'A2.R1', problem: 'nothingThere', action: 3, value: 1 },
    ],
    [
      'lowered to 0',
      using('orange 1', { fleet: ['3d'] }, { damage: { 1: 2 } }),
      'action 1',
      { rule: 'A2.5', problem: 'valueZero', action: 1, value: 0 },
    ],
    [
      'a star',
      using('orange 0', { fleet: ['4d'], hand: ['001'] }),
      'action 1',
      { rule: 'A2.4', problem: 'valueZero', action: 1, value: 0 },
    ],
    ['a second die', using('orange 1'), 'die orange 1', { rule: 'A2.1', problem: 'dieChosen' }],
  ])('A2.3: %s', (_name, state, move, expected) => expect(refused(state, move)).toEqual(expected));

  it.each<[card: string, own: object, missing: object]>([
    ['006', { ships: 1 }, { ship: 1 }],
    ['008', { ejectedTiles: ['gray-vp-dieToThree'] }, { technology: 1 }],
    ['011', {}, { ship: 1, technology: 1 }],
    ['012', { ships: 1, hand: ['061'] }, { missionCard: 1 }],
    ['010', { robots: { breakRoom: 0 }, ejectedTiles: ['gray-vp-dieToThree'] }, { robot: 1 }],
    ['009', { ejectedTiles: ['gray-vp-dieToThree'] }, { resource: 1 }],
  ])('A2.M2: what is missing for card %s', (card, own, missing) => {
    const state = using('orange 1', own, { space: [{ at: '1a', card, owner: 0 }] });
    expect(refused(state, 'mission 1a')).toEqual({ rule: 'A2.M2', problem: 'cannotPay', hex: '1a', card, ...missing });
  });

  it.each<[card: string, own: object, missing: object]>([
    ['028', { debris: 1, dice: ['gray 1'] }, { debris: 1 }],
    ['048', { hand: ['001', '062'], dice: ['green 1'] }, { ravagerCard: 1 }],
  ])('A2.M2: what is missing for card %s', (card, own, missing) => {
    const [die, at] = card === '028' ? ['gray 1', '1c'] : ['green 1', '1b'];
    const stated = { space: [{ at, card, owner: 0 }], damage: { 2: 1 }, ravagers: { 1: ['061'] } };
    const state = using(die, own, stated);
    expect(refused(state, `mission ${at}`)).toEqual({ rule: 'A2.M2', problem: 'cannotPay', hex: at, card, ...missing });
  });
});

describe('other decisions', () => {
  it('E3: passing', () => {
    expect(refused(needy({}), 'pass')).toEqual({ rule: 'E3', problem: 'notLastRound' });
    const last = { ending: 'ravagers' as const, round: 5, lastRound: 5 };
    const able = needy({ dice: ['orange 1'] }, {}, { ...ON_SHOW, ...last });
    expect(refused(able, 'pass')).toEqual({ rule: 'E3', problem: 'notForcedToB' });
  });

  it('T1: the decision of another seat', () => {
    const params = { problem: 'notYourDecision', seat: 0 };
    expect(explain(needy({}), 1, { kind: 'sequence-b' })).toEqual({ rule: 'T1', params });
  });

  it('S9, B1.3: reserving', () => {
    const atSetup = setup({ players: 3 }, 'refusals');
    const absent = [0, 1, 2, 3].find((value) => atSetup.dice[2]![value] === 0)!;
    const orange = { colour: 'orange', value: absent };
    expect(refused(atSetup, `reserve orange ${absent}`)).toEqual({ rule: 'S9', problem: 'noSuchDie', ...orange });
    const there = [0, 1, 2, 3].find((value) => atSetup.dice[2]![value] !== 0)!;
    const named = { colour: 'orange', value: there };
    const boosted = { rule: 'V2', problem: 'boostDoesNotFit', cell: 'r1c1', ...named };
    expect(refused(atSetup, `reserve orange ${there} r1c1`)).toEqual(boosted);
  });

  it('A3.2: a colour without cards is not drawn', () => {
    const all = Array.from({ length: 20 }, (_, i) => String(21 + i).padStart(3, '0'));
    const grid = { r2c2: 'green-drawMission-dieToThree' };
    const state = needy({ dice: ['orange 1'], hand: ['061'], grid, ejectedCards: all }, {}, ON_SHOW);
    const drawing = play(state, 'play 061 row2', 'tile r2c2 drawMission').state;
    expect(refused(drawing, 'draw gray')).toEqual({ rule: 'A3.2', problem: 'noCards', colour: 'gray' });
  });
});
