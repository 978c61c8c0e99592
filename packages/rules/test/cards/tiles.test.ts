import { describe, expect, it } from 'vitest';
import type { State } from '../../src/index.ts';
import { makePosition, type PlayerPosition } from '../../src/position.ts';
import { legal, play, position, refusal } from '../helpers.ts';

// One row for every tile, both sides. The four effects and four boosts of each colour are published, and every pair
// occurs once. The action that a "+2 VP" boost names (by its number) is our reconstruction. Nothing here is read from
// the engine's components.

type Colour = 'orange' | 'gray' | 'green';
type Row = [id: string, colour: Colour, standard: string, boost: string, action?: number];
const COLOURS: Colour[] = ['orange', 'gray', 'green'];

const TECHNOLOGY: Row[] = [
  ['orange-vp-vpForAction', 'orange', 'vp', 'vpForAction', 1],
  ['orange-vp-dieToThree', 'orange', 'vp', 'dieToThree'],
  ['orange-vp-dieToAnyColour', 'orange', 'vp', 'dieToAnyColour'],
  ['orange-vp-reserveDie', 'orange', 'vp', 'reserveDie'],
  ['orange-gainShip-vpForAction', 'orange', 'gainShip', 'vpForAction', 2],
  ['orange-gainShip-dieToThree', 'orange', 'gainShip', 'dieToThree'],
  ['orange-gainShip-dieToAnyColour', 'orange', 'gainShip', 'dieToAnyColour'],
  ['orange-gainShip-reserveDie', 'orange', 'gainShip', 'reserveDie'],
  ['orange-moveShip-vpForAction', 'orange', 'moveShip', 'vpForAction', 1],
  ['orange-moveShip-dieToThree', 'orange', 'moveShip', 'dieToThree'],
  ['orange-moveShip-dieToAnyColour', 'orange', 'moveShip', 'dieToAnyColour'],
  ['orange-moveShip-reserveDie', 'orange', 'moveShip', 'reserveDie'],
  ['orange-activateVertical-vpForAction', 'orange', 'activateVertical', 'vpForAction', 2],
  ['orange-activateVertical-dieToThree', 'orange', 'activateVertical', 'dieToThree'],
  ['orange-activateVertical-dieToAnyColour', 'orange', 'activateVertical', 'dieToAnyColour'],
  ['orange-activateVertical-reserveDie', 'orange', 'activateVertical', 'reserveDie'],
  ['gray-vp-vpForAction', 'gray', 'vp', 'vpForAction', 3],
  ['gray-vp-dieToThree', 'gray', 'vp', 'dieToThree'],
  ['gray-vp-dieToAnyColour', 'gray', 'vp', 'dieToAnyColour'],
  ['gray-vp-reserveDie', 'gray', 'vp', 'reserveDie'],
  ['gray-gainResource-vpForAction', 'gray', 'gainResource', 'vpForAction', 4],
  ['gray-gainResource-dieToThree', 'gray', 'gainResource', 'dieToThree'],
  ['gray-gainResource-dieToAnyColour', 'gray', 'gainResource', 'dieToAnyColour'],
  ['gray-gainResource-reserveDie', 'gray', 'gainResource', 'reserveDie'],
  ['gray-gainDebris-vpForAction', 'gray', 'gainDebris', 'vpForAction', 3],
  ['gray-gainDebris-dieToThree', 'gray', 'gainDebris', 'dieToThree'],
  ['gray-gainDebris-dieToAnyColour', 'gray', 'gainDebris', 'dieToAnyColour'],
  ['gray-gainDebris-reserveDie', 'gray', 'gainDebris', 'reserveDie'],
  ['gray-activateHorizontal-vpForAction', 'gray', 'activateHorizontal', 'vpForAction', 4],
  ['gray-activateHorizontal-dieToThree', 'gray', 'activateHorizontal', 'dieToThree'],
  ['gray-activateHorizontal-dieToAnyColour', 'gray', 'activateHorizontal', 'dieToAnyColour'],
  ['gray-activateHorizontal-reserveDie', 'gray', 'activateHorizontal', 'reserveDie'],
  ['green-vp-vpForAction', 'green', 'vp', 'vpForAction', 5],
  ['green-vp-dieToThree', 'green', 'vp', 'dieToThree'],
  ['green-vp-dieToAnyColour', 'green', 'vp', 'dieToAnyColour'],
  ['green-vp-reserveDie', 'green', 'vp', 'reserveDie'],
  ['green-gainRobot-vpForAction', 'green', 'gainRobot', 'vpForAction', 6],
  ['green-gainRobot-dieToThree', 'green', 'gainRobot', 'dieToThree'],
  ['green-gainRobot-dieToAnyColour', 'green', 'gainRobot', 'dieToAnyColour'],
  ['green-gainRobot-reserveDie', 'green', 'gainRobot', 'reserveDie'],
  ['green-reassignRobot-vpForAction', 'green', 'reassignRobot', 'vpForAction', 5],
  ['green-reassignRobot-dieToThree', 'green', 'reassignRobot', 'dieToThree'],
  ['green-reassignRobot-dieToAnyColour', 'green', 'reassignRobot', 'dieToAnyColour'],
  ['green-reassignRobot-reserveDie', 'green', 'reassignRobot', 'reserveDie'],
  ['green-drawMission-vpForAction', 'green', 'drawMission', 'vpForAction', 6],
  ['green-drawMission-dieToThree', 'green', 'drawMission', 'dieToThree'],
  ['green-drawMission-dieToAnyColour', 'green', 'drawMission', 'dieToAnyColour'],
  ['green-drawMission-reserveDie', 'green', 'drawMission', 'reserveDie'],
];
const withBoost = (boost: string): Row[] => TECHNOLOGY.filter((row) => row[3] === boost);

