import { describe, expect, it } from 'vitest';
import type { State } from '../../src/index.ts';
import type { PlayerPosition } from '../../src/position.ts';
import { play, position, refusal } from '../helpers.ts';

// One row for every Mission card. Costs and effects come from the rulebook's appendix; placement rewards and Technology
// icons are our reconstruction. Nothing here is read from the engine's components.
//
// On this board 2c is orange, 1c gray, 3c green, none of them beside a Ravager icon; 1a is orange, 1b green, 1c gray.

const STRIPS = ['1B', '3B', '5B', '7B', '2B'];
const HEX = { orange: '2c', gray: '1c', green: '3c' } as const;
const FIRST_STRIP = { orange: '1a', gray: '1c', green: '1b' } as const;
const COMMAND = { orange: 2, gray: 4, green: 6 } as const;
type Colour = keyof typeof HEX;
type What = 'vp' | 'ship' | 'resource' | 'robot' | 'debris' | 'technology' | 'mission' | 'ravager';
type Amounts = Partial<Record<What, number>>;

const colourOf = (id: string): Colour => (id <= '020' ? 'orange' : id <= '040' ? 'gray' : 'green');

/** The amounts of everything that a Mission can cost or give, by seat. */
const holdings = (state: State, seat: number): Record<What, number> => {
  const player = state.players[seat]!;
  return {
    vp: player.vp,
    ship: player.ships,
    resource: player.resources,
    robot: player.breakRoom,
    debris: player.debris,
    technology: player.grid.filter((cell) => cell !== 0).length + player.ejectedTiles.length,
    mission: player.hand.filter((card) => card <= 60).length,
    ravager: player.hand.filter((card) => card > 60).length,
  };
};

/** Only what changed. */
const changes = (before: State, after: State, seat: number): Amounts => {
  const [a, b] = [holdings(before, seat), holdings(after, seat)];
  return Object.fromEntries((Object.keys(a) as What[]).map((what) => [what, b[what] - a[what]]).filter(([, n]) => n));
};

const net = (...parts: [sign: number, amounts: Amounts][]): Amounts => {
  const sum: Partial<Record<string, number>> = {};
  for (const [sign, amounts] of parts)
    for (const [what, n] of Object.entries(amounts)) sum[what] = (sum[what] ?? 0) + sign * n;
  return Object.fromEntries(Object.entries(sum).filter(([, n]) => n !== 0));
};

const NO_WORKSTATIONS = { orange: 0, gray: 0, green: 0 };
const RICH: PlayerPosition = {
  vp: 10,
  ships: 5,
  resources: 5,
  debris: 5,
  robots: { breakRoom: 5, workstations: NO_WORKSTATIONS },
};

interface Activation {
  id: string;
  cost: Amounts;
  gain: Amounts;
}
const activation = (id: string, cost: Amounts, gain: Amounts): Activation => ({ id, cost, gain });

