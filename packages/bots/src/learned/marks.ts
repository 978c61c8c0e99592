// Reads the inputs of the net from a state: the marks of each of its parts, and the numbers of the clock and the lead.
// Like the features, the inputs use only public information and the player's own.

import { type HalLevel, rowOf, type State } from '@black-angel/rules';
import { type Content, defaultContent } from '@black-angel/rules/components';
import { DIE_COUNTS, DIE_KINDS, hasDebris, isBoostUp, type Player, tileIn } from '@black-angel/rules/playout';
import {
  ADVANCED,
  BLOCK,
  CLOCK,
  CLOCK_NUMBER,
  EFFECTS,
  EJECTED,
  FIRST_ADVANCED,
  FIRST_RAVAGER,
  LEAD_NUMBER,
  NEARNESSES,
  ONE,
  RAVAGERS_AT_ACTION,
  TILE_KINDS,
  toNumber,
  WORKERS,
} from './input-layout.ts';

/** The kind of each tile, for the block `grid`. */
const KIND_OF_TILE = Uint8Array.from(defaultContent.tiles, (tile, i) => {
  if (i === 0) return 0;
  if (tile.advanced) return 1 + (i - FIRST_ADVANCED);
  const technology = 1 + ADVANCED;
  return tile.effects.length > 1
    ? technology + 3 * EFFECTS + tile.colour
    : technology + tile.colour * EFFECTS + tile.effectNumbers[0]!;
});

// Each of these functions writes marks from place `n` on and returns the next free place.
export type Marks = Uint16Array;

export function setClock(state: State, seat: number, left: number, numbers: Int16Array): void {
  numbers[CLOCK_NUMBER.timeLeft] = toNumber(left * ONE);
  numbers[CLOCK_NUMBER.timeLeftSquared] = toNumber(left * left * ONE);
  numbers[CLOCK_NUMBER.round] = toNumber(state.round * 0.1 * ONE);
  numbers[CLOCK_NUMBER.roundsLeft] = state.lastRound > 0 ? toNumber((state.lastRound - state.round) * ONE) : 0;
  numbers[CLOCK_NUMBER.seat] = toNumber((seat * ONE) / 3);
}

// A key is another number whenever one of the inputs that it stands for is another.

/** For the clock and the endings; with the time left. */
export function clockKey(state: State): number {
  let key = state.ending === 'none' ? 0 : state.ending === 'spes' ? 1 : 2;
  key = key * 2 + Number(state.halted);
  key = key * 2 + Number(state.options.advanced);
  key = key * 2 + Number(state.spesInSight);
  key = key * 16 + opponentsOf(state);
  key = key * 64 + state.spesRow;
  key = key * 64 + state.ravagerDeck.length;
  key = key * 1024 + state.round;
  return key * 1024 + state.lastRound;
}

export function leadKey({ players, hal }: State): number {
  let key = hal ? hal.vp : players.length;
  for (let seat = 0; seat < players.length; seat++) key = key * 1024 + players[seat]!.vp;
  return key;
}

export const goodsKey = ({ resources, ships, debris, breakRoom }: Player): number =>
  ((resources * 256 + ships) * 256 + debris) * 256 + breakRoom;

/** The level of Hal stands in the place of the number of players. */
const HAL_AS_PLAYERS: Record<HalLevel, number> = { easy: 5, standard: 6, difficult: 7, extreme: 8 };

const opponentsOf = ({ options, players }: State): number =>
  options.hal ? HAL_AS_PLAYERS[options.hal] : players.length;

/** The sequence of the player's own turn while it lasts; of Sequence A the colour that A3 draws. */
export const turnKey = ({ seat: mover, turn }: State, seat: number): number =>
  mover !== seat || turn.sequence === '' || turn.sequence === 'pass' ? 4 : turn.sequence === 'B' ? 3 : turn.dieColour;

export function markTurn(key: number, out: Marks, n: number): number {
  if (key >= 0 && key < 4) out[n++] = BLOCK.turn + key;
  return n;
}

