import { describe, expect, it } from 'vitest';
import { actors, decision, explain } from '../../src/index.ts';
import { invariants, type PlayerPosition } from '../../src/position.ts';
import { legal, play, position, refusal } from '../helpers.ts';
import { needy, ON_SHOW, type Stated } from './needy.ts';

describe('T1: turns', () => {
  const round = (players: number) =>
    position({
      options: { players },
      damage: { 1: 2, 2: 2 },
      ravagers: {},
      players: Array.from({ length: players }, () => ({ dice: ['gray 1'], resources: 0 })),
      ...(players === 2 && { neutral: { dice: [] } }),
    });

  it.each([2, 3, 4])('T1: %i players take turns clockwise, then the next round begins', (players) => {
    let state = round(players);
    const seats: number[] = [];
    for (let turn = 0; turn <= players; turn++) {
      seats.push(actors(state)[0]!);
      expect(state.round).toBe(turn < players ? 1 : 2);
      state = play(state, 'B', 'end').state;
    }
    expect(seats).toEqual([...Array.from({ length: players }, (_, seat) => seat), 0]);
  });

  it('T1: Sequence A goes in its order: a card, a die, the draw, the die back; then the next player', () => {
    const state = position({
      damage: { 1: 1 },
      ravagers: {},
      players: [{ dice: ['gray 1'], hand: ['001'], slots: {}, grid: {} }],
    });
    const { events } = play(state, 'play 001 col1', 'die gray 1', 'action 3', 'repair 1', 'debris storage', 'end');
    const kinds = [
      'sequenceChosen',
      'cardPlayed',
      'dieChosen',
      'actionTaken',
      'cardDrawn',
      'dieReturned',
      'turnStarted',
    ];
    expect(events.map((event) => event.kind).filter((kind) => kinds.includes(kind))).toEqual(kinds);
    expect(events.at(-1)).toMatchObject({ kind: 'turnStarted', rule: 'T1', seat: 1 });
  });

  it('T1: once Sequence A is begun it cannot become B, and no card follows the die', () => {
    const state = position({
      damage: { 1: 1 },
      ravagers: {},
      players: [{ dice: ['gray 1'], hand: ['001'], slots: {}, grid: {} }],
    });
    const played = play(state, 'play 001 col1').state;
    expect(refusal(played, 'B')).toMatchObject({ rule: 'T1', params: { problem: 'wrongDecision' } });
    const chosen = play(state, 'die gray 1').state;
    expect(refusal(chosen, 'B')).toMatchObject({ params: { problem: 'wrongDecision' } });
    expect(refusal(chosen, 'play 001 col1')).toMatchObject({ params: { problem: 'wrongDecision' } });
  });

  it('T1: before the turn ends nothing else can be done', () => {
    const { state } = play(round(2), 'B');
    expect(legal(state)).toEqual(['end']);
    expect(refusal(state, 'B')).toMatchObject({ rule: 'B2.1', params: { problem: 'wrongDecision' } });
  });

  it('T1: nobody moves on the turn of another, and only moves are moves', () => {
    expect(explain(round(2), 1, { kind: 'sequence-b' })).toEqual({
      rule: 'T1',
      params: { problem: 'notYourDecision', seat: 0 },
    });
    expect(explain(round(2), 0, { kind: 'dance' })).toEqual({ rule: 'T1', params: { problem: 'notAMove' } });
    expect(refusal(round(2), 'turn')).toMatchObject({ rule: 'T1', params: { problem: 'wrongDecision' } });
  });
});

