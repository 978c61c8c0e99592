// The statements of the SQLite store.

import type { DatabaseSync } from 'node:sqlite';
import { SQLITE_IS_SEATED } from './migrations.ts';
import { readJson, readRows } from './read-json.ts';
import { type ChatRow, ConflictError, type LogEntry, type Store, type TableFilter, type TableRow } from './store.ts';

export type OperationName = Exclude<keyof Store, 'close'>;
/**
 * What the thread of the store is sent. The frequent writes travel as text: it is cheaper to pass between threads, and
 * it is stored as text.
 */
interface SentAsText {
  /** The entries one after the other, each after its number. */
  append: [table: string, ...entries: (number | string)[]];
  putTable: [columns: TableColumns, row: string];
}
export type OperationArgs<Name extends OperationName> = Name extends keyof SentAsText
  ? SentAsText[Name]
  : Parameters<Store[Name]>;
type Operations = { [Name in OperationName]: (...args: OperationArgs<Name>) => Awaited<ReturnType<Store[Name]>> };

export interface TableColumns {
  id: string;
  status: string;
  listed: number;
  changedAt: number;
  due: number | null;
  version: number;
}
export const columnsOf = ({ id, status, config, changedAt, due = null, version }: TableRow): TableColumns => ({
  id,
  status,
  listed: Number(config.listed),
  changedAt,
  due,
  version,
});

const ALWAYS = Number.MAX_SAFE_INTEGER;

export function prepareOperations(db: DatabaseSync): Operations {
  const putTable = db.prepare(
    `INSERT INTO tables (id, status, listed, changed_at, due, version, row) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET status = excluded.status, listed = excluded.listed, changed_at = excluded.changed_at,
       due = excluded.due, version = excluded.version, row = excluded.row
     WHERE tables.version = excluded.version - 1`,
  );
  const getTable = db.prepare('SELECT row FROM tables WHERE id = ?');
  const listTables = db.prepare(
    `SELECT row FROM tables WHERE (?1 IS NULL OR status = ?1) AND (?2 IS NULL OR listed = ?2) AND changed_at < ?3
     ORDER BY changed_at DESC LIMIT ?4`,
  );
  const openTables = (order: 'DESC' | 'ASC') =>
    db.prepare(
      `SELECT row FROM tables WHERE status = 'open' AND ${SQLITE_IS_SEATED} = ?1 AND (?2 IS NULL OR listed = ?2) AND changed_at < ?3
       ORDER BY changed_at ${order} LIMIT ?4`,
    );
  const [listOpen, listOldest] = [openTables('DESC'), openTables('ASC')];
  const deleteTable = db.prepare('DELETE FROM tables WHERE id = ? AND version = ?');
  const listDue = db.prepare(`SELECT row FROM tables WHERE status = 'running' AND due <= ? ORDER BY due LIMIT ?`);
  const append = db.prepare('INSERT INTO log (table_id, seq, entry) VALUES (?, ?, ?)');
  const log = db.prepare('SELECT entry FROM log WHERE table_id = ? AND seq >= ? ORDER BY seq');
  const addChat = db.prepare('INSERT INTO chat (table_id, n, line) VALUES (?, ?, ?)');
  const chat = db.prepare('SELECT line FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?');
  const putDocument = db.prepare('INSERT OR REPLACE INTO facts (kind, key, value) VALUES (?, ?, ?)');
  const getDocument = db.prepare('SELECT value FROM facts WHERE kind = ? AND key = ?');
  const listDocuments = db.prepare('SELECT key, value FROM facts WHERE kind = ? ORDER BY key');
  const deleteDocument = db.prepare('DELETE FROM facts WHERE kind = ? AND key = ?');
  const newDocument = db.prepare('INSERT OR IGNORE INTO facts (kind, key, value) VALUES (?, ?, ?)');
  const swapDocument = db.prepare('UPDATE facts SET value = ? WHERE kind = ? AND key = ? AND value = ?');
  return {
    putTable: ({ id, status, listed, changedAt, due, version }, row) => {
      const { changes } = putTable.run(id, status, listed, changedAt, due, version, row);
      if (changes === 0) throw new ConflictError(id);
    },
    getTable: (id) => {
      const found = getTable.get(id);
      return found ? readJson<TableRow>(found['row']) : null;
    },
    listTables: ({ status, listed, isSeated, changedBefore = ALWAYS, isOldestFirst, dueAt, limit }: TableFilter) => {
      const isListed = listed === undefined ? null : Number(listed);
      const rows =
        dueAt !== undefined
          ? listDue.all(dueAt, limit)
          : isSeated === undefined
            ? listTables.all(status ?? null, isListed, changedBefore, limit)
            : (isOldestFirst ? listOldest : listOpen).all(Number(isSeated), isListed, changedBefore, limit);
      return readRows(rows.map(({ row }) => row));
    },
    deleteTable: (id, version) => deleteTable.run(id, version).changes === 1,
    append: (table, ...entries) => {
      for (let i = 0; i < entries.length; i += 2) append.run(table, entries[i]!, entries[i + 1]!);
    },
    log: (table, from = 0) => log.all(table, from).map(({ entry }) => readJson<LogEntry>(entry)),
    addChat: (table, row) => void addChat.run(table, row.n, JSON.stringify(row)),
    chat: (table, last) =>
      chat
        .all(table, last)
        .map(({ line }) => readJson<ChatRow>(line))
        .reverse(),
    putDocument: (kind, key, value) => void putDocument.run(kind, key, JSON.stringify(value)),
    getDocument: (kind, key) => {
      const found = getDocument.get(kind, key);
      return found ? readJson<unknown>(found['value']) : null;
    },
    listDocuments: (kind) =>
      listDocuments.all(kind).map(({ key, value }) => ({ key: key as string, value: readJson<unknown>(value) })),
    deleteDocument: (kind, key) => void deleteDocument.run(kind, key),
    swapDocument: (kind, key, seen, value) => {
      const text = JSON.stringify(value);
      const { changes } =
        seen === null ? newDocument.run(kind, key, text) : swapDocument.run(text, kind, key, JSON.stringify(seen));
      return changes === 1;
    },
  };
}
