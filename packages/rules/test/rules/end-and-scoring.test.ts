import { describe, expect, it } from 'vitest';
import { type GameEvent, isOver, result, type State } from '../../src/index.ts';
import type { PlayerPosition, Position } from '../../src/position.ts';
import { legal, play, refusal } from '../helpers.ts';
import { positionInKnownSky as position } from '../known-sky.ts';

const SEVEN = ['1B', '2B', '3B', '4B', '5B', '6B', '7B'];
const numbers = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i).padStart(3, '0'));
const ofKind = (events: GameEvent[], kind: GameEvent['kind']): GameEvent[] =>
  events.filter((event) => event.kind === kind);

/** Three players without anything to decide in Sequence B. The Black Angel is on 4c. */
const three = (stated: Partial<Position>, players: PlayerPosition[] = []): State =>
  position({
    options: { players: 3 },
    strips: SEVEN,
    damage: {},
    ravagers: {},
    round: 4,
    ...stated,
    players: [0, 1, 2].map((seat) => ({ vp: 10, resources: 0, dice: [], hand: [], ...players[seat] })),
  });

/** Spes is straight ahead: the next Sequence B arrives. */
const nearSpes = (seat: number, players?: PlayerPosition[], stated: Partial<Position> = {}): State =>
  three({ seat, spes: { row: 5, inSight: true }, ...stated }, players);

/** One Ravager card in the deck, one discarded; the player to move can place a card on 3a, beside one icon (2a). */
function lastRavager(seat: number, stated: Partial<Position> = {}): State {
  const players: PlayerPosition[] = [{}, {}, {}];
  players[seat] = { fleet: ['3a'], ships: 0, hand: ['021'], dice: ['gray 0'] };
  players[(seat + 1) % 3] = { hand: numbers(69, 90) };
  const deck = { decks: { ravager: ['061'] }, discards: { ravager: ['062'] }, ravagersRemoved: numbers(63, 68) };
  return three({ seat, ...deck, ...stated }, players);
}
const PLACE = ['die gray 0', 'action 4', 'fly 3a 3a', 'place 021', 'end'];

/** [round, seat] of every turn from here to the end, with Sequence B always. */
function turnsToEnd(state: State): [number, number][] {
  const turns: [number, number][] = [];
  let now = state;
  while (!isOver(now)) {
    turns.push([now.round, now.seat]);
    now = play(now, 'B', 'end').state;
  }
  return turns;
}