const STRIPS = ['1B', '3B', '5B', '7B', '2B'];
const CARD: Record<Colour, string> = { orange: '014', gray: '034', green: '054' };
const ACTIONS: Record<Colour, [ship: number, command: number]> = { orange: [1, 2], gray: [3, 4], green: [5, 6] };
const ON_DISPLAY = 'green-drawMission-reserveDie';

/** The tile lies in the middle of the grid. Every action of the ship is possible with a value of 1. */
function holding(tile: string, advanced: boolean, more: PlayerPosition): State {
  return position({
    options: { players: 2, advanced },
    strips: STRIPS,
    damage: { 6: 1 },
    ravagers: { 6: ['072'] },
    display: [null, null, tile === ON_DISPLAY ? 'gray-vp-reserveDie' : ON_DISPLAY, null, null, null],
    decks: { orange: ['001', '002'], gray: ['021', '022'], green: ['041', '042'] },
    players: [
      {
        ...{ vp: 5, ships: 1, resources: 1, debris: 1, hand: ['014', '034', '054'], fleet: ['3b'] },
        robots: { breakRoom: 3, workstations: { orange: 1, gray: 1, green: 1 } },
        grid: { r2c2: advanced ? { tile, boost: true } : tile },
        ...more,
      },
      { dice: [], resources: 0 },
    ],
    neutral: { dice: [] },
  });
}

const middle = (state: State): unknown => makePosition(state).players![0]!.grid!['r2c2'];
const stock = ({ players: [player] }: State) => ({
  vp: player!.vp,
  ships: player!.ships,
  resources: player!.resources,
  debris: player!.debris,
  breakRoom: player!.breakRoom,
  workstations: player!.workstations,
  fleet: player!.fleet,
  hand: player!.hand,
});
type Stock = ReturnType<typeof stock>;

