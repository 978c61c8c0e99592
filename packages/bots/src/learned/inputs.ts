// A player's position as the inputs of the net: a short list of pairs (input, value). Like the features, the inputs use
// only public information and the player's own. docs/training.md describes the blocks.

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

const MOST_ACTIVE = 512;

/** The active inputs of a position. The indexes are nearly in ascending order; an index may occur twice. */
export class Inputs {
  readonly index = new Uint16Array(MOST_ACTIVE);
  readonly value = new Int16Array(MOST_ACTIVE);
  count = 0;

  set(input: number, value: number): void {
    if (value === 0) return;
    this.index[this.count] = input;
    this.value[this.count++] = value;
  }

  mark(input: number): void {
    this.index[this.count] = input;
    this.value[this.count++] = ONE;
  }
}

function addFeatures(features: Float64Array, out: Inputs): void {
  const { index, value } = out;
  let count = 0;
  for (let i = 0; i < features.length; i++) {
    const rounded = Math.round(features[i]! * FEATURE_SCALE);
    if (rounded === 0) continue;
    index[count] = at.features + i;
    value[count++] = rounded;
  }
  out.count = count;
}

function addClock(state: State, seat: number, left: number, out: Inputs): void {
  const { clock } = at;
  out.set(clock, Math.round(left * ONE));
  out.set(clock + 1, Math.round(left * left * ONE));
  out.set(clock + 2, Math.round(state.round * 0.1 * ONE));
  if (state.ending === 'spes') out.mark(clock + 3);
  else if (state.ending === 'ravagers') out.mark(clock + 4);
  if (state.halted) out.mark(clock + 5);
  if (state.options.advanced) out.mark(clock + 6);
  if (state.lastRound > 0) {
    out.set(clock + 7, (state.lastRound - state.round) * ONE);
    out.mark(clock + 8);
  }
  out.set(clock + 9, Math.round((seat * ONE) / 3));
  out.mark(at.seats + (state.hal ? 0 : state.players.length));
}

function addShip(state: State, out: Inputs): void {
  for (let action = 0; action < 6; action++) out.mark(at.damage + action * 3 + Math.min(2, state.damage[action]!));
  for (let action = 0; action < 6; action++) {
    const cards = state.ravagers[action]!.length;
    if (cards > 0) out.mark(at.ravagers + action * RAVAGERS_AT_ACTION + Math.min(RAVAGERS_AT_ACTION - 1, cards));
  }
  out.mark(at.ravagerDeck + Math.min(27, state.ravagerDeck.length));
  out.mark(at.spes + (state.spesInSight ? Math.min(6, state.spesRow) : 7 + Math.min(6, state.spesRow)));
}

function addLead(state: State, seat: number, out: Inputs): void {
  const own = state.players[seat]!.vp;
  let best = state.hal?.vp ?? Number.NEGATIVE_INFINITY;
  let sum = state.hal?.vp ?? 0;
  let others = state.hal ? 1 : 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const { vp } = state.players[other]!;
    others++;
    sum += vp;
    if (vp > best) best = vp;
  }
  out.set(at.lead, Math.round((own - best) * 0.1 * ONE));
  out.set(at.lead + 1, Math.round((own - sum / others) * 0.1 * ONE));
  out.set(at.lead + 2, Math.round(own * 0.05 * ONE));
  out.set(at.lead + 3, Math.round(best * 0.05 * ONE));
  out.mark(at.leadStep + 6 + Math.max(-6, Math.min(6, Math.round((own - best) / 3))));
}

function addBoard(player: Player, content: Content, out: Inputs): void {
  out.mark(at.goods + Math.min(9, player.resources));
  out.mark(at.goods + 10 + Math.min(9, player.ships));
  out.mark(at.goods + 20 + Math.min(9, player.debris));
  out.mark(at.goods + 30 + Math.min(9, player.breakRoom));
  for (let colour = 0; colour < 3; colour++)
    out.mark(at.workstations + colour * WORKERS + Math.min(WORKERS - 1, player.workstations[colour]!));
  for (const card of player.hand) out.mark(at.hand + card);
  for (let slot = 0; slot < 6; slot++) {
    const card = player.slots[slot]!;
    out.mark(at.slots + slot * 5 + (card === 0 ? 4 : content.back[card]!));
  }
}

