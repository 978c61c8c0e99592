// The component set that a record was played with, if it is not the default one of its rules.

import type { Engine, GameRecord } from '@black-angel/engine';
import { openedSet } from '@black-angel/engine/open-set';
import type { ComponentSet } from '@black-angel/rules/components';

/** Null for the default set. The set must be open: it is, at the table that shows the game. */
export function componentsOfRecord({ components: { hash } }: GameRecord, engine: Engine): ComponentSet | null {
  return hash === engine.defaultContent.hash ? null : (openedSet(hash, engine)?.set ?? null);
}
