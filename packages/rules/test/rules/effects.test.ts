import { describe, expect, it } from 'vitest';
import { NEIGHBOURS_HORIZONTAL, NEIGHBOURS_VERTICAL } from '../../src/grid.ts';
import type { State } from '../../src/index.ts';
import type { PlayerPosition, Position } from '../../src/position.ts';
import { legal, play, position, refusal } from '../helpers.ts';

// Rows of this board: 1B orange green gray green orange · 3B gray green orange gray green · 5B orange gray green gray
// orange (the Black Angel on 3c) · 7B green gray green orange gray · 2B gray orange green gray orange.
const STRIPS = ['1B', '3B', '5B', '7B', '2B'];

/** The first player can always repair with his gray 1. */
const table = (first: PlayerPosition, stated: Partial<Position> = {}): State =>
  position({
    strips: STRIPS,
    damage: { 1: 1 },
    ravagers: {},
    players: [
      {
        ...{ vp: 5, ships: 0, resources: 0, debris: 0, hand: ['014', '034', '054', '061'], grid: {}, dice: ['gray 1'] },
        robots: { breakRoom: 3, workstations: { orange: 1, gray: 1, green: 1 } },
        ...first,
      },
      { vp: 5, dice: [], resources: 0, hand: [] },
    ],
    neutral: { dice: [] },
    ...stated,
  });

const tiles = (state: State): string[] => legal(state).filter((move) => move.startsWith('tile'));

// Every card and tile has its rows in test/cards; this is one of each kind.
describe('X1: effects', () => {
  it('X1: a Mission card costs and gives what is printed on it', () => {
    const before = table({ ships: 1, dice: ['orange 1'] }, { space: [{ at: '2c', card: '005', owner: 0 }] });
    const { state } = play(before, 'die orange 1', 'mission 2c', 'activate');
    expect(state.players[0]!).toMatchObject({ vp: 7, ships: 0 });
  });

  it('X1: a Ravager effect is that of its block', () => {
    const { state } = play(table({}, { ravagers: { 3: ['087'] } }), 'die gray 1', 'action 3');
    expect(state.captives).toEqual([87 * 8]);
  });

  it('X1: a tile gives what is printed on it, debris goes to storage', () => {
    const before = table({ grid: { r1c1: 'gray-gainDebris-dieToThree' } });
    const { state, events } = play(before, 'play 034 row1', 'tile r1c1 gainDebris');
    expect(state.players[0]!.debris).toBe(1);
    expect(events).toContainEqual({ kind: 'gained', rule: 'X1', seat: 0, what: 'debris', amount: 1 });
  });

  it('X1, C4: a robot tile does nothing when the supply is empty', () => {
    const robots = { breakRoom: 13, workstations: { orange: 1, gray: 1, green: 1 } };
    const { state } = play(table({ robots, grid: { r1c1: 'green-gainRobot-dieToThree' } }), 'play 054 row1');
    expect(tiles(state)).toEqual([]);
  });

  it('X1, C4: a robot tile gives the last robot of the supply', () => {
    const robots = { breakRoom: 12, workstations: { orange: 1, gray: 1, green: 1 } };
    const before = table({ robots, grid: { r1c1: 'green-gainRobot-dieToThree' } });
    const { state } = play(before, 'play 054 row1', 'tile r1c1 gainRobot');
    expect(state.players[0]!).toMatchObject({ robots: 0, breakRoom: 13 });
  });

  it('X1: an Advanced tile is never activated', () => {
    const { state } = play(table({ grid: { r1c1: 'debris-1', r1c2: 'gray-vp-dieToThree' } }), 'play 061 row1');
    expect(tiles(state)).toEqual(['tile r1c2 vp']);
  });
});

