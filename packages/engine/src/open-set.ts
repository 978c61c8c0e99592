// The one door for component sets. Every thread registers the sets of its games: a question to another thread carries
// its set, and who answers opens it here first.

import { type Content, loadOldComponents } from '@black-angel/rules/components';
import type { Components, Engine } from './engine.ts';
import { PRESENT_ENGINE } from './present.ts';

/** For which engine a set is opened. */
export interface OpenOptions {
  engine?: Engine;
  /** The hash of the set, if it is known: a set that is open is not read again. */
  hash?: string;
}

/**
 * Opens a set for an engine, and for the texts and drawings, which are those of the present rules. Without a set, the
 * default one of the engine. Throws a ComponentError that names the problem.
 */
export function openSet(set: unknown, options?: { hash?: string }): Content;
export function openSet(set: unknown, options: OpenOptions): Components;
export function openSet(set: unknown, { engine = PRESENT_ENGINE, hash }: OpenOptions = {}): Components {
  if (set === null || set === undefined) return engine.defaultContent;
  const known = hash === undefined ? null : engine.findComponents(hash);
  if (known) return known;
  const opened = engine.loadComponents(set);
  if (engine !== PRESENT_ENGINE) loadOldComponents(set);
  return opened;
}

/** A set that has been opened, by its hash. */
export const openedSet = (hash: string, engine: Engine = PRESENT_ENGINE): Components | null =>
  engine.findComponents(hash);

/** The hash of a set of any version. */
export const hashOfSet = (set: unknown): string => loadOldComponents(set).hash;
