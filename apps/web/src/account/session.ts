// Who is logged in on this device. The session is a secret like that of a seat: it is kept in this browser and leaves it only in
// the header of a request or in the first message of a socket.

import { useSyncExternalStore } from 'react';

export interface Session {
  token: string;
  name: string;
  /** Tables whose seat of this device was offered to the account already. */
  attached: readonly string[];
  /** Whether the names that were muted here before have been brought to the account. */
  isMerged: boolean;
}

const KEY = 'black-angel-account';

function read(): Session | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Record<keyof Session, unknown>> | null;
    if (typeof stored?.token !== 'string' || typeof stored.name !== 'string') return null;
    const attached = Array.isArray(stored.attached) ? stored.attached.filter((id) => typeof id === 'string') : [];
    return { token: stored.token, name: stored.name, attached, isMerged: stored.isMerged === true };
  } catch {
    // Storage is forbidden or what it holds is broken: nobody is logged in then.
    return null;
  }
}

let current: Session | null | undefined;
const listeners = new Set<() => void>();

export const session = (): Session | null => {
  if (current === undefined) current = read();
  return current;
};

let isDropped = false;

export function keepSession(next: Session | null): void {
  current = next;
  if (next) isDropped = false;
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
  } catch {
    // It holds for this visit then.
  }
  for (const listen of listeners) listen();
}

/** Forgets a session that the server no longer knows, unless another one has begun meanwhile. */
export function dropSession(token: string): void {
  if (session()?.token !== token) return;
  isDropped = true;
  keepSession(null);
}

/** Whether it ended without being asked to. */
export const wasDropped = (): boolean => isDropped;

const subscribe = (listen: () => void): (() => void) => {
  listeners.add(listen);
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== KEY) return;
    current = undefined;
    listen();
  };
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listen);
    removeEventListener('storage', onStorage);
  };
};

export const useSession = (): Session | null => useSyncExternalStore(subscribe, session);
