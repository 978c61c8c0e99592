// What tables need of the server.

import { randomBytes } from 'node:crypto';
import type { SetInfo } from '@black-angel/protocol';
import type { Bots } from '../../bots/bots.ts';
import { RequestProblem } from '../../http/problem.ts';
import type { FanOut } from '../../store/fan-out.ts';
import type { Store, TableRow } from '../../store/store.ts';

interface Machine {
  store: Store;
  bots: Bots;
  now(): number;
  /** A monotonic clock in milliseconds. */
  monotonic(): number;
  /** Draws the secret of a table's dice. */
  newSecret(): string;
  /** Reports a failure that is not a client's fault. */
  report(problem: string, error: unknown): void;
  /** Null if this node is the only one. */
  fanOut: FanOut | null;
}

interface People {
  /** The account of a session's token, null if there is none. */
  accountOf(token: string): Promise<string | null>;
  /** Whether a session is valid, by the hash of its token. */
  isSession(hash: string): Promise<boolean>;
  /** Whether the operator has muted an account. */
  isMuted(account: string): Promise<boolean>;
}

interface Rules {
  /** A component set that a table chooses. Rejects for an unknown one. */
  setInfo(hash: string): Promise<SetInfo>;
  /** Counts the open tables of each owner. Rejects for one too many. */
  openTables: { count(owners: readonly string[], id: string): Promise<void>; forget(row: TableRow): Promise<void> };
  /** Milliseconds that a table waits for players; null: without limit. */
  waitingFor: number | null;
  /** The data is a copy: no bot moves. */
  isDrill: boolean;
}

interface Listeners {
  /** A player who is not connected is to be notified of the turn. */
  onTurn(row: TableRow, seat: number): void;
  /** A game is over. Idempotent: it may be called again for the same game after a restart. */
  onGameOver(row: TableRow): Promise<void>;
}

export type RoomServices = Machine & People & Rules & Listeners;

/** Those of a server by itself: without accounts, sets, other nodes and limits, unless they are given. */
export const roomServices = (
  given: Pick<Machine, 'store' | 'bots' | 'now' | 'report'> & Partial<RoomServices>,
): RoomServices => ({
  monotonic: () => performance.now(),
  newSecret: () => randomBytes(32).toString('hex'),
  fanOut: null,
  accountOf: async () => null,
  isSession: async () => true,
  isMuted: async () => false,
  setInfo: async () => {
    throw new RequestProblem(400, 'unknownSet', 'This server stores no component sets.');
  },
  openTables: { count: async () => {}, forget: async () => {} },
  waitingFor: null,
  isDrill: false,
  onTurn: () => {},
  onGameOver: async () => {},
  ...given,
});
