import { describe, expect, it } from 'vitest';
import { decision, type State } from '../../src/index.ts';
import { makePosition, type PlayerPosition } from '../../src/position.ts';
import { legal, play, position, refusal } from '../helpers.ts';

type Stated = Omit<Parameters<typeof position>[0], 'players'>;

function engineer(value: number, own: PlayerPosition = {}, stated: Stated = {}): State {
  return position({
    damage: { 1: 1, 5: 2 },
    damagedDice: { orange: 0, gray: 0, green: 0 },
    ravagers: {},
    neutral: { dice: [] },
    ...stated,
    players: [
      { dice: [`gray ${value}`], resources: 0, debris: 0, ships: 0, vp: 5, grid: {}, ...own },
      { dice: [], resources: 0 },
    ],
  });
}
const begin = (state: State, value: number): State => play(state, `die gray ${value}`, 'action 3').state;
const gridOf = (state: State) => makePosition(state).players![0]!.grid;

describe('A2.R1: removing Damage cubes', () => {
  const noelle = () =>
    engineer(2, { grid: { r1c1: 'gray-vp-dieToThree', r2c2: 'orange-gainShip-dieToThree', r3c3: 'start-green' } });

  it('A2.R1, A2.R2: Example: a gray 2 removes two cubes, which light a gray 1-VP tile and an orange ship tile', () => {
    const state = begin(noelle(), 2);
    const after = play(state, 'repair 5', 'debris r1c1 vp', 'repair 1', 'debris r2c2 gainShip');
    expect(after.state.players[0]).toMatchObject({ vp: 6, ships: 1, debris: 0 });
    expect(after.state.damage).toEqual([0, 0, 0, 0, 1, 0]);
    expect(gridOf(after.state)).toEqual({
      r1c1: { tile: 'gray-vp-dieToThree', debris: true },
      r2c2: { tile: 'orange-gainShip-dieToThree', debris: true },
      r3c3: 'start-green',
    });
    expect(after.events).toMatchObject([
      { kind: 'damageRepaired', rule: 'A2.R1', seat: 0, action: 5, die: null },
      { kind: 'debrisPlaced', rule: 'A2.R2', cell: 'r1c1' },
      { kind: 'tileActivated', rule: 'A2.R2', cell: 'r1c1', effect: 'vp' },
      { kind: 'gained', what: 'vp', amount: 1 },
      { kind: 'damageRepaired', rule: 'A2.R1', seat: 0, action: 1, die: null },
      { kind: 'debrisPlaced', rule: 'A2.R2', cell: 'r2c2' },
      { kind: 'tileActivated', rule: 'A2.R2', cell: 'r2c2', effect: 'gainShip' },
      { kind: 'gained', what: 'ship', amount: 1 },
    ]);
    expect(decision(after.state)!.kind).toBe('end-turn');
  });

  it('A2.R1: from any action with damage, and from any damaged die in a supply', () => {
    const state = engineer(3, {}, { damage: { 1: 1, 6: 2 }, damagedDice: { orange: 1, gray: 0, green: 2 } });
    expect(legal(begin(state, 3))).toEqual(['repair 1', 'repair 6', 'repair green', 'repair orange']);
  });

  it('A2.R1: a die repaired is an undamaged die of its supply again', () => {
    const before = engineer(1, {}, { damage: {}, damagedDice: { green: 2 } });
    const { state, events } = play(begin(before, 1), 'repair green', 'debris storage');
    expect(state.damagedSupply[2]).toBe(1);
    expect(state.supply[2]).toBe(before.supply[2]! + 1);
    expect(events[0]).toEqual({ kind: 'damageRepaired', rule: 'A2.R1', seat: 0, action: null, die: 'green' });
  });

  it('A2.R1: each activation removes one cube; of two on an action one remains', () => {
    const { state } = play(begin(engineer(1), 1), 'repair 5', 'debris storage');
    expect(state.damage[4]).toBe(1);
    expect(decision(state)!.kind).toBe('end-turn');
  });

  it('A2.R1: both cubes of an action may be removed, one after the other', () => {
    const { state } = play(begin(engineer(2), 2), 'repair 5', 'debris storage', 'repair 5', 'debris storage');
    expect(state.damage[4]).toBe(0);
    expect(state.players[0]!.debris).toBe(2);
  });

  it('A2.R1: one cube less and the action is not damaged any more', () => {
    const own = { dice: ['gray 1'], reserved: ['green 1'] };
    const other: Stated = { ravagers: { 4: ['064'] } };
    const repaired = play(begin(engineer(1, own, other), 1), 'repair 5', 'debris storage', 'end', 'B', 'end').state;
    const { events } = play(repaired, 'die green 1 reserved', 'action 5');
    expect(events).toContainEqual(expect.objectContaining({ kind: 'actionTaken', value: 1, damaged: false }));
  });

  it('A2.R1: it ends when nothing is left to repair', () => {
    const { state } = play(begin(engineer(3, {}, { damage: { 2: 1 } }), 3), 'repair 2', 'debris storage');
    expect(decision(state)!.kind).toBe('end-turn');
  });

  it('A2.R1: nothing is removed where there is none', () => {
    const state = begin(engineer(2), 2);
    expect(refusal(state, 'repair 2')).toEqual({ rule: 'A2.R1', params: { problem: 'noDamage', action: 2 } });
    expect(refusal(state, 'repair gray')).toEqual({ rule: 'A2.R1', params: { problem: 'noDamage', colour: 'gray' } });
    expect(refusal(state, 'debris storage')).toMatchObject({ rule: 'A2.R1', params: { problem: 'wrongDecision' } });
    expect(refusal(state, 'done')).toEqual({ rule: 'A2.4', params: { problem: 'atLeastOne' } });
  });
});

