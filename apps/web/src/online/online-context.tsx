// The connection of the open table, for its parts.

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Connection } from '../net/connection.ts';
import type { OnlineState } from '../net/online-state.ts';

const ConnectionContext = createContext<Connection | null>(null);
export const ConnectionProvider = ConnectionContext.Provider;

export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('This part belongs to a table online.');
  return connection;
}

/** Selects a part of the table's state. Renders again only when that part has changed. */
export function useOnline<T>(pick: (state: OnlineState) => T): T {
  const connection = useConnection();
  return useSyncExternalStore(connection.subscribe, () => pick(connection.get()));
}
