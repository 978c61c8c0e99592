// Which decisions resolve themselves. The authority and the page, which shows a move before the authority has answered,
// must agree, so both call this function.

import type { Engine, Move, State } from '@black-angel/engine';
import type { Match } from './match.ts';

/**
 * The move of a decision that has no effect on the game and costs nothing; null if a person must decide. A player
 * always begins and ends a turn explicitly.
 */
export function automaticMove(state: State, engine: Engine): Move | null {
  const decision = engine.decision(state);
  if (!decision || decision.kind === 'turn' || decision.kind === 'end-turn') return null;
  return engine.trivialMove(state, decision.seat);
}

/**
 * Plays the decisions that resolve themselves before they are shown, while `isAutomatic` allows it for the seat that
 * decides. Returns whether any move was made.
 */
export function playTrivialMoves(match: Match, isAutomatic: (seat: number) => boolean): boolean {
  const before = match.count;
  for (let next = match.next(); next.kind !== 'over' && isAutomatic(next.seat); next = match.next()) {
    const move = match.trivial();
    if (move === null) break;
    match.play(next.seat, move, true);
  }
  return match.count > before;
}