describe('X2: activating an adjacent tile', () => {
  const activator = 'gray-activateHorizontal-dieToThree';

  it('X2: the neighbour may be of any colour', () => {
    const before = table({
      grid: { r1c1: 'orange-gainShip-dieToThree', r1c2: activator, r1c3: 'green-vp-dieToThree' },
    });
    const { state } = play(before, 'play 034 row1', 'tile r1c2 activateHorizontal');
    expect(legal(state)).toEqual(['tile r1c1 gainShip', 'tile r1c3 vp']);
    const { state: done, events } = play(state, 'tile r1c1 gainShip');
    expect(done.players[0]!.ships).toBe(1);
    expect(events[0]).toMatchObject({ kind: 'tileActivated', rule: 'X2', cell: 'r1c1', effect: 'gainShip' });
  });

  it('X2: a Starting tile beside it offers both its effects', () => {
    const before = table({ ships: 1, grid: { r1c1: 'start-orange', r1c2: activator } });
    const { state } = play(before, 'play 034 row1', 'tile r1c2 activateHorizontal');
    expect(legal(state)).toEqual(['tile r1c1 gainShip', 'tile r1c1 moveShip']);
  });

  it('X2: it may have been activated already this turn', () => {
    const before = table({ grid: { r1c1: activator, r1c2: 'gray-vp-dieToThree' } });
    const { state } = play(before, 'play 034 row1', 'tile r1c2 vp', 'tile r1c1 activateHorizontal', 'tile r1c2 vp');
    expect(state.players[0]!.vp).toBe(7);
  });

  it('X2: and may be activated by itself afterwards', () => {
    const before = table({ grid: { r1c1: activator, r1c2: 'gray-vp-dieToThree' } });
    const { state } = play(before, 'play 034 row1', 'tile r1c1 activateHorizontal', 'tile r1c2 vp', 'tile r1c2 vp');
    expect(state.players[0]!.vp).toBe(7);
  });

  it('X2: it cannot activate a tile that activates another tile', () => {
    const cells = {
      r1c1: activator,
      r1c2: 'orange-activateVertical-dieToThree',
      r2c2: 'gray-vp-dieToThree',
    };
    const { state } = play(table({ grid: cells }), 'play 061 row1');
    // The orange one has a neighbour below; the gray one has only the orange one.
    expect(tiles(state)).toEqual(['tile r1c2 activateVertical']);
    expect(refusal(state, 'tile r1c1 activateHorizontal')).toMatchObject({ rule: 'A1.2' });
  });

  it('X2: of two neighbours the one that activates another is left out', () => {
    const cells = { r1c1: 'orange-activateVertical-dieToThree', r1c2: activator, r1c3: 'green-vp-dieToThree' };
    const { state } = play(
      table({ grid: { ...cells, r2c1: 'gray-vp-dieToThree' } }),
      'play 034 row1',
      'tile r1c2 activateHorizontal',
    );
    expect(legal(state)).toEqual(['tile r1c3 vp']);
    expect(refusal(state, 'tile r1c1 activateVertical')).toMatchObject({ rule: 'X2' });
  });

  it('X2: left and right only, not above, below or diagonally', () => {
    const cells = {
      r1c2: 'gray-vp-reserveDie',
      r2c2: activator,
      r3c2: 'green-vp-dieToThree',
      r1c1: 'orange-vp-dieToThree',
    };
    expect(tiles(play(table({ grid: cells }), 'play 034 row2').state)).toEqual([]);
  });

  it('X2: above and below only, not beside', () => {
    const vertical = 'orange-activateVertical-dieToThree';
    const cells = {
      r2c2: vertical,
      r2c1: 'gray-vp-reserveDie',
      r1c2: 'green-vp-dieToThree',
      r3c2: 'gray-vp-dieToThree',
    };
    const { state } = play(table({ grid: cells }), 'play 014 row2', 'tile r2c2 activateVertical');
    expect(legal(state)).toEqual(['tile r1c2 vp', 'tile r3c2 vp']);
  });

  // The grid by rows: 0 1 2, 3 4 5, 6 7 8.
  it('X2: the neighbours of every cell', () => {
    expect(NEIGHBOURS_HORIZONTAL).toEqual([[1], [0, 2], [1], [4], [3, 5], [4], [7], [6, 8], [7]]);
    expect(NEIGHBOURS_VERTICAL).toEqual([[3], [4], [5], [0, 6], [1, 7], [2, 8], [3], [4], [5]]);
  });

  it('X2: the edge of the grid is no neighbour: the end of one row is not beside the start of the next', () => {
    const cells = { r1c3: activator, r2c1: 'green-vp-dieToThree' };
    expect(tiles(play(table({ grid: cells }), 'play 034 row1').state)).toEqual([]);
  });

  it('X2: an Advanced tile beside it cannot be activated', () => {
    expect(tiles(play(table({ grid: { r1c1: activator, r1c2: 'debris-1' } }), 'play 034 row1').state)).toEqual([]);
  });

  it('X2, A2.R2: debris activates it too; a neighbour with debris on it can be activated', () => {
    const cells = { r1c1: activator, r1c2: { tile: 'green-vp-dieToThree', debris: true } };
    const moves = ['die gray 1', 'action 3', 'repair 1', 'debris r1c1 activateHorizontal', 'tile r1c2 vp'];
    const { state } = play(table({ grid: cells }), ...moves);
    expect(state.players[0]!.vp).toBe(6);
  });
});