describe('E1: how the end comes', () => {
  it('E1: the Black Angel arriving on Spes triggers the end', () => {
    const { state, events } = play(nearSpes(0), 'B', 'end');
    expect(ofKind(events, 'endTriggered')).toEqual([{ kind: 'endTriggered', rule: 'E1', by: 'spes' }]);
    expect([state.ending, state.lastRound]).toEqual(['spes', 5]);
  });

  it.each([
    { row: 6, inSight: true },
    { row: 5, inSight: false },
  ])('E1: a step short of Spes does not (%j)', (spes) => {
    const { state } = play(nearSpes(0, [], { spes }), 'B', 'end');
    expect([state.ending, state.lastRound]).toEqual(['none', 0]);
  });

  it('E1: that phase is completed, ejection included', () => {
    const space = [{ at: '1a', card: '013', owner: 1 }];
    const { state } = play(nearSpes(0, [{}, { ships: 0 }], { space }), 'B', 'end');
    expect(state.players[1]).toMatchObject({ ships: 3, ejectedCards: [13] });
    expect(state.strips.at(-1)).toBe(0);
  });

  it('E1: the Ravager deck becoming empty in Sequence A triggers the end, and it is remade', () => {
    const { state, events } = play(lastRavager(0), ...PLACE);
    expect(ofKind(events, 'endTriggered')).toEqual([{ kind: 'endTriggered', rule: 'E1', by: 'ravagers' }]);
    expect([state.ending, state.lastRound]).toEqual(['ravagers', 5]);
    expect([state.ravagerDeck, state.ravagerDiscard]).toEqual([[62], []]);
  });

  it('E1: a deck that keeps a card triggers nothing', () => {
    const deck = { decks: { ravager: ['061', '062'] }, discards: {} };
    expect(play(lastRavager(0, deck), ...PLACE).state.ending).toBe('none');
  });

  it.each([
    ['first', 0],
    ['middle', 1],
    ['last', 2],
  ])('E1: Spes reached by the %s player: the round is finished, then one more is played', (_who, seat) => {
    const rest = [0, 1, 2].filter((later) => later > seat).map((later) => [4, later]);
    const last = [0, 1, 2].map((later) => [5, later]);
    expect(turnsToEnd(play(nearSpes(seat), 'B', 'end').state)).toEqual([...rest, ...last]);
  });

  it.each([
    ['first', 0],
    ['middle', 1],
    ['last', 2],
  ])('E1: the deck emptied by the %s player: the round is finished, then one more is played', (_who, seat) => {
    const rest = [0, 1, 2].filter((later) => later > seat).map((later) => [4, later]);
    const last = [0, 1, 2].map((later) => [5, later]);
    expect(turnsToEnd(play(lastRavager(seat), ...PLACE).state)).toEqual([...rest, ...last]);
  });

  it('E1: a Ravager deck emptied after the trigger is remade and triggers nothing; Spes scoring stands', () => {
    const start = lastRavager(2, { round: 5, lastRound: 5, ending: 'spes', spes: { row: 4, inSight: true } });
    const placed = play(start, ...PLACE.slice(0, -1));
    expect(ofKind(placed.events, 'endTriggered')).toEqual([]);
    expect(placed.state).toMatchObject({ ending: 'spes', lastRound: 5, ravagerDeck: [62], ravagerDiscard: [] });
    const { state, events } = play(placed.state, 'end');
    expect(isOver(state)).toBe(true);
    expect(ofKind(events, 'itemsScored')).toHaveLength(3);
  });

  it('E1: a later trigger does not lengthen the game', () => {
    const start = lastRavager(1, { round: 5, lastRound: 5, ending: 'ravagers' });
    expect(turnsToEnd(play(start, ...PLACE).state)).toEqual([[5, 2]]);
  });

  it('E1: after the end every move is refused', () => {
    const { state } = play(three({ round: 5, lastRound: 5, ending: 'spes', seat: 2 }), 'B', 'end');
    expect([isOver(state), legal(state)]).toEqual([true, []]);
    expect(refusal(state, 'B')).toEqual({ rule: 'E1', params: { problem: 'gameOver' } });
  });
});

describe('E2: the Black Angel advances no more', () => {
  const strips = ['1B', '2B', '3B', '6A', '5B', '4B', '7B'];
  const stated = { strips, lastRound: 5, space: [{ at: '1a', card: '013', owner: 1 }] };
  const players: PlayerPosition[] = [
    { fleet: ['4c', '1b'], slots: { row1: '001' }, robots: { workstations: { orange: 1, gray: 1, green: 1 } } },
    { ships: 0 },
  ];

  it.each(['spes', 'ravagers'] as const)('E2: ended by %s, B3 is skipped and nothing is ejected', (ending) => {
    const { state, events } = play(three({ ...stated, ending }, players), 'B', 'end');
    expect(state.strips.map((strip) => `${(strip >> 1) + 1}${'AB'[strip & 1]}`)).toEqual(strips);
    expect([state.cards[0], state.players[0]!.fleet]).toEqual([13, [17, 1]]);
    expect(state.players[1]).toMatchObject({ ships: 0, ejectedCards: [] });
    expect(events.filter(({ rule }) => rule.startsWith('B3'))).toEqual([]);
  });

  it('E2: the rest of Sequence B is performed', () => {
    const { state, events } = play(three({ ...stated, ending: 'spes' }, players), 'B', 'end');
    expect(ofKind(events, 'diceRolled')).toHaveLength(1);
    expect([state.players[0]!.slots[0], state.missionDiscards[0]]).toEqual([0, [1]]);
  });

  it('E2: from the next turn after the trigger on', () => {
    const { state } = play(nearSpes(0), 'B', 'end');
    expect(play(state, 'B', 'end').state.strips).toEqual(state.strips);
    const { state: attacked } = play(lastRavager(0), ...PLACE);
    expect(play(attacked, 'B', 'end').state.strips).toEqual(attacked.strips);
  });
});