/** What each standard effect changes, and the choices that it asks for. 3b is hex 11, 3c hex 12. */
const EFFECTS: Record<string, { moves: string[]; after: (before: Stock) => Partial<Stock> }[]> = {
  vp: [{ moves: [], after: ({ vp }) => ({ vp: vp + 1 }) }],
  gainShip: [{ moves: [], after: ({ ships }) => ({ ships: ships + 1 }) }],
  gainResource: [{ moves: [], after: ({ resources }) => ({ resources: resources + 1 }) }],
  gainDebris: [{ moves: [], after: ({ debris }) => ({ debris: debris + 1 }) }],
  gainRobot: [{ moves: [], after: ({ breakRoom }) => ({ breakRoom: breakRoom + 1 }) }],
  moveShip: [
    { moves: ['fly 3b 3c'], after: () => ({ fleet: [12] }) },
    { moves: ['launch 4c'], after: () => ({ ships: 0, breakRoom: 2, fleet: [11, 17] }) },
  ],
  reassignRobot: [
    { moves: ['assign gray'], after: () => ({ breakRoom: 2, workstations: [1, 2, 1] }) },
    { moves: ['recall orange'], after: () => ({ breakRoom: 4, workstations: [0, 1, 1] }) },
  ],
  drawMission: [
    { moves: ['draw orange'], after: ({ hand }) => ({ hand: [1, ...hand] }) },
    { moves: ['draw gray'], after: ({ hand }) => ({ hand: [...hand, 21].sort((a, b) => a - b) }) },
    { moves: ['draw green'], after: ({ hand }) => ({ hand: [...hand, 41].sort((a, b) => a - b) }) },
  ],
  // Above lies the gray, below the orange, to the left the green Starting tile, to the right one that gives 1 VP.
  activateVertical: [
    { moves: ['tile r1c2 gainResource'], after: ({ resources }) => ({ resources: resources + 1 }) },
    { moves: ['tile r3c2 gainShip'], after: ({ ships }) => ({ ships: ships + 1 }) },
  ],
  activateHorizontal: [
    { moves: ['tile r2c1 gainRobot'], after: ({ breakRoom }) => ({ breakRoom: breakRoom + 1 }) },
    { moves: ['tile r2c3 vp'], after: ({ vp }) => ({ vp: vp + 1 }) },
  ],
};

describe('X1: Technology tiles, standard side', () => {
  const surrounded = (id: string): PlayerPosition => ({
    dice: ['orange 1'],
    grid: {
      r2c2: id,
      r1c2: 'start-gray',
      r3c2: 'start-orange',
      r2c1: 'start-green',
      ...(id.includes('Horizontal') && { r2c3: 'orange-vp-reserveDie' }),
    },
  });

  it.each(TECHNOLOGY)('X1: %s (%s) has the effect %s', (id, colour, effect) => {
    for (const slot of ['row2', 'col2'])
      for (const { moves, after } of EFFECTS[effect]!) {
        const { state: before } = play(holding(id, false, surrounded(id)), `play ${CARD[colour]} ${slot}`);
        const { state, events } = play(before, `tile r2c2 ${effect}`, ...moves);
        expect(stock(state)).toEqual({ ...stock(before), ...after(stock(before)) });
        expect(events[0]).toMatchObject({ kind: 'tileActivated', rule: 'A1.2', cell: 'r2c2', tile: id, effect });
      }
  });

  it.each(TECHNOLOGY)('X1: %s (%s) has no other effect, and none for cards of other colours', (id, colour, effect) => {
    const before = holding(id, false, surrounded(id));
    const effectsFor = (card: string): string[] =>
      legal(play(before, `play ${card} row2`).state).filter((move) => move.startsWith('tile r2c2'));
    for (const other of COLOURS)
      expect(effectsFor(CARD[other])).toEqual(other === colour ? [`tile r2c2 ${effect}`] : []);
  });
});

