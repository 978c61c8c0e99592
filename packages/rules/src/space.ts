// The space board: what lies on a hex, which ships stand there, where ships can go.

import { ASTEROID, type Content, contentOf } from './content/content.ts';
import { COLUMNS, MIDDLE, NEIGHBOURS_5, NEIGHBOURS_7, neighbours, rowOf } from './hex.ts';
import { COLOURS, type ColourName, type State } from './state.ts';

/** Neither a colour nor the back of a card. */
export const SPES = 9;
/** `from` of a ship that is launched. */
export const LAUNCH = 63;

/** A strip in play: its printed number and the face that is up. */
export interface Strip {
  strip: number;
  face: 'A' | 'B';
}

export const showStrip = (strip: number): Strip => ({ strip: (strip >> 1) + 1, face: strip & 1 ? 'B' : 'A' });
export const packStrip = ({ strip, face }: Strip): number => (strip - 1) * 2 + (face === 'B' ? 1 : 0);

/** The Black Angel stands on the middle hex of the centre strip: it advances as the sky shifts (B3). */
export const angelHex = ({ strips }: { strips: readonly unknown[] }): number => (strips.length >> 1) * COLUMNS + MIDDLE;

/** The hex with the Spes tile; −1 before Spes is in sight. @rule B3.4 */
export const spesHex = (state: Pick<State, 'spesInSight' | 'spesRow'>): number =>
  state.spesInSight ? state.spesRow * COLUMNS + MIDDLE : -1;

const faceIndex = (state: State, hex: number): number => state.strips[rowOf(hex)]! * COLUMNS + (hex % COLUMNS);

/** Colour 0–2, SPES, or ASTEROID. */
export function territoryAt(state: State, content: Content, hex: number): number {
  return hex === spesHex(state) ? SPES : content.territory[faceIndex(state, hex)]!;
}

/** What is printed on a hex of a strip. */
export interface PrintedHex {
  /** Null for an asteroid field. */
  territory: ColourName | null;
  comet: boolean;
  ravagerIcon: boolean;
}

/** What is printed on a hex of a strip. */
export function printedHex(content: Content, strip: Strip, column: number): PrintedHex {
  const face = packStrip(strip) * COLUMNS + column;
  const territory = content.territory[face]!;
  return {
    territory: territory === ASTEROID ? null : COLOURS[territory]!,
    comet: content.comet[face]!,
    ravagerIcon: content.ravagerIcon[face]!,
  };
}

export const isComet = (state: State, hex: number): boolean =>
  hex !== spesHex(state) && contentOf(state).comet[faceIndex(state, hex)]!;

/** A2.C4: not under a card, not under the Spes tile. */
const isRavagerIconVisible = (state: State, hex: number): boolean =>
  state.cards[hex] === 0 && hex !== spesHex(state) && contentOf(state).ravagerIcon[faceIndex(state, hex)]!;

export function visibleIconsAround(state: State, hex: number): number {
  let icons = 0;
  for (const near of neighbours(state.strips.length)[hex]!) if (isRavagerIconVisible(state, near)) icons++;
  return icons;
}

/** A2.C3: colour matches, no card there (Spes has no colour). */
export const isFreeTerritory = (state: State, content: Content, hex: number, colour: number): boolean =>
  state.cards[hex] === 0 && territoryAt(state, content, hex) === colour;

/** A2.C2: fewer than two ships, and none of the same player. */
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

/** A2.C2: asteroid fields are closed, except the Black Angel's hex. */
export const canEnter = (state: State, content: Content, hex: number): boolean =>
  territoryAt(state, content, hex) !== ASTEROID || hex === angelHex(state);

/** A set of hexes as bits, in two words: a board of seven strips has 35. */
interface HexSet {
  low: number;
  high: number;
}

/** A word has room for six whole strips. */
const WORD = 6 * COLUMNS;
const hasHex = (set: HexSet, hex: number): boolean =>
  ((hex < WORD ? set.low >>> hex : set.high >>> (hex - WORD)) & 1) === 1;

function addHex(set: HexSet, hex: number): void {
  if (hex < WORD) set.low |= 1 << hex;
  else set.high |= 1 << (hex - WORD);
}

