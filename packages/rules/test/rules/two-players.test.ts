import { describe, expect, it } from 'vitest';
import { defaultContent } from '../../src/components.ts';
import { type GameEvent, type State, setup } from '../../src/index.ts';
import type { PlayerPosition, Position } from '../../src/position.ts';
import { legal, play, position, refusal } from '../helpers.ts';

const NEUTRAL = 2;
const ofKind = (events: GameEvent[], kind: GameEvent['kind']): GameEvent[] =>
  events.filter((event) => event.kind === kind);
const byColour = (state: State, compartment = NEUTRAL): number[] =>
  [0, 4, 8].map((first) => state.dice[compartment]!.slice(first, first + 4).reduce((sum, count) => sum + count, 0));

/** Four dice of each colour; the first player to move has no robot in a workstation and no die unless stated. */
const before = (
  neutral: Position['neutral'] & object,
  stated: Partial<Position> = {},
  mine: PlayerPosition = {},
  yours: PlayerPosition = {},
): State =>
  position({
    damage: { 1: 1 },
    ravagers: {},
    damagedDice: { orange: 0, gray: 0, green: 0 },
    ...stated,
    neutral,
    players: [
      {
        vp: 10,
        resources: 0,
        debris: 0,
        dice: [],
        robots: { breakRoom: 3, workstations: { orange: 0, gray: 0, green: 0 } },
        ...mine,
      },
      { vp: 10, resources: 0, debris: 0, dice: [], ...yours },
    ],
  });

describe('N1: the neutral player', () => {
  it('N1: has a robot in each workstation, and a die of each colour in an unused compartment', () => {
    const events: GameEvent[] = [];
    const state = setup({ players: 2 }, 'neutral', defaultContent, (event) => void events.push(event));
    expect(state.neutral).toEqual([1, 1, 1]);
    expect(state.dice).toHaveLength(3);
    expect(byColour(state)).toEqual([1, 1, 1]);
    expect(ofKind(events, 'diceRolled').map((event) => [event.rule, 'seat' in event && event.seat])).toEqual([
      ['S8', 0],
      ['S8', 1],
      ['N1', NEUTRAL],
    ]);
  });

  it.each([3, 4])('N1: with %i players there is none', (players) => {
    const state = setup({ players }, 'neutral');
    expect([state.neutral, state.dice.length]).toEqual([[], players]);
  });

  it('N1: takes no turn', () => {
    const { state } = play(before({ dice: [] }, { seat: 1 }), 'B', 'end');
    expect([state.round, state.seat]).toEqual([2, 0]);
  });
});

describe('N2: buying a neutral die', () => {
  const offered = (): State => before({ dice: ['gray 2'] }, {}, { resources: 1, debris: 1 }, { resources: 1 });

  it('N2: the resource goes to the supply', () => {
    const { state } = play(offered(), 'buy gray 2 from 3');
    expect(state.players.map(({ resources }) => resources)).toEqual([0, 1]);
    expect(byColour(state)).toEqual([0, 0, 0]);
    expect(state.turn).toMatchObject({ colour: 1, value: 2, dieFrom: NEUTRAL });
  });

  it('N2: it cannot be turned', () => {
    // Turned it would be a 3, which is as useful as the 1.
    const start = before({ dice: ['gray 1'] }, {}, { resources: 1, debris: 1 });
    const { state } = play(start, 'buy gray 1 from 3');
    expect(legal(state)).not.toContain('turn');
    expect(refusal(state, 'turn')).toMatchObject({ rule: 'A2.2', params: { problem: 'boughtDie' } });
  });

  it('N2: it is not had without a resource', () => {
    const start = before({ dice: ['gray 2'] });
    expect(refusal(start, 'buy gray 2 from 3')).toMatchObject({ rule: 'A2.1', params: { problem: 'noResource' } });
  });

  it('N2: after the turn it returns to its supply', () => {
    const { state } = play(offered(), 'buy gray 2 from 3', 'action 3', 'repair 1', 'debris storage', 'end');
    expect([byColour(state), state.supply]).toEqual([
      [0, 0, 0],
      [4, 4, 4],
    ]);
  });
});

