// The connection of the open table, for its parts.

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Connection, OnlineState } from '../net/connection.ts';

const ConnectionContext = createContext<Connection | null>(null);
export const ConnectionProvider = ConnectionContext.Provider;

export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('This part belongs to a table online.');
  return connection;
}

/** A part of what is known of the table. Draws anew only when what `pick` gives has changed. */
export function useOnline<T>(pick: (state: OnlineState) => T): T {
  const connection = useConnection();
  return useSyncExternalStore(connection.subscribe, () => pick(connection.get()));
}