describe('X1, V2: Technology tiles, boost side', () => {
  it.each(withBoost('vpForAction'))(
    'X1, V2: %s (%s, %s, %s): 2 VP for action %i',
    (id, colour, _effect, _boost, action) => {
      const dice = [`${colour} 1`];
      const performed = play(holding(id, true, { dice }), `die ${colour} 1`, `action ${action}`).state;
      const { state, events } = play(performed, 'boost r2c2');
      expect(state.players[0]!.vp).toBe(performed.players[0]!.vp + 2);
      expect(middle(state)).toBe(id);
      expect(events[0]).toMatchObject({ kind: 'boostUsed', rule: 'V2', tile: id, boost: 'vpForAction' });
    },
  );

  it.each(withBoost('vpForAction'))(
    'X1, V2: %s (%s, %s, %s) names only action %i',
    (id, colour, _effect, _boost, action) => {
      for (const other of COLOURS.flatMap((name) => ACTIONS[name]).filter((number) => number !== action)) {
        const die = COLOURS.find((name) => ACTIONS[name].includes(other))!;
        const { state } = play(holding(id, true, { dice: [`${die} 1`] }), `die ${die} 1`, `action ${other}`);
        expect(legal(state)).not.toContain('boost r2c2');
      }
      expect(ACTIONS[colour]).toContain(action);
    },
  );

  it.each(withBoost('dieToThree'))('X1, V2: %s (%s) makes a die of its colour 3', (id, colour) => {
    const dice = COLOURS.map((name) => `${name} 1`);
    const { state } = play(holding(id, true, { dice }), `die ${colour} 1`, 'boost r2c2');
    expect(state.turn).toMatchObject({ colour: COLOURS.indexOf(colour), value: 3 });
    expect(middle(state)).toBe(id);
    for (const other of COLOURS.filter((name) => name !== colour)) {
      const chosen = play(holding(id, true, { dice }), `die ${other} 1`).state;
      expect(refusal(chosen, 'boost r2c2')).toMatchObject({ rule: 'V2', params: { problem: 'boostDoesNotFit' } });
    }
  });

  it.each(withBoost('dieToAnyColour'))('X1, V2: %s (%s) gives a die of its colour another colour', (id, colour) => {
    const dice = COLOURS.map((name) => `${name} 1`);
    const others = COLOURS.filter((name) => name !== colour);
    for (const other of others) {
      const { state } = play(holding(id, true, { dice }), `die ${colour} 1`, `boost r2c2 ${other}`);
      expect(state.turn).toMatchObject({ colour: COLOURS.indexOf(other), value: 1 });
      expect(middle(state)).toBe(id);
      const chosen = play(holding(id, true, { dice }), `die ${other} 1`).state;
      expect(refusal(chosen, `boost r2c2 ${colour}`)).toMatchObject({ rule: 'V2' });
    }
  });

  it.each(withBoost('reserveDie'))('X1, V2: %s (%s) reserves a die of its colour for nothing', (id, colour) => {
    const { state: rolled } = play(holding(id, true, { dice: [], resources: 0 }), 'B');
    const offered = legal(rolled).filter((move) => move.startsWith('reserve'));
    expect(offered).toHaveLength(1);
    expect(offered[0]).toMatch(new RegExp(`^reserve ${colour} [0-3] r2c2$`));
    const { state } = play(rolled, offered[0]!);
    const reserved = state.dice[0]!.slice(12).flatMap((count, die) => (count > 0 ? [COLOURS[die >> 2]] : []));
    expect(reserved).toEqual([colour]);
    expect(middle(state)).toBe(id);
  });
});

describe('X1: Starting tiles', () => {
  const STARTING: [id: string, colour: Colour, one: string, other: string][] = [
    ['start-orange', 'orange', 'gainShip', 'moveShip'],
    ['start-gray', 'gray', 'gainResource', 'gainDebris'],
    ['start-green', 'green', 'gainRobot', 'reassignRobot'],
  ];

  it.each(STARTING)('X1: %s (%s) gives %s or %s, one of them', (id, colour, ...effects) => {
    const grid = { r2c2: id };
    const { state: before } = play(holding(id, false, { grid, dice: ['orange 1'] }), `play ${CARD[colour]} row2`);
    expect(legal(before)).toEqual(['done', ...effects.map((effect) => `tile r2c2 ${effect}`)].sort());
    for (const effect of effects)
      for (const { moves, after } of EFFECTS[effect]!) {
        const { state } = play(before, `tile r2c2 ${effect}`, ...moves);
        expect(stock(state)).toEqual({ ...stock(before), ...after(stock(before)) });
        expect(legal(state).filter((move) => move.startsWith('tile'))).toEqual([]);
      }
  });

  it.each(STARTING)('X1, V2: %s has no boost side', (id, colour) => {
    const before = holding('gray-vp-dieToThree', true, { grid: { r2c2: id }, dice: [`${colour} 1`] });
    const { state } = play(before, `die ${colour} 1`);
    expect(refusal(state, 'boost r2c2')).toMatchObject({ rule: 'V2', params: { problem: 'noBoost' } });
  });
});

