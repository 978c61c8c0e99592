// Sequence B: reroll (B1), reset the board (B2), advance the Black Angel (B3).

import { ASTEROID, contentOf } from './content/content.ts';
import { ownEverything } from './copy.ts';
import { putOnDiscard, takeOut } from './decks.ts';
import { missionEffect } from './effects/mission-effects.ts';
import { cardName, type DieFace, diceFaces, dieFace, type Emit, hexName } from './events.ts';
import { plainFrames, pop, push, pushPlain } from './frames/frame.ts';
import { gainVp, isHal, loseVp } from './gains.ts';
import { recoverAllDebris } from './grid.ts';
import { COLUMNS } from './hex.ts';
import { drawBelow, STREAM } from './rng.ts';
import { angelHex, hasShipAt, showStrip, spesHex, territoryAt } from './space.ts';
import { COLOURS, type State } from './state.ts';
import { triggerEnd } from './trigger-end.ts';
import { TURN_OF } from './turn.ts';

const DISCARD_EXCESS = plainFrames('discard-excess');
const END_TURN = plainFrames('end-turn');

const HAL_VP_FOR_EJECTED = 3;
const ONE_EACH: readonly number[] = [1, 1, 1];

/** Takes dice from the supply, undamaged ones first, and rolls them. Returns how many were damaged. */
export function rollDice(
  state: State,
  compartment: number,
  counts: readonly number[],
  rule: string,
  emit: Emit,
): number {
  const content = contentOf(state);
  const rolled: DieFace[] | null = emit && [];
  const dice = state.dice[compartment]!;
  let damaged = 0;
  for (let colour = 0; colour < 3; colour++) {
    const fresh = Math.min(counts[colour]!, state.supply[colour]!);
    const broken = Math.min(counts[colour]! - fresh, state.damagedSupply[colour]!);
    state.supply[colour]! -= fresh;
    state.damagedSupply[colour]! -= broken;
    damaged += broken;
    for (let i = 0; i < broken; i++)
      emit?.({ kind: 'damagedDieTaken', rule, seat: compartment, colour: COLOURS[colour]! });
    for (let i = 0; i < fresh + broken; i++) {
      const die = colour * 4 + content.dieFaces[drawBelow(state, STREAM.dice, 6)]!;
      dice[die]!++;
      rolled?.push(dieFace(die));
    }
  }
  if (rolled && rolled.length > 0) emit?.({ kind: 'diceRolled', rule, seat: compartment, dice: rolled });
  return damaged;
}

/** B1.1 */
function giveDiceBack(state: State, seat: number, emit: Emit): void {
  const dice = state.dice[seat]!;
  const faces = emit && diceFaces(dice);
  if (faces && faces.length > 0) emit?.({ kind: 'diceGivenBack', rule: 'B1.1', seat, dice: faces });
  let lost = 0;
  for (let die = 0; die < 12; die++) {
    const count = dice[die]! + dice[die + 12]!;
    if (count === 0) continue;
    lost += count * (die & 3);
    state.supply[die >> 2]! += count;
    dice[die] = dice[die + 12] = 0;
  }
  loseVp(state, seat, lost, 'B1.1', emit);
}

/** B1.2: each damaged die taken costs 1 VP. Hal's robots never leave their workstations (H1). */
export function reroll(state: State, seat: number, emit: Emit): void {
  giveDiceBack(state, seat, emit);
  const robots = isHal(state, seat) ? ONE_EACH : state.players[seat]!.workstations;
  loseVp(state, seat, rollDice(state, seat, robots, 'B1.2', emit), 'B1.2', emit);
}

export function beginSequenceB(state: State, seat: number, emit: Emit): void {
  ownEverything(state);
  pop(state);
  state.turn = TURN_OF.B;
  emit?.({ kind: 'sequenceChosen', rule: 'T1', seat, sequence: 'B' });
  reroll(state, seat, emit);
  pushPlain(state, DISCARD_EXCESS, seat);
  pushPlain(state, END_TURN, seat);
  push(state, 'reserve', seat, 0, 1);
}

/** N3: stars return; then a die for each neutral robot whose colour is missing. */
function rerollNeutral(state: State, emit: Emit): void {
  if (state.neutral.length === 0) return;
  const compartment = state.players.length;
  const dice = state.dice[compartment]!;
  const needed = [0, 0, 0];
  for (let colour = 0; colour < 3; colour++) {
    const star = colour * 4;
    for (; dice[star]! > 0; dice[star]!--) {
      state.supply[colour]!++;
      emit?.({ kind: 'dieReturned', rule: 'N3', colour: COLOURS[colour]! });
    }
    const left = dice[star + 1]! + dice[star + 2]! + dice[star + 3]!;
    if (left === 0) needed[colour] = state.neutral[colour]!;
  }
  rollDice(state, compartment, needed, 'N3', emit);
}

