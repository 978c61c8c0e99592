// A player's position as the inputs of the net: some numbers, and marks that are true. Like the features, the inputs
// use only public information and the player's own. docs/training.md describes the blocks.

import {
  type Content,
  contentOf,
  DIE_COUNTS,
  DIE_KINDS,
  defaultContent,
  hasDebris,
  isBoostUp,
  type Player,
  type State,
  sha256,
  TILE_EFFECTS,
  tileIn,
} from '@black-angel/rules';
import { FEATURES } from '../features.ts';

/** The value of an input that is simply true. Real numbers are rounded to 1 / ONE. */
export const ONE = 256;
/** Features are larger than the other inputs. */
const FEATURE_SCALE = 0.2 * ONE;

const { tiles: TILES } = defaultContent;
const ADVANCED = TILES.filter((tile) => tile.advanced !== null).length;
const FIRST_ADVANCED = TILES.length - ADVANCED;
const EFFECTS = TILE_EFFECTS.length;
/** What can lie in a cell: nothing, an Advanced tile, a Technology tile by colour and effect, a Starting tile. */
const TILE_KINDS = 1 + ADVANCED + 3 * EFFECTS + 3;
const HEXES = 35;
const CARDS = 91;
const SHOWN = 6;
/** Counts are told apart up to these numbers. */
const RAVAGERS_AT_ACTION = 4;
const WORKERS = 8;
const EJECTED = 8;

/** The size of each block of inputs, in their order. */
const BLOCKS = {
  features: FEATURES.length,
  clock: 10,
  seats: 5,
  damage: 6 * 3,
  ravagers: 6 * RAVAGERS_AT_ACTION,
  ravagerDeck: 28,
  spes: 14,
  lead: 4,
  leadStep: 13,
  goods: 4 * 10,
  workstations: 3 * WORKERS,
  hand: CARDS,
  slots: 6 * 5,
  grid: 9 * TILE_KINDS,
  boostSides: 9,
  debrisOnTiles: 9,
  advancedPlaces: 3 * ADVANCED,
  advancedBeyond: ADVANCED,
  ejectedCards: 3 * EJECTED,
  ejectedTiles: 10,
  dice: DIE_COUNTS * 3,
  ownMissions: CARDS,
  ownMissionHexes: HEXES,
  otherMissionHexes: HEXES,
  ownShips: HEXES,
  otherDice: DIE_KINDS * 5,
  otherShips: HEXES,
  display: SHOWN * EFFECTS,
  advancedShow: ADVANCED,
} as const;
type BlockName = keyof typeof BLOCKS;

const at = {} as Record<BlockName, number>;
let size = 0;
for (const name of Object.keys(BLOCKS) as BlockName[]) {
  at[name] = size;
  size += BLOCKS[name];
}

export const INPUTS = size;
/** Nets and training data with another layout do not fit. */
export const LAYOUT = sha256(JSON.stringify([FEATURES, BLOCKS, ONE, FEATURE_SCALE])).slice(0, 16);

/** The kind of each tile, for the block `grid`. */
const KIND_OF_TILE = Uint8Array.from(TILES, (tile, i) => {
  if (i === 0) return 0;
  if (tile.advanced) return 1 + (i - FIRST_ADVANCED);
  const technology = 1 + ADVANCED;
  return tile.effects.length > 1
    ? technology + 3 * EFFECTS + tile.colour
    : technology + tile.colour * EFFECTS + tile.effectNumbers[0]!;
});

/** The inputs that are numbers, in the order of `Inputs.numbers`. All others are marks: true or not. */
const NUMBER_INPUTS = [
  ...FEATURES.map((_, i) => at.features + i),
  ...[0, 1, 2, 7, 9].map((i) => at.clock + i),
  ...[0, 1, 2, 3].map((i) => at.lead + i),
];
export const INPUT_OF_NUMBER = Uint16Array.from(NUMBER_INPUTS);
const CLOCK_NUMBERS = FEATURES.length;
const LEAD_NUMBERS = CLOCK_NUMBERS + 5;

const MOST_MARKS = 512;

/** The inputs of a position: all numbers, and the marks that are true, nearly in ascending order. */
export class Inputs {
  readonly numbers = new Int16Array(NUMBER_INPUTS.length);
  /** The features that `numbers` were rounded from. Few of them change from one position to the next. */
  readonly features = new Float64Array(FEATURES.length);
  /** A mark may occur twice. */
  readonly marks = new Uint16Array(MOST_MARKS);
  count = 0;