describe('E3: passing', () => {
  const last = { round: 5, lastRound: 5, ending: 'spes' } as const;

  it('E3: in the final round a player who would have to perform B may pass', () => {
    const start = three({ ...last, seat: 1 }, [{}, { slots: { row1: '001' } }]);
    expect(legal(start)).toEqual(['B', 'pass']);
    const { state, events } = play(start, 'pass');
    expect(events[0]).toEqual({ kind: 'sequenceChosen', rule: 'E3', seat: 1, sequence: 'pass' });
    expect(state.players).toEqual(start.players);
    expect([state.round, state.seat]).toEqual([5, 2]);
  });

  it('E3: passing by the last player ends the game', () => {
    expect(isOver(play(three({ ...last, seat: 2 }), 'pass').state)).toBe(true);
  });

  it.each([
    ['before the end is triggered', { round: 5 }],
    ['in the round before the last', { round: 4, lastRound: 5, ending: 'spes' as const }],
  ])('E3: nobody passes %s', (_when, stated) => {
    const start = three(stated);
    expect(legal(start)).toEqual(['B']);
    expect(refusal(start, 'pass')).toMatchObject({ rule: 'E3' });
  });

  it('E3: who can perform Sequence A does not pass, but may choose B', () => {
    const start = three({ ...last, damage: { 1: 1 } }, [{ dice: ['gray 1'], ships: 0 }]);
    expect(legal(start)).toEqual(['B', 'die gray 1']);
    expect(refusal(start, 'pass')).toEqual({ rule: 'E3', params: { problem: 'notForcedToB' } });
  });

  it('E3: nor who can perform it only because a tile gives the resource that buys a die', () => {
    const players = [{ ships: 0, hand: ['021'], grid: { r1c1: 'start-gray' } }, { dice: ['gray 1'] }];
    expect(refusal(three({ ...last, damage: { 1: 1 } }, players), 'pass')).toMatchObject({ rule: 'E3' });
  });
});

/** Final scoring of the first player: the second passes, and the game is over. */
function scored(me: PlayerPosition, stated: Partial<Position> = {}, other: PlayerPosition = {}) {
  const ending = stated.ending ?? 'ravagers';
  const start = position({
    strips: SEVEN.slice(0, 5),
    round: 9,
    lastRound: 9,
    seat: 1,
    ending,
    spes: ending === 'spes' ? { row: 3, inSight: true } : { row: 5, inSight: false },
    ...stated,
    players: [
      { vp: 10, ships: 0, resources: 0, debris: 0, hand: [], grid: {}, robots: { breakRoom: 0 }, ...me },
      { vp: 0, ships: 0, resources: 0, hand: [], grid: {}, dice: [], robots: { breakRoom: 0 }, ...other },
    ],
  });
  const { state, events } = play(start, 'pass');
  const mine = events.filter((event) => 'seat' in event && event.seat === 0);
  return { state, events, mine, vp: result(state)!.vp[0]! - (me.vp ?? 10) };
}