function addGrid({ grid }: Player, out: Inputs): void {
  for (let cell = 0; cell < 9; cell++) {
    const kind = KIND_OF_TILE[tileIn(grid[cell]!)]!;
    if (kind > 0) out.mark(at.grid + cell * TILE_KINDS + kind);
  }
  for (let cell = 0; cell < 9; cell++) if (isBoostUp(grid[cell]!)) out.mark(at.boostSides + cell);
  for (let cell = 0; cell < 9; cell++) if (hasDebris(grid[cell]!)) out.mark(at.debrisOnTiles + cell);
}

function addBesideBoard(player: Player, content: Content, out: Inputs): void {
  for (let colour = 0; colour < 3; colour++) {
    const tile = player.advancedPlaces[colour]!;
    if (tile > 0) out.mark(at.advancedPlaces + colour * ADVANCED + tile - FIRST_ADVANCED);
  }
  for (const tile of player.advancedBeyond) out.mark(at.advancedBeyond + tile - FIRST_ADVANCED);
  for (let colour = 0; colour < 3; colour++) {
    let count = 0;
    for (const card of player.ejectedCards) if (content.back[card] === colour) count++;
    if (count > 0) out.mark(at.ejectedCards + colour * EJECTED + Math.min(EJECTED - 1, count));
  }
  out.mark(at.ejectedTiles + Math.min(9, player.ejectedTiles.length));
}

function addOwnDice(state: State, seat: number, out: Inputs): void {
  const dice = state.dice[seat]!;
  for (let die = 0; die < DIE_COUNTS; die++) {
    const count = dice[die]!;
    if (count > 0) out.mark(at.dice + die * 3 + Math.min(2, count - 1));
  }
}

function addOthersDice(state: State, seat: number, out: Inputs): void {
  for (let owner = 0; owner < state.dice.length; owner++) {
    if (owner === seat) continue;
    const dice = state.dice[owner]!;
    for (let die = 0; die < DIE_KINDS; die++)
      if (dice[die]! > 0) out.mark(at.otherDice + die * 5 + Math.min(4, dice[die]! - 1));
  }
}

function addSpace(state: State, seat: number, out: Inputs): void {
  const { cards, owners, players } = state;
  for (let hex = 0; hex < cards.length; hex++) {
    const card = cards[hex]!;
    if (card === 0) continue;
    if (owners[hex] === seat) {
      out.mark(at.ownMissions + card);
      out.mark(at.ownMissionHexes + hex);
    } else out.mark(at.otherMissionHexes + hex);
  }
  for (const hex of players[seat]!.fleet) out.mark(at.ownShips + hex);
}

function addSupply(state: State, seat: number, content: Content, out: Inputs): void {
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) for (const hex of state.players[other]!.fleet) out.mark(at.otherShips + hex);
  for (let place = 0; place < state.display.length; place++) {
    const tile = state.display[place]!;
    if (tile > 0) out.mark(at.display + place * EFFECTS + content.tiles[tile]!.effectNumbers[0]!);
  }
  for (const tile of state.advancedShow) if (tile > 0) out.mark(at.advancedShow + tile - FIRST_ADVANCED);
}

/** Whether the inputs describe games with these components. */
export const isKnownSet = (components: string): boolean => components === defaultContent.hash;

/** Fills `out` for a player. `features` are those of `extractFeatures` with this much time left. */
export function collectInputs(state: State, seat: number, features: Float64Array, left: number, out: Inputs): void {
  const content = contentOf(state);
  const player = state.players[seat]!;
  addFeatures(features, out);
  addClock(state, seat, left, out);
  addShip(state, out);
  addLead(state, seat, out);
  addBoard(player, content, out);
  addGrid(player, out);
  addBesideBoard(player, content, out);
  addOwnDice(state, seat, out);
  addSpace(state, seat, out);
  addOthersDice(state, seat, out);
  addSupply(state, seat, content, out);
}
