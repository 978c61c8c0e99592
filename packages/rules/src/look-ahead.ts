// T2, T3 while a card is played (A1): a choice is offered only if Sequence A can still be finished after it. Most answers
// are found by trying an effect in place; only chains of tiles are looked into step by step, on a copy.

import { TILE_EFFECTS, type TileEffect } from './content/component-set.ts';
import { type Content, contentOf } from './content/content.ts';
import { copyState } from './copy.ts';
import { canDrawMission } from './decks.ts';
import { MOVE_SHIP_STEPS } from './effects/move-ship.ts';
import { choiceCell, choiceEffect, isActivator } from './effects/tile-effect.ts';
import { canAct, canActIfMobile, isSafe } from './feasible.ts';
import { addFlights, canActAfterFlight } from './flight.ts';
import { DONE, FRAMES, stepChoice, topFrame } from './frames/frame.ts';
import { isBoostUp, NEIGHBOURS_HORIZONTAL, NEIGHBOURS_VERTICAL, standardUp, tileIn } from './grid.ts';
import { territoryAt } from './space.ts';
import type { Player, State } from './state.ts';

const bit = (effect: TileEffect): number => 1 << TILE_EFFECTS.indexOf(effect);
const RESOURCE = bit('gainResource');
const SHIP = bit('gainShip');
const DEBRIS = bit('gainDebris');
const ROBOT = bit('gainRobot') | bit('reassignRobot');
const DRAW = bit('drawMission');
const MOVE = bit('moveShip');
const VERTICAL = bit('activateVertical');
const HORIZONTAL = bit('activateHorizontal');

/** Effects that activating the tile in this cell could have, directly or through a neighbour. */
function effectBits(content: Content, player: Player, cell: number): number {
  const bitsOf = (at: number): number => content.tiles[tileIn(player.grid[at]!)]!.effectBits;
  let bits = bitsOf(cell);
  if (bits & VERTICAL) for (const near of NEIGHBOURS_VERTICAL[cell]!) bits |= bitsOf(near);
  if (bits & HORIZONTAL) for (const near of NEIGHBOURS_HORIZONTAL[cell]!) bits |= bitsOf(near);
  return bits;
}

/** A card of each colour, to play as if it had been drawn. */
const sampleCards = (content: Content): number[] => [0, 1, 2].map((colour) => content.back.indexOf(colour));

/** Hexes where a ship would be of use: a free one of each colour, and every card that can be activated. */
function usefulHexes(state: State, content: Content): number[] {
  const hexes: number[] = [];
  let free = 0;
  for (let hex = 0; hex < state.cards.length; hex++) {
    const card = state.cards[hex]!;
    if (card !== 0) {
      if (content.missions[card]!.isActivation) hexes.push(hex);
      continue;
    }
    const territory = territoryAt(state, content, hex);
    if (territory < 0 || territory > 2 || free & (1 << territory)) continue;
    free |= 1 << territory;
    hexes.push(hex);
  }
  return hexes;
}

/**
 * An upper bound that spares most looking ahead: false only if no way of having these effects, any number of times, can
 * lead to a usable die. Everything they might give is given for a moment.
 */
function mightAct(state: State, seat: number, bits: number): boolean {
  const player = state.players[seat]!;
  const { ships, resources, debris, breakRoom, hand, fleet } = player;
  if (bits & RESOURCE) player.resources += 3;
  if (bits & SHIP) player.ships += 3;
  if (bits & DEBRIS) player.debris += 3;
  if (bits & ROBOT) player.breakRoom += 3;
  if (bits & DRAW) player.hand = [...hand, ...sampleCards(contentOf(state))];
  if (bits & MOVE) player.fleet = [...fleet, ...usefulHexes(state, contentOf(state))];
  const possible = bits & MOVE ? canActIfMobile(state, seat) : canAct(state, seat);
  player.ships = ships;
  player.resources = resources;
  player.debris = debris;
  player.breakRoom = breakRoom;
  player.hand = hand;
  player.fleet = fleet;
  return possible;
}

const flights: number[] = [];

function canActAfterSomeFlight(state: State, seat: number): boolean {
  if (!mightAct(state, seat, MOVE)) return false;
  const count = addFlights(state, seat, MOVE_SHIP_STEPS, flights, 0);
  for (let i = 0; i < count; i++) if (canActAfterFlight(state, seat, flights[i]!)) return true;
  return false;
}

/** Of a card drawn only the colour matters here. */
export function canActAfterDraw(state: State, seat: number, colour: number): boolean {
  const player = state.players[seat]!;
  const hand = player.hand;
  player.hand = [...hand, sampleCards(contentOf(state))[colour]!];
  const possible = canAct(state, seat);
  player.hand = hand;
  return possible;
}

const canActAfterSomeDraw = (state: State, seat: number): boolean =>
  [0, 1, 2].some((colour) => canDrawMission(state, colour) && canActAfterDraw(state, seat, colour));

