// The hash of a state: equal states have equal hashes.

import { canonicalJson } from './content/content.ts';
import { sha256 } from './sha256.ts';
import type { State } from './state.ts';

export function hashState({ shared: _, ...state }: State): string {
  return sha256(canonicalJson(state));
}