describe('A2.R2: what becomes of the debris', () => {
  const repaired = (own: PlayerPosition, value = 2, stated: Stated = {}): State =>
    play(begin(engineer(value, own, stated), value), 'repair 5').state;

  it('A2.R2: it goes to storage', () => {
    const { state, events } = play(repaired({}), 'debris storage');
    expect(state.players[0]!.debris).toBe(1);
    expect(events).toEqual([{ kind: 'gained', rule: 'A2.R2', seat: 0, what: 'debris', amount: 1 }]);
  });

  it('A2.R2: or onto a tile of any colour; Starting tiles can take it, Advanced tiles cannot', () => {
    const grid = {
      r1c1: 'start-gray',
      r1c2: 'green-vp-dieToThree',
      r2c2: 'debris-1',
      r3c3: 'orange-gainShip-dieToThree',
    };
    const state = repaired({ grid });
    expect(legal(state)).toEqual([
      'debris r1c1 gainDebris',
      'debris r1c1 gainResource',
      'debris r1c2 vp',
      'debris r3c3 gainShip',
      'debris storage',
    ]);
    expect(refusal(state, 'debris r2c2 gainDebris')).toMatchObject({ params: { problem: 'advancedTile' } });
    for (const move of ['debris r2c1 vp', 'debris r1c2 gainShip'])
      expect(refusal(state, move)).toMatchObject({ rule: 'A2.R2', params: { problem: 'tileCannot' } });
    expect(refusal(state, 'repair 1')).toMatchObject({ rule: 'A2.R2', params: { problem: 'wrongDecision' } });
  });

  it('A2.R2: on a Starting tile one of its effects is chosen', () => {
    const { state } = play(repaired({ grid: { r1c1: 'start-gray' } }), 'debris r1c1 gainResource');
    expect(state.players[0]).toMatchObject({ resources: 1, debris: 0 });
    expect(gridOf(state)).toEqual({ r1c1: { tile: 'start-gray', debris: true } });
  });

  it('A2.R2: a tile that bears debris cannot take another', () => {
    const { state } = play(repaired({ grid: { r1c1: 'gray-vp-dieToThree' } }), 'debris r1c1 vp', 'repair 1');
    expect(legal(state)).toEqual(['debris storage']);
    expect(refusal(state, 'debris r1c1 vp')).toEqual({
      rule: 'A2.R2',
      params: { problem: 'debrisThere', cell: 'r1c1' },
    });
  });

  it('A2.R2: the debris that a tile gives goes to storage', () => {
    const { state } = play(repaired({ grid: { r1c1: 'gray-gainDebris-dieToThree' } }), 'debris r1c1 gainDebris');
    expect(state.players[0]!.debris).toBe(1);
    expect(decision(state)!.kind).toBe('repair');
  });

  it('A2.R2: the tile is activated before the next cube is removed', () => {
    const own = { grid: { r1c1: 'green-reassignRobot-dieToThree' }, robots: { breakRoom: 2 } };
    const { state } = play(repaired(own), 'debris r1c1 reassignRobot');
    expect(decision(state)!.kind).toBe('reassign');
    expect(decision(play(state, 'assign gray').state)!.kind).toBe('repair');
  });

  it('A2.R2: the effect must be able to do something: no robot is left to gain', () => {
    const robots = { breakRoom: 13, workstations: { orange: 1, gray: 1, green: 1 } };
    const state = repaired({ robots, grid: { r1c1: 'green-gainRobot-dieToThree' } });
    expect(legal(state)).toEqual(['debris storage']);
    expect(refusal(state, 'debris r1c1 gainRobot')).toMatchObject({ rule: 'A2.R2', params: { problem: 'tileCannot' } });
  });

  it('A2.R2: the effect must be able to do something: no ship to move', () => {
    const state = repaired({ ships: 0, fleet: [], grid: { r1c1: 'orange-moveShip-dieToThree' } });
    expect(legal(state)).toEqual(['debris storage']);
  });

  it('A2.R2: the effect must be able to do something: no neighbour to activate', () => {
    const alone = repaired({ grid: { r1c1: 'gray-activateHorizontal-dieToThree', r2c1: 'green-vp-dieToThree' } });
    expect(legal(alone)).toEqual(['debris r2c1 vp', 'debris storage']);
    const beside = repaired({ grid: { r1c1: 'gray-activateHorizontal-dieToThree', r1c2: 'green-vp-dieToThree' } });
    expect(legal(beside)).toContain('debris r1c1 activateHorizontal');
  });

  it('A2.R2: a tile lit through its neighbour bears no debris', () => {
    const grid = { r1c1: 'gray-activateHorizontal-dieToThree', r1c2: 'green-vp-dieToThree' };
    const { state } = play(repaired({ grid }), 'debris r1c1 activateHorizontal', 'tile r1c2 vp');
    expect(gridOf(state)).toEqual({ ...grid, r1c1: { tile: grid.r1c1, debris: true } });
    expect(state.players[0]!.vp).toBe(6);
  });

  it('A2.R2: it stays on the tile until the board is reset', () => {
    const own = { grid: { r1c1: 'gray-vp-dieToThree' }, dice: ['gray 1'], hand: [] };
    const lit = play(repaired(own, 1), 'debris r1c1 vp', 'end', 'B', 'end').state;
    expect(gridOf(lit)).toEqual({ r1c1: { tile: 'gray-vp-dieToThree', debris: true } });
    expect(lit.players[0]!.debris).toBe(0);
    const reset = play(lit, 'B', 'end').state;
    expect(gridOf(reset)).toEqual({ r1c1: 'gray-vp-dieToThree' });
    expect(reset.players[0]!.debris).toBe(1);
  });
});
