// The component set that a record was played with, if it is not the default one of its rules.

import type { Engine } from '@black-angel/bots/engines';
import type { GameRecord } from '@black-angel/rules';
import type { ComponentSet } from '@black-angel/rules/components';

/** Null for the default set. The set must be loaded: it is, at the table that shows the game. */
export function componentsOfRecord({ components: { hash } }: GameRecord, engine: Engine): ComponentSet | null {
  return hash === engine.defaultContent.hash ? null : (engine.findComponents(hash)?.set ?? null);
}