/** Whether a die can be used after this one effect, tried out in place. Activating a neighbour is not looked into. */
function canActAfterEffect(state: State, seat: number, effect: TileEffect): boolean {
  const player = state.players[seat]!;
  if (effect === 'moveShip') return canActAfterSomeFlight(state, seat);
  if (effect === 'drawMission') return canActAfterSomeDraw(state, seat);
  if (isActivator(effect)) return false;
  const { ships, resources, debris, breakRoom } = player;
  if (effect === 'gainShip') player.ships++;
  else if (effect === 'gainResource') player.resources++;
  else if (effect === 'gainDebris') player.debris++;
  else if (effect === 'gainRobot') player.breakRoom += player.robots > 0 ? 1 : 0;
  else if (effect === 'reassignRobot') player.breakRoom += player.workstations.some((robots) => robots > 0) ? 1 : -1;
  const possible = canAct(state, seat);
  player.ships = ships;
  player.resources = resources;
  player.debris = debris;
  player.breakRoom = breakRoom;
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

/** Some way through the pending decisions of A1 leads to a usable die. */
function canComplete(state: State): boolean {
  const frame = topFrame(state)!;
  if (frame.kind === 'choose-die') return canAct(state, frame.seat);
  if (frame.kind === 'activate-tiles' && canAct(state, frame.seat)) return true;
  const rules = FRAMES[frame.kind];
  const options: number[] = [];
  const count = (rules.options ?? rules.choices)(state, frame, options);
  if (frame.kind === 'fly') {
    for (let i = 0; i < count; i++) if (canActAfterFlight(state, frame.seat, options[i]!)) return true;
    if (isLastTile(state)) return false;
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

/** No tile waits to be activated after the decision on top. */
function isLastTile(state: State): boolean {
  const below = state.frames[state.frames.length - 2]!;
  return below.kind !== 'activate-tiles' || below.list.length === 0;
}

/**
 * Keeps of the first `count` entries of `out` those that do not end in a dead end. `isFine` is a quick test in place: what
 * passes is fine; what fails is looked into, unless the test is `exact` because nothing more can follow.
 */
export function keepCompletable(
  state: State,
  seat: number,
  out: number[],
  count: number,
  isFine: (state: State, seat: number, choice: number) => boolean,
  isExact: (state: State, choice: number) => boolean = isLastTile,
): number {
  if (!inA1(state) || isSafe(state, seat, false)) return count;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const choice = out[i]!;
    const keep =
      choice === DONE
        ? canAct(state, seat)
        : isFine(state, seat, choice) || (!isExact(state, choice) && leadsToAction(state, choice));
    if (keep) out[kept++] = choice;
  }
  return kept;
}

const UNKNOWN = -1;
const EFFECTS = TILE_EFFECTS.length;
/** Whether an effect helps: first with the whole hand, which is an upper bound; then without the card to be played. */
const helpsAtAll = new Int8Array(EFFECTS);
const helps = new Int8Array(EFFECTS);
const bounds = new Int8Array(1 << EFFECTS);

/** Forgets what `canActThrough` found: before another position, and in part before another card of it. */
export function forgetEffects(sameHand: boolean): void {
  helps.fill(UNKNOWN);
  if (sameHand) return;
  helpsAtAll.fill(UNKNOWN);
  bounds.fill(UNKNOWN);
}

function effectHelps(state: State, seat: number, effect: number, hand: number[]): boolean {
  const name = TILE_EFFECTS[effect]!;
  if (helpsAtAll[effect] === UNKNOWN) helpsAtAll[effect] = canActAfterEffect(state, seat, name) ? 1 : 0;
  if (helpsAtAll[effect] === 0) return false;
  if (helps[effect] === UNKNOWN)
    helps[effect] = withHand(state, seat, hand, () => canActAfterEffect(state, seat, name)) ? 1 : 0;
  return helps[effect] === 1;
}

function withHand(state: State, seat: number, hand: number[], ask: () => boolean): boolean {
  const player = state.players[seat]!;
  const before = player.hand;
  player.hand = hand;
  const answer = ask();
  player.hand = before;
  return answer;
}

/**
 * T2: whether activating these cells makes Sequence A possible with this hand left, if that can be told quickly; else null.
 * What single effects do is remembered until forgotten.
 */
export function canActThrough(state: State, seat: number, cells: readonly number[], hand: number[]): boolean | null {
  const content = contentOf(state);
  const player = state.players[seat]!;
  let bits = 0;
  let chain = cells.length > 1;
  for (const cell of cells) {
    const value = player.grid[cell]!;
    bits |= effectBits(content, player, cell);
    for (const effect of content.tiles[tileIn(value)]!.effects) {
      const number = TILE_EFFECTS.indexOf(effect);
      if (isActivator(effect)) chain = true;
      else if (isBoostUp(value)) {
        if (withHand(state, seat, hand, () => canActAfterTile(state, seat, cell * 16 + number))) return true;
      } else if (effectHelps(state, seat, number, hand)) return true;
    }
  }
  if (!chain) return false;
  if (bounds[bits] === UNKNOWN) bounds[bits] = mightAct(state, seat, bits) ? 1 : 0;
  return bounds[bits] === 0 ? false : null;
}
