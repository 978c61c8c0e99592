// T2, T3 while a card is played (A1): a choice is offered only if Sequence A can still be finished after it.

import type { TileEffect } from './content/component-set.ts';
import { contentOf } from './content/content.ts';
import { copyState } from './copy.ts';
import { canDrawMission } from './decks.ts';
import { MOVE_SHIP_STEPS } from './effects/move-ship.ts';
import { choiceCell, choiceEffect, isActivator, tileChoice } from './effects/tile-effect.ts';
import { canAct, isSafe } from './feasible.ts';
import { addFlights, canActAfterFlight } from './flight.ts';
import { DONE, FRAMES, stepChoice, topFrame } from './frames/frame.ts';
import { NEIGHBOURS_HORIZONTAL, NEIGHBOURS_VERTICAL, standardUp, tileIn } from './grid.ts';
import { isFreeTerritory } from './space.ts';
import type { State } from './state.ts';

const flights: number[] = [];

/** Effects that activating the tile in this cell could have, directly or through a neighbour. */
function addEffects(state: State, seat: number, cell: number, found: Set<TileEffect>): void {
  const tiles = contentOf(state).tiles;
  const grid = state.players[seat]!.grid;
  for (const effect of tiles[tileIn(grid[cell]!)]!.effects) {
    found.add(effect);
    const near =
      effect === 'activateVertical'
        ? NEIGHBOURS_VERTICAL
        : effect === 'activateHorizontal'
          ? NEIGHBOURS_HORIZONTAL
          : null;
    if (near)
      for (const beside of near[cell]!) for (const other of tiles[tileIn(grid[beside]!)]!.effects) found.add(other);
  }
}

/** A card of each colour, to play as if it had been drawn. */
const sampleCards = (state: State): number[] => {
  const back = contentOf(state).back;
  return [0, 1, 2].map((colour) => back.indexOf(colour));
};

/** A free hex of each colour, as if a ship could be moved there. */
const sampleHexes = (state: State): number[] =>
  [0, 1, 2]
    .map((colour) => state.cards.findIndex((_, hex) => isFreeTerritory(state, contentOf(state), hex, colour)))
    .filter((hex) => hex >= 0);

/**
 * An upper bound that spares most looking ahead: false only if no way of activating these cells can lead to a usable
 * die. Everything the tiles might give is given for a moment, more than once.
 */
function mightAct(state: State, seat: number, cells: readonly number[]): boolean {
  const player = state.players[seat]!;
  const effects = new Set<TileEffect>();
  for (const cell of cells) addEffects(state, seat, cell, effects);
  const { ships, resources, debris, breakRoom, hand, fleet } = player;
  if (effects.has('gainResource')) player.resources += 3;
  if (effects.has('gainShip')) player.ships += 3;
  if (effects.has('gainDebris')) player.debris += 3;
  if (effects.has('gainRobot') || effects.has('reassignRobot')) player.breakRoom += 3;
  if (effects.has('drawMission')) player.hand = [...hand, ...sampleCards(state)];
  if (effects.has('moveShip')) player.fleet = [...fleet, ...sampleHexes(state)];
  const possible = canAct(state, seat);
  Object.assign(player, { ships, resources, debris, breakRoom, hand, fleet });
  return possible;
}

/** Whether a die can be used after this one effect, tried out in place. Activating a neighbour is not looked into. */
function canActAfterEffect(state: State, seat: number, effect: TileEffect): boolean {
  const player = state.players[seat]!;
  const { ships, resources, debris, breakRoom, hand } = player;
  switch (effect) {
    case 'moveShip': {
      const count = addFlights(state, seat, MOVE_SHIP_STEPS, flights, 0);
      for (let i = 0; i < count; i++) if (canActAfterFlight(state, seat, flights[i]!)) return true;
      return false;
    }
    case 'reassignRobot':
      if (player.workstations.some((robots) => robots > 0)) player.breakRoom++;
      else player.breakRoom--;
      break;
    case 'gainRobot':
      if (player.robots > 0) player.breakRoom++;
      break;
    case 'drawMission':
      for (const card of sampleCards(state)) {
        if (!canDrawMission(state, contentOf(state).back[card]!)) continue;
        player.hand = [...hand, card];
        const possible = canAct(state, seat);
        player.hand = hand;
        if (possible) return true;
      }
      return false;
    case 'gainShip':
      player.ships++;
      break;
    case 'gainResource':
      player.resources++;
      break;
    case 'gainDebris':
      player.debris++;
      break;
    case 'vp':
      break;
    default:
      return false;
  }
  const possible = canAct(state, seat);
  Object.assign(player, { ships, resources, debris, breakRoom });
  return possible;
}

/** The same for a tile's effect as a choice: a boost side is turned for it first (V3). */
export function canActAfterTile(state: State, seat: number, choice: number): boolean {
  const grid = state.players[seat]!.grid;
  const cell = choiceCell(choice);
  const before = grid[cell]!;
  grid[cell] = standardUp(before);
  const possible = canActAfterEffect(state, seat, choiceEffect(choice));
  grid[cell] = before;
  return possible;
}

/** T2: whether activating these cells can lead to a usable die, if that can be told quickly; else null. */
export function canActThrough(state: State, seat: number, cells: readonly number[]): boolean | null {
  const tiles = contentOf(state).tiles;
  const grid = state.players[seat]!.grid;
  let chain = cells.length > 1;
  for (const cell of cells)
    for (const effect of tiles[tileIn(grid[cell]!)]!.effects) {
      if (isActivator(effect)) chain = true;
      else if (canActAfterTile(state, seat, tileChoice(cell, effect))) return true;
    }
  return chain && mightAct(state, seat, cells) ? null : false;
}

/** True if some way through the pending decisions of A1 leads to a usable die. */
function canComplete(state: State): boolean {
  const frame = topFrame(state)!;
  if (frame.kind === 'choose-die') return canAct(state, frame.seat);
  if (frame.kind === 'activate-tiles' && canAct(state, frame.seat)) return true;
  const rules = FRAMES[frame.kind];
  const options: number[] = [];
  const count = (rules.options ?? rules.choices)(state, frame, options);
  if (frame.kind === 'fly') {
    for (let i = 0; i < count; i++) if (canActAfterFlight(state, frame.seat, options[i]!)) return true;
    if (state.frames[state.frames.length - 2]!.list.length === 0) return false; // no tile left to make up for it
  }
  for (let i = 0; i < count; i++) if (options[i] !== DONE && leadsToAction(state, options[i]!)) return true;
  return false;
}

export function leadsToAction(state: State, choice: number): boolean {
  const draft = copyState(state);
  stepChoice(draft, choice, null);
  return canComplete(draft);
}

const inA1 = (state: State): boolean => state.turn.sequence === 'A' && state.turn.dieColour < 0;

/**
 * Keeps of the first `count` entries of `out` those that do not end in a dead end. `isFine` is a quick test in place; what
 * fails it is looked into.
 */
export function keepCompletable(
  state: State,
  seat: number,
  out: number[],
  count: number,
  isFine: (state: State, seat: number, choice: number) => boolean,
): number {
  if (!inA1(state) || isSafe(state, seat)) return count;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const choice = out[i]!;
    const keep = choice === DONE ? canAct(state, seat) : isFine(state, seat, choice) || leadsToAction(state, choice);
    if (keep) out[kept++] = choice;
  }
  return kept;
}
