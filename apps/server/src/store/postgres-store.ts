// The store for several nodes: PostgreSQL. The primary key of the log keeps two nodes from writing the same entry.
// Concurrent writes share a transaction (group commit), which also notifies the other nodes.

import { randomUUID } from 'node:crypto';
import { POSTGRES_IS_SEATED } from './migrations.ts';
import { Connections, PATIENCE, type Patience } from './postgres-connection.ts';
import { migratePostgres } from './postgres-migrate.ts';
import { Writer } from './postgres-writer.ts';
import { readJson, readRows } from './read-json.ts';
import type { ChatRow, LogEntry, Store, TableFilter, TableRow } from './store.ts';

const MOST_CONNECTIONS = 8;
const ALWAYS = Number.MAX_SAFE_INTEGER;

export interface PostgresStore extends Store {
  /** The name of this node in its notifications. */
  readonly node: string;
  readonly url: string;
  readonly patience: Patience;
}

export async function openPostgresStore(url: string, patience = PATIENCE): Promise<PostgresStore> {
  await migratePostgres(url, patience);
  const connections = new Connections(url, MOST_CONNECTIONS, patience);
  const node = randomUUID();
  const writer = new Writer(connections, node);
  const rows = connections.read.bind(connections);
  const write = (table: string | null, text: string, values: unknown[]): Promise<void> =>
    writer.write({ kind: 'other', table, text, values });

  return {
    node,
    url,
    patience,
    putTable: (row) => writer.write({ kind: 'row', table: row.id, row }),
    getTable: async (id) => {
      const [found] = await rows('SELECT row FROM tables WHERE id = $1', [id]);
      return found ? readJson<TableRow>(found['row']) : null;
    },
    listTables: async ({
      status,
      listed,
      isSeated,
      changedBefore = ALWAYS,
      isOldestFirst,
      dueAt,
      limit,
    }: TableFilter) => {
      const found =
        dueAt === undefined
          ? await rows(
              `SELECT row FROM tables
               WHERE ${isSeated === undefined ? '($4::text IS NULL OR status = $4)' : `status = 'open' AND ${POSTGRES_IS_SEATED} = $4`}
                 AND ($1::boolean IS NULL OR listed = $1) AND changed_at < $2 ORDER BY changed_at ${isOldestFirst ? 'ASC' : 'DESC'} LIMIT $3`,
              [listed ?? null, changedBefore, limit, isSeated ?? status ?? null],
            )
          : await rows(`SELECT row FROM tables WHERE status = 'running' AND due <= $1 ORDER BY due LIMIT $2`, [
              dueAt,
              limit,
            ]);
      return readRows(found.map(({ row }) => row));
    },
    deleteTable: (id, version) =>
      connections.transaction(async (client) => {
        const { rowCount } = await client.query('DELETE FROM tables WHERE id = $1 AND version = $2', [id, version]);
        return rowCount === 1;
      }),
    append: (table, entries) => writer.write({ kind: 'append', table, entries }),
    log: async (table, from = 0) =>
      (await rows('SELECT entry FROM log WHERE table_id = $1 AND seq >= $2 ORDER BY seq', [table, from])).map(
        ({ entry }) => readJson<LogEntry>(entry),
      ),
    addChat: (table, row: ChatRow) =>
      write(table, 'INSERT INTO chat (table_id, n, line) VALUES ($1, $2, $3)', [table, row.n, JSON.stringify(row)]),
    chat: async (table, last) =>
      (await rows('SELECT line FROM chat WHERE table_id = $1 ORDER BY n DESC LIMIT $2', [table, last]))
        .map(({ line }) => readJson<ChatRow>(line))
        .reverse(),
    putDocument: (kind, key, value) =>
      write(
        null,
        `INSERT INTO facts (kind, key, value) VALUES ($1, $2, $3) ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value`,
        [kind, key, JSON.stringify(value)],
      ),
    getDocument: async <T>(kind: string, key: string) => {
      const [found] = await rows('SELECT value FROM facts WHERE kind = $1 AND key = $2', [kind, key]);
      return found ? readJson<T>(found['value']) : null;
    },
    listDocuments: async <T>(kind: string) =>
      (await rows('SELECT key, value FROM facts WHERE kind = $1 ORDER BY key', [kind])).map(({ key, value }) => ({
        key: key as string,
        value: readJson<T>(value),
      })),
    deleteDocument: (kind, key) => write(null, 'DELETE FROM facts WHERE kind = $1 AND key = $2', [kind, key]),
    swapDocument: (kind, key, seen, value) => {
      const text = JSON.stringify(value);
      return connections.transaction(async (client) => {
        const { rowCount } =
          seen === null
            ? await client.query('INSERT INTO facts (kind, key, value) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
                kind,
                key,
                text,
              ])
            : await client.query('UPDATE facts SET value = $1 WHERE kind = $2 AND key = $3 AND value = $4', [
                text,
                kind,
                key,
                JSON.stringify(seen),
              ]);
        return rowCount === 1;
      });
    },
    close: async () => {
      await writer.idle();
      await connections.pool.end();
    },
  };
}