export function markClock(state: State, out: Marks, n: number): number {
  const { clock } = BLOCK;
  if (state.ending === 'spes') out[n++] = clock + CLOCK.isEndBySpes;
  else if (state.ending === 'ravagers') out[n++] = clock + CLOCK.isEndByRavagers;
  if (state.halted) out[n++] = clock + CLOCK.isHalted;
  if (state.options.advanced) out[n++] = clock + CLOCK.isAdvanced;
  if (state.lastRound > 0) out[n++] = clock + CLOCK.isLastRoundKnown;
  out[n++] = BLOCK.seats + opponentsOf(state);
  return n;
}

export function markDamage({ damage }: State, out: Marks, n: number): number {
  for (let action = 0; action < 6; action++) out[n++] = BLOCK.damage + action * 3 + Math.min(2, damage[action]!);
  return n;
}

export function markRavagers({ ravagers }: State, out: Marks, n: number): number {
  for (let action = 0; action < 6; action++) {
    const cards = ravagers[action]!.length;
    if (cards === 0) continue;
    out[n++] = BLOCK.ravagers + action * RAVAGERS_AT_ACTION + Math.min(RAVAGERS_AT_ACTION - 1, cards);
    out[n++] = BLOCK.topRavagers + ravagers[action]![cards - 1]! - FIRST_RAVAGER;
  }
  return n;
}

/** How far the two endings are. */
export function markEndings(state: State, out: Marks, n: number): number {
  out[n++] = BLOCK.ravagerDeck + Math.min(27, state.ravagerDeck.length);
  out[n++] = BLOCK.spes + (state.spesInSight ? 0 : 7) + Math.min(6, state.spesRow);
  return n;
}

export function markLead(state: State, seat: number, numbers: Int16Array, out: Marks, n: number): number {
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
  numbers[LEAD_NUMBER.overBest] = toNumber((own - best) * 0.1 * ONE);
  numbers[LEAD_NUMBER.overMean] = toNumber((own - sum / others) * 0.1 * ONE);
  numbers[LEAD_NUMBER.own] = toNumber(own * 0.05 * ONE);
  numbers[LEAD_NUMBER.best] = toNumber(best * 0.05 * ONE);
  out[n++] = BLOCK.leadStep + 6 + Math.max(-6, Math.min(6, Math.round((own - best) / 3)));
  return n;
}

export function markGoods(player: Player, out: Marks, n: number): number {
  out[n++] = BLOCK.goods + Math.min(9, player.resources);
  out[n++] = BLOCK.goods + 10 + Math.min(9, player.ships);
  out[n++] = BLOCK.goods + 20 + Math.min(9, player.debris);
  out[n++] = BLOCK.goods + 30 + Math.min(9, player.breakRoom);
  return n;
}

export function markWorkstations({ workstations }: Player, out: Marks, n: number): number {
  for (let colour = 0; colour < 3; colour++)
    out[n++] = BLOCK.workstations + colour * WORKERS + Math.min(WORKERS - 1, workstations[colour]!);
  return n;
}

export function markCards({ hand, slots }: Player, content: Content, out: Marks, n: number): number {
  for (let i = 0; i < hand.length; i++) out[n++] = BLOCK.hand + hand[i]!;
  for (let slot = 0; slot < 6; slot++)
    out[n++] = BLOCK.slots + slot * 5 + (slots[slot] === 0 ? 4 : content.back[slots[slot]!]!);
  return n;
}

export function markGrid({ grid }: Player, out: Marks, n: number): number {
  // Sets of cells, as bits.
  let boosts = 0;
  let debris = 0;
  for (let cell = 0; cell < 9; cell++) {
    const value = grid[cell]!;
    if (value === 0) continue;
    const kind = KIND_OF_TILE[tileIn(value)]!;
    if (kind > 0) out[n++] = BLOCK.grid + cell * TILE_KINDS + kind;
    if (isBoostUp(value)) boosts |= 1 << cell;
    if (hasDebris(value)) debris |= 1 << cell;
  }
  for (; boosts > 0; boosts &= boosts - 1) out[n++] = BLOCK.boostSides + lowestOf(boosts);
  for (; debris > 0; debris &= debris - 1) out[n++] = BLOCK.debrisOnTiles + lowestOf(debris);
  return n;
}

