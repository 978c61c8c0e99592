import { describe, expect, it } from 'vitest';
import { type GameEvent, type State, setup } from '../../src/index.ts';
import type { PlayerPosition, Position } from '../../src/position.ts';
import { legal, play, position, refusal } from '../helpers.ts';

const NO_DAMAGE = { orange: 0, gray: 0, green: 0 };

/** Three players, five dice of each colour; the first is to move, the others hold the dice stated. */
const before = (mine: PlayerPosition, stated: Partial<Position> = {}, others: string[] = []): State =>
  position({
    options: { players: 3 },
    damage: {},
    ravagers: {},
    damagedDice: NO_DAMAGE,
    ...stated,
    players: [
      { vp: 10, resources: 0, dice: [], ...mine },
      { vp: 10, resources: 0, dice: others },
      { vp: 10, resources: 0, dice: [] },
    ],
  });

const standard = (state: State, seat = 0): number[] =>
  [0, 4, 8].map((first) => state.dice[seat]!.slice(first, first + 4).reduce((sum, count) => sum + count, 0));
const reserved = (state: State, seat = 0): number[] => state.dice[seat]!.slice(12);
const ofKind = (events: GameEvent[], kind: GameEvent['kind']): GameEvent[] =>
  events.filter((event) => event.kind === kind);
const station = (orange: number, gray: number, green: number): PlayerPosition => ({
  robots: { breakRoom: 0, workstations: { orange, gray, green } },
});

describe('B1.1: dice left are returned', () => {
  it.each([
    [[], [], 10],
    [['gray 0'], [], 10],
    [['gray 0', 'orange 1', 'green 3'], [], 6],
    [['gray 2'], ['green 3'], 5],
    [[], ['orange 1'], 9],
    [['gray 3', 'gray 3'], [], 4],
    [['green 2', 'green 2'], ['green 2'], 4],
  ])('B1.1: with %j left and %j reserved the player has %i of 10 VP', (dice, held, vp) => {
    const { state, events } = play(before({ dice, reserved: held, ...station(0, 0, 0) }), 'B');
    expect(state.players[0]!.vp).toBe(vp);
    expect(state.dice[0]!.every((count) => count === 0)).toBe(true);
    expect(state.supply).toEqual([5, 5, 5]);
    const lost = vp < 10 ? [{ kind: 'lost', rule: 'B1.1', seat: 0, what: 'vp', amount: 10 - vp }] : [];
    expect(ofKind(events, 'lost')).toEqual(lost);
  });

  it('B1.1: B may be chosen with dice left, and they can be taken again', () => {
    const others = ['orange 1', 'orange 1', 'orange 1', 'orange 1'];
    const { state } = play(before({ dice: ['orange 3'], ...station(1, 0, 0) }, {}, others), 'B');
    expect(standard(state)).toEqual([1, 0, 0]);
    expect(state.players[0]!.vp).toBe(7);
  });

  it('B1.1: the dice of others stay', () => {
    const { state } = play(before(station(0, 0, 0), {}, ['orange 3', 'gray 0']), 'B');
    expect(standard(state, 1)).toEqual([1, 1, 0]);
    expect(state.players[1]!.vp).toBe(10);
  });
});