describe('N3: the neutral dice in Sequence B', () => {
  it('N3: stars return, and dice are rolled for the colours that are missing', () => {
    const start = before({ dice: ['orange 0', 'gray 2'] });
    const { state, events } = play(start, 'B', 'end');
    expect(byColour(state)).toEqual([1, 1, 1]);
    expect(state.dice[NEUTRAL]![6]).toBe(1);
    expect(ofKind(events, 'dieReturned')).toEqual([{ kind: 'dieReturned', rule: 'N3', colour: 'orange' }]);
    const [rolled] = ofKind(events, 'diceRolled') as { rule: string; seat: number; dice: { colour: string }[] }[];
    expect([rolled!.rule, rolled!.seat]).toEqual(['N3', NEUTRAL]);
    expect(rolled!.dice.map(({ colour }) => colour)).toEqual(['orange', 'green']);
  });

  it('N3: dice of value 1, 2 or 3 stay as they are', () => {
    const start = before({ dice: ['orange 1', 'gray 2', 'green 3'] });
    const { state, events } = play(start, 'B', 'end');
    expect(state.dice[NEUTRAL]).toEqual(start.dice[NEUTRAL]);
    expect(ofKind(events, 'diceRolled')).toEqual([]);
  });

  it('N3: it is done after the player has rolled and reserved', () => {
    // The only orange die available is the neutral star, which the player's robot does not get.
    const mine = { resources: 1, robots: { workstations: { orange: 1, gray: 1, green: 0 } } };
    const start = before({ dice: ['orange 0'] }, {}, mine, { dice: ['orange 1', 'orange 1', 'orange 1'] });
    const rolled = play(start, 'B').state;
    expect([byColour(rolled, 0), byColour(rolled)]).toEqual([
      [0, 1, 0],
      [1, 0, 0],
    ]);
    const { state } = play(rolled, 'done', 'end');
    expect([byColour(state, 0), byColour(state)]).toEqual([
      [0, 1, 0],
      [1, 1, 1],
    ]);
  });

  it('N3: without a neutral robot no die is rolled, but a star returns', () => {
    const start = before({ robots: { orange: 0, gray: 0, green: 0 }, dice: ['orange 0', 'gray 3'] });
    const { state } = play(start, 'B', 'end');
    expect([byColour(state), state.supply]).toEqual([
      [0, 1, 0],
      [4, 3, 4],
    ]);
  });

  it('N3: without a die in the supply none is rolled', () => {
    const yours = { dice: ['green 1', 'green 1', 'green 2', 'green 3'] };
    const { state } = play(before({ dice: ['orange 1', 'gray 1'] }, {}, {}, yours), 'B', 'end');
    expect(byColour(state)).toEqual([1, 1, 0]);
  });

  it.each([
    [3, 3],
    [4, 3],
  ])('N3: of 4 dice, %i damaged, an undamaged one is taken first; a cube on it just leaves (%i stay)', (many, stay) => {
    const stated = { damagedDice: { orange: 0, gray: 0, green: many } };
    const { state } = play(before({ dice: ['orange 1', 'gray 1'] }, stated), 'B', 'end');
    expect(byColour(state)).toEqual([1, 1, 1]);
    expect(state.damagedSupply[2]).toBe(stay);
    expect(state.players.map(({ vp, debris }) => [vp, debris])).toEqual([
      [10, 0],
      [10, 0],
    ]);
  });

  it('N3: Sequence A leaves them alone', () => {
    const start = before({ dice: ['orange 0'] }, {}, { dice: ['gray 1'] });
    const { state } = play(start, 'die gray 1', 'action 3', 'repair 1', 'debris storage', 'end');
    expect(state.dice[NEUTRAL]).toEqual(start.dice[NEUTRAL]);
  });

  it('N3: it is done also when B3 is skipped', () => {
    const { state } = play(before({ dice: ['orange 0'] }, { ending: 'ravagers' }), 'B', 'end');
    expect(byColour(state)).toEqual([1, 1, 1]);
  });
});

describe('N4: the neutral robot gives way', () => {
  const grid = { r1c1: 'start-green' };
  const mine = (green: number): PlayerPosition => ({
    hand: ['041'],
    grid,
    dice: ['gray 1'],
    robots: { breakRoom: 3, workstations: { orange: 0, gray: 0, green } },
  });
  const reassigning = (green: number): State =>
    play(before({ dice: [] }, {}, mine(green)), 'play 041 row1', 'tile r1c1 reassignRobot').state;

  it.each(['orange', 'gray', 'green'] as const)('N4: a robot added to the %s workstation removes it', (colour) => {
    const { state, events } = play(reassigning(0), `assign ${colour}`);
    const left = ['orange', 'gray', 'green'].map((other) => (other === colour ? 0 : 1));
    expect(state.neutral).toEqual(left);
    expect(events).toContainEqual({ kind: 'neutralRobotRemoved', rule: 'N4', colour });
  });

  it('N4: also where the player had one already', () => {
    expect(play(reassigning(2), 'assign green').state.neutral).toEqual([1, 1, 0]);
  });

  it('N4: taking a robot back removes nothing, and brings nothing back', () => {
    expect(play(reassigning(1), 'recall green').state.neutral).toEqual([1, 1, 1]);
    const gone = before({ robots: { green: 0 }, dice: [] }, {}, mine(1));
    const { state } = play(gone, 'play 041 row1', 'tile r1c1 reassignRobot', 'recall green');
    expect(state.neutral).toEqual([1, 1, 0]);
  });

  it('N4: a second robot added finds none to remove', () => {
    const gone = before({ robots: { green: 0 }, dice: [] }, {}, mine(1));
    const { events } = play(gone, 'play 041 row1', 'tile r1c1 reassignRobot', 'assign green');
    expect(ofKind(events, 'neutralRobotRemoved')).toEqual([]);
  });

  it('N4: its die stays until it is bought or shows a star', () => {
    const start = before({ dice: ['green 2'] }, {}, mine(0));
    const { state } = play(start, 'play 041 row1', 'tile r1c1 reassignRobot', 'assign green');
    expect(byColour(state)).toEqual([0, 0, 1]);
  });
});
