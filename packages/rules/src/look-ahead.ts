// T2, T3 while a card is played (A1): a choice is offered only if Sequence A can still be finished after it. What tiles
// could do is tried out in place and taken back at once; nothing is copied. Cells still to be activated are given as bits.

import { TILE_EFFECTS, type TileEffect } from './content/component-set.ts';
import { type Content, contentOf } from './content/content.ts';
import { takeOut } from './decks.ts';
import { MOVE_SHIP_STEPS } from './effects/move-ship.ts';
import { choiceCell, choiceEffect, isActivator, numberedChoice } from './effects/tile-effect.ts';
import { canStillAct, canStillActAnywhere, isSafe } from './feasible.ts';
import { addFlights, carryOut } from './flight.ts';
import { DONE } from './frames/frame.ts';
import { LINE_CELLS, NEIGHBOURS_HORIZONTAL, NEIGHBOURS_VERTICAL, standardUp, tileIn } from './grid.ts';
import type { Player, State } from './state.ts';

/** The number of the lowest of these cells. */
const lowestCell = (cells: number): number => 31 - Math.clz32(cells & -cells);

const bit = (effect: TileEffect): number => 1 << TILE_EFFECTS.indexOf(effect);
const VP = bit('vp');
const RESOURCE = bit('gainResource');
const SHIP = bit('gainShip');
const DEBRIS = bit('gainDebris');
const ROBOT = bit('gainRobot') | bit('reassignRobot');
const DRAW = bit('drawMission');
const MOVE = bit('moveShip');
const VERTICAL = bit('activateVertical');
const HORIZONTAL = bit('activateHorizontal');
const MANY_WAYS = DRAW | MOVE | VERTICAL | HORIZONTAL;

/** Effects that activating this cell could have, directly or through a neighbour. */
function effectsOf(content: Content, grid: readonly number[], cell: number): number {
  const bits = content.tiles[tileIn(grid[cell]!)]!.effectBits;
  if ((bits & (VERTICAL | HORIZONTAL)) === 0) return bits;
  let all = bits;
  if (bits & VERTICAL)
    for (const near of NEIGHBOURS_VERTICAL[cell]!) all |= content.tiles[tileIn(grid[near]!)]!.effectBits;
  if (bits & HORIZONTAL)
    for (const near of NEIGHBOURS_HORIZONTAL[cell]!) all |= content.tiles[tileIn(grid[near]!)]!.effectBits;
  return all;
}

/** The same for several cells. */
function effectBits(content: Content, player: Player, cells: number): number {
  let all = 0;
  for (let left = cells; left !== 0; left &= left - 1) all |= effectsOf(content, player.grid, lowestCell(left));
  return all;
}

/**
 * An upper bound that spares most looking ahead: false only if no way of having these effects, three times at most, can
 * lead to a usable die. Everything they might give is given for a moment.
 */
function mightAct(state: State, seat: number, bits: number): boolean {
  const player = state.players[seat]!;
  const { ships, resources, debris, breakRoom, hand } = player;
  if (bits & RESOURCE) player.resources += 3;
  if (bits & SHIP) player.ships += 3;
  if (bits & DEBRIS) player.debris += 3;
  if (bits & ROBOT) player.breakRoom += 3;
  if (bits & DRAW) player.hand = hand.concat(contentOf(state).missionSamples);
  const hasShip = player.fleet.length > 0 || (player.ships > 0 && player.breakRoom > 0);
  const possible = bits & MOVE && hasShip ? canStillActAnywhere(state, seat) : canStillAct(state, seat);
  player.ships = ships;
  player.resources = resources;
  player.debris = debris;
  player.breakRoom = breakRoom;
  player.hand = hand;
  return possible;
}

// For the question which cards can be played where: the cells with a Technology tile of each colour, last with any, as bits
// (A1.2); and the effects of each cell, without VP, which never help.
const cellsOf = [0, 0, 0, 0];
const effectsIn = [0, 0, 0, 0, 0, 0, 0, 0, 0];

// What `mightAct` said with the whole hand, by effects: twice the number of the question, plus 1 for yes. A hand with a card
// less cannot do more, so that a no holds for whichever card is played.
const answers = new Int32Array(1 << TILE_EFFECTS.length);
let question = 0;

/** To be called before questions about playing a card. */
export function newQuestion(state: State, seat: number): void {
  const content = contentOf(state);
  const { grid } = state.players[seat]!;
  question = (question + 1) & 0x3fffffff;
  cellsOf[0] = cellsOf[1] = cellsOf[2] = cellsOf[3] = 0;
  for (let cell = 0; cell < 9; cell++) {
    const { colour } = content.tiles[tileIn(grid[cell]!)]!;
    if (colour < 0) continue;
    cellsOf[colour]! |= 1 << cell;
    cellsOf[3]! |= 1 << cell;
    effectsIn[cell] = effectsOf(content, grid, cell) & ~VP;
  }
}

