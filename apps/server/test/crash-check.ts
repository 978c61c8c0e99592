// Looks for what a crash run has acknowledged in the store itself: SQLite and PostgreSQL are read without the stores of
// the server. Each game is replayed from its log.

import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { LogEntry, TableRow } from '../src/store/store.ts';
import { matchOfRow } from '../src/tables/game/load-game.ts';

export interface Acknowledged {
  table: string;
  /** The ids of acknowledged moves. */
  acknowledged: readonly string[];
}

/**
 * The log must replay to its hash, without a gap, and have every acknowledged move once. Returns the number of checked
 * moves.
 */
export function checkTable(row: TableRow, log: readonly LogEntry[], players: readonly Acknowledged[]): number {
  const { id: table } = row;
  if (log.some(({ seq }, i) => seq !== i)) throw new Error(`table ${table}: its log has a gap`);
  matchOfRow(row, log);
  const ids = log.flatMap(({ moveId }) => moveId ?? []);
  if (new Set(ids).size !== ids.length) throw new Error(`table ${table}: a move is kept twice`);
  const kept = new Set(ids);
  const acknowledged = players.filter((player) => player.table === table).flatMap((player) => player.acknowledged);
  for (const id of acknowledged)
    if (!kept.has(id)) throw new Error(`table ${table}: the acknowledged move ${id} is lost`);
  return acknowledged.length;
}

interface StoredGame {
  row: TableRow;
  log: LogEntry[];
}

type ReadGame = (table: string) => Promise<StoredGame>;

const parseGame = (row: unknown, entries: readonly unknown[]): StoredGame => ({
  row: JSON.parse(row as string) as TableRow,
  log: entries.map((entry) => JSON.parse(entry as string) as LogEntry),
});

function openFile(file: string): { read: ReadGame; close(): Promise<void> } {
  const db = new DatabaseSync(file, { readOnly: true });
  const [found] = db.prepare('PRAGMA quick_check').all();
  if (found?.['quick_check'] !== 'ok') throw new Error(`the file is damaged: ${JSON.stringify(found)}`);
  const rowOf = db.prepare('SELECT row FROM tables WHERE id = ?');
  const logOf = db.prepare('SELECT entry FROM log WHERE table_id = ? ORDER BY seq');
  return {
    read: async (table) =>
      parseGame(
        rowOf.get(table)?.['row'],
        logOf.all(table).map(({ entry }) => entry),
      ),
    close: async () => db.close(),
  };
}

async function openDatabase(url: string): Promise<{ read: ReadGame; close(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    read: async (table) => {
      const { rows } = await client.query('SELECT row FROM tables WHERE id = $1', [table]);
      const log = await client.query('SELECT entry FROM log WHERE table_id = $1 ORDER BY seq', [table]);
      return parseGame(
        rows[0]?.row,
        log.rows.map(({ entry }) => entry),
      );
    },
    close: () => client.end(),
  };
}

/** One acknowledged move: a line of the journal that the players write. */
export interface JournalLine {
  table: string;
  id: string;
}

function readJournal(file: string): Acknowledged[] {
  const byTable = new Map<string, string[]>();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { table, id } = JSON.parse(line) as JournalLine;
    byTable.set(table, [...(byTable.get(table) ?? []), id]);
  }
  return [...byTable].map(([table, acknowledged]) => ({ table, acknowledged }));
}

/** Looks for every move of a journal. `where` is a file of SQLite or an address of PostgreSQL. */
export async function checkStore(where: string, journal: string): Promise<{ games: number; moves: number }> {
  const { read, close } = where.startsWith('postgres:') ? await openDatabase(where) : openFile(where);
  try {
    const acknowledged = readJournal(journal);
    let moves = 0;
    for (const one of acknowledged) {
      const { row, log } = await read(one.table);
      moves += checkTable(row, log, [one]);
    }
    return { games: acknowledged.length, moves };
  } finally {
    await close();
  }
}