  /** The active inputs as two lists, for training. */
  lists(): { index: Uint16Array; value: Int16Array } {
    const numbers = [...NUMBER_INPUTS.keys()].filter((i) => this.numbers[i] !== 0);
    const marks = this.marks.subarray(0, this.count);
    return {
      index: Uint16Array.from([...numbers.map((i) => NUMBER_INPUTS[i]!), ...marks]),
      value: Int16Array.from([...numbers.map((i) => this.numbers[i]!), ...Array.from(marks, () => ONE)]),
    };
  }
}

// Each of these functions writes marks from place `n` on and returns the next free place.
type Marks = Uint16Array;

function setNumbers(state: State, seat: number, features: Float64Array, left: number, out: Inputs): void {
  const { numbers, features: rounded } = out;
  for (let i = 0; i < features.length; i++) {
    if (features[i] === rounded[i]) continue;
    rounded[i] = features[i]!;
    numbers[i] = Math.round(features[i]! * FEATURE_SCALE);
  }
  numbers[CLOCK_NUMBERS] = Math.round(left * ONE);
  numbers[CLOCK_NUMBERS + 1] = Math.round(left * left * ONE);
  numbers[CLOCK_NUMBERS + 2] = Math.round(state.round * 0.1 * ONE);
  numbers[CLOCK_NUMBERS + 3] = state.lastRound > 0 ? (state.lastRound - state.round) * ONE : 0;
  numbers[CLOCK_NUMBERS + 4] = Math.round((seat * ONE) / 3);
}

function markClock(state: State, out: Marks, n: number): number {
  const { clock } = at;
  if (state.ending === 'spes') out[n++] = clock + 3;
  else if (state.ending === 'ravagers') out[n++] = clock + 4;
  if (state.halted) out[n++] = clock + 5;
  if (state.options.advanced) out[n++] = clock + 6;
  if (state.lastRound > 0) out[n++] = clock + 8;
  out[n++] = at.seats + (state.hal ? 0 : state.players.length);
  return n;
}

function markShip(state: State, out: Marks, n: number): number {
  const { damage, ravagers } = state;
  for (let action = 0; action < 6; action++) out[n++] = at.damage + action * 3 + Math.min(2, damage[action]!);
  for (let action = 0; action < 6; action++) {
    const cards = ravagers[action]!.length;
    if (cards > 0) out[n++] = at.ravagers + action * RAVAGERS_AT_ACTION + Math.min(RAVAGERS_AT_ACTION - 1, cards);
  }
  out[n++] = at.ravagerDeck + Math.min(27, state.ravagerDeck.length);
  out[n++] = at.spes + (state.spesInSight ? 0 : 7) + Math.min(6, state.spesRow);
  return n;
}

function markLead(state: State, seat: number, numbers: Int16Array, out: Marks, n: number): number {
  const { players, hal } = state;
  const own = players[seat]!.vp;
  let best = hal ? hal.vp : Number.NEGATIVE_INFINITY;
  let sum = hal ? hal.vp : 0;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const { vp } = players[other]!;
    sum += vp;
    if (vp > best) best = vp;
  }
  const others = hal ? 1 : players.length - 1;
  numbers[LEAD_NUMBERS] = Math.round((own - best) * 0.1 * ONE);
  numbers[LEAD_NUMBERS + 1] = Math.round((own - sum / others) * 0.1 * ONE);
  numbers[LEAD_NUMBERS + 2] = Math.round(own * 0.05 * ONE);
  numbers[LEAD_NUMBERS + 3] = Math.round(best * 0.05 * ONE);
  out[n++] = at.leadStep + 6 + Math.max(-6, Math.min(6, Math.round((own - best) / 3)));
  return n;
}

function markBoard(player: Player, content: Content, out: Marks, n: number): number {
  const { workstations, hand, slots } = player;
  out[n++] = at.goods + Math.min(9, player.resources);
  out[n++] = at.goods + 10 + Math.min(9, player.ships);
  out[n++] = at.goods + 20 + Math.min(9, player.debris);
  out[n++] = at.goods + 30 + Math.min(9, player.breakRoom);
  for (let colour = 0; colour < 3; colour++)
    out[n++] = at.workstations + colour * WORKERS + Math.min(WORKERS - 1, workstations[colour]!);
  for (let i = 0; i < hand.length; i++) out[n++] = at.hand + hand[i]!;
  for (let slot = 0; slot < 6; slot++)
    out[n++] = at.slots + slot * 5 + (slots[slot] === 0 ? 4 : content.back[slots[slot]!]!);
  return n;
}

