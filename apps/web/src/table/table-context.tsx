// The store of the open table, for its parts.

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { TableState } from './core/table-state.ts';
import type { TableStore } from './core/table-store.ts';

const TableContext = createContext<TableStore | null>(null);
export const TableProvider = TableContext.Provider;

export function useStore(): TableStore {
  const store = useContext(TableContext);
  if (!store) throw new Error('This part belongs on a table.');
  return store;
}

/** Selects a part of the table's state. Renders again only when that part has changed. */
export function useTable<T>(pick: (state: TableState) => T): T {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}