/** Whether activating these cells might make Sequence A possible. */
function mightActByActivating(state: State, seat: number, cells: number): boolean {
  let bits = 0;
  for (let left = cells; left !== 0; left &= left - 1) bits |= effectsIn[lowestCell(left)]!;
  if (bits === 0) return false;
  if (answers[bits]! >> 1 === question) return (answers[bits]! & 1) === 1;
  const possible = mightAct(state, seat, bits);
  answers[bits] = question * 2 + (possible ? 1 : 0);
  return possible;
}

/** Whether activating these cells makes Sequence A possible once this card is played. */
function canActByPlaying(state: State, seat: number, card: number, cells: number): boolean {
  const player = state.players[seat]!;
  const { hand } = player;
  player.hand = hand.slice();
  takeOut(player.hand, card);
  const possible = canActByActivating(state, seat, cells);
  player.hand = hand;
  return possible;
}

/** Bits of the slots where this card makes Sequence A possible by the tiles it activates (T2). */
export function helpfulSlots(state: State, seat: number, card: number, slots: readonly number[]): number {
  const activated = cellsOf[contentOf(state).back[card]!]!;
  let helpful = 0;
  let tried = 0; // cells, as bits: every cell is in two lines, but what it does alone need be asked only once
  let helping = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!;
    const cells = LINE_CELLS[slot]! & activated;
    if (!(cells & helping) && !mightActByActivating(state, seat, cells)) continue;
    for (let left = cells & ~tried; left !== 0 && !(cells & helping); left &= left - 1) {
      const cell = left & -left;
      tried |= cell;
      if (mightActByActivating(state, seat, cell) && canActByPlaying(state, seat, card, cell)) helping |= cell;
    }
    const isOne = (cells & (cells - 1)) === 0;
    if (cells & helping || (!isOne && canActByPlaying(state, seat, card, cells))) helpful |= 1 << slot;
  }
  return helpful;
}

/** Whether some way of activating these cells, in any order, makes Sequence A possible; it is not as things stand. */
export function canActByActivating(state: State, seat: number, cells: number): boolean {
  const content = contentOf(state);
  const player = state.players[seat]!;
  const bits = effectBits(content, player, cells) & ~VP;
  const isQuick = !(cells & (cells - 1)) && !(bits & MANY_WAYS);
  if (bits === 0 || !(isQuick || mightAct(state, seat, bits))) return false;
  for (let cell = 0; cell < 9; cell++) {
    if (!(cells & (1 << cell))) continue;
    for (const effect of content.tiles[tileIn(player.grid[cell]!)]!.effectNumbers)
      if (canActAfterTile(state, seat, numberedChoice(cell, effect), cells & ~(1 << cell))) return true;
  }
  return false;
}

const canActThrough = (state: State, seat: number, cells: number): boolean =>
  canStillAct(state, seat) || (cells !== 0 && canActByActivating(state, seat, cells));

export function canActAfterFlight(state: State, seat: number, choice: number, rest: number): boolean {
  const player = state.players[seat]!;
  const { fleet, ships, breakRoom } = player;
  player.fleet = fleet.slice();
  carryOut(state, seat, choice, 'X3', null);
  const possible = canActThrough(state, seat, rest);
  player.fleet = fleet;
  player.ships = ships;
  player.breakRoom = breakRoom;
  return possible;
}

function canActAfterSomeFlight(state: State, seat: number, rest: number): boolean {
  if (!mightAct(state, seat, MOVE | effectBits(contentOf(state), state.players[seat]!, rest))) return false;
  const flights: number[] = [];
  const count = addFlights(state, seat, MOVE_SHIP_STEPS, flights, 0);
  for (let i = 0; i < count; i++) if (canActAfterFlight(state, seat, flights[i]!, rest)) return true;
  return false;
}

/** Of a card drawn only the colour matters here. */
export function canActAfterDraw(state: State, seat: number, colour: number, rest: number): boolean {
  const player = state.players[seat]!;
  const hand = player.hand;
  const deck = state.missionDecks[colour]!;
  const pile = deck.length > 0 ? deck : state.missionDiscards[colour]!;
  const card = pile.pop();
  if (card === undefined) return false;
  player.hand = [...hand, card];
  const possible = canActThrough(state, seat, rest);
  player.hand = hand;
  pile.push(card);
  return possible;
}

