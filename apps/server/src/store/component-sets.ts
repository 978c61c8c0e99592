// Component sets by hash. They are never deleted, because games are pinned to them. The default set is one of them.

import { type ComponentSet, defaultContent } from '@black-angel/rules/components';
import type { Store } from './store.ts';

const KIND = 'components';

export const storedSet = (store: Store, hash: string): Promise<ComponentSet | null> => store.getDocument(KIND, hash);

/** Idempotent. */
export const storeSet = (store: Store, hash: string, set: ComponentSet): Promise<void> =>
  store.putDocument(KIND, hash, set);

/** Stores the default set, so that games with it open when another is the default. */
export async function storeDefaultSet(store: Store): Promise<void> {
  const { hash, set } = defaultContent;
  if ((await storedSet(store, hash)) === null) await storeSet(store, hash, set);
}
