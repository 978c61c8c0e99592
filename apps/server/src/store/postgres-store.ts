// The store of several nodes: PostgreSQL. The log is append-only, its primary key keeps two nodes from writing the same entry.
// What is asked in the same moment is written in one transaction (group commit), which also tells the other nodes.

import { randomUUID } from 'node:crypto';
import { Connections, clientConfig, PATIENCE, type Patience, SafeClient } from './postgres-connection.ts';
import { Writer } from './postgres-writer.ts';
import { readJson, readRows, SEATED_MARK } from './read-json.ts';
import type { ChatRow, LogEntry, Store, TableFilter, TableRow } from './store.ts';

const IS_SEATED = `(strpos("row", '${SEATED_MARK}') > 0)`;
const SCHEMA = `
CREATE TABLE IF NOT EXISTS tables (
  id text PRIMARY KEY, status text NOT NULL, listed boolean NOT NULL, changed_at bigint NOT NULL, due bigint,
  version integer NOT NULL, row text NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status, listed, changed_at DESC);
CREATE INDEX IF NOT EXISTS tables_by_due ON tables (due) WHERE status = 'running';
CREATE INDEX IF NOT EXISTS tables_by_seated ON tables (${IS_SEATED}, changed_at DESC) WHERE status = 'open';
CREATE TABLE IF NOT EXISTS log (
  table_id text NOT NULL, seq integer NOT NULL, entry text NOT NULL, PRIMARY KEY (table_id, seq)
);
CREATE TABLE IF NOT EXISTS chat (
  table_id text NOT NULL, n integer NOT NULL, line text NOT NULL, PRIMARY KEY (table_id, n)
);
CREATE TABLE IF NOT EXISTS facts (
  kind text NOT NULL, key text NOT NULL, value text NOT NULL, PRIMARY KEY (kind, key)
);
`;
/** Two nodes that start at once must not make the tables at once. */
const SCHEMA_LOCK = 7_305_421;
const MOST_CONNECTIONS = 8;
const ALWAYS = Number.MAX_SAFE_INTEGER;
/** To wait for another node that makes the tables. */
const SCHEMA_MILLISECONDS = 60_000;

export interface PostgresStore extends Store {
  /** By which nodes know their own news. */
  readonly node: string;
  readonly url: string;
  readonly patience: Patience;
}

export async function openPostgresStore(url: string, patience = PATIENCE): Promise<PostgresStore> {
  await makeSchema(url, patience);
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
    listTables: async ({ status, listed, isSeated, changedBefore = ALWAYS, dueAt, limit }: TableFilter) => {
      const found =
        dueAt === undefined
          ? await rows(
              `SELECT row FROM tables
               WHERE ${isSeated === undefined ? '($4::text IS NULL OR status = $4)' : `status = 'open' AND ${IS_SEATED} = $4`}
                 AND ($1::boolean IS NULL OR listed = $1) AND changed_at < $2 ORDER BY changed_at DESC LIMIT $3`,
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
    putFact: (kind, key, value) =>
      write(
        null,
        `INSERT INTO facts (kind, key, value) VALUES ($1, $2, $3) ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value`,
        [kind, key, JSON.stringify(value)],
      ),
    getFact: async (kind, key) => {
      const [found] = await rows('SELECT value FROM facts WHERE kind = $1 AND key = $2', [kind, key]);
      return found ? readJson<unknown>(found['value']) : null;
    },
    listFacts: async (kind) =>
      (await rows('SELECT key, value FROM facts WHERE kind = $1 ORDER BY key', [kind])).map(({ key, value }) => ({
        key: key as string,
        value: readJson<unknown>(value),
      })),
    deleteFact: (kind, key) => write(null, 'DELETE FROM facts WHERE kind = $1 AND key = $2', [kind, key]),
    swapFact: (kind, key, seen, value) => {
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

async function makeSchema(url: string, patience: Patience): Promise<void> {
  const client = new SafeClient(clientConfig(url, { ...patience, query: SCHEMA_MILLISECONDS }));
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1)', [SCHEMA_LOCK]);
    await client.query(SCHEMA);
    await client.query('SELECT pg_advisory_unlock($1)', [SCHEMA_LOCK]);
  } finally {
    await client.end().catch(() => {});
  }
}
