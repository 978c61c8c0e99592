// A file with many stored games: a few real ones, copied under other names.

import { DatabaseSync } from 'node:sqlite';
import { migrateSqlite } from '../../apps/server/src/store/sqlite-migrate.ts';
import { logOf, type Script, scriptGames } from './games.ts';

const DIFFERENT = 20;

/** Writes `games` games of `moves` moves. Returns scripts of the first few: their tables are in the file. */
export function writeStoredGames(file: string, games: number, moves: number): Script[] {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;');
  migrateSqlite(db);
  db.exec('BEGIN');
  const made = scriptGames('stored', Math.min(DIFFERENT, games), moves);
  const putRow = db.prepare(
    'INSERT INTO tables (id, status, listed, changed_at, due, version, row) VALUES (?, ?, 0, 1, NULL, ?, ?)',
  );
  const putEntry = db.prepare('INSERT INTO log (table_id, seq, entry) VALUES (?, ?, ?)');
  for (const { script, row } of made) {
    putRow.run(row.id, row.status, row.version, JSON.stringify(row));
    for (const entry of logOf(row, script)) putEntry.run(row.id, entry.seq, JSON.stringify(entry));
  }
  const copyRow = db.prepare(
    `INSERT INTO tables SELECT ?1, status, listed, changed_at, due, version, json_set(row, '$.id', ?1)
     FROM tables WHERE id = ?2`,
  );
  const copyLog = db.prepare('INSERT INTO log SELECT ?1, seq, entry FROM log WHERE table_id = ?2');
  for (let n = made.length; n < games; n++) {
    const from = made[n % made.length]!.script.id;
    const id = `stored-${String(n).padStart(6, '0')}`;
    copyRow.run(id, from);
    copyLog.run(id, from);
  }
  db.exec('COMMIT');
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  return made.map(({ script }) => script);
}
