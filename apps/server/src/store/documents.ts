// Optimistic locking for documents.

import type { Store } from './store.ts';

const MOST_TRIES = 20;

/**
 * Applies `change` to the present document (null: none) and retries on a conflict. If `change` returns null, nothing is
 * stored.
 */
export async function changeDocument<T>(
  store: Store,
  kind: string,
  key: string,
  change: (document: T | null) => T | null,
): Promise<T | null> {
  for (let i = 0; i < MOST_TRIES; i++) {
    const seen = await store.getDocument<T>(kind, key);
    const next = change(structuredClone(seen));
    if (next === null) return seen;
    if (await store.swapDocument(kind, key, seen, next)) return next;
  }
  throw new Error(`the document ${kind} is changed by too many at once`);
}
