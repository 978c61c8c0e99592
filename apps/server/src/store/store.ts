// What the server keeps. The log of a game is the truth: append-only, one entry for each (table, seq). Everything in memory can be
// made anew from it.

import type { LevelName } from '@black-angel/bots';
import type { TableConfig, TableInfo } from '@black-angel/protocol';
import type { Channel } from '../notify/channel.ts';
import type { Clock } from '../tables/clock.ts';
import type { Period } from '../tables/play-time.ts';

export interface SeatRow {
  kind: 'person' | 'bot';
  level: LevelName | null;
  /** Null while nobody sits there. */
  name: string | null;
  /** SHA-256 of the seat's token: the token itself is told once and never kept. */
  tokenHash: string | null;
  account: string | null;
  /** Whether the game counts for the account's rating: as the account wanted it when it took the seat. Rows of old have none. */
  isRated?: boolean;
  entropy: string | null;
  /** A bot plays for this person. */
  isSubstituted: boolean;
  /** Trivial decisions of this person resolve themselves. */
  isAutomatic: boolean;
  /** When the clock of this person stands still in a slow game. */
  vacations?: Period[];
  /** How this person is told of a turn. */
  channels?: Channel[];
}

export interface TableRow {
  id: string;
  createdAt: number;
  status: TableInfo['status'];
  config: TableConfig;
  /** Version of the rules the game is played by, from its first move to its last. */
  rules: number;
  /** Hash of the component set the game is played with; the set itself is kept as a fact. */
  components?: string;
  /** Of the table's owner, who gives seats new tokens before the game begins. */
  ownerHash: string;
  /** The server's secret part of the seed; revealed when the game is over. */
  secret: string;
  seats: SeatRow[];
  /** When the seats were shuffled: the numbers they had before, in turn order. */
  drawn?: number[];
  result: TableInfo['result'];
  /** Whose decision it is, for lists; the log knows better. */
  decider: number | null;
  /** When that one runs out of time, for lists; null if no clock runs. */
  deadline?: number | null;
  changedAt: number;
  /** Rises by one with every change: of two nodes that change the same row, one must look again. */
  version: number;
  /** Seats that agree to end the game without a result. */
  agreed?: number[];
  /** How the clocks stood when the game began, or when a seat last changed hands; the log tells what came then. */
  clock?: Clock | null;
  /** The table where the same people play again. */
  rematch?: string | null;
  /** The turn for which the following times were set: who decides, and since when. */
  turn?: string | null;
  /** When the player who decides is told of it, unless connected then. */
  notice?: number | null;
  /** When the server has something to do at this table though nobody asks: a notice, a clock that runs out, a bot that stopped. */
  due?: number | null;
}

export interface LogEntry {
  /** 0, 1, 2, … without a gap. */
  seq: number;
  kind: 'move' | 'undo';
  seat: number;
  /** The move in the notation; for an undo the number of moves taken back. */
  move: string;
  isAutomatic: boolean;
  /** The client's id of the request, null for moves that nobody sent. */
  moveId: string | null;
  /** Hash of the state after it. */
  hash: string;
  at: number;
}

export interface ChatRow {
  n: number;
  seat: number;
  text: string;
  at: number;
  /** It was said before the game began: the seat is the one before the seats were shuffled. */
  isEarly?: true;
}

export interface TableFilter {
  status?: TableInfo['status'];
  listed?: boolean;
  /** Open tables only: those where a person sits, or those where nobody does. */
  isSeated?: boolean;
  /** Only those that have not changed since this moment. */
  changedBefore?: number;
  /** Running tables with something due at this moment, the longest due first. */
  dueAt?: number;
  limit: number;
}

/** Whether a person sits at a table. */
export const isSeated = ({ seats }: TableRow): boolean => seats.some(({ tokenHash }) => tokenHash !== null);

/** Another node was faster: it has written this entry, or this version of a row. */
export class ConflictError extends Error {}

/** The store could not do what was asked: it cannot be reached, its disk is full. The cause says more. */
export class StoreFailure extends Error {}

/** It is not known whether something was written. */
export class UnknownOutcome extends StoreFailure {}

/** What is kept cannot be read: trying again does not help. */
export class DamagedData extends Error {}

/** Every promise that resolves is durable: it survives the end of the process and of the machine's power. */
export interface Store {
  /** Rejects with a ConflictError unless the row is new or its version follows the one that is kept. */
  putTable(row: TableRow): Promise<void>;
  getTable(id: string): Promise<TableRow | null>;
  listTables(filter: TableFilter): Promise<TableRow[]>;
  /** Deletes a row that still has this version. Whether it did. */
  deleteTable(id: string, version: number): Promise<boolean>;
  /** All or nothing. Rejects with a ConflictError if an entry of that number is there already. */
  append(table: string, entries: readonly LogEntry[]): Promise<void>;
  /** Entries from a number on. */
  log(table: string, from?: number): Promise<LogEntry[]>;
  addChat(table: string, row: ChatRow): Promise<void>;
  chat(table: string, last: number): Promise<ChatRow[]>;
  /** Other small facts, by kind and key: accounts, results, subscriptions. */
  putFact(kind: string, key: string, value: unknown): Promise<void>;
  getFact(kind: string, key: string): Promise<unknown>;
  listFacts(kind: string): Promise<{ key: string; value: unknown }[]>;
  deleteFact(kind: string, key: string): Promise<void>;
  /** Puts a fact if it still is what the caller saw (null: not there). Whether it was: of several nodes one succeeds. */
  swapFact(kind: string, key: string, seen: unknown, value: unknown): Promise<boolean>;
  close(): Promise<void>;
}
