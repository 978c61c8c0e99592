// Names whose chat is not shown, at whatever table. Kept in this browser, and with the account of whoever is logged in.

import { useSyncExternalStore } from 'react';
import { changeAccount } from '../account/account-api.ts';
import { keepSession, session } from '../account/session.ts';

const KEY = 'black-angel-muted';
/** The server keeps so many. */
export const MOST_MUTED = 200;

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    // Storage is forbidden or what it holds is broken: everybody is heard.
    return [];
  }
}

let current: readonly string[] | null = null;
const listeners = new Set<() => void>();

export const mutedNames = (): readonly string[] => {
  current ??= read();
  return current;
};

function keep(names: readonly string[]): void {
  current = names.slice(-MOST_MUTED);
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // They hold for this visit then.
  }
  for (const listen of listeners) listen();
}

/** The account is told; if that fails, this browser remembers all the same. */
export function setMuted(name: string, isMuted: boolean): void {
  const others = read().filter((one) => one !== name);
  keep(isMuted ? [...others, name] : others);
  if (session()) void changeAccount({ muted: [...mutedNames()] }).catch(() => {});
}

/** The names of the account hold here too. At first those of this browser are added to them. */
export function mergeMuted(ofAccount: readonly string[]): void {
  const mine = session();
  if (!mine) return;
  const all = mine.isMerged ? ofAccount : [...new Set([...ofAccount, ...mutedNames()])];
  keep(all);
  keepSession({ ...mine, isMerged: true });
  if (all.length > ofAccount.length) void changeAccount({ muted: [...mutedNames()] }).catch(() => {});
}

const subscribe = (listen: () => void): (() => void) => {
  listeners.add(listen);
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== KEY) return;
    current = null;
    listen();
  };
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listen);
    removeEventListener('storage', onStorage);
  };
};

export const useMuted = (): readonly string[] => useSyncExternalStore(subscribe, mutedNames);
