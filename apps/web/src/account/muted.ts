// Muted names: their chat is hidden at every table. Stored in this browser and, with a session, in the account.

import { useSyncExternalStore } from 'react';
import { keptValue } from '../browser/kept-value.ts';
import { changeAccount } from '../net/account-api.ts';
import { keepSession, session } from '../net/session.ts';

/** The server stores no more. */
const MOST_MUTED = 200;

const kept = keptValue<readonly string[]>('black-angel-muted', (stored) =>
  Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [],
);

export const mutedNames = kept.get;

const keep = (names: readonly string[]): void => kept.set(names.slice(-MOST_MUTED));

/** Also changes the account. If that fails, the change holds in this browser. */
export function setMuted(name: string, isMuted: boolean): void {
  const others = kept.read().filter((one) => one !== name);
  keep(isMuted ? [...others, name] : others);
  if (session()) void changeAccount({ muted: [...mutedNames()] }).catch(() => {});
}

/** Takes over the muted names of the account. The first time, those of this browser are added to them. */
export function mergeMuted(ofAccount: readonly string[]): void {
  const mine = session();
  if (!mine) return;
  const all = mine.isMerged ? ofAccount : [...new Set([...ofAccount, ...mutedNames()])];
  keep(all);
  keepSession({ ...mine, isMerged: true });
  if (all.length > ofAccount.length) void changeAccount({ muted: [...mutedNames()] }).catch(() => {});
}

export const useMuted = (): readonly string[] => useSyncExternalStore(kept.subscribe, kept.get);
