// The hash of a state: equal states have equal hashes.

import { canonicalJson } from './content/content.ts';
import { sha256 } from './sha256.ts';
import type { State } from './state.ts';

/** The state as text, equal for equal states. `shared` is left out: it is not part of the game. */
export function canonicalState({ shared: _, ...state }: State): string {
  return canonicalJson(state);
}

/** A hash of the whole state: equal for equal states. */
export const hashState = (state: State): string => sha256(canonicalState(state));
