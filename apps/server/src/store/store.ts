// The contract of every store. The log of a game is the truth: append-only, one entry for each (table, seq). Everything
// in memory can be rebuilt from it.

import type { TableInfo } from '@black-angel/protocol';
import type { ChatRow, LogEntry, TableRow } from './rows.ts';

export type { Away, Channel, ChannelOf, ChatRow, Clock, LogEntry, Period, SeatRow, TableRow } from './rows.ts';

export interface TableFilter {
  status?: TableInfo['status'];
  listed?: boolean;
  /** Open tables only: with or without a person. */
  isSeated?: boolean;
  /** Tables that have not changed since this moment. */
  changedBefore?: number;
  /** The longest unchanged first, instead of the latest. Only with `isSeated`. */
  isOldestFirst?: boolean;
  /** Running tables that are due at this moment, the longest due first. */
  dueAt?: number;
  limit: number;
}

/** Whether a person sits at a table. */
export const isSeated = ({ seats }: TableRow): boolean => seats.some(({ tokenHash }) => tokenHash !== null);

/** Another node has written this entry or this version of a row. */
export class ConflictError extends Error {}

/** The store cannot be reached, or its disk is full. The cause has details. */
export class StoreFailure extends Error {}

/** It is not known whether something was written. */
export class UnknownOutcome extends StoreFailure {}

export interface Document<T> {
  key: string;
  value: T;
}

/** Every write that resolves is durable: it survives a crash of the process and a power failure. */
export interface Store {
  /** Rejects with a ConflictError unless the row is new or its version follows the stored one. */
  putTable(row: TableRow): Promise<void>;
  getTable(id: string): Promise<TableRow | null>;
  listTables(filter: TableFilter): Promise<TableRow[]>;
  /** Deletes the row if it still has this version. Whether it did. */
  deleteTable(id: string, version: number): Promise<boolean>;
  /** Atomic. Rejects with a ConflictError if an entry of that number exists. */
  append(table: string, entries: readonly LogEntry[]): Promise<void>;
  /** Entries from number `from` on. */
  log(table: string, from?: number): Promise<LogEntry[]>;
  addChat(table: string, row: ChatRow): Promise<void>;
  chat(table: string, last: number): Promise<ChatRow[]>;
  /** Documents: other data as JSON, by kind and key, as accounts, ratings and tournaments. */
  putDocument(kind: string, key: string, value: unknown): Promise<void>;
  getDocument<T>(kind: string, key: string): Promise<T | null>;
  listDocuments<T>(kind: string): Promise<Document<T>[]>;
  deleteDocument(kind: string, key: string): Promise<void>;
  /** Compare-and-swap: stores a document if the present one equals `seen` (null: none). Whether it did. */
  swapDocument(kind: string, key: string, seen: unknown, value: unknown): Promise<boolean>;
  close(): Promise<void>;
}
