// X3: the flight that a tile gives. `left` the number of steps. Also what flights have in common.

import { contentOf } from '../content/content.ts';
import { type Emit, hexName } from '../events.ts';
import { keepCompletable } from '../look-ahead.ts';
import type { Move } from '../moves.ts';
import { angelHex, canEnter, destinations, hasRoomFor, LAUNCH } from '../space.ts';
import type { Frame, State } from '../state.ts';
import { type FrameRules, type Illegal, illegal, pop, wrongKind } from './frame.ts';

// from × 64 + to; from is LAUNCH for a new ship
export const flyChoice = (from: number, to: number): number => from * 64 + to;
export const flyFrom = (choice: number): number => choice >> 6;
export const flyTo = (choice: number): number => choice & 63;

const reached: number[] = [];

/** Every flight of up to `steps` that ends on another hex. */
export function addFlights(state: State, seat: number, steps: number, out: number[], start: number): number {
  const player = state.players[seat]!;
  let count = start;
  for (const from of player.fleet) {
    const found = destinations(state, seat, from, steps, reached, 0, false);
    for (let i = 0; i < found; i++) out[count++] = flyChoice(from, reached[i]!);
  }
  if (player.ships > 0 && player.breakRoom > 0) {
    const found = destinations(state, seat, angelHex(state), steps, reached, 0, false);
    for (let i = 0; i < found; i++) out[count++] = flyChoice(LAUNCH, reached[i]!);
  }
  return count;
}

/** A2.C1: moves a ship, launching it first (a ship from storage, a pilot from the break room). */
export function carryOut(state: State, seat: number, choice: number, emit: Emit): void {
  const player = state.players[seat]!;
  const to = flyTo(choice);
  let from = flyFrom(choice);
  if (from === LAUNCH) {
    from = angelHex(state);
    player.ships--;
    player.breakRoom--;
    player.fleet.push(to);
    emit?.({ kind: 'shipLaunched', rule: 'A2.C1', seat, at: hexName(from) });
  } else player.fleet[player.fleet.indexOf(from)] = to;
  if (from !== to) emit?.({ kind: 'shipMoved', rule: 'A2.C1', seat, from: hexName(from), to: hexName(to) });
}

export const moveOfFlight = (choice: number): Move =>
  flyFrom(choice) === LAUNCH
    ? { kind: 'launch', to: flyTo(choice) }
    : { kind: 'fly', from: flyFrom(choice), to: flyTo(choice) };

export const choiceOfFlight = (move: Move): number =>
  move.kind === 'launch' ? flyChoice(LAUNCH, move.to) : move.kind === 'fly' ? flyChoice(move.from, move.to) : -1;

export function refuseFlight(state: State, frame: Frame, move: Move & { kind: 'launch' | 'fly' }): Illegal {
  const player = state.players[frame.seat]!;
  const from = move.kind === 'fly' ? move.from : angelHex(state);
  const at = { from: hexName(from), to: hexName(move.to), steps: frame.left };
  if (move.kind === 'fly' && !player.fleet.includes(from)) return illegal('A2.C1', { problem: 'noShipThere', ...at });
  if (move.kind === 'launch' && player.ships === 0) return illegal('A2.C6', { problem: 'noShip', ...at });
  if (move.kind === 'launch' && player.breakRoom === 0) return illegal('A2.C6', { problem: 'noRobot', ...at });
  if (frame.left === 0) return illegal('A2.C1', { problem: 'valueZero', ...at });
  if (move.to >= state.cards.length) return illegal('A2.C1', { problem: 'offBoard', ...at });
  if (move.to === from) return illegal('A2.C1', { problem: 'mustMove', ...at });
  if (!canEnter(state, contentOf(state), move.to)) return illegal('A2.C2', { problem: 'asteroids', ...at });
  if (!hasRoomFor(state, frame.seat, move.to)) return illegal('A2.C2', { problem: 'noRoom', ...at });
  return illegal('A2.C1', { problem: 'tooFar', ...at });
}

const scratch: number[] = [];

export const fly: FrameRules = {
  options: (state, frame, out) => addFlights(state, frame.seat, frame.left, out, 0),
  choices: (state, frame, out) =>
    keepCompletable(state, frame.seat, out, addFlights(state, frame.seat, frame.left, out, 0)),
  step(state, frame, choice, emit) {
    pop(state);
    carryOut(state, frame.seat, choice, emit);
  },
  moveOf: (_state, _frame, choice) => moveOfFlight(choice),
  choiceOf: (_state, _frame, move) => choiceOfFlight(move),
  refuse(state, frame, move) {
    if (move.kind !== 'launch' && move.kind !== 'fly') return wrongKind(frame, move, 'X3');
    const count = addFlights(state, frame.seat, frame.left, scratch, 0);
    if (scratch.slice(0, count).includes(choiceOfFlight(move))) return illegal('T3', { problem: 'noActionAfter' });
    return refuseFlight(state, frame, move);
  },
};
