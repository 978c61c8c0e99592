// The tables that this browser knows, with the tokens of its seats. A token leaves the browser only in the header of a
// request or in the first message of a socket, never in an address.

import type { TableInfo } from '@black-angel/protocol';
import { useSyncExternalStore } from 'react';
import { keptValue } from '../browser/kept-value.ts';

export interface SeatKey {
  table: string;
  /** Opens the seat; null for a table that is only watched. */
  token: string | null;
  /** The owner's token: it removes players before the game begins. */
  owner: string | null;
  /** The player's name there; empty until it is known. */
  name: string;
  /** The randomness this browser added to the dice; null when the seat came by a link. */
  entropy: string | null;
  /** The commitment of the server's dice as this browser first saw it. */
  commitment: string | null;
  /** The version of the formulas of the dice that came with it; null: 1. */
  derivation: number | null;
  /** The digest of the randomness of those who had joined, as told before this browser sent its own. */
  joined: string | null;
  /** Names whose chat is not shown. */
  muted: readonly string[];
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** The server accepts no more in one request. Older ones are dropped. */
export const MOST_KEYS = 200;

/** What a table has fixed of its dice. */
export type Promised = Pick<TableInfo, 'id' | 'commitment' | 'derivation'>;

type Keys = Readonly<Record<string, SeatKey>>;
type Loose = { [K in keyof SeatKey]?: unknown };

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function parseKey(table: string, data: unknown): SeatKey | null {
  if (data === null || typeof data !== 'object') return null;
  const given = data as Loose;
  return {
    table,
    token: textOrNull(given.token),
    owner: textOrNull(given.owner),
    name: textOrNull(given.name) ?? '',
    entropy: textOrNull(given.entropy),
    commitment: textOrNull(given.commitment),
    derivation: typeof given.derivation === 'number' ? given.derivation : null,
    joined: textOrNull(given.joined),
    muted: Array.isArray(given.muted) ? given.muted.filter((name) => typeof name === 'string') : [],
    changedAt: typeof given.changedAt === 'number' ? given.changedAt : 0,
  };
}

const kept = keptValue<Keys>('black-angel-seats', (stored) => {
  const found = Object.entries(stored ?? {}).flatMap(([table, data]) => parseKey(table, data) ?? []);
  return Object.fromEntries(found.map((key) => [key.table, key]));
});

export const seatKey = (table: string): SeatKey | null => kept.get()[table] ?? null;

/** The latest first. */
export const allSeatKeys = (): SeatKey[] => Object.values(kept.get()).sort((a, b) => b.changedAt - a.changedAt);

const EMPTY = {
  ...{ token: null, owner: null, name: '', entropy: null },
  ...{ commitment: null, derivation: null, joined: null, muted: [] },
} as const;

export function keepSeat(
  table: string,
  change: Partial<Omit<SeatKey, 'table' | 'changedAt'>>,
  now = Date.now(),
): SeatKey {
  const known = kept.read();
  const key: SeatKey = { ...EMPTY, ...(known[table] ?? kept.get()[table]), ...change, table, changedAt: now };
  const latest = Object.values({ ...known, [table]: key }).sort((a, b) => b.changedAt - a.changedAt);
  kept.set(Object.fromEntries(latest.slice(0, MOST_KEYS).map((one) => [one.table, one])));
  return key;
}

/** Stores only the first commitment, and the formulas that came with it: later ones prove nothing. */
export function keepCommitment({ id, commitment, derivation = 1 }: Promised): void {
  if (seatKey(id)?.commitment == null) keepSeat(id, { commitment, derivation });
}

export function forgetSeat(table: string): void {
  const { [table]: _gone, ...others } = kept.read();
  kept.set(others);
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
export const isToken = (text: string | null): text is string => text !== null && TOKEN.test(text);

export const useSeatKey = (table: string): SeatKey | null => useSyncExternalStore(kept.subscribe, () => seatKey(table));
