// The schema of the database as numbered steps. A database stores the version it has; at start the missing steps run
// in one transaction. A released step never changes: a change of the schema is a new step at the end of the list.

import { SEATED_MARK } from './read-json.ts';

export interface Migration {
  version: number;
  /** Null where this kind of database needs nothing. */
  sqlite: string | null;
  postgres: string | null;
}

export const SQLITE_IS_SEATED = `(instr(row, '${SEATED_MARK}') > 0)`;
export const POSTGRES_IS_SEATED = `(strpos("row", '${SEATED_MARK}') > 0)`;

export const MIGRATIONS: readonly Migration[] = [
  // Databases from before versions were stored have this schema.
  {
    version: 1,
    sqlite: `
      CREATE TABLE tables (
        id TEXT PRIMARY KEY, status TEXT NOT NULL, listed INTEGER NOT NULL, changed_at INTEGER NOT NULL, row TEXT NOT NULL
      ) STRICT;
      CREATE INDEX tables_by_status ON tables (status, listed, changed_at DESC);
      CREATE INDEX tables_by_due ON tables (json_extract(row, '$.due')) WHERE status = 'running';
      CREATE INDEX tables_by_seated ON tables (${SQLITE_IS_SEATED}, changed_at DESC) WHERE status = 'open';
      CREATE TABLE log (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (table_id, seq)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE chat (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (table_id, n)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE facts (
        kind TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (kind, key)
      ) STRICT, WITHOUT ROWID;`,
    postgres: `
      CREATE TABLE tables (
        id text PRIMARY KEY, status text NOT NULL, listed boolean NOT NULL, changed_at bigint NOT NULL, due bigint,
        version integer NOT NULL, row text NOT NULL
      );
      CREATE INDEX tables_by_status ON tables (status, listed, changed_at DESC);
      CREATE INDEX tables_by_due ON tables (due) WHERE status = 'running';
      CREATE INDEX tables_by_seated ON tables (${POSTGRES_IS_SEATED}, changed_at DESC) WHERE status = 'open';
      CREATE TABLE log (
        table_id text NOT NULL, seq integer NOT NULL, entry text NOT NULL, PRIMARY KEY (table_id, seq)
      );
      CREATE TABLE chat (
        table_id text NOT NULL, n integer NOT NULL, line text NOT NULL, PRIMARY KEY (table_id, n)
      );
      CREATE TABLE facts (
        kind text NOT NULL, key text NOT NULL, value text NOT NULL, PRIMARY KEY (kind, key)
      );`,
  },
  // SQLite stores `due` and `version` in columns, as PostgreSQL does: a row with damaged JSON no longer makes a query
  // or an index fail. `version` has no default, so a server from before this step cannot write to the database.
  {
    version: 2,
    sqlite: `
      CREATE TABLE tables_2 (
        id TEXT PRIMARY KEY, status TEXT NOT NULL, listed INTEGER NOT NULL, changed_at INTEGER NOT NULL, due INTEGER,
        version INTEGER NOT NULL, row TEXT NOT NULL
      ) STRICT;
      INSERT INTO tables_2 SELECT id, status, listed, changed_at,
        CASE WHEN json_valid(row) THEN CAST(json_extract(row, '$.due') AS INTEGER) END,
        CASE WHEN json_valid(row) THEN COALESCE(json_extract(row, '$.version'), -1) ELSE -1 END,
        row FROM tables;
      DROP TABLE tables;
      ALTER TABLE tables_2 RENAME TO tables;
      CREATE INDEX tables_by_status ON tables (status, listed, changed_at DESC);
      CREATE INDEX tables_by_due ON tables (due) WHERE status = 'running';
      CREATE INDEX tables_by_seated ON tables (${SQLITE_IS_SEATED}, changed_at DESC) WHERE status = 'open';`,
    postgres: null,
  },
];

/** The database was written by a newer server. It is left as it is. */
export class NewerDatabase extends Error {}

/** The steps from a version to the last one. Throws NewerDatabase if the version is higher than that. */
export function pendingMigrations(version: number, migrations: readonly Migration[]): Migration[] {
  const last = migrations.at(-1)!.version;
  if (version > last)
    throw new NewerDatabase(
      `The database has schema version ${version}, but this server knows versions up to ${last}: start a newer server.`,
    );
  return migrations.filter((step) => step.version > version);
}