describe('E4: final scoring', () => {
  it('E4, E5: Example: 34, 46, 48', () => {
    const { state, mine } = scored(
      {
        vp: 34,
        grid: {
          r1c1: 'start-green',
          r1c2: 'green-vp-dieToThree',
          r2c1: 'green-gainRobot-dieToThree',
          r2c2: 'greenInGrid-1',
        },
        advancedPlaces: { gray: 'ravagerCards-1' },
        ejectedCards: ['021', '022', '033'],
        hand: ['061', '062', '063', '064', '001'],
        robots: { breakRoom: 3 },
        resources: 1,
        ships: 1,
      },
      { ending: 'spes' },
    );
    expect(mine).toEqual([
      { kind: 'advancedScored', rule: 'E5', seat: 0, tile: 'greenInGrid-1', vp: 4, limit: 4 },
      { kind: 'advancedScored', rule: 'E5', seat: 0, tile: 'ravagerCards-1', vp: 8, limit: 10 },
      { kind: 'itemsScored', rule: 'E4', seat: 0, items: 5, vp: 2 },
    ]);
    expect(state.players[0]!.vp).toBe(48);
  });

  it.each([
    [0, 0, 0, 0],
    [1, 0, 0, 0],
    [1, 1, 0, 1],
    [1, 1, 1, 1],
    [2, 4, 3, 4],
  ])('E4: at Spes %i robots, %i resources and %i ships give %i VP', (breakRoom, resources, ships, vp) => {
    expect(scored({ robots: { breakRoom }, resources, ships, debris: 6 }, { ending: 'spes' }).vp).toBe(vp);
  });

  it('E4: robots elsewhere and ships in space give nothing', () => {
    const me = { fleet: ['4b', '4d'], robots: { breakRoom: 0, workstations: { orange: 3, gray: 3, green: 2 } } };
    expect(scored(me, { ending: 'spes' }).vp).toBe(0);
  });

  it('E4: ended by the Ravagers, without Spes, they give nothing', () => {
    const { vp, events } = scored({ robots: { breakRoom: 5 }, resources: 4, ships: 3 }, { ending: 'ravagers' });
    expect(vp).toBe(0);
    expect(ofKind(events, 'itemsScored')).toEqual([]);
  });

  it('E4: ended by the Ravagers with Spes in sight, but not reached, they give nothing', () => {
    const me = { robots: { breakRoom: 5 }, resources: 4, ships: 3 };
    const inSight = { spes: { row: 5, inSight: true } };
    const { vp, state, events } = scored(me, { ending: 'ravagers', ...inSight });
    expect(state.spesInSight).toBe(true);
    expect(vp).toBe(0);
    expect(ofKind(events, 'itemsScored')).toEqual([]);
  });

  it('E4: debris on tiles is moved to storage first', () => {
    const grid = {
      r1c1: { tile: 'start-orange', debris: true },
      r3c3: { tile: 'start-gray', debris: true },
      r2c2: 'debris-1',
    };
    const { state, vp } = scored({ grid });
    expect(vp).toBe(4);
    expect(state.players[0]!.debris).toBe(2);
  });

  it('E4: every player scores', () => {
    const { state } = scored({}, {}, { grid: { r2c2: 'advancedTiles-1' } });
    expect(result(state)!.vp).toEqual([10, 2]);
  });
});

