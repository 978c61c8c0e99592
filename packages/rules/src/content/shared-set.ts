// A component set that comes from somebody else: a file, a link, a server. Besides the rules for every set, its size is
// limited, and its names are what a list can show.

import { sha256 } from '../sha256.ts';
import type { ComponentSet } from './component-set.ts';
import { canonicalJson } from './content.ts';
import { ComponentError, checkDepth, validateSet } from './validate-set.ts';

/** The default set has 27,000 characters. */
export const MOST_SET = 60_000;
/** The most characters of the name of a set. */
export const MOST_SET_NAME = 60;
/** The most characters of the author of a set. */
export const MOST_SET_AUTHOR = 40;

/** Letters, digits, spaces and common signs; a letter or digit first. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,;:’'“”"«»()!?&+#№/·–-]*$/u;

function checkName(value: unknown, entry: 'name' | 'author', most: number): void {
  if (value === undefined) return;
  if (typeof value !== 'string') throw new ComponentError(entry, { kind: 'type', needed: 'text', found: typeof value });
  if (value.length > most) throw new ComponentError(entry, { kind: 'length', most });
  if (!NAME.test(value)) throw new ComponentError(entry, { kind: 'name', found: JSON.stringify(value) });
}

/** A valid set and its hash. */
export interface SharedSet {
  readonly set: ComponentSet;
  readonly hash: string;
}

/**
 * Validates a set from outside. Throws a ComponentError that names the entry. It does not register the set: most sets
 * that are checked are never played.
 */
export function checkSharedSet(data: unknown): SharedSet {
  checkDepth(data);
  if (canonicalJson(data).length > MOST_SET) throw new ComponentError('file', { kind: 'length', most: MOST_SET });
  const { name, author } = (data ?? {}) as { name?: unknown; author?: unknown };
  checkName(name, 'name', MOST_SET_NAME);
  checkName(author, 'author', MOST_SET_AUTHOR);
  const set = validateSet(data);
  return { set, hash: sha256(canonicalJson(set)) };
}
