// Which decisions resolve themselves. The authority and the page, which shows a move before the authority has answered,
// must agree, so both call this function.

import type { Engine, Move, State } from '@black-angel/engine';

/**
 * The move of a decision that has no effect on the game and costs nothing; null if a person must decide. A player
 * always begins and ends a turn explicitly.
 */
export function automaticMove(state: State, engine: Engine): Move | null {
  const decision = engine.decision(state);
  if (!decision || decision.kind === 'turn' || decision.kind === 'end-turn') return null;
  return engine.trivialMove(state, decision.seat);
}