/** B2.1 */
function resetBoard(state: State, seat: number, emit: Emit): void {
  const player = state.players[seat]!;
  let cards = 0;
  for (let slot = 0; slot < 6; slot++) {
    if (player.slots[slot] === 0) continue;
    putOnDiscard(state, player.slots[slot]!);
    player.slots[slot] = 0;
    cards++;
  }
  const debris = recoverAllDebris(player);
  if (cards + debris > 0) emit?.({ kind: 'boardReset', rule: 'B2.1', seat, cards, debris });
}

function loseShip(state: State, seat: number, hex: number, rule: string, emit: Emit): void {
  const player = state.players[seat]!;
  takeOut(player.fleet, hex);
  player.robots++;
  emit?.({ kind: 'shipLost', rule, seat, at: hexName(hex) });
}

/** B3.1; A2.C2: ships left behind among asteroids are destroyed. */
function advanceAngel(state: State, emit: Emit): void {
  const from = angelHex(state);
  const to = from + COLUMNS;
  emit?.({ kind: 'angelAdvanced', rule: 'B3.1', to: hexName(to) });
  if (territoryAt(state, contentOf(state), from) === ASTEROID)
    for (let seat = 0; seat < state.players.length; seat++)
      if (hasShipAt(state.players[seat]!.fleet, from)) loseShip(state, seat, from, 'A2.C2', emit);
  if (to === spesHex(state)) triggerEnd(state, 'spes', emit);
}

/** B3.3; H12 for Hal's cards. */
function ejectCard(state: State, hex: number, emit: Emit): void {
  const card = state.cards[hex]!;
  const owner = state.owners[hex]!;
  emit?.({ kind: 'missionEjected', rule: 'B3.3', seat: owner, card: cardName(card), at: hexName(hex) });
  if (isHal(state, owner)) {
    putOnDiscard(state, card);
    gainVp(state, owner, HAL_VP_FOR_EJECTED, 'H12', emit);
  } else {
    state.players[owner]!.ejectedCards.push(card);
    state.players[owner]!.robots++;
  }
}

/** The hexes of the first strip with ships, as bits. */
function shipsOnFirstStrip(state: State): number {
  const { players } = state;
  let bits = 0;
  for (let seat = 0; seat < players.length; seat++) {
    const { fleet } = players[seat]!;
    for (let i = 0; i < fleet.length; i++) if (fleet[i]! < COLUMNS) bits |= 1 << fleet[i]!;
  }
  return bits;
}

/** B3.2, B3.3: effects first, for all the cards; then cards, robots and ships leave the first strip. */
function ejectFirstStrip(state: State, emit: Emit): void {
  const { players } = state;
  for (let hex = 0; hex < COLUMNS; hex++) {
    const card = state.cards[hex]!;
    if (card !== 0) missionEffect(state, card).eject?.(state, hex, emit);
  }
  const ships = shipsOnFirstStrip(state);
  for (let hex = 0; hex < COLUMNS; hex++) {
    if (state.cards[hex] !== 0) ejectCard(state, hex, emit);
    if (!(ships & (1 << hex))) continue;
    for (let seat = 0; seat < players.length; seat++)
      if (hasShipAt(players[seat]!.fleet, hex)) loseShip(state, seat, hex, 'B3.3', emit);
  }
}

/** Moves everything on the hexes one row nearer; the last row becomes empty. */
function moveNearer(hexes: number[], empty: number): void {
  // Loops: on so few numbers `copyWithin` and `fill` take longer.
  const left = hexes.length - COLUMNS;
  for (let hex = 0; hex < left; hex++) hexes[hex] = hexes[hex + COLUMNS]!;
  for (let hex = left; hex < hexes.length; hex++) hexes[hex] = empty;
}

/** B3.4: the first strip is turned over and becomes the last; everything in space is one row nearer. */
function turnFirstStrip(state: State, emit: Emit): void {
  const { strips, players } = state;
  const strip = strips[0]! ^ 1;
  for (let row = 1; row < strips.length; row++) strips[row - 1] = strips[row]!;
  strips[strips.length - 1] = strip;
  moveNearer(state.cards, 0);
  moveNearer(state.owners, -1);
  for (let seat = 0; seat < players.length; seat++) {
    const { fleet } = players[seat]!;
    for (let i = 0; i < fleet.length; i++) fleet[i]! -= COLUMNS;
  }
  emit?.({ kind: 'stripTurned', rule: 'B3.4', ...showStrip(strip) });
  if (state.spesRow > 0) state.spesRow--;
  else {
    state.spesRow = state.strips.length - 1;
    state.spesInSight = true;
    emit?.({ kind: 'spesSighted', rule: 'B3.4', at: hexName(spesHex(state)) });
  }
}

/** B3, unless the end was triggered before this turn (E2). */
export function advance(state: State, emit: Emit): void {
  if (state.halted) return;
  advanceAngel(state, emit);
  ejectFirstStrip(state, emit);
  turnFirstStrip(state, emit);
}

/** The rest of Sequence B, after the decision about reserving. */
export function finishSequenceB(state: State, seat: number, emit: Emit): void {
  ownEverything(state);
  rerollNeutral(state, emit);
  resetBoard(state, seat, emit);
  emit?.stepDone?.();
  advance(state, emit);
}