describe('X1, E5: Advanced tiles', () => {
  // Each kind twice. This player has three elements of every kind, but only one Advanced tile.
  const ADVANCED: [id: string, elements: number][] = [
    ['orangeInGrid-1', 3],
    ['orangeInGrid-2', 3],
    ['grayInGrid-1', 3],
    ['grayInGrid-2', 3],
    ['greenInGrid-1', 3],
    ['greenInGrid-2', 3],
    ['ejectedTechnology-1', 3],
    ['ejectedTechnology-2', 3],
    ['debris-1', 3],
    ['debris-2', 3],
    ['ravagerCards-1', 3],
    ['ravagerCards-2', 3],
    ['advancedTiles-1', 1],
    ['advancedTiles-2', 1],
    ['cardsInSpace-1', 3],
    ['cardsInSpace-2', 3],
  ];
  const GRID = {
    r1c1: 'start-orange',
    r1c2: 'orange-vp-dieToThree',
    r1c3: 'orange-vp-reserveDie',
    r2c1: 'start-gray',
    r2c2: 'gray-vp-dieToThree',
    r2c3: 'gray-vp-reserveDie',
    r3c1: 'start-green',
    r3c2: 'green-vp-dieToThree',
    r3c3: 'green-vp-reserveDie',
  };

  /** Scores the last turn: the second player, without dice and resources, passes. */
  const score = (first: PlayerPosition): { vp: number; scored: unknown[] } => {
    const { state, events } = play(
      position({
        ...{ round: 9, lastRound: 9, ending: 'ravagers', halted: true, seat: 1, strips: STRIPS },
        space: [
          { at: '2c', card: '002', owner: 0 },
          { at: '1c', card: '022', owner: 0 },
          { at: '3c', card: '042', owner: 0 },
        ],
        players: [
          {
            ...{ vp: 0, debris: 3, hand: ['001', '061', '062', '063'] },
            ejectedTiles: ['orange-gainShip-dieToThree', 'gray-gainDebris-dieToThree', 'green-gainRobot-dieToThree'],
            ...first,
          },
          { dice: [], resources: 0, hand: [] },
        ],
        neutral: { dice: [] },
      }),
      'pass',
    );
    const scored = events.filter((event) => event.kind === 'advancedScored' && event.seat === 0);
    return { vp: state.players[0]!.vp, scored };
  };

  it.each(ADVANCED)('X1, E5: %s scores 2 VP for each of %i elements, on a place with a card', (tile, elements) => {
    const { vp, scored } = score({ grid: GRID, advancedPlaces: { gray: tile }, ejectedCards: ['021', '003'] });
    expect(vp).toBe(2 * elements);
    expect(scored).toEqual([{ kind: 'advancedScored', rule: 'E5', seat: 0, tile, vp: 2 * elements, limit: 6 }]);
  });

  it.each(ADVANCED)('X1, E5: %s in the grid scores at most 4 VP', (tile, elements) => {
    // It takes the place of a colour that it does not count.
    const cell = tile.startsWith('gray') ? 'r1c3' : 'r2c3';
    const { vp } = score({ grid: { ...GRID, [cell]: tile }, ejectedCards: ['021', '003'] });
    expect(vp).toBe(Math.min(4, 2 * elements));
  });

  it.each(ADVANCED)('X1, E5: %s scores nothing without elements (but itself)', (tile) => {
    const none = { debris: 0, hand: ['001'], ejectedTiles: [], ejectedCards: ['021', '003'] };
    const { vp } = score({ ...none, grid: {}, advancedPlaces: { gray: tile } });
    // Only the cards in space, and the Advanced tile itself, are left.
    expect(vp).toBe(tile.startsWith('cardsInSpace') ? 6 : tile.startsWith('advancedTiles') ? 2 : 0);
  });
});
