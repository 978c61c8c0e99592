// S: a new game from options and a seed.

import { type Content, defaultContent, FIRST_ADVANCED, range, TECHNOLOGY } from './content/content.ts';
import './frames/index.ts';
import { addToHand, drawMission, drawRavager } from './decks.ts';
import type { Emit } from './events.ts';
import { push, settle } from './frames/frame.ts';
import { gainGoods } from './gains.ts';
import { makeCell } from './grid.ts';
import { COLUMNS } from './hex.ts';
import { ravagerAppears } from './missions.ts';
import { drawBelow, makeChance, STREAM, shuffle } from './rng.ts';
import { rollDice } from './sequence-b.ts';
import type { HalLevel, Options, Player, State } from './state.ts';
import { FRESH_TURN } from './turn.ts';
import { startTurn } from './turn-order.ts';

/** C4 */
export const ROBOTS = 16;
/** S1: dice of each colour by number of players. */
export const DICE_PER_COLOUR = [0, 4, 4, 5, 6] as const;
/** S2 */
export const STRIPS = [0, 5, 5, 7, 7] as const;
/** S6 */
export const RAVAGERS_REMOVED = [0, 12, 12, 6, 0] as const;
export const MOST_SEED = 1000;
/** S7 */
const STARTING_VP = 5;
const BREAK_ROOM = 5;
/** H1 */
const HAL_VP: Record<HalLevel, number> = { easy: 0, standard: 5, difficult: 10, extreme: 15 };

/** Says which option is wrong. */
export class OptionsError extends Error {
  constructor(problem: string) {
    super(`Game options: ${problem}`);
    this.name = 'OptionsError';
  }
}

/** Complete, checked options from external ones. Hal's level defaults to 'standard' in a solitaire game. */
export function checkOptions(options: { players: number; advanced?: boolean; hal?: HalLevel | null }): Options {
  if (options === null || typeof options !== 'object') throw new OptionsError('an object is needed');
  for (const key of Object.keys(options))
    if (!['players', 'advanced', 'hal'].includes(key)) throw new OptionsError(`"${key}" is unknown`);
  const { players, advanced = false, hal = null } = options;
  if (players !== 1 && players !== 2 && players !== 3 && players !== 4)
    throw new OptionsError(`players must be 1, 2, 3 or 4, not ${JSON.stringify(players)}`);
  if (typeof advanced !== 'boolean')
    throw new OptionsError(`advanced must be true or false, not ${JSON.stringify(advanced)}`);
  if (hal !== null && (typeof hal !== 'string' || !Object.hasOwn(HAL_VP, hal)))
    throw new OptionsError(`hal must be one of ${Object.keys(HAL_VP).join(', ')}, not ${JSON.stringify(hal)}`);
  if (hal !== null && players > 1) throw new OptionsError('Hal plays only against one player (H1)');
  return { players, advanced, hal: players === 1 ? (hal ?? 'standard') : null };
}

const SEATS = range(0, 3);
const ALL_STRIPS = range(0, 6);
const STARTING_TILES = range(TECHNOLOGY + 1, FIRST_ADVANCED - 1);

const ZEROS = range(1, 35).map(() => 0);
const NOBODY = range(1, 35).map(() => -1);
const zeros = (n: number): number[] => ZEROS.slice(0, n);

function newPlayer(): Player {
  return {
    vp: STARTING_VP,
    ships: 1,
    resources: 1,
    debris: 1,
    robots: ROBOTS - BREAK_ROOM - 3,
    breakRoom: BREAK_ROOM,
    workstations: [1, 1, 1],
    fleet: [],
    hand: [],
    slots: zeros(6),
    grid: zeros(9),
    ejectedTiles: [],
    advancedPlaces: zeros(3),
    advancedBeyond: [],
    ejectedCards: [],
  };
}

