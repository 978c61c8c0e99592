// Moves that cannot be undone: they reveal something, roll dice, or pass the decision on.

import type { Move } from '@black-angel/rules';
import type { OpenDecision } from './decision.ts';

/** Decisions that resolve themselves afterwards have no effect, so they reveal nothing either. */
export function isFinal({ state, seat, engine }: OpenDecision, move: Move): boolean {
  const applied = engine.apply(state, seat, move);
  return applied.ok && applied.barrier;
}

/**
 * Whether a touch must be repeated before it makes the move. The end of a turn is asked for explicitly, so it is
 * never asked twice.
 */
export const needsSecondTap = (decision: OpenDecision, move: Move): boolean =>
  move.kind !== 'end' && isFinal(decision, move);