describe('X3: moving a ship up to 2', () => {
  const mover = { r1c1: 'orange-moveShip-dieToThree' };
  const moving = (first: PlayerPosition, stated: Partial<Position> = {}): State =>
    play(table({ grid: mover, ...first }, stated), 'play 014 row1', 'tile r1c1 moveShip').state;

  it('X3: one or two hexes, not three', () => {
    const state = moving({ fleet: ['4c'] });
    expect(legal(state)).toContain('fly 4c 3c');
    expect(legal(state)).toContain('fly 4c 2c');
    expect(refusal(state, 'fly 4c 1c')).toMatchObject({ rule: 'A2.C1', params: { problem: 'tooFar' } });
    expect(refusal(state, 'fly 4c 4c')).toMatchObject({ rule: 'A2.C1', params: { problem: 'mustMove' } });
  });

  it('X3: a ship can be launched and moved', () => {
    const { state } = play(moving({ ships: 1 }), 'launch 5c');
    expect(state.players[0]!).toMatchObject({ ships: 0, breakRoom: 2, fleet: [22] });
  });

  it('X3, A2.C6: without a ship, or without a robot for it, the tile does nothing', () => {
    const offered = (first: PlayerPosition) => tiles(play(table({ grid: mover, ...first }), 'play 014 row1').state);
    expect(offered({})).toEqual([]);
    expect(offered({ ships: 1, robots: { breakRoom: 0, workstations: { orange: 1, gray: 1, green: 1 } } })).toEqual([]);
    expect(offered({ ships: 1 })).toEqual(['tile r1c1 moveShip']);
  });

  it('X3: no card is placed', () => {
    // 2c is orange and free, an orange card and robots are at hand.
    const { state, events } = play(moving({ fleet: ['3c'], hand: ['014', '013'] }), 'fly 3c 2c');
    expect(legal(state)).toEqual(['die gray 1']);
    expect(state.cards.every((card) => card === 0)).toBe(true);
    expect(events.map(({ kind }) => kind)).toEqual(['shipMoved']);
  });

  it('X3, A2.C2: asteroids are closed, and a hex holds two ships', () => {
    // 4A has asteroids on 2c.
    const before = position({
      options: { players: 3 },
      strips: ['1B', '4A', '5B', '7B', '2B', '3B', '6B'],
      damage: {},
      ravagers: {},
      display: [null, null, 'gray-vp-dieToThree', null, null, null],
      players: [
        { ships: 0, resources: 0, hand: ['014'], grid: mover, fleet: ['3c'], dice: ['orange 1'] },
        { fleet: ['3b'] },
        { fleet: ['3b'] },
      ],
    });
    const { state } = play(before, 'play 014 row1', 'tile r1c1 moveShip');
    expect(refusal(state, 'fly 3c 2c')).toMatchObject({ rule: 'A2.C2', params: { problem: 'asteroids' } });
    expect(refusal(state, 'fly 3c 3b')).toMatchObject({ rule: 'A2.C2', params: { problem: 'noRoom' } });
  });
});

describe('X4: reassigning a robot', () => {
  const reassigning = (first: PlayerPosition = {}): State =>
    play(table({ grid: { r1c1: 'start-green' }, ...first }), 'play 054 row1', 'tile r1c1 reassignRobot').state;

  it('X4: from the break room to any workstation, or back', () => {
    const state = reassigning();
    expect(legal(state)).toEqual(
      ['assign', 'recall'].flatMap((move) => ['gray', 'green', 'orange'].map((colour) => `${move} ${colour}`)),
    );
    expect(play(state, 'assign green').state.players[0]!).toMatchObject({ breakRoom: 2, workstations: [1, 1, 2] });
    const { state: back, events } = play(state, 'recall gray');
    expect(back.players[0]!).toMatchObject({ breakRoom: 4, workstations: [1, 0, 1] });
    expect(events).toContainEqual({
      ...{ kind: 'robotReassigned', rule: 'X4', seat: 0, colour: 'gray', to: 'break room' },
    });
  });

  it('X4: not from an empty workstation or break room, and never from the supply', () => {
    const state = reassigning({ robots: { breakRoom: 0, workstations: { orange: 0, gray: 2, green: 1 } } });
    expect(legal(state)).toEqual(['recall gray', 'recall green']);
    expect(refusal(state, 'assign orange')).toMatchObject({ rule: 'X4', params: { problem: 'noRobot' } });
    expect(refusal(state, 'recall orange')).toMatchObject({ rule: 'X4', params: { problem: 'noRobot' } });
  });

  it.each(['orange', 'gray', 'green'] as const)(
    'X4: the only robot is called back from the %s workstation',
    (colour) => {
      const workstations = { orange: 0, gray: 0, green: 0, [colour]: 1 };
      expect(legal(reassigning({ robots: { breakRoom: 0, workstations } }))).toEqual([`recall ${colour}`]);
    },
  );

  it('X4: with no robot in either place the tile cannot reassign', () => {
    const robots = { breakRoom: 0, workstations: { orange: 0, gray: 0, green: 0 } };
    expect(tiles(play(table({ robots, grid: { r1c1: 'start-green' } }), 'play 054 row1').state)).toEqual([
      'tile r1c1 gainRobot',
    ]);
  });
});

