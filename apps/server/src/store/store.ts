// What every store promises. The log of a game is the truth: append-only, one entry for each (table, seq). Everything in memory can
// be rebuilt from it.

import type { TableInfo } from '@black-angel/protocol';
import type { ChatRow, LogEntry, TableRow } from './rows.ts';

export type { Away, Channel, ChannelOf, ChatRow, Clock, LogEntry, Period, SeatRow, TableRow } from './rows.ts';

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
