// X2: activate the tile above or below, or to the left or right; never one that activates another.

import { push } from '../frames/frame.ts';
import { NEIGHBOURS_HORIZONTAL, NEIGHBOURS_VERTICAL } from '../grid.ts';
import type { State } from '../state.ts';
import { addTileChoices, hasTileChoice, type TileEffectRules } from './tile-effect.ts';

export function addNeighbourChoices(state: State, seat: number, cells: readonly number[], out: number[]): number {
  let count = 0;
  for (const near of cells) count = addTileChoices(state, seat, near, true, out, count);
  return count;
}

const along = (neighbours: readonly (readonly number[])[]): TileEffectRules => ({
  can: (state, seat, cell) => neighbours[cell]!.some((near) => hasTileChoice(state, seat, near, true)),
  run: (state, seat, cell) => push(state, 'activate-neighbour', seat, 0, cell, neighbours[cell]!),
  reach: neighbours,
  mayGive: ['neighbour'],
  canActAfter: (look, cell, cellsToCome) => look.canActByNeighbour(neighbours[cell]!, cellsToCome),
});

export const activateVertical = along(NEIGHBOURS_VERTICAL);
export const activateHorizontal = along(NEIGHBOURS_HORIZONTAL);
