// Brings a PostgreSQL database to the present schema. The version is the one row of the table schema_version.

import type pg from 'pg';
import { MIGRATIONS, type Migration, pendingMigrations } from './migrations.ts';
import { clientConfig, type Patience, SafeClient } from './postgres-connection.ts';

/** Nodes that start at the same time migrate one after the other. */
const MIGRATION_LOCK = 7_305_421;
/** How long a node waits for the migration of another one. */
const MIGRATION_MILLISECONDS = 60_000;

async function versionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ hasVersion: boolean; hasTables: boolean }>(
    `SELECT to_regclass('schema_version') IS NOT NULL AS "hasVersion", to_regclass('tables') IS NOT NULL AS "hasTables"`,
  );
  if (!rows[0]!.hasVersion) return rows[0]!.hasTables ? 1 : 0;
  const found = await client.query<{ version: number }>('SELECT version FROM schema_version');
  return found.rows[0]!.version;
}

async function storeVersion(client: pg.Client, version: number): Promise<void> {
  await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
  await client.query('DELETE FROM schema_version');
  await client.query('INSERT INTO schema_version (version) VALUES ($1)', [version]);
}

/** All pending steps or none. Rejects with NewerDatabase, without a write, if the database has a higher version. */
export async function migratePostgres(
  url: string,
  patience: Patience,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const client = new SafeClient(clientConfig(url, { ...patience, query: MIGRATION_MILLISECONDS }));
  try {
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const pending = pendingMigrations(await versionOf(client), migrations);
    for (const { postgres } of pending) if (postgres !== null) await client.query(postgres);
    if (pending.length > 0) await storeVersion(client, migrations.at(-1)!.version);
    await client.query('COMMIT');
  } finally {
    // A transaction that is still open is rolled back with its connection.
    await client.end().catch(() => {});
  }
}