describe('T2: Sequence A or Sequence B', () => {
  it('T2: a player unable to perform Sequence A must perform B', () => {
    expect(legal(needy({}))).toEqual(['B']);
    // Unusable dice, cards, and other players' dice without a resource do not help.
    expect(legal(needy({ dice: ['orange 3'], hand: ['001', '061'] }, { dice: ['orange 3'] }))).toEqual(['B']);
  });

  it('T2: choosing B is always allowed', () => {
    expect(legal(needy({ dice: ['orange 3'] }, {}, ON_SHOW))).toEqual(['B', 'die orange 3']);
  });

  it('T2: passing is refused to who can perform Sequence A', () => {
    const last: Stated = { ...ON_SHOW, round: 9, ending: 'spes', lastRound: 9, spes: { row: 3, inSight: true } };
    expect(refusal(needy({ dice: ['orange 3'] }, {}, last), 'pass')).toEqual({
      rule: 'E3',
      params: { problem: 'notForcedToB' },
    });
    expect(legal(needy({}, {}, last))).toEqual(['B', 'pass']);
  });

  describe('when only a tile gives the resource that buys a die', () => {
    const start = { r1c1: 'start-gray', r2c2: 'start-orange', r3c3: 'start-green' };
    const state = needy({ hand: ['001', '021', '041', '061'], grid: start }, { dice: ['orange 1'] }, ON_SHOW);

    it('T2, T3: only cards that activate this tile can be played', () => {
      expect(legal(state)).toEqual(['B', 'play 021 col1', 'play 021 row1', 'play 061 col1', 'play 061 row1']);
      for (const move of ['play 021 row2', 'play 001 row2', 'play 041 col3', 'play 061 row3'])
        expect(refusal(state, move)).toMatchObject({ rule: 'T3', params: { problem: 'noActionAfter' } });
    });

    it('T2, T3: the resource must be taken, and spent', () => {
      const played = play(state, 'play 021 row1').state;
      expect(legal(played)).toEqual(['tile r1c1 gainResource']);
      for (const move of ['done', 'tile r1c1 gainDebris'])
        expect(refusal(played, move)).toMatchObject({ rule: 'T3', params: { problem: 'noActionAfter' } });
      const paid = play(played, 'tile r1c1 gainResource').state;
      expect(legal(paid)).toEqual(['buy orange 1 from 2']);
    });

    it('T2: a die that could not be used is not worth the resource', () => {
      expect(legal(needy({ hand: ['021', '061'], grid: start }, { dice: ['orange 1'] }))).toEqual(['B']);
      expect(legal(needy({ hand: ['021', '061'], grid: start }, { reserved: ['orange 1'] }, ON_SHOW))).toEqual(['B']);
    });

    it('T2: a tile that activates the one beside it helps as well', () => {
      const grid = { r1c1: 'gray-gainResource-dieToThree', r2c1: 'orange-activateVertical-dieToThree' };
      const above = needy({ hand: ['001'], grid, slots: { col1: '002' } }, { dice: ['orange 1'] }, ON_SHOW);
      expect(legal(above)).toEqual(['B', 'play 001 row2']);
      const played = play(above, 'play 001 row2', 'tile r2c1 activateVertical').state;
      expect(legal(played)).toEqual(['tile r1c1 gainResource']);
    });
  });

  // [what helps, the player, further entries, cards that can be played then]
  it.each<[string, PlayerPosition, Stated, string[]]>([
    [
      'a ship to launch',
      { dice: ['green 2'], hand: ['001', '021'], grid: { r1c1: 'orange-gainShip-dieToThree' } },
      {},
      ['play 001 col1', 'play 001 row1'],
    ],
    [
      'a robot to pilot a ship',
      {
        dice: ['green 2'],
        ships: 1,
        robots: { breakRoom: 0 },
        hand: ['041'],
        grid: { r3c2: 'green-gainRobot-dieToThree' },
      },
      {},
      ['play 041 col2', 'play 041 row3'],
    ],
    [
      'a robot called back from a workstation',
      {
        dice: ['green 2'],
        ships: 1,
        robots: { breakRoom: 0 },
        hand: ['041'],
        grid: { r3c2: 'green-reassignRobot-dieToThree' },
      },
      {},
      ['play 041 col2', 'play 041 row3'],
    ],
    [
      'debris to turn a star',
      { dice: ['gray 0'], hand: ['021'], grid: { r2c2: 'gray-gainDebris-dieToThree' } },
      { damage: { 6: 1 } },
      ['play 021 col2', 'play 021 row2'],
    ],
    [
      'a card to place with a star',
      { dice: ['gray 0'], fleet: ['3d'], hand: ['061'], grid: { r2c2: 'green-drawMission-dieToThree' } },
      {},
      ['play 061 col2', 'play 061 row2'],
    ],
    [
      'a ship moved to where a card can be placed with a star',
      { dice: ['gray 0'], fleet: ['3c'], hand: ['021', '061'], grid: { r2c2: 'orange-moveShip-dieToThree' } },
      {},
      ['play 061 col2', 'play 061 row2'],
    ],
    [
      'a ship moved onto a Mission card, where the die is too weak to command it',
      { dice: ['gray 1'], fleet: ['3c'], hand: ['061'], grid: { r2c2: 'orange-moveShip-dieToThree' } },
      { damage: { 3: 2, 4: 2 }, space: [{ at: '3d', card: '021', owner: 1 }] },
      ['play 061 col2', 'play 061 row2'],
    ],
    [
      'the same through a tile that activates its neighbour',
      {
        dice: ['gray 1'],
        fleet: ['3c'],
        hand: ['001'],
        grid: { r1c2: 'orange-moveShip-dieToThree', r2c2: 'orange-activateVertical-dieToThree' },
      },
      { damage: { 3: 2, 4: 2 }, space: [{ at: '3d', card: '021', owner: 1 }] },
      ['play 001 col2', 'play 001 row1', 'play 001 row2'],
    ],
    [
      'two tiles together: a ship, launched onto a Mission card',
      {
        dice: ['gray 1'],
        hand: ['001'],
        grid: { r2c1: 'orange-gainShip-dieToThree', r2c2: 'orange-moveShip-dieToThree' },
      },
      { damage: { 3: 2, 4: 2 }, space: [{ at: '3d', card: '021', owner: 1 }] },
      ['play 001 row2'],
    ],
  ])('T2: Sequence A becomes possible by %s', (_what, own, stated, plays) => {
    expect(legal(needy({ ...own, grid: {} }, {}, stated))).toEqual(['B']);
    expect(legal(needy(own, {}, stated))).toEqual(['B', ...plays]);
  });
});

