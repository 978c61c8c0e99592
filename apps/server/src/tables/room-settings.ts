// What a table needs of the server.

import type { Bots } from '../bots.ts';
import type { FanOut } from '../store/fan-out.ts';
import type { Store, TableRow } from '../store/store.ts';

export interface RoomSettings {
  store: Store;
  bots: Bots;
  now(): number;
  /** Something went wrong that no client can be blamed for. */
  report(problem: string, error: unknown): void;
  /** Where several nodes share the store. */
  fanOut?: FanOut | null;
  /** The account of a session's token, null if it opens none. */
  accountOf?(token: string): Promise<string | null>;
  /** Whether a session still holds, by the hash of its token. */
  isSession?(hash: string): Promise<boolean>;
  /** A player who is not here is to be told of the turn. */
  tellTurn?(row: TableRow, seat: number): void;
  /** A game is over. It may be called again for the same game, if the server was stopped in between. */
  ended?(row: TableRow): Promise<void>;
}