const ACTIVATIONS = [
  activation('001', {}, { ship: 2 }),
  activation('002', {}, { ship: 1, vp: 1 }),
  activation('003', {}, { ship: 1, resource: 1 }),
  activation('004', {}, { ship: 1, robot: 1 }),
  activation('005', { ship: 1 }, { vp: 2 }),
  activation('006', { ship: 2 }, { vp: 3 }),
  activation('007', { technology: 1 }, { vp: 2 }),
  activation('008', { technology: 2 }, { vp: 3 }),
  activation('009', { resource: 1, technology: 1 }, { vp: 3 }),
  activation('010', { robot: 1, technology: 1 }, { vp: 3 }),
  activation('011', { ship: 1, technology: 1 }, { vp: 3 }),
  activation('012', { ship: 1, mission: 1 }, { vp: 3 }),
  activation('021', {}, { resource: 2 }),
  activation('022', {}, { resource: 1, vp: 1 }),
  activation('023', {}, { resource: 1, ship: 1 }),
  activation('024', {}, { resource: 1, robot: 1 }),
  activation('025', { resource: 1 }, { vp: 2 }),
  activation('026', { resource: 2 }, { vp: 3 }),
  activation('027', { debris: 1 }, { vp: 2 }),
  activation('028', { debris: 2 }, { vp: 3 }),
  activation('029', { resource: 1, debris: 1 }, { vp: 3 }),
  activation('030', { robot: 1, debris: 1 }, { vp: 3 }),
  activation('031', { ship: 1, debris: 1 }, { vp: 3 }),
  activation('032', { resource: 1, mission: 1 }, { vp: 3 }),
  activation('041', {}, { robot: 2 }),
  activation('042', {}, { robot: 1, vp: 1 }),
  activation('043', {}, { robot: 1, resource: 1 }),
  activation('044', {}, { robot: 1, ship: 1 }),
  activation('045', { robot: 1 }, { vp: 2 }),
  activation('046', { robot: 2 }, { vp: 3 }),
  activation('047', { ravager: 1 }, { vp: 2 }),
  activation('048', { ravager: 2 }, { vp: 3 }),
  activation('049', { resource: 1, ravager: 1 }, { vp: 3 }),
  activation('050', { robot: 1, ravager: 1 }, { vp: 3 }),
  activation('051', { ship: 1, ravager: 1 }, { vp: 3 }),
  activation('052', { robot: 1, mission: 1 }, { vp: 3 }),
];

/** The card lies in space, owned by the first player. The ship offers something else to do with every colour. */
const withCard = (id: string, dieValue: number, owner: PlayerPosition): State =>
  position({
    strips: STRIPS,
    damage: { 6: 1 },
    ravagers: { 2: ['074'] },
    display: [null, null, 'gray-gainDebris-dieToThree', null, null, null],
    space: [{ at: HEX[colourOf(id)], card: id, owner: 0 }],
    players: [{ ...owner, dice: [`${colourOf(id)} ${dieValue}`] }, { dice: [] }],
    neutral: { dice: [] },
  });

const TILES = ['orange-vp-dieToThree', 'gray-vp-dieToThree', 'green-vp-dieToThree', 'start-gray'];
const MISSIONS = ['014', '034'];
const RAVAGERS = ['085', '086', '087', '088'];
const rich = (): PlayerPosition => ({ ...RICH, ejectedTiles: TILES, grid: {}, hand: [...MISSIONS, ...RAVAGERS] });

/** The choices of what to spend that the nth activation asks for. */
const choicesFor = (cost: Amounts, nth: number): string[] => {
  const next = (list: string[], n = 0): string[] => list.slice(nth * n, (nth + 1) * n);
  return [
    ...next(TILES, cost.technology).map((tile) => `spend ${tile}`),
    ...next(MISSIONS, cost.mission).map((card) => `discard ${card}`),
    ...next(RAVAGERS, cost.ravager).map((card) => `discard ${card}`),
  ];
};