function emptyTable(options: Options, content: Content, seed: string): State {
  const rows = STRIPS[options.players];
  const compartments = Math.max(options.players, options.players === 2 ? 3 : 2);
  const dice = DICE_PER_COLOUR[options.players];
  const chance = makeChance(seed);
  // Fields in the order of copyState, so that all states have one hidden class, which is much faster.
  return {
    shared: 0,
    components: content.hash,
    options,
    key: chance.key,
    drawn: chance.drawn,
    round: 1,
    seat: 0,
    turn: FRESH_TURN,
    frames: [],
    ending: 'none',
    lastRound: 0,
    halted: false,
    players: SEATS.slice(0, options.players).map(newPlayer),
    hal: options.hal && { vp: HAL_VP[options.hal], deck: content.halCards.map((_, i) => i), discard: [] },
    neutral: options.players === 2 ? [1, 1, 1] : [],
    dice: SEATS.slice(0, compartments).map(() => zeros(24)),
    supply: [dice, dice, dice],
    damagedSupply: zeros(3),
    damage: zeros(6),
    ravagers: [[], [], [], [], [], []],
    captives: [],
    strips: ALL_STRIPS.slice(),
    spesRow: rows - 1,
    spesInSight: false,
    cards: zeros(rows * COLUMNS),
    owners: NOBODY.slice(0, rows * COLUMNS),
    missionDecks: content.missionPiles.map((pile) => pile.slice()),
    missionDiscards: [[], [], []],
    ravagerDeck: content.ravagerPile.slice(),
    ravagerDiscard: [],
    ravagersRemoved: [],
    stacks: content.technologyPiles.map((pile) => pile.slice()),
    tileDiscards: [[], [], []],
    display: zeros(content.displayCosts.length),
    advancedStack: content.advancedPile.slice(),
    advancedShow: zeros(content.set.advancedPlacesOnShip),
    gone: [],
  };
}

/** S2 */
function layStrips(state: State): void {
  const { strips } = state;
  shuffle(state, STREAM.setup, strips);
  strips.length = STRIPS[state.options.players];
  for (let row = 0; row < strips.length; row++) strips[row] = strips[row]! * 2 + drawBelow(state, STREAM.setup, 2);
}

/** S3–S6 */
function layTilesAndCards(state: State): void {
  for (let colour = 0; colour < 3; colour++) {
    shuffle(state, STREAM.technology + colour, state.stacks[colour]!);
    shuffle(state, STREAM.missions + colour, state.missionDecks[colour]!);
  }
  const order = [0, 1, 2];
  shuffle(state, STREAM.setup, order);
  for (let place = 0; place < 3; place++) state.display[place] = state.stacks[order[place]!]!.pop()!;
  shuffle(state, STREAM.setup, state.advancedStack);
  for (let place = 0; place < state.advancedShow.length; place++)
    state.advancedShow[place] = state.advancedStack.pop()!;
  shuffle(state, STREAM.ravagers, state.ravagerDeck);
  state.ravagersRemoved = state.ravagerDeck.splice(0, RAVAGERS_REMOVED[state.options.players]).sort((a, b) => a - b);
  if (state.hal) shuffle(state, STREAM.hal, state.hal.deck);
}

/** S7 */
function equipPlayer(state: State, content: Content, seat: number): void {
  const starting = STARTING_TILES.slice();
  shuffle(state, STREAM.setup, starting);
  const { grid } = state.players[seat]!;
  for (let i = 0; i < starting.length; i++) grid[content.startCells[i]!] = makeCell(starting[i]!, false);
  for (let colour = 0; colour < 3; colour++) addToHand(state, seat, drawMission(state, colour, null));
  addToHand(state, seat, drawRavager(state, null));
}

/** S9: players who may reserve a die are asked, in turn order, before the first turn. */
function giveAdvantages(state: State, content: Content, emit: Emit): void {
  const last = state.players.length - 1;
  for (let seat = 1; seat <= last; seat++)
    gainGoods(state, seat, 'resource', content.advantages[seat]!.resource, 'S9', emit);
  for (let seat = last; seat > 0; seat--) {
    const dice = content.advantages[seat]!.reserveDie;
    if (dice > 0) push(state, 'reserve', seat, dice, 0);
  }
}

/** A new game. The same options, seed and components give the same game. @rule S1 */
export function setup(
  options: { players: number; advanced?: boolean; hal?: HalLevel | null },
  seed: string,
  content: Content = defaultContent,
  emit: Emit = null,
): State {
  if (typeof seed !== 'string' || seed.length > MOST_SEED)
    throw new OptionsError('the seed must be a text of at most 1000 characters');
  const state = emptyTable(checkOptions(options), content, seed);
  layStrips(state);
  layTilesAndCards(state);
  for (let i = 0; i < 2; i++) ravagerAppears(state, 'S6', emit);
  for (let seat = 0; seat < state.players.length; seat++) equipPlayer(state, content, seat);
  for (let compartment = 0; compartment < state.dice.length; compartment++)
    rollDice(state, compartment, [1, 1, 1], compartment < state.players.length ? 'S8' : state.hal ? 'H1' : 'N1', emit);
  giveAdvantages(state, content, emit);
  if (state.frames.length === 0) startTurn(state, emit);
  settle(state, emit);
  return state;
}
