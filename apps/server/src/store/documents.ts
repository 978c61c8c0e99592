// Optimistic locking for facts.

import type { Store } from './store.ts';

const MOST_TRIES = 20;

/**
 * Applies `change` to the present fact (null: none) and retries on a conflict. If `change` returns null, nothing is
 * stored.
 */
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