function removeHex(set: HexSet, hex: number): void {
  if (hex < WORD) set.low &= ~(1 << hex);
  else set.high &= ~(1 << (hex - WORD));
}

/** The frontier of the search, in the order of discovery. A reused buffer: every call overwrites it. */
const queue = new Int8Array(7 * COLUMNS);

/** A2.C2: where the ships of a seat can fly now. Valid until a ship moves. */
export class Airspace {
  private readonly closed: HexSet = { low: 0, high: 0 };
  /** Where none of the seat's ships can stop. */
  private readonly full: HexSet = { low: 0, high: 0 };
  private readonly neighbours: Int8Array;

  constructor(state: State, seat: number) {
    const { strips, players } = state;
    const { asteroids } = contentOf(state);
    this.neighbours = strips.length === 5 ? NEIGHBOURS_5 : NEIGHBOURS_7;
    for (let row = strips.length - 1; row >= 0; row--) {
      if (row * COLUMNS < WORD) this.closed.low |= asteroids[strips[row]!]! << (row * COLUMNS);
      else this.closed.high |= asteroids[strips[row]!]! << (row * COLUMNS - WORD);
    }
    removeHex(this.closed, angelHex(state));
    if (state.spesInSight) removeHex(this.closed, spesHex(state));
    const occupied: HexSet = { low: 0, high: 0 };
    for (let other = 0; other < players.length; other++) {
      const { fleet } = players[other]!;
      for (let i = 0; i < fleet.length; i++)
        addHex(other === seat || hasHex(occupied, fleet[i]!) ? this.full : occupied, fleet[i]!);
    }
  }

  /**
   * Writes each hex other than `from` where a ship can stop within `steps`, plus `base`, to `out` from index `start`
   * on. Returns the index after the last.
   */
  addDestinations(from: number, steps: number, base: number, out: number[], start: number): number {
    const table = this.neighbours;
    const seen: HexSet = { low: this.closed.low, high: this.closed.high };
    addHex(seen, from);
    queue[0] = from;
    let head = 0;
    let tail = 1;
    let count = start;
    for (let step = 0; step < steps; step++) {
      for (const end = tail; head < end; head++) {
        const first = queue[head]! * 6;
        for (let i = first; i < first + 6; i++) {
          const near = table[i]!;
          if (hasHex(seen, near)) continue;
          addHex(seen, near);
          queue[tail++] = near;
          if (!hasHex(this.full, near)) out[count++] = base + near;
        }
      }
    }
    return count;
  }
}

/**
 * Whether a ship of `seat` can end on another hex. A neighbour is nearly always free, so neighbours are checked first.
 */
function canMove(state: State, seat: number, from: number, steps: number): boolean {
  const content = contentOf(state);
  const around = neighbours(state.strips.length)[from]!;
  for (let i = 0; i < around.length; i++)
    if (canEnter(state, content, around[i]!) && hasRoomFor(state, seat, around[i]!)) return true;
  return steps > 1 && new Airspace(state, seat).addDestinations(from, steps, 0, [], 0) > 0;
}

/** Whether the seat has a ship, in space or to launch, that can end on another hex. */
export function canFly(state: State, seat: number, launching: boolean, steps: number): boolean {
  const fleet = state.players[seat]!.fleet;
  for (let i = 0; i < fleet.length; i++) if (canMove(state, seat, fleet[i]!, steps)) return true;
  return launching && canMove(state, seat, angelHex(state), steps);
}

/** Whether this hex and the next four have no card. Most strips are empty, so one test skips five. */
export const isEmptyStrip = (cards: readonly number[], hex: number): boolean =>
  hex + COLUMNS <= cards.length &&
  (cards[hex]! | cards[hex + 1]! | cards[hex + 2]! | cards[hex + 3]! | cards[hex + 4]!) === 0;

/** A loop, because it is faster than `includes` with a handful of ships. */
export function hasShipAt(fleet: readonly number[], hex: number): boolean {
  for (let i = 0; i < fleet.length; i++) if (fleet[i] === hex) return true;
  return false;
}

/** Whether the seat can use the card on this hex: it is its own, or its ship stands there (A2.M1). */
export const isPresentAt = (state: State, seat: number, hex: number): boolean =>
  state.owners[hex] === seat || hasShipAt(state.players[seat]!.fleet, hex);