describe('T4: six Mission cards at the end of the turn', () => {
  const full = (more: string[] = []) =>
    position({
      damage: { 1: 1 },
      ravagers: {},
      decks: { gray: ['040'] },
      players: [{ dice: ['gray 1'], slots: {}, hand: ['001', '002', '003', '021', '022', '041', ...more] }],
    });
  const repair = ['die gray 1', 'action 3', 'repair 1', 'debris storage', 'end'];

  it('T4: the excess of the player’s choice is discarded, before the next turn', () => {
    const { state } = play(full(), ...repair);
    expect(actors(state)).toEqual([0]);
    expect(legal(state)).toEqual(['001', '002', '003', '021', '022', '040', '041'].map((card) => `discard ${card}`));
    const after = play(state, 'discard 002');
    expect(after.state.players[0]!.hand).toEqual([1, 3, 21, 22, 40, 41]);
    expect(after.state.missionDiscards[0]).toEqual([2]);
    expect(after.events).toContainEqual({ kind: 'cardDiscarded', rule: 'T4', seat: 0, card: '002', back: 'orange' });
    expect(actors(after.state)).toEqual([1]);
  });

  it('T4: several cards too many are all discarded', () => {
    const { state } = play(full(['042', '043']), ...repair, 'discard 001', 'discard 002');
    expect(actors(state)).toEqual([0]);
    expect(actors(play(state, 'discard 003').state)).toEqual([1]);
  });

  it('T4: during the turn a hand may hold more', () => {
    const { state } = play(full(['042']), 'die gray 1');
    expect(state.players[0]!.hand).toHaveLength(7);
  });

  it('T4: Ravager cards do not count and cannot be discarded', () => {
    const six = position({
      damage: { 1: 1 },
      ravagers: {},
      players: [{ dice: ['gray 1'], slots: {}, hand: ['001', '002', '003', '021', '022', '061', '062', '063'] }],
    });
    expect(actors(play(six, ...repair).state)).toEqual([1]);
    const { state } = play(full(['061']), ...repair);
    expect(refusal(state, 'discard 061')).toEqual({ rule: 'T4', params: { problem: 'wrongCardType', card: '061' } });
    expect(refusal(state, 'discard 060')).toEqual({ rule: 'T4', params: { problem: 'notInHand', card: '060' } });
    expect(refusal(state, 'done')).toMatchObject({ rule: 'T4', params: { problem: 'wrongDecision' } });
  });

  it('T4: the hand is checked after Sequence B, too, and nothing is lost on the way', () => {
    const { state } = play(needy({ hand: ['001', '002', '003', '021', '022', '041', '042'] }), 'B', 'end');
    expect(decision(state)).toMatchObject({ kind: 'discard-excess', seat: 0 });
    expect(invariants(play(state, 'discard 042').state)).toEqual([]);
  });
});