describe('X1, A2.M2: activation missions', () => {
  it.each(ACTIVATIONS)('X1, A2.M2: card $id costs $cost and gives $gain', ({ id, cost, gain }) => {
    const before = withCard(id, 1, rich());
    const hex = HEX[colourOf(id)];
    const { state } = play(before, `die ${colourOf(id)} 1`, `mission ${hex}`, 'activate', ...choicesFor(cost, 0));
    expect(changes(before, state, 0)).toEqual(net([-1, cost], [1, gain]));
    expect(state.frames.at(-1)!.kind).toBe('end-turn');
  });

  it.each(ACTIVATIONS)('X1, A2.M2: card $id costs and gives the same again', ({ id, cost, gain }) => {
    const before = withCard(id, 2, rich());
    const moves = ['activate', ...choicesFor(cost, 0), 'activate', ...choicesFor(cost, 1)];
    const { state } = play(before, `die ${colourOf(id)} 2`, `mission ${HEX[colourOf(id)]}`, ...moves);
    expect(changes(before, state, 0)).toEqual(net([-2, cost], [2, gain]));
    expect(state.frames.at(-1)!.kind).toBe('end-turn');
  });

  /** As the component set names them. */
  const COST_NAMES: Partial<Record<What, string>> = { mission: 'missionCard', ravager: 'ravagerCard' };
  const MISSING = ACTIVATIONS.flatMap(({ id, cost }) =>
    (Object.keys(cost) as What[]).map((what) => ({ id, what, cost: cost[what]! })),
  );
  const without = (what: What, left: number): PlayerPosition => {
    const kinds: Partial<Record<What, PlayerPosition>> = {
      ship: { ships: left },
      resource: { resources: left },
      debris: { debris: left },
      robot: { robots: { breakRoom: left, workstations: NO_WORKSTATIONS } },
      technology: { ejectedTiles: left === 0 ? [] : ['gray-vp-dieToThree'] },
      mission: { hand: ['085', '086'] },
      ravager: { hand: left === 0 ? MISSIONS : [...MISSIONS, '085'] },
    };
    return { ...rich(), ...kinds[what] };
  };

  it.each(MISSING)('X1, A2.M2: card $id is refused with one $what too few ($cost needed)', ({ id, what, cost }) => {
    const hex = HEX[colourOf(id)];
    const { state } = play(withCard(id, 1, without(what, cost - 1)), `die ${colourOf(id)} 1`);
    expect(refusal(state, `mission ${hex}`)).toEqual({
      rule: 'A2.M2',
      params: { problem: 'cannotPay', hex, card: id, [COST_NAMES[what] ?? what]: 1 },
    });
  });
});

interface TwoEffects {
  id: string;
  owner: Amounts;
  eachShip: Amounts;
}
const twoEffects = (id: string, owner: Amounts, eachShip: Amounts): TwoEffects => ({ id, owner, eachShip });

const TWO_EFFECTS = [
  twoEffects('013', { ship: 3 }, { ship: 3 }),
  twoEffects('014', { robot: 1, resource: 1 }, { ship: 3 }),
  twoEffects('015', { vp: 3 }, { vp: 3 }),
  twoEffects('016', { ship: 3 }, { vp: 3 }),
  twoEffects('033', { resource: 3 }, { resource: 3 }),
  twoEffects('034', { ship: 1, robot: 1 }, { resource: 3 }),
  twoEffects('035', { vp: 3 }, { vp: 3 }),
  twoEffects('036', { resource: 3 }, { vp: 3 }),
  twoEffects('053', { robot: 3 }, { robot: 3 }),
  twoEffects('054', { ship: 1, resource: 1 }, { robot: 3 }),
  twoEffects('055', { vp: 3 }, { vp: 3 }),
  twoEffects('056', { robot: 3 }, { vp: 3 }),
];

interface OneEffect {
  id: string;
  of: 'space' | 'ejected';
  colour: Colour;
}
const oneEffect = (id: string, of: 'space' | 'ejected', colour: Colour): OneEffect => ({ id, of, colour });

/** 3 VP for each card of the colour, in space or ejected. */
const ONE_EFFECT = [
  oneEffect('017', 'space', 'gray'),
  oneEffect('018', 'space', 'green'),
  oneEffect('019', 'ejected', 'gray'),
  oneEffect('020', 'ejected', 'green'),
  oneEffect('037', 'space', 'orange'),
  oneEffect('038', 'space', 'green'),
  oneEffect('039', 'ejected', 'orange'),
  oneEffect('040', 'ejected', 'green'),
  oneEffect('057', 'space', 'orange'),
  oneEffect('058', 'space', 'gray'),
  oneEffect('059', 'ejected', 'orange'),
  oneEffect('060', 'ejected', 'gray'),
];

/** Two cards of each colour for the first player, one for the second, in space and ejected. */
const SPACE = [
  { at: '2c', card: '001', owner: 0 },
  { at: '4d', card: '002', owner: 0 },
  { at: '5b', card: '003', owner: 1 },
  { at: '2a', card: '021', owner: 0 },
  { at: '2d', card: '022', owner: 0 },
  { at: '3b', card: '023', owner: 1 },
  { at: '2b', card: '041', owner: 0 },
  { at: '3c', card: '042', owner: 0 },
  { at: '4c', card: '043', owner: 1 },
];
const EJECTED = [
  ['004', '005', '024', '025', '044', '045'],
  ['006', '026', '046'],
];