describe('E5: the limits of Advanced tiles', () => {
  const TEN = numbers(61, 70);
  const others = { gray: 'debris-1', green: 'cardsInSpace-1' };

  it.each<[string, PlayerPosition, number]>([
    ['in the grid', { grid: { r2c2: 'ravagerCards-1' }, ejectedCards: ['001', '021', '041'] }, 4],
    [
      'ejected beyond the three places',
      {
        advancedPlaces: { orange: 'ejectedTechnology-1', ...others },
        advancedBeyond: ['ravagerCards-1'],
        ejectedCards: ['001', '021', '041'],
      },
      4,
    ],
    ['on a place without cards', { advancedPlaces: { orange: 'ravagerCards-1' } }, 4],
    ['on a place with a card', { advancedPlaces: { orange: 'ravagerCards-1' }, ejectedCards: ['001'] }, 6],
    ['on a place with three', { advancedPlaces: { green: 'ravagerCards-1' }, ejectedCards: numbers(41, 43) }, 10],
    ['on a place of another colour', { advancedPlaces: { orange: 'ravagerCards-1' }, ejectedCards: ['021', '041'] }, 4],
  ])('E5: with ten elements, %s', (_where, me, vp) => {
    expect(scored({ hand: TEN, ...me }).vp).toBe(vp);
  });

  it.each<[string, PlayerPosition, Partial<Position>]>([
    ['orangeInGrid-1', { grid: { r1c1: 'start-orange', r1c2: 'start-gray' } }, {}],
    ['grayInGrid-1', { grid: { r1c1: 'start-gray', r1c2: 'start-green' } }, {}],
    ['greenInGrid-1', { grid: { r1c1: 'green-vp-dieToThree', r1c2: 'start-orange' } }, {}],
    ['ejectedTechnology-1', { ejectedTiles: ['start-gray'] }, {}],
    ['debris-1', { debris: 1 }, {}],
    ['ravagerCards-1', { hand: ['061', '001'] }, {}],
    ['advancedTiles-1', {}, {}],
    [
      'cardsInSpace-1',
      {},
      {
        space: [
          { at: '1a', card: '001', owner: 0 },
          { at: '2b', card: '002', owner: 1 },
        ],
      },
    ],
  ])('E5: %s gives 2 VP for one element', (tile, me, stated) => {
    expect(scored({ ...me, grid: { ...me.grid, r2c2: tile } }, stated).vp).toBe(2);
  });
});

describe('E6: copies of the same Advanced tile', () => {
  it.each([
    [2, 0, 4],
    [4, 0, 8],
    [5, 0, 8],
    [4, 1, 8],
    [5, 1, 10],
    [6, 1, 10],
    [4, 2, 8],
    [6, 2, 12],
    [9, 2, 12],
  ])('E6: %i debris for a tile in the grid and one on a place with %i cards: %i VP', (debris, cards, vp) => {
    const me: PlayerPosition = {
      debris,
      grid: { r2c2: 'debris-1' },
      advancedPlaces: { orange: 'debris-2' },
      ejectedCards: numbers(1, cards),
    };
    expect(scored(me).vp).toBe(vp);
  });

  it('E6: three Advanced tiles are divided between two that count them', () => {
    const grid = { r2c1: 'advancedTiles-1', r2c2: 'advancedTiles-2', r2c3: 'debris-1' };
    expect(scored({ grid }).vp).toBe(6);
  });

  it('E6: tiles of different kinds take nothing from each other', () => {
    const grid = { r2c1: 'debris-1', r2c2: 'ravagerCards-1' };
    expect(scored({ grid, debris: 2, hand: ['061', '062'] }).vp).toBe(8);
  });
});

describe('E7: the winner', () => {
  it.each([
    [12, 11, [0]],
    [11, 12, [1]],
    [12, 12, [0, 1]],
  ])('E7: %i to %i VP: the winners are %j', (mine, yours, winners) => {
    const { state, events } = scored({ vp: mine }, {}, { vp: yours });
    expect(result(state)).toEqual({ vp: [mine, yours], winners });
    expect(events.at(-1)).toEqual({ kind: 'gameEnded', rule: 'E7', vp: [mine, yours], winners });
  });

  it('E7: the final scoring decides', () => {
    const { state } = scored({ vp: 11, grid: { r2c2: 'advancedTiles-1' } }, {}, { vp: 12 });
    expect(result(state)!.winners).toEqual([0]);
  });

  it('E7: of three players two share the victory', () => {
    const players = [{ vp: 20 }, { vp: 8 }, { vp: 20 }].map((player) => ({ ...player, grid: {} }));
    const { state } = play(three({ round: 5, lastRound: 5, ending: 'ravagers', seat: 2 }, players), 'pass');
    expect(result(state)!.winners).toEqual([0, 2]);
  });

  it('E7: there is no winner while the game runs', () => {
    expect(result(three({}))).toBeNull();
  });
});
