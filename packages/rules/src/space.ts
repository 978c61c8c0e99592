// The space board: what lies on a hex, who stands there, where ships can go.

import { ASTEROID, type Content, contentOf } from './content/content.ts';
import { COLUMNS, MIDDLE, neighbours, rowOf, SIX_OF_FIVE, SIX_OF_SEVEN } from './hex.ts';
import type { State } from './state.ts';

/** Neither a colour nor the back of a card. */
export const SPES = 9;
/** `from` of a ship that is launched. */
export const LAUNCH = 63;

/** The Black Angel stands on the middle hex of the centre strip: it advances as the sky shifts (B3). */
export const angelHex = (state: State): number => (state.strips.length >> 1) * COLUMNS + MIDDLE;

export const spesHex = (state: State): number => (state.spesInSight ? state.spesRow * COLUMNS + MIDDLE : -1);

const faceIndex = (state: State, hex: number): number => state.strips[rowOf(hex)]! * COLUMNS + (hex % COLUMNS);

/** Colour 0–2, SPES, or ASTEROID. */
export function territoryAt(state: State, content: Content, hex: number): number {
  return hex === spesHex(state) ? SPES : content.territory[faceIndex(state, hex)]!;
}

export const isComet = (state: State, hex: number): boolean =>
  hex !== spesHex(state) && contentOf(state).comet[faceIndex(state, hex)]!;

/** A2.C4: not under a card, not under the Spes tile. */
export const isRavagerIconVisible = (state: State, hex: number): boolean =>
  state.cards[hex] === 0 && hex !== spesHex(state) && contentOf(state).ravagerIcon[faceIndex(state, hex)]!;

export function visibleIconsAround(state: State, hex: number): number {
  let icons = 0;
  for (const near of neighbours(state.strips.length)[hex]!) if (isRavagerIconVisible(state, near)) icons++;
  return icons;
}

/** A2.C3: colour matches, no card there (Spes has no colour). */
export const isFreeTerritory = (state: State, content: Content, hex: number, colour: number): boolean =>
  state.cards[hex] === 0 && territoryAt(state, content, hex) === colour;

/** A2.C2: fewer than two ships, none of them one's own. */
export function hasRoomFor(state: State, seat: number, hex: number): boolean {
  const { players } = state;
  let ships = 0;
  for (let other = 0; other < players.length; other++) {
    const fleet = players[other]!.fleet;
    for (let i = 0; i < fleet.length; i++) {
      if (fleet[i] !== hex) continue;
      if (other === seat) return false;
      ships++;
    }
  }
  return ships < 2;
}

/** A2.C2: asteroid fields are closed, but where the Black Angel is. */
export const canEnter = (state: State, content: Content, hex: number): boolean =>
  territoryAt(state, content, hex) !== ASTEROID || hex === angelHex(state);

const HEXES = 35;
const NEVER = 0x7fffffff;

// The search in which a hex was seen last: a number that goes up, so that nothing needs to be wiped. Asteroid fields are
// always seen, so that one look tells both. The strips lie still for several turns; this is kept as long as they are the same.
const seen = new Int32Array(HEXES);
let search = 0;
let seenKey = 0;
let seenSpes = -1;
let seenContent: Content | null = null;

function lookAtStrips(state: State, content: Content): void {
  const { strips } = state;
  let key = strips.length;
  for (let row = 0; row < strips.length; row++) key = (key << 4) | strips[row]!;
  const spes = spesHex(state);
  if (key === seenKey && spes === seenSpes && content === seenContent && search < NEVER - HEXES) return;
  search = 0;
  for (let hex = strips.length * COLUMNS - 1; hex >= 0; hex--) seen[hex] = canEnter(state, content, hex) ? 0 : NEVER;
  seenKey = key;
  seenSpes = spes;
  seenContent = content;
}

// Marks as above: the look in which a hex was found occupied, or full.
const occupied = new Int32Array(HEXES);
const full = new Int32Array(HEXES);
const queue = new Int32Array(HEXES);
let look = 0;

/** What all flights of a seat have in common; A2.C2: marks the hexes that are full for it. */
export function lookAtSpace(state: State, seat: number): void {
  const { players } = state;
  lookAtStrips(state, contentOf(state));
  look = (look + 1) | 0;
  for (let other = 0; other < players.length; other++) {
    const fleet = players[other]!.fleet;
    for (let i = 0; i < fleet.length; i++) {
      const hex = fleet[i]!;
      if (other === seat || occupied[hex] === look) full[hex] = look;
      else occupied[hex] = look;
    }
  }
}

/**
 * Hexes other than `from` where a ship can stop within `steps`, in the space looked at last: each plus `base` is written to
 * `out`, from index `start`. Returns the index after them.
 */
export function addDestinations(
  state: State,
  from: number,
  steps: number,
  base: number,
  out: number[],
  start: number,
): number {
  const table = state.strips.length === 5 ? SIX_OF_FIVE : SIX_OF_SEVEN;
  search++;
  const closed = seen[from] === NEVER; // no ship stays among asteroids, but a position set up by hand may have one
  seen[from] = search;
  queue[0] = from;
  let head = 0;
  let tail = 1;
  let count = start;
  for (let step = 0; step < steps; step++) {
    for (const end = tail; head < end; head++) {
      const first = queue[head]! * 6;
      for (let i = first; i < first + 6; i++) {
        const near = table[i]!;
        if (seen[near]! >= search) continue;
        seen[near] = search;
        queue[tail++] = near;
        if (full[near] !== look) out[count++] = base + near;
      }
    }
  }
  if (closed) seen[from] = NEVER;
  return count;
}

const scratch: number[] = [];

/** Whether a ship of `seat` can end on another hex. Nearly always a neighbour is free, so that is looked at first. */
function canMove(state: State, seat: number, from: number, steps: number): boolean {
  const content = contentOf(state);
  const around = neighbours(state.strips.length)[from]!;
  for (let i = 0; i < around.length; i++)
    if (canEnter(state, content, around[i]!) && hasRoomFor(state, seat, around[i]!)) return true;
  if (steps === 1) return false;
  lookAtSpace(state, seat);
  return addDestinations(state, from, steps, 0, scratch, 0) > 0;
}

/** Whether the seat has a ship, in space or to launch, that can end on another hex. */
export function canFly(state: State, seat: number, launching: boolean, steps: number): boolean {
  const fleet = state.players[seat]!.fleet;
  for (let i = 0; i < fleet.length; i++) if (canMove(state, seat, fleet[i]!, steps)) return true;
  return launching && canMove(state, seat, angelHex(state), steps);
}

/** Whether this hex and the next four are without a card: most strips are, and then looking at each is spared. */
export const isEmptyStrip = (cards: readonly number[], hex: number): boolean =>
  hex + COLUMNS <= cards.length &&
  (cards[hex]! | cards[hex + 1]! | cards[hex + 2]! | cards[hex + 3]! | cards[hex + 4]!) === 0;

/** By hand: with so few ships that is quicker than `includes`. */
export function hasShipAt(fleet: readonly number[], hex: number): boolean {
  for (let i = 0; i < fleet.length; i++) if (fleet[i] === hex) return true;
  return false;
}

/** Whether the card on this hex can be used by the seat: own robot, or own ship on it (A2.M1). */
export const isPresentAt = (state: State, seat: number, hex: number): boolean =>
  state.owners[hex] === seat || hasShipAt(state.players[seat]!.fleet, hex);
