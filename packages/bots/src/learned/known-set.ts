// Which component sets the net knows. Its inputs describe positions, so a set that differs only in what a position does
// not depend on is known too: the turn order advantage, which is given at setup, and the words about the set.

import { openedSet } from '@black-angel/engine/open-set';
import { type ComponentSet, canonicalJson, defaultContent } from '@black-angel/rules/components';
import { sha256 } from '@black-angel/rules/server';

/** The same for all sets that the net cannot tell apart: SHA-256 of the set without the parts named here. */
export function fingerprintOf(set: ComponentSet): string {
  const { id, name, author, about, status, turnOrderAdvantage, playerBoard, ...rest } = set;
  const { note, ...board } = playerBoard;
  return sha256(canonicalJson({ ...rest, playerBoard: board }));
}

/** The net, its inputs and the data it learns from belong to sets with this fingerprint. */
export const LEARNED_FINGERPRINT = fingerprintOf(defaultContent.set);

const known = new Map<string, boolean>();
let latest = { components: defaultContent.hash, isKnown: true };

/** Whether the inputs describe games with these components, by their hash. A set that is not loaded is unknown. */
export function isKnownSet(components: string): boolean {
  // A cache of one: nearly every call is for the same set as the call before.
  if (components === latest.components) return latest.isKnown;
  let isKnown = known.get(components);
  if (isKnown === undefined) {
    const content = openedSet(components);
    if (content === null) return false;
    isKnown = fingerprintOf(content.set) === LEARNED_FINGERPRINT;
    known.set(components, isKnown);
  }
  latest = { components, isKnown };
  return isKnown;
}