describe('B1.2: a die for each robot in the workstations', () => {
  it.each([
    [1, 1, 1],
    [0, 2, 3],
    [5, 0, 0],
  ])('B1.2: %i orange, %i gray, %i green robots roll as many dice into the standard area', (orange, gray, green) => {
    const { state, events } = play(before(station(orange, gray, green)), 'B');
    expect(standard(state)).toEqual([orange, gray, green]);
    expect(state.supply).toEqual([5 - orange, 5 - gray, 5 - green]);
    expect(reserved(state).every((count) => count === 0)).toBe(true);
    expect(ofKind(events, 'diceRolled')).toMatchObject([{ rule: 'B1.2', seat: 0 }]);
  });

  it('B1.2: no more than the supply holds', () => {
    const others = ['gray 1', 'gray 1', 'gray 1', 'gray 2'];
    const { state } = play(before(station(0, 3, 0), {}, others), 'B');
    expect(standard(state)).toEqual([0, 1, 0]);
    expect(state.players[0]!.vp).toBe(10);
  });

  it.each([
    [1, 10, 3],
    [2, 10, 3],
    [3, 9, 2],
    [5, 7, 0],
  ])('B1.2: of 2 undamaged and 3 damaged dice %i robots leave %i VP and %i damaged', (robots, vp, damaged) => {
    const start = before(station(0, 0, robots), { damagedDice: { ...NO_DAMAGE, green: 3 } });
    const { state } = play(start, 'B');
    expect(state.players[0]!.vp).toBe(vp);
    expect(state.damagedSupply[2]).toBe(damaged);
    expect(standard(state)).toEqual([0, 0, robots]);
  });

  it('B1.2: the cube of a damaged die leaves: it returns undamaged and is no debris', () => {
    const start = before({ debris: 1, ...station(1, 0, 0) }, { damagedDice: { ...NO_DAMAGE, orange: 5 } });
    const { state, events } = play(start, 'B');
    expect(ofKind(events, 'damagedDieTaken')).toEqual([
      { kind: 'damagedDieTaken', rule: 'B1.2', seat: 0, colour: 'orange' },
    ]);
    expect(ofKind(events, 'lost')).toEqual([{ kind: 'lost', rule: 'B1.2', seat: 0, what: 'vp', amount: 1 }]);
    expect([state.damagedSupply[0], state.players[0]!.debris]).toEqual([4, 1]);
  });

  it('B1.2: no die can be refused, damaged or not', () => {
    const damagedDice = { orange: 5, gray: 5, green: 5 };
    const { state } = play(before(station(1, 1, 1), { damagedDice }), 'B');
    expect(standard(state)).toEqual([1, 1, 1]);
    expect(state.players[0]!.vp).toBe(7);
    expect(legal(state)).toEqual(['end']);
  });

  it('B1.2: robots elsewhere roll nothing', () => {
    const mine = { fleet: ['4b'], robots: { breakRoom: 6, workstations: { orange: 0, gray: 1, green: 0 } } };
    const strips = ['1B', '2B', '3B', '4B', '5B', '6B', '7B'];
    expect(standard(play(before(mine, { strips }), 'B').state)).toEqual([0, 1, 0]);
  });
});

describe('B1.3: reserving a die', () => {
  const valentin = (resources: number, seed: string): State =>
    position({
      options: { players: 3 },
      seed,
      seat: 2,
      damage: {},
      ravagers: {},
      damagedDice: { orange: 1, gray: 0, green: 0 },
      players: [
        { vp: 10, dice: ['orange 1', 'orange 2'] },
        { vp: 10, dice: ['orange 1', 'orange 3'] },
        { vp: 10, resources, dice: ['gray 0'], robots: { workstations: { orange: 1, gray: 2, green: 1 } } },
      ],
    });

  /** Uses the first seed that rolls a gray 3. */
  function example(resources: number): State {
    for (let i = 1; ; i++) {
      const state = valentin(resources, `Valentin ${i}`);
      if (play(state, 'B').state.dice[2]![7]! > 0) return state;
    }
  }

  it('B1.1, B1.2, B1.3: Example: a star left, a damaged orange die, two gray and a green one, a gray 3 reserved', () => {
    const rolled = play(example(1), 'B');
    expect(standard(rolled.state, 2)).toEqual([1, 2, 1]);
    expect(rolled.state.players[2]!.vp).toBe(9);
    expect([rolled.state.supply[0], rolled.state.damagedSupply[0]]).toEqual([0, 0]);
    expect(ofKind(rolled.events, 'lost')).toMatchObject([{ rule: 'B1.2', amount: 1 }]);

    const { state, events } = play(rolled.state, 'reserve gray 3');
    expect(state.players.map((player) => player.resources).at(2)).toBe(0);
    expect(standard(state, 2)).toEqual([1, 1, 1]);
    expect(reserved(state, 2)[7]).toBe(1);
    expect(events).toEqual([
      { kind: 'spent', rule: 'B1.3', seat: 2, what: 'resource', amount: 1 },
      { kind: 'dieReserved', rule: 'B1.3', seat: 2, die: { colour: 'gray', value: 3 } },
    ]);
  });

  it('B1.3: the resource goes to the supply, not to another player', () => {
    const start = example(1);
    const { state } = play(start, 'B', 'reserve gray 3');
    expect(state.players.slice(0, 2).map((player) => player.resources)).toEqual(
      start.players.slice(0, 2).map((player) => player.resources),
    );
  });

  it('B1.3: one die only, whatever the resources', () => {
    const { state } = play(example(3), 'B', 'reserve gray 3');
    expect(legal(state)).toEqual(['end']);
    expect(state.players[2]!.resources).toBe(2);
  });

  it('B1.3: it may be left', () => {
    const { state } = play(example(2), 'B', 'done');
    expect(state.players[2]!.resources).toBe(2);
    expect(reserved(state, 2).every((count) => count === 0)).toBe(true);
  });

  it('B1.3: without a resource it is not offered', () => {
    expect(legal(play(example(0), 'B').state)).toEqual(['end']);
  });

  it('B1.3: a die that was not rolled is refused', () => {
    const { state } = play(before({ resources: 1, ...station(0, 0, 1) }), 'B');
    expect(refusal(state, 'reserve gray 3')).toMatchObject({ rule: 'B1.3', params: { problem: 'noSuchDie' } });
  });

  it('B1.3: another move is refused', () => {
    const { state } = play(example(1), 'B');
    expect(refusal(state, 'end')).toMatchObject({ rule: 'B1.3', params: { problem: 'wrongDecision' } });
  });

  // With the advanced rules, a boost keeps the decision open when nothing can be paid.
  const boosted = (resources: number): State =>
    play(
      before(
        {
          resources,
          grid: { r1c1: { tile: 'gray-vp-reserveDie', boost: true } },
          ...station(0, 2, 1),
        },
        { options: { players: 3, advanced: true }, seed: 'Valentin' },
      ),
      'B',
    ).state;
  const greenDie = (state: State): string => `reserve green ${state.dice[0]!.slice(8, 12).indexOf(1)}`;

  it('B1.3: without a resource only the boost reserves', () => {
    const state = boosted(0);
    expect(refusal(state, greenDie(state))).toMatchObject({ rule: 'B1.3', params: { problem: 'noResource' } });
  });

  it('B1.3: a second die for a resource is refused', () => {
    const first = boosted(2);
    const { state } = play(first, greenDie(first));
    const gray = legal(state).find((move) => move.startsWith('reserve gray'))!;
    expect(refusal(state, gray.split(' ').slice(0, 3).join(' '))).toMatchObject({
      rule: 'B1.3',
      params: { problem: 'oneOnly' },
    });
  });
});