describe('X5, X6: neutralization missions', () => {
  type Ship = 'owner' | 'visitor' | 'both' | 'none';
  /** The first player ejects the card on 1a with a Sequence B that costs and rolls nothing. */
  const eject = (card: string, ships: Ship, stated: Partial<Position> = {}, cards: [string[], string[]] = [[], []]) => {
    const robots = { breakRoom: 1, workstations: { orange: 0, gray: 0, green: 0 } };
    const base = { vp: 10, ships: 0, resources: 0, hand: [], dice: [], robots };
    const { space = [], ...rest } = stated;
    const before = table(
      {},
      {
        ...rest,
        space: [{ at: '1a', card, owner: 0 }, ...space],
        players: [
          { ...base, fleet: ships === 'owner' || ships === 'both' ? ['1a'] : [], ejectedCards: cards[0], grid: {} },
          { ...base, fleet: ships === 'visitor' || ships === 'both' ? ['1a'] : [], ejectedCards: cards[1] },
        ],
      },
    );
    return play(before, 'B', 'end').state.players;
  };
  const stock = (players: State['players']) => players.map(({ vp, ships }) => [vp, ships]);

  // Card 016: the owner 3 ships, each player with a ship 3 VP.
  it.each<[Ship, [number, number], [number, number]]>([
    ['none', [10, 3], [10, 0]],
    ['owner', [13, 3], [10, 0]],
    ['visitor', [10, 3], [13, 0]],
    ['both', [13, 3], [13, 0]],
  ])('X5: two effects, ships of: %s', (ships, owner, visitor) => {
    expect(stock(eject('016', ships))).toEqual([owner, visitor]);
  });

  // The rulebook's example: 2 ejected orange cards for the owner, 1 for the visitor; here with card 019 and gray cards.
  it.each<[Ship, number, number]>([
    ['none', 16, 10],
    ['owner', 16, 10],
    ['visitor', 16, 13],
    ['both', 16, 13],
  ])('X5: one effect, each for his own cards, ships of: %s', (ships, owner, visitor) => {
    const players = eject('019', ships, {}, [
      ['021', '022', '041'],
      ['023', '042'],
    ]);
    expect(players.map(({ vp }) => vp)).toEqual([owner, visitor]);
  });

  it('X6: cards on the strip being ejected do not count as in space', () => {
    // 017 scores gray cards in space: 1c is on the same strip, 2a is not.
    const space = [
      { at: '1c', card: '021', owner: 0 },
      { at: '2a', card: '022', owner: 0 },
    ];
    expect(eject('017', 'none', { space })[0]!.vp).toBe(13);
  });

  it('X6: nor as ejected', () => {
    // 019 scores ejected gray cards; 1c leaves together with it.
    const players = eject('019', 'none', { space: [{ at: '1c', card: '021', owner: 0 }] }, [['022'], []]);
    expect(players[0]!.vp).toBe(13);
    expect(players[0]!.ejectedCards.slice().sort((a, b) => a - b)).toEqual([19, 21, 22]);
  });

  it('X6: nor do those whose hex comes first on the strip', () => {
    // On 1c, gray, 039 scores ejected orange cards; 1a beside it is one, resolved before it.
    const players = eject('013', 'none', { space: [{ at: '1c', card: '039', owner: 0 }] }, [['001'], []]);
    expect(players[0]!.vp).toBe(13);
  });

  it('X6: at final scoring all cards in space count, the first strip too', () => {
    const before = position({
      ...{ round: 9, lastRound: 9, ending: 'ravagers', seat: 1, strips: STRIPS },
      space: [
        { at: '1a', card: '001', owner: 0 },
        { at: '1c', card: '021', owner: 0 },
        { at: '3c', card: '041', owner: 1 },
      ],
      players: [
        { vp: 0, grid: { r2c2: 'cardsInSpace-1' } },
        { dice: [], resources: 0, hand: [] },
      ],
      neutral: { dice: [] },
    });
    const { state } = play(before, 'pass');
    expect(state.players[0]!.vp).toBe(4);
  });
});
