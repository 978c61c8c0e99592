// Plays the decisions that resolve themselves before they are shown.

import type { Match } from './match.ts';

/** Plays while `isAutomatic` allows it for the seat that decides. Returns whether any move was made. */
export function playTrivialMoves(match: Match, isAutomatic: (seat: number) => boolean): boolean {
  const before = match.count;
  for (let next = match.next(); next.kind !== 'over' && isAutomatic(next.seat); next = match.next()) {
    const move = match.trivial();
    if (move === null) break;
    match.play(next.seat, move, true);
  }
  return match.count > before;
}