/** The first player is about to eject a card with a Sequence B that costs and rolls nothing. */
const beforeEjection = (
  id: string,
  ships: [own: boolean, other: boolean],
  leftOut: (place: 'space' | 'ejected', card: string) => boolean = () => false,
): State => {
  const hex = FIRST_STRIP[colourOf(id)];
  const player = (seat: number): PlayerPosition => ({
    ...{ vp: 10, ships: 1, resources: 0, debris: 0, dice: [], hand: [], grid: {} },
    robots: { breakRoom: 1, workstations: NO_WORKSTATIONS },
    ejectedCards: EJECTED[seat]!.filter((card) => !leftOut('ejected', card)),
    fleet: ships[seat] ? [hex] : [],
  });
  return position({
    strips: STRIPS,
    space: [...SPACE.filter(({ card }) => !leftOut('space', card)), { at: hex, card: id, owner: 0 }],
    players: [player(0), player(1)],
    neutral: { dice: [] },
  });
};

describe('X1, X5: neutralization missions', () => {
  it.each(TWO_EFFECTS)('X1, X5: card $id gives its owner $owner', ({ id, owner }) => {
    const before = beforeEjection(id, [false, false]);
    const { state } = play(before, 'B', 'end');
    expect(changes(before, state, 0)).toEqual(owner);
    expect(changes(before, state, 1)).toEqual({});
    expect(state.players[0]!.ejectedCards).toContain(Number(id));
  });

  it.each(TWO_EFFECTS)('X1, X5: card $id gives each player with a ship $eachShip', ({ id, owner, eachShip }) => {
    const before = beforeEjection(id, [true, true]);
    const { state } = play(before, 'B', 'end');
    expect(changes(before, state, 0)).toEqual(net([1, owner], [1, eachShip]));
    expect(changes(before, state, 1)).toEqual(eachShip);
  });

  it.each(ONE_EFFECT)('X1, X5: card $id scores 3 VP for each $colour card ($of)', ({ id }) => {
    const before = beforeEjection(id, [true, true]);
    const { state } = play(before, 'B', 'end');
    expect(changes(before, state, 0)).toEqual({ vp: 6 });
    expect(changes(before, state, 1)).toEqual({ vp: 3 });
  });

  it.each(ONE_EFFECT)('X1, X5: card $id counts only $colour cards ($of)', ({ id, of, colour }) => {
    const before = beforeEjection(id, [false, true], (place, card) => place === of && colourOf(card) === colour);
    const { state } = play(before, 'B', 'end');
    expect(changes(before, state, 0)).toEqual({});
    expect(changes(before, state, 1)).toEqual({});
  });

  it.each([...TWO_EFFECTS, ...ONE_EFFECT])('X1, A2.M1: card $id cannot be activated', ({ id }) => {
    const { state } = play(withCard(id, 1, { ...rich(), hand: [] }), `die ${colourOf(id)} 1`);
    const hex = HEX[colourOf(id)];
    expect(refusal(state, `mission ${hex}`)).toMatchObject({ rule: 'A2.M1', params: { problem: 'neutralization' } });
  });
});

type Reward = 'vp' | 'robot' | 'resource' | 'ship';
const placed = (id: string, reward: Reward, ...technology: Colour[]) => ({ id, reward, technology });