function markGrid({ grid }: Player, out: Marks, n: number): number {
  for (let cell = 0; cell < 9; cell++) {
    const kind = KIND_OF_TILE[tileIn(grid[cell]!)]!;
    if (kind > 0) out[n++] = at.grid + cell * TILE_KINDS + kind;
  }
  for (let cell = 0; cell < 9; cell++) if (isBoostUp(grid[cell]!)) out[n++] = at.boostSides + cell;
  for (let cell = 0; cell < 9; cell++) if (hasDebris(grid[cell]!)) out[n++] = at.debrisOnTiles + cell;
  return n;
}

function markBesideBoard(player: Player, content: Content, out: Marks, n: number): number {
  const { advancedPlaces, advancedBeyond, ejectedCards } = player;
  for (let colour = 0; colour < 3; colour++)
    if (advancedPlaces[colour]! > 0)
      out[n++] = at.advancedPlaces + colour * ADVANCED + advancedPlaces[colour]! - FIRST_ADVANCED;
  for (let i = 0; i < advancedBeyond.length; i++) out[n++] = at.advancedBeyond + advancedBeyond[i]! - FIRST_ADVANCED;
  if (ejectedCards.length > 0)
    for (let colour = 0; colour < 3; colour++) {
      let count = 0;
      for (let i = 0; i < ejectedCards.length; i++) if (content.back[ejectedCards[i]!] === colour) count++;
      if (count > 0) out[n++] = at.ejectedCards + colour * EJECTED + Math.min(EJECTED - 1, count);
    }
  out[n++] = at.ejectedTiles + Math.min(9, player.ejectedTiles.length);
  return n;
}

function markOwnDice(dice: readonly number[], out: Marks, n: number): number {
  for (let die = 0; die < DIE_COUNTS; die++) {
    const count = dice[die]!;
    if (count > 0) out[n++] = at.dice + die * 3 + Math.min(2, count - 1);
  }
  return n;
}

function markOthersDice(state: State, seat: number, out: Marks, n: number): number {
  for (let owner = 0; owner < state.dice.length; owner++) {
    if (owner === seat) continue;
    const dice = state.dice[owner]!;
    for (let die = 0; die < DIE_KINDS; die++) {
      const count = dice[die]!;
      if (count > 0) out[n++] = at.otherDice + die * 5 + Math.min(4, count - 1);
    }
  }
  return n;
}

function markSpace(state: State, seat: number, out: Marks, n: number): number {
  const { cards, owners } = state;
  const { fleet } = state.players[seat]!;
  for (let hex = 0; hex < cards.length; hex++) {
    const card = cards[hex]!;
    if (card === 0) continue;
    if (owners[hex] === seat) {
      out[n++] = at.ownMissions + card;
      out[n++] = at.ownMissionHexes + hex;
    } else out[n++] = at.otherMissionHexes + hex;
  }
  for (let i = 0; i < fleet.length; i++) out[n++] = at.ownShips + fleet[i]!;
  return n;
}

function markSupply(state: State, seat: number, content: Content, out: Marks, n: number): number {
  const { players, display, advancedShow } = state;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const { fleet } = players[other]!;
    for (let i = 0; i < fleet.length; i++) out[n++] = at.otherShips + fleet[i]!;
  }
  for (let place = 0; place < display.length; place++)
    if (display[place]! > 0)
      out[n++] = at.display + place * EFFECTS + content.tiles[display[place]!]!.effectNumbers[0]!;
  for (let i = 0; i < advancedShow.length; i++)
    if (advancedShow[i]! > 0) out[n++] = at.advancedShow + advancedShow[i]! - FIRST_ADVANCED;
  return n;
}

/** Fills `out` for a player. `features` are those of `extractFeatures` with this much time left. */
export function collectInputs(state: State, seat: number, features: Float64Array, left: number, out: Inputs): void {
  const content = contentOf(state);
  const player = state.players[seat]!;
  const { numbers, marks } = out;
  setNumbers(state, seat, features, left, out);
  let n = markClock(state, marks, 0);
  n = markShip(state, marks, n);
  n = markLead(state, seat, numbers, marks, n);
  n = markBoard(player, content, marks, n);
  n = markGrid(player, marks, n);
  n = markBesideBoard(player, content, marks, n);
  n = markOwnDice(state.dice[seat]!, marks, n);
  n = markSpace(state, seat, marks, n);
  n = markOthersDice(state, seat, marks, n);
  out.count = markSupply(state, seat, content, marks, n);
}
