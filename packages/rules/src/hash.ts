// The hash of a state: equal states have equal hashes.

import { canonicalJson } from './content/content.ts';
import { sha256 } from './sha256.ts';
import type { State } from './state.ts';

/**
 * The state of a game of any rules version as text, equal for equal states. `shared` is left out: it is not part of the
 * game.
 */
export function canonicalState(state: object): string {
  const { shared: _, ...game } = state as Partial<State>;
  return canonicalJson(game);
}

/** A hash of the whole state: equal for equal states. */
export const hashState = (state: State): string => sha256(canonicalState(state));
