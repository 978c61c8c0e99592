// The session of this device. Its token, like that of a seat, leaves the browser only in the header of a request or
// in the first message of a socket.

import { useSyncExternalStore } from 'react';
import { keptValue } from '../browser/kept-value.ts';

export interface Session {
  token: string;
  name: string;
  /** Tables whose seat has been attached to the account, or cannot be. */
  attached: readonly string[];
  /** Whether the muted names of this browser have been merged into the account. */
  isMerged: boolean;
}

const kept = keptValue<Session | null>('black-angel-account', (data) => {
  const stored = data as Partial<Record<keyof Session, unknown>> | null;
  if (typeof stored?.token !== 'string' || typeof stored.name !== 'string') return null;
  const attached = Array.isArray(stored.attached) ? stored.attached.filter((id) => typeof id === 'string') : [];
  return { token: stored.token, name: stored.name, attached, isMerged: stored.isMerged === true };
});

export const session = kept.get;

let isDropped = false;

export function keepSession(next: Session | null): void {
  if (next) isDropped = false;
  kept.set(next);
}

/** Marks the seats at these tables as attached. */
export function keepAttached(...tables: string[]): void {
  const mine = session();
  if (mine) keepSession({ ...mine, attached: [...new Set([...mine.attached, ...tables])] });
}

/** Drops a session that the server does not know, unless another one has begun. */
export function dropSession(token: string): void {
  if (session()?.token !== token) return;
  isDropped = true;
  keepSession(null);
}

/** Whether the server ended the session. */
export const wasDropped = (): boolean => isDropped;

export const useSession = (): Session | null => useSyncExternalStore(kept.subscribe, kept.get);