describe('S9: reserving at setup', () => {
  it('S9: a refusal then does not speak of Sequence B', () => {
    const state = setup({ players: 3 }, 'setup');
    const unseen = ['gray 0', 'gray 1', 'gray 2', 'gray 3'].find((_, value) => state.dice[2]![4 + value] === 0)!;
    expect(refusal(state, `reserve ${unseen}`)).toMatchObject({ rule: 'S9', params: { problem: 'noSuchDie' } });
    expect(refusal(state, 'B')).toMatchObject({ rule: 'S9', params: { problem: 'wrongDecision' } });
  });
});

describe('B2.1: the player board is reset', () => {
  const mine: PlayerPosition = {
    debris: 1,
    hand: ['002'],
    slots: { row1: '001', row3: '061', col1: '021', col2: '041', col3: '022' },
    grid: {
      r1c1: { tile: 'start-orange', debris: true },
      r2c2: { tile: 'gray-vp-dieToThree', debris: true },
      r3c3: 'start-gray',
    },
    ejectedCards: ['003'],
  };

  it('B2.1: cards in the slots go to their discards', () => {
    const { state, events } = play(before(mine), 'B', 'end');
    expect(state.players[0]!.slots).toEqual([0, 0, 0, 0, 0, 0]);
    expect(state.missionDiscards.map((cards) => [...cards].sort())).toEqual([[1], [21, 22], [41]]);
    expect(state.ravagerDiscard).toEqual([61]);
    expect(events).toContainEqual({ kind: 'boardReset', rule: 'B2.1', seat: 0, cards: 5, debris: 2 });
  });

  it('B2.1: hand and ejected cards stay', () => {
    const { state } = play(before(mine), 'B', 'end');
    expect([state.players[0]!.hand, state.players[0]!.ejectedCards]).toEqual([[2], [3]]);
  });

  it('B2.1: debris on tiles moves to storage, the tiles stay', () => {
    const start = before(mine);
    const { state } = play(start, 'B', 'end');
    expect(state.players[0]!.debris).toBe(3);
    expect(state.players[0]!.grid.filter((cell) => cell & 1)).toEqual([]);
    expect(state.players[0]!.grid.map((cell) => cell >> 2)).toEqual(start.players[0]!.grid.map((cell) => cell >> 2));
  });

  it('B2.1: the boards of others are left alone', () => {
    const start = position({ options: { players: 3 }, players: [{ resources: 0 }, mine] });
    const { state } = play(start, 'B', 'end');
    expect(state.players[1]).toMatchObject({ slots: start.players[1]!.slots, grid: start.players[1]!.grid, debris: 1 });
  });

  it('B2.1: Sequence A does not reset the board', () => {
    const start = before({ ...mine, dice: ['gray 1'] }, { damage: { 1: 1 } });
    const { state } = play(start, 'die gray 1', 'action 3', 'repair 1', 'debris storage', 'end');
    expect(state.players[0]!.slots).toEqual(start.players[0]!.slots);
  });

  it('B2.1: at the end of Sequence B a refusal does not speak of Sequence A', () => {
    const { state } = play(before(mine), 'B');
    expect(refusal(state, 'die gray 1')!.rule).not.toMatch(/^A3/);
  });
});
