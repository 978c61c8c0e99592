// Which decisions resolve themselves. The authority and the page, which shows a move before the authority has answered, ask the
// same function: otherwise they would disagree.

import type { Engine } from '@black-angel/bots/engines';
import type { Move, State } from '@black-angel/rules';

/**
 * The move of a decision that cannot matter and costs nothing; null if a person must decide. Beginning and ending a turn are
 * always the player's own to say.
 */
export function automaticMove(state: State, engine: Engine): Move | null {
  const decision = engine.decision(state);
  if (!decision || decision.kind === 'turn' || decision.kind === 'end-turn') return null;
  return engine.trivialMove(state, decision.seat);
}
