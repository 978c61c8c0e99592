// Brings an SQLite file to the present schema. The version is stored in the file's header (PRAGMA user_version).

import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS, type Migration, pendingMigrations } from './migrations.ts';

function versionOf(db: DatabaseSync): number {
  const version = db.prepare('PRAGMA user_version').get()!['user_version'] as number;
  if (version > 0) return version;
  return db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'tables'").get() ? 1 : 0;
}

/** All pending steps or none. Throws NewerDatabase, without a write, if the file has a higher version. */
export function migrateSqlite(db: DatabaseSync, migrations: readonly Migration[] = MIGRATIONS): void {
  if (pendingMigrations(versionOf(db), migrations).length === 0) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    // Read again under the lock: another process may have migrated the file in between.
    for (const { sqlite } of pendingMigrations(versionOf(db), migrations)) if (sqlite !== null) db.exec(sqlite);
    db.exec(`PRAGMA user_version = ${migrations.at(-1)!.version}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

export function migrateSqliteFile(file: string): void {
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA busy_timeout = 5000');
    migrateSqlite(db);
  } finally {
    db.close();
  }
}
