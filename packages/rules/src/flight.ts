// A2.C1, A2.C2: flights of ships, by the Command action or by a tile.

import { FLEET, ownLists } from './copy.ts';
import { type Emit, hexName } from './events.ts';
import { NO_CHOICE } from './frames/frame.ts';
import type { Move } from './moves.ts';
import { Airspace, angelHex, LAUNCH } from './space.ts';
import type { State } from './state.ts';

// from × 64 + to; from is LAUNCH for a new ship
export const flyChoice = (from: number, to: number): number => from * 64 + to;
export const flyFrom = (choice: number): number => choice >> 6;
export const flyTo = (choice: number): number => choice & 63;

/** Every flight of up to `steps` that ends on another hex. */
export function addFlights(state: State, seat: number, steps: number, out: number[], start: number): number {
  const player = state.players[seat]!;
  let count = start;
  const airspace = new Airspace(state, seat);
  for (let i = 0; i < player.fleet.length; i++) {
    const from = player.fleet[i]!;
    count = airspace.addDestinations(from, steps, flyChoice(from, 0), out, count);
  }
  if (player.ships > 0 && player.breakRoom > 0)
    count = airspace.addDestinations(angelHex(state), steps, flyChoice(LAUNCH, 0), out, count);
  return count;
}

/** A2.C1: moves a ship, launching it first (a ship from storage, a pilot from the break room). */
export function flyShip(state: State, seat: number, choice: number, rule: string, emit: Emit): void {
  const player = ownLists(state, seat, FLEET);
  const to = flyTo(choice);
  let from = flyFrom(choice);
  if (from === LAUNCH) {
    from = angelHex(state);
    player.ships--;
    player.breakRoom--;
    player.fleet.push(to);
    emit?.({ kind: 'shipLaunched', rule, seat, at: hexName(from) });
  } else player.fleet[player.fleet.indexOf(from)] = to;
  if (from !== to) emit?.({ kind: 'shipMoved', rule, seat, from: hexName(from), to: hexName(to) });
}

export const moveOfFlight = (choice: number): Move =>
  flyFrom(choice) === LAUNCH
    ? { kind: 'launch', to: flyTo(choice) }
    : { kind: 'fly', from: flyFrom(choice), to: flyTo(choice) };

export const choiceOfFlight = (move: Move): number =>
  move.kind === 'launch' ? flyChoice(LAUNCH, move.to) : move.kind === 'fly' ? flyChoice(move.from, move.to) : NO_CHOICE;
