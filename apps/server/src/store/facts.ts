// Changing a fact that others may change at the same moment.

import type { Store } from './store.ts';

const MOST_TRIES = 20;

/** Changes a fact by what it is now (null: not there); tries again when somebody was quicker. `change` gives null to leave it. */
export async function changeFact<T>(
  store: Store,
  kind: string,
  key: string,
  change: (fact: T | null) => T | null,
): Promise<T | null> {
  for (let i = 0; i < MOST_TRIES; i++) {
    const seen = (await store.getFact(kind, key)) as T | null;
    const next = change(structuredClone(seen));
    if (next === null) return seen;
    if (await store.swapFact(kind, key, seen, next)) return next;
  }
  throw new Error(`the fact ${kind} is changed by too many at once`);
}
