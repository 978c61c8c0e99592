// What a table needs of the server.

import type { RatedMode } from '@black-angel/protocol';
import type { Owners } from '../../accounts/owners.ts';
import type { Bots } from '../../bots/bots.ts';
import type { Sets } from '../../sets/sets.ts';
import type { FanOut } from '../../store/fan-out.ts';
import type { Store, TableRow } from '../../store/store.ts';

/** The rating of an account as the page shows it; null if the account is not ranked. */
export type ShownRating = (account: string, mode: RatedMode) => Promise<number | null>;

export interface RoomSettings {
  store: Store;
  bots: Bots;
  now(): number;
  /** A monotonic clock in milliseconds, by default that of the process; tests set it. */
  monotonic?(): number;
  /** Draws the secret of a table's dice; tests seed it. */
  newSecret?(): string;
  /** Reports a failure that is not a client's fault. */
  report(problem: string, error: unknown): void;
  /** Set if several nodes share the store. */
  fanOut?: FanOut | null;
  /** The account of a session's token, null if there is none. */
  accountOf?(token: string): Promise<string | null>;
  /** Whether a session is valid, by the hash of its token. */
  isSession?(hash: string): Promise<boolean>;
  /** Whether the operator has muted an account. */
  isMuted?(account: string): Promise<boolean>;
  /** Notifies a player who is not connected that it is their turn. */
  tellTurn?(row: TableRow, seat: number): void;
  /** Component sets that tables choose. */
  sets?: Pick<Sets, 'info'>;
  /** Milliseconds that a table waits for players; null: without limit. */
  waitingFor?: number | null;
  /** Limits the open tables of each owner. */
  owners?: Pick<Owners, 'count' | 'forget'>;
  /** The data is a copy: no bot moves. */
  isDrill?: boolean;
  /** A game is over. Idempotent: it may be called again for the same game after a restart. */
  ended?(row: TableRow): Promise<void>;
}

export const monotonic = (): number => performance.now();

/** Until when an open table waits for players, from now on. Empty if it waits without limit. */
export const expiry = ({ waitingFor = null }: RoomSettings, now: number): Pick<TableRow, 'expiresAt'> =>
  waitingFor === null ? {} : { expiresAt: now + waitingFor };
