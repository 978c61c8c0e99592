// What a Technology tile does when it is activated: one file for each kind of effect, listed in effects/index.ts.

import { TILE_EFFECTS, type TileEffect } from '../content/component-set.ts';
import { contentOf } from '../content/content.ts';
import { cellName, type Emit, tileName } from '../events.ts';
import { isBoostUp, isTechnology, tileIn, turnToStandard } from '../grid.ts';
import type { Player, State } from '../state.ts';

/** T3: what an effect can at best add to make a die usable: goods, any flight, or the effect of a neighbour. */
export type Boon = 'ship' | 'resource' | 'debris' | 'robot' | 'card' | 'flight' | 'neighbour';

/** T3: what an effect may ask while it is tried; feasibility/tile-query.ts answers. */
export interface LookAhead {
  readonly state: State;
  readonly seat: number;
  readonly player: Player;
  canAct(): boolean;
  /** Whether a die can be used now, or by activating some of these cells. */
  canActThrough(cells: number): boolean;
  /** An upper bound of what this effect and the cells to come may make possible. */
  mightActBy(effect: TileEffect, cellsToCome: number): boolean;
  /** X2: through one of these cells, but never through a tile that activates another. */
  canActByNeighbour(cells: readonly number[], cellsToCome: number): boolean;
}

export interface TileEffectRules {
  /** Whether it would do anything now. */
  can(state: State, seat: number, cell: number): boolean;
  /** Does it, or puts the decision it needs on the stack. */
  run(state: State, seat: number, cell: number, emit: Emit): void;
  /** X2: the cells whose tiles it can activate, by its own cell; null for all other effects. */
  readonly reach: readonly (readonly number[])[] | null;
  /** T3: an upper bound. With an empty list, `canActAfter` is never called. */
  readonly mayGive: readonly Boon[];
  /** T3: tries the effect in place. Whether a die can be used afterwards, with some of the cells to come. */
  canActAfter(look: LookAhead, cell: number, cellsToCome: number): boolean;
}

/** By number, as in TILE_EFFECTS. Filled by effects/index.ts, because a tile can activate its neighbour. */
export const EFFECTS: TileEffectRules[] = [];

/** A tile choice is cell × 16 + the number of the effect among all effects. */
export const numberedChoice = (cell: number, effect: number): number => cell * 16 + effect;
export const tileChoice = (cell: number, effect: TileEffect): number =>
  numberedChoice(cell, TILE_EFFECTS.indexOf(effect));
export const choiceCell = (choice: number): number => choice >> 4;
export const effectNumber = (choice: number): number => choice & 15;
export const choiceEffect = (choice: number): TileEffect => TILE_EFFECTS[effectNumber(choice)]!;

/** X2: a tile that activates its neighbour cannot activate another tile of this kind. */
const isOpen = (state: State, seat: number, cell: number, effect: number, noChain: boolean): boolean => {
  const rules = EFFECTS[effect]!;
  return !(noChain && rules.reach !== null) && rules.can(state, seat, cell);
};

/** The effects, as numbers, of the tile in this cell; an Advanced tile has none. */
function effectsIn(state: State, seat: number, cell: number): readonly number[] {
  const tile = tileIn(state.players[seat]!.grid[cell]!);
  return isTechnology(tile) ? contentOf(state).tiles[tile]!.effectNumbers : [];
}

/** Adds the effects that the tile in this cell could have now; X2: `noChain` leaves out those that activate others. */
export function addTileChoices(
  state: State,
  seat: number,
  cell: number,
  noChain: boolean,
  out: number[],
  start: number,
): number {
  const numbers = effectsIn(state, seat, cell);
  let count = start;
  for (let i = 0; i < numbers.length; i++)
    if (isOpen(state, seat, cell, numbers[i]!, noChain)) out[count++] = numberedChoice(cell, numbers[i]!);
  return count;
}

/** Whether `addTileChoices` would add any. */
export function hasTileChoice(state: State, seat: number, cell: number, noChain: boolean): boolean {
  const numbers = effectsIn(state, seat, cell);
  for (let i = 0; i < numbers.length; i++) if (isOpen(state, seat, cell, numbers[i]!, noChain)) return true;
  return false;
}

/** V3: a tile on its boost side is turned first; its boost is lost. */
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
  EFFECTS[effectNumber(choice)]!.run(state, seat, cell, emit);
}
