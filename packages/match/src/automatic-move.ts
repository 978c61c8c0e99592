// Which decisions resolve themselves. The authority and the page, which shows a move before the authority has answered, ask the
// same function: otherwise they would disagree.

import type { Move, State } from '@black-angel/rules';
import type { MatchRules } from './match-rules.ts';

/**
 * The move of a decision that cannot matter and costs nothing; null if a person must decide. Beginning and ending a turn are
 * always the player's own to say.
 */
export function automaticMove(state: State, rules: Pick<MatchRules, 'decision' | 'trivialMove'>): Move | null {
  const frame = rules.decision(state);
  if (!frame || frame.kind === 'turn' || frame.kind === 'end-turn') return null;
  return rules.trivialMove(state, frame.seat);
}
