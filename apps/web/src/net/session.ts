// Who is logged in on this device. The session is a secret like that of a seat: it is kept in this browser and leaves it only in
// the header of a request or in the first message of a socket.

import { useSyncExternalStore } from 'react';
import { keptValue } from '../browser/kept-value.ts';

export interface Session {
  token: string;
  name: string;
  /** Tables whose seat of this device was offered to the account already. */
  attached: readonly string[];
  /** Whether the names that were muted here before have been brought to the account. */
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

/** The seat of this device at a table need not be offered to the account any more. */
export function keepAttached(...tables: string[]): void {
  const mine = session();
  if (mine) keepSession({ ...mine, attached: [...new Set([...mine.attached, ...tables])] });
}

/** Forgets a session that the server no longer knows, unless another one has begun meanwhile. */
export function dropSession(token: string): void {
  if (session()?.token !== token) return;
  isDropped = true;
  keepSession(null);
}

/** Whether it ended without being asked to. */
export const wasDropped = (): boolean => isDropped;

export const useSession = (): Session | null => useSyncExternalStore(kept.subscribe, kept.get);
