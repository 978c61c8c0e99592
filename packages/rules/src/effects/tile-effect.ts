// What a Technology tile does when it is activated: one file an effect kind, gathered in effects/index.ts.

import { TILE_EFFECTS, type TileEffect } from '../content/component-set.ts';
import { contentOf } from '../content/content.ts';
import { cellName, type Emit, tileName } from '../events.ts';
import { isBoostUp, isTechnology, tileIn, turnToStandard } from '../grid.ts';
import type { State } from '../state.ts';

export interface TileEffectRules {
  /** Whether it would do anything now. */
  can(state: State, seat: number, cell: number): boolean;
  /** Does it, or puts the decision it needs on the stack. */
  run(state: State, seat: number, cell: number, emit: Emit): void;
}

/** By number, as in TILE_EFFECTS. Filled by effects/index.ts; apart from it because a tile can activate its neighbour. */
export const EFFECTS: TileEffectRules[] = [];

/** A tile choice is cell × 16 + the number of the effect among all effects. */
export const numberedChoice = (cell: number, effect: number): number => cell * 16 + effect;
export const tileChoice = (cell: number, effect: TileEffect): number =>
  numberedChoice(cell, TILE_EFFECTS.indexOf(effect));
export const choiceCell = (choice: number): number => choice >> 4;
export const choiceEffect = (choice: number): TileEffect => TILE_EFFECTS[choice & 15]!;

export const isActivator = (effect: TileEffect): boolean =>
  effect === 'activateVertical' || effect === 'activateHorizontal';

/** Adds the effects that the tile in this cell could have now; X2: `noChain` leaves out those that activate others. */
export function addTileChoices(
  state: State,
  seat: number,
  cell: number,
  noChain: boolean,
  out: number[],
  count: number,
): number {
  const tile = tileIn(state.players[seat]!.grid[cell]!);
  if (!isTechnology(tile)) return count;
  const numbers = contentOf(state).tiles[tile]!.effectNumbers;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i]!;
    if (!(noChain && isActivator(TILE_EFFECTS[number]!)) && EFFECTS[number]!.can(state, seat, cell))
      out[count++] = numberedChoice(cell, number);
  }
  return count;
}

/** V3: a boost side is turned first, its boost given up. */
export function activateTile(state: State, seat: number, choice: number, rule: string, emit: Emit): void {
  const cell = choiceCell(choice);
  const effect = choiceEffect(choice);
  const value = state.players[seat]!.grid[cell]!;
  const tile = tileName(contentOf(state), tileIn(value));
  if (isBoostUp(value)) {
    turnToStandard(state, seat, cell);
    emit?.({ kind: 'tileTurned', rule: 'V3', seat, cell: cellName(cell), tile });
  }
  emit?.({ kind: 'tileActivated', rule, seat, cell: cellName(cell), tile, effect });
  EFFECTS[choice & 15]!.run(state, seat, cell, emit);
}