const PLACED = [
  placed('001', 'vp', 'orange', 'gray'),
  placed('002', 'robot', 'orange', 'green'),
  placed('003', 'vp', 'gray', 'green'),
  placed('004', 'resource', 'green', 'gray'),
  placed('005', 'ship', 'orange'),
  placed('006', 'ship', 'gray'),
  placed('007', 'robot', 'green'),
  placed('008', 'resource', 'orange'),
  placed('009', 'resource', 'gray', 'orange'),
  placed('010', 'robot', 'green', 'orange'),
  placed('011', 'ship', 'orange', 'gray'),
  placed('012', 'vp', 'orange', 'green'),
  placed('013', 'vp', 'gray'),
  placed('014', 'resource', 'green'),
  placed('015', 'robot', 'orange'),
  placed('016', 'ship', 'gray'),
  placed('017', 'vp', 'green', 'gray'),
  placed('018', 'robot', 'gray', 'green'),
  placed('019', 'resource', 'green'),
  placed('020', 'ship', 'gray'),
  placed('021', 'vp', 'gray', 'green'),
  placed('022', 'ship', 'gray', 'orange'),
  placed('023', 'vp', 'green', 'orange'),
  placed('024', 'robot', 'orange', 'green'),
  placed('025', 'resource', 'gray'),
  placed('026', 'resource', 'green'),
  placed('027', 'ship', 'orange'),
  placed('028', 'robot', 'gray'),
  placed('029', 'robot', 'green', 'gray'),
  placed('030', 'ship', 'orange', 'gray'),
  placed('031', 'resource', 'gray', 'green'),
  placed('032', 'vp', 'gray', 'orange'),
  placed('033', 'vp', 'green'),
  placed('034', 'robot', 'orange'),
  placed('035', 'ship', 'gray'),
  placed('036', 'resource', 'green'),
  placed('037', 'vp', 'orange', 'green'),
  placed('038', 'ship', 'green', 'orange'),
  placed('039', 'robot', 'orange'),
  placed('040', 'resource', 'green'),
  placed('041', 'vp', 'green', 'orange'),
  placed('042', 'resource', 'green', 'gray'),
  placed('043', 'vp', 'orange', 'gray'),
  placed('044', 'ship', 'gray', 'orange'),
  placed('045', 'robot', 'green'),
  placed('046', 'robot', 'orange'),
  placed('047', 'resource', 'gray'),
  placed('048', 'ship', 'green'),
  placed('049', 'ship', 'orange', 'green'),
  placed('050', 'resource', 'gray', 'green'),
  placed('051', 'robot', 'green', 'orange'),
  placed('052', 'vp', 'green', 'gray'),
  placed('053', 'vp', 'orange'),
  placed('054', 'ship', 'gray'),
  placed('055', 'resource', 'green'),
  placed('056', 'robot', 'orange'),
  placed('057', 'vp', 'gray', 'orange'),
  placed('058', 'resource', 'orange', 'gray'),
  placed('059', 'ship', 'gray'),
  placed('060', 'robot', 'orange'),
];

describe('A2.C3, A2.C5: every Mission card placed', () => {
  it.each(PLACED)('X1, A2.C3, A2.C5: card $id: 1 $reward, technology $technology', ({ id, reward, technology }) => {
    const colour = colourOf(id);
    const top = (of: Colour): string => `${of}-vp-reserveDie`;
    const before = position({
      strips: STRIPS,
      damage: {},
      ravagers: {},
      display: [null, null, null, null, null, null],
      stacks: { orange: [top('orange')], gray: [top('gray')], green: [top('green')] },
      players: [{ ...RICH, grid: {}, hand: [id], fleet: [HEX[colour]], dice: [`${colour} 1`] }, { dice: [] }],
      neutral: { dice: [] },
    });
    const at = HEX[colour];
    const moves = [`die ${colour} 1`, `action ${COMMAND[colour]}`, `fly ${at} ${at}`, `place ${id}`];
    const { state, events } = play(before, ...moves);
    // One robot goes onto the card before its reward is gained.
    expect(changes(before, state, 0)).toEqual(net([1, { [reward]: 1 }], [-1, { robot: 1, mission: 1 }]));
    const appeared = events.flatMap((event) => (event.kind === 'technologyAppeared' ? [event.tile] : []));
    expect(appeared).toEqual(technology.map(top));
    expect(state.display.filter((tile) => tile !== 0)).toHaveLength(technology.length);
  });
});