/** The lowest bit that is set. */
const lowestOf = (bits: number): number => 31 - Math.clz32(bits & -bits);

export function markBesideBoard(player: Player, content: Content, out: Marks, n: number): number {
  const { advancedPlaces, advancedBeyond, ejectedCards } = player;
  for (let colour = 0; colour < 3; colour++)
    if (advancedPlaces[colour]! > 0)
      out[n++] = BLOCK.advancedPlaces + colour * ADVANCED + advancedPlaces[colour]! - FIRST_ADVANCED;
  for (let i = 0; i < advancedBeyond.length; i++) out[n++] = BLOCK.advancedBeyond + advancedBeyond[i]! - FIRST_ADVANCED;
  if (ejectedCards.length > 0)
    for (let colour = 0; colour < 3; colour++) {
      let count = 0;
      for (let i = 0; i < ejectedCards.length; i++) if (content.back[ejectedCards[i]!] === colour) count++;
      if (count > 0) out[n++] = BLOCK.ejectedCards + colour * EJECTED + Math.min(EJECTED - 1, count);
    }
  out[n++] = BLOCK.ejectedTiles + Math.min(9, player.ejectedTiles.length);
  return n;
}

export function markOwnDice(dice: readonly number[], out: Marks, n: number): number {
  for (let die = 0; die < DIE_COUNTS; die++) {
    const count = dice[die]!;
    if (count > 0) out[n++] = BLOCK.dice + die * 3 + Math.min(2, count - 1);
  }
  return n;
}

export function markOthersDice(state: State, seat: number, out: Marks, n: number): number {
  for (let owner = 0; owner < state.dice.length; owner++) {
    if (owner === seat) continue;
    const dice = state.dice[owner]!;
    for (let die = 0; die < DIE_KINDS; die++) {
      const count = dice[die]!;
      if (count > 0) out[n++] = BLOCK.otherDice + die * 5 + Math.min(4, count - 1);
    }
  }
  return n;
}

export function markMissions({ cards, owners }: State, seat: number, out: Marks, n: number): number {
  for (let hex = 0; hex < cards.length; hex++) {
    const card = cards[hex]!;
    if (card === 0) continue;
    if (owners[hex] === seat) {
      out[n++] = BLOCK.ownMissions + card * NEARNESSES + Math.min(NEARNESSES - 1, rowOf(hex));
      out[n++] = BLOCK.ownMissionHexes + hex;
    } else out[n++] = BLOCK.otherMissionHexes + hex;
  }
  return n;
}

/** The player's ships, and the Missions they stand on: others' and own. */
export function markShips({ cards, owners, players }: State, seat: number, out: Marks, n: number): number {
  const { fleet } = players[seat]!;
  for (let i = 0; i < fleet.length; i++) {
    const hex = fleet[i]!;
    out[n++] = BLOCK.ownShips + hex;
    if (cards[hex] !== 0) out[n++] = BLOCK.visitedMissions + cards[hex]! * 2 + Number(owners[hex] === seat);
  }
  return n;
}

export function markOthersShips({ players }: State, seat: number, out: Marks, n: number): number {
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const { fleet } = players[other]!;
    for (let i = 0; i < fleet.length; i++) out[n++] = BLOCK.otherShips + fleet[i]!;
  }
  return n;
}

export function markDisplay({ display, advancedShow }: State, content: Content, out: Marks, n: number): number {
  for (let place = 0; place < display.length; place++)
    if (display[place]! > 0)
      out[n++] = BLOCK.display + place * EFFECTS + content.tiles[display[place]!]!.effectNumbers[0]!;
  for (let i = 0; i < advancedShow.length; i++)
    if (advancedShow[i]! > 0) out[n++] = BLOCK.advancedShow + advancedShow[i]! - FIRST_ADVANCED;
  return n;
}
