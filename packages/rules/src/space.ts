// The space board: what lies on a hex, who stands there, where ships can go.

import { ASTEROID, type Content, contentOf } from './content/content.ts';
import { COLUMNS, MIDDLE, neighbours, rowOf } from './hex.ts';
import type { State } from './state.ts';

export const SPES = 3;
/** `from` of a ship that is launched. */
export const LAUNCH = 63;

export const rowsOf = (state: State): number => state.strips.length;

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
  let ships = 0;
  for (let other = 0; other < state.players.length; other++)
    if (state.players[other]!.fleet.includes(hex)) {
      if (other === seat) return false;
      ships++;
    }
  return ships < 2;
}

/** A2.C2: asteroid fields are closed, but where the Black Angel is. */
export const canEnter = (state: State, content: Content, hex: number): boolean =>
  territoryAt(state, content, hex) !== ASTEROID || hex === angelHex(state);

const seen = new Int32Array(35);
let stamp = 0;
const queue: number[] = new Array<number>(36).fill(0);

/**
 * Hexes other than `from` where a ship of `seat` can stop within `steps`, written to `out` from index `count`;
 * returns the new count. With `onlyOne` it stops at the first.
 */
export function destinations(
  state: State,
  seat: number,
  from: number,
  steps: number,
  out: number[],
  count: number,
  onlyOne: boolean,
): number {
  const content = contentOf(state);
  const table = neighbours(state.strips.length);
  stamp++;
  seen[from] = stamp;
  queue[0] = from;
  let head = 0;
  let tail = 1;
  for (let step = 0; step < steps; step++) {
    const end = tail;
    for (; head < end; head++) {
      for (const near of table[queue[head]!]!) {
        if (seen[near] === stamp || !canEnter(state, content, near)) continue;
        seen[near] = stamp;
        queue[tail++] = near;
        if (hasRoomFor(state, seat, near)) {
          out[count++] = near;
          if (onlyOne) return count;
        }
      }
    }
  }
  return count;
}

const scratch: number[] = [];

export const canMove = (state: State, seat: number, from: number, steps: number): boolean =>
  steps > 0 && destinations(state, seat, from, steps, scratch, 0, true) > 0;

/** Whether the card on this hex can be used by the seat: own robot, or own ship on it (A2.M1). */
export const isPresentAt = (state: State, seat: number, hex: number): boolean =>
  state.owners[hex] === seat || state.players[seat]!.fleet.includes(hex);