/** X4: a robot comes back from this workstation, or with −1 goes there. */
export function canActAfterReassigning(
  state: State,
  seat: number,
  colour: number,
  change: number,
  rest: number,
): boolean {
  const player = state.players[seat]!;
  player.workstations[colour]! -= change;
  player.breakRoom += change;
  const possible = canActThrough(state, seat, rest);
  player.breakRoom -= change;
  player.workstations[colour]! += change;
  return possible;
}

/** Which workstation is as good as another. */
function canActAfterSomeReassigning(state: State, seat: number, rest: number): boolean {
  const player = state.players[seat]!;
  const { workstations } = player;
  const colour = workstations[0]! > 0 ? 0 : workstations[1]! > 0 ? 1 : workstations[2]! > 0 ? 2 : -1;
  return (
    (colour >= 0 && canActAfterReassigning(state, seat, colour, 1, rest)) ||
    (player.breakRoom > 0 && canActAfterReassigning(state, seat, 0, -1, rest))
  );
}

/** X2: never through one that activates another. */
function canActAfterNeighbour(state: State, seat: number, cells: readonly number[], rest: number): boolean {
  const { grid } = state.players[seat]!;
  for (const cell of cells)
    for (const effect of contentOf(state).tiles[tileIn(grid[cell]!)]!.effectNumbers)
      if (!isActivator(TILE_EFFECTS[effect]!) && canActAfterTile(state, seat, numberedChoice(cell, effect), rest))
        return true;
  return false;
}

function canActAfterGain(state: State, seat: number, effect: TileEffect, rest: number): boolean {
  const player = state.players[seat]!;
  const { ships, resources, debris, robots, breakRoom } = player;
  if (effect === 'gainShip') player.ships++;
  else if (effect === 'gainResource') player.resources++;
  else if (effect === 'gainDebris') player.debris++;
  else if (effect === 'gainRobot') {
    if (robots === 0) return false;
    player.robots--;
    player.breakRoom++;
  }
  const possible = canActThrough(state, seat, rest);
  player.ships = ships;
  player.resources = resources;
  player.debris = debris;
  player.robots = robots;
  player.breakRoom = breakRoom;
  return possible;
}

function canActAfterEffect(state: State, seat: number, cell: number, effect: TileEffect, rest: number): boolean {
  switch (effect) {
    case 'moveShip':
      return canActAfterSomeFlight(state, seat, rest);
    case 'drawMission':
      return (
        canActAfterDraw(state, seat, 0, rest) ||
        canActAfterDraw(state, seat, 1, rest) ||
        canActAfterDraw(state, seat, 2, rest)
      );
    case 'reassignRobot':
      return canActAfterSomeReassigning(state, seat, rest);
    case 'activateVertical':
      return canActAfterNeighbour(state, seat, NEIGHBOURS_VERTICAL[cell]!, rest);
    case 'activateHorizontal':
      return canActAfterNeighbour(state, seat, NEIGHBOURS_HORIZONTAL[cell]!, rest);
    default:
      return canActAfterGain(state, seat, effect, rest);
  }
}

/** Whether a die can be used after this effect of a tile and some way through the rest. A boost side is turned first (V3). */
export function canActAfterTile(state: State, seat: number, choice: number, rest: number): boolean {
  const { grid } = state.players[seat]!;
  const cell = choiceCell(choice);
  const before = grid[cell]!;
  grid[cell] = standardUp(before);
  const possible = canActAfterEffect(state, seat, cell, choiceEffect(choice), rest);
  grid[cell] = before;
  return possible;
}

const inA1 = (state: State): boolean => state.turn.sequence === 'A' && state.turn.dieColour < 0;

/** The cells of the line that can still be activated: the frame on top, or the one below the decision about a tile. */
function cellsToCome(state: State): number {
  const { frames } = state;
  const top = frames[frames.length - 1]!;
  const frame = top.kind === 'activate-tiles' ? top : frames[frames.length - 2]!;
  let cells = 0;
  if (frame.kind === 'activate-tiles') for (const cell of frame.list) cells |= 1 << cell;
  return cells;
}

/** Keeps of the first `count` entries of `out` those after which, with the cells still to come, Sequence A is possible. */
export function keepCompletable(
  state: State,
  seat: number,
  out: number[],
  count: number,
  canActAfter: (state: State, seat: number, choice: number, rest: number) => boolean,
): number {
  if (!inA1(state) || isSafe(state, seat, false)) return count;
  const rest = cellsToCome(state);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const choice = out[i]!;
    if (choice === DONE ? canStillAct(state, seat) : canActAfter(state, seat, choice, rest)) out[kept++] = choice;
  }
  return kept;
}
