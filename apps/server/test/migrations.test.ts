// Databases of earlier schema versions open with every row and every game; newer ones are refused.

import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Accounts } from '../src/accounts/accounts.ts';
import { MIGRATIONS, type Migration, NewerDatabase } from '../src/store/migrations.ts';
import { PATIENCE } from '../src/store/postgres-connection.ts';
import { migratePostgres } from '../src/store/postgres-migrate.ts';
import { openPostgresStore } from '../src/store/postgres-store.ts';
import { migrateSqlite } from '../src/store/sqlite-migrate.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store, TableRow } from '../src/store/store.ts';
import { matchOfRow, pinnedOf } from '../src/tables/game/load-game.ts';
import { hashOf } from '../src/tables/game/state-hash.ts';
import { type Digest, digestsOf, type TableName } from './old-stores/digests.ts';
import { newDatabase } from './postgres.ts';
import { usePostgres } from './use-postgres.ts';

interface Content {
  digests: Record<TableName, Digest>;
  games: { id: string; status: TableRow['status']; entries: number; hash: string | null }[];
}

const LAST = MIGRATIONS.at(-1)!.version;
const old = (name: string): string => fileURLToPath(new URL(`./old-stores/${name}`, import.meta.url));
/** Of each of them test/old-stores has a database. */
const EARLIER = MIGRATIONS.slice(0, -1).map(({ version }) => version);
const contentOf = (version: number): Content => JSON.parse(readFileSync(old(`version-${version}.json`), 'utf8'));

let folder: string;
let copies = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'black-angel-migrations-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const postgres = usePostgres();

function copyOfOld(version: number): string {
  const file = join(folder, `copy-${copies++}.sqlite`);
  copyFileSync(old(`version-${version}.sqlite`), file);
  return file;
}

const versionOf = (db: DatabaseSync): unknown => db.prepare('PRAGMA user_version').get()!['user_version'];

/** Every game of the old database replays to its stored hash, and its accounts open. */
async function expectIntact(store: Store, { games }: Content): Promise<void> {
  for (const { id, status, entries, hash } of games) {
    const row = (await store.getTable(id))!;
    const log = await store.log(id);
    expect([id, row.status, log.length]).toEqual([id, status, entries]);
    const match = matchOfRow(row, log, await pinnedOf(row, store));
    if (hash !== null) expect([id, hashOf(match.state)]).toEqual([id, hash]);
    expect(match.isOver).toBe(status === 'over');
  }
  expect((await store.listTables({ isSeated: true, limit: 10 })).length).toBe(1);
  expect((await store.listTables({ dueAt: Number.MAX_SAFE_INTEGER, limit: 10 })).length).toBe(3);
  const accounts = new Accounts(store, () => Date.parse('2026-03-03T10:00:00Z'));
  expect((await accounts.logIn('Ada', 'correct horse')).account.name).toBe('Ada');
  // A row can still be changed, by its version.
  const row = (await store.getTable(games[0]!.id))!;
  await store.putTable({ ...row, version: row.version + 1 });
  await expect(store.putTable({ ...row, version: row.version + 1 })).rejects.toThrow();
}

/** A step after the last one, as a future server may have it. */
const NEXT: Migration = {
  version: LAST + 1,
  sqlite: "ALTER TABLE facts ADD COLUMN extra TEXT NOT NULL DEFAULT 'new'",
  postgres: "ALTER TABLE facts ADD COLUMN extra text NOT NULL DEFAULT 'new'",
};
const FAILING: Migration = { version: LAST + 2, sqlite: 'DROP TABLE missing', postgres: 'DROP TABLE missing' };

it.each(EARLIER)('version %i has its files in old-stores (see the README there)', (version) => {
  for (const end of ['sqlite', 'json']) expect(existsSync(old(`version-${version}.${end}`))).toBe(true);
});

describe('an SQLite database', () => {
  it.each(EARLIER)('of version %i has every row and every game', async (version) => {
    const content = contentOf(version);
    const file = copyOfOld(version);
    const store = await openSqliteStore(file);
    const db = new DatabaseSync(file, { readOnly: true });
    expect(versionOf(db)).toBe(LAST);
    expect(digestsOf((sql) => db.prepare(sql).all())).toEqual(content.digests);
    db.close();
    await expectIntact(store, content);
    await store.close();
  });

  it('with a damaged row is migrated, and the row stays as it was', () => {
    const db = new DatabaseSync(copyOfOld(1));
    const { id } = contentOf(1).games[0]!;
    db.prepare("UPDATE tables SET status = 'over', row = '{' WHERE id = ?").run(id);
    migrateSqlite(db);
    expect(db.prepare('SELECT row, version, due FROM tables WHERE id = ?').get(id)).toEqual({
      row: '{',
      version: -1,
      due: null,
    });
    db.close();
  });

  it('runs each step once, all of them or none', () => {
    const db = new DatabaseSync(':memory:');
    migrateSqlite(db);
    db.exec("INSERT INTO facts (kind, key, value) VALUES ('k', 'a', '1')");
    expect(() => migrateSqlite(db, [...MIGRATIONS, NEXT, FAILING])).toThrow('missing');
    expect(versionOf(db)).toBe(LAST);
    migrateSqlite(db, [...MIGRATIONS, NEXT]);
    migrateSqlite(db, [...MIGRATIONS, NEXT]);
    expect(versionOf(db)).toBe(NEXT.version);
    expect(db.prepare('SELECT * FROM facts').all()).toEqual([{ kind: 'k', key: 'a', value: '1', extra: 'new' }]);
    db.close();
  });

  it('of a newer version is refused at start, and not changed', () => {
    const data = join(folder, 'newer');
    mkdirSync(data);
    const file = join(data, 'black-angel.sqlite');
    copyFileSync(old('version-1.sqlite'), file);
    const db = new DatabaseSync(file);
    migrateSqlite(db, [...MIGRATIONS, NEXT]);
    db.close();
    const before = readFileSync(file);
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [main], {
      env: { ...process.env, DATA: data, DATABASE_URL: '', PORT: '0' },
      timeout: 60_000,
      encoding: 'utf8',
    });
    expect(stderr.trim()).toBe(
      `The database has schema version ${LAST + 1}, but this server knows versions up to ${LAST}: start a newer server.`,
    );
    expect(status).toBe(1);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('a PostgreSQL database', () => {
  const test = (what: string, work: (url: string) => Promise<void>): void =>
    postgres.test(what, async (server) => work(await newDatabase(server)));
  const inDatabase = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  const rowsOf = async (url: string, sql: string): Promise<Record<string, unknown>[]> =>
    inDatabase(url, async (client) => (await client.query(sql)).rows as Record<string, unknown>[]);

  /** The old schema with the rows of the old SQLite file. Version 1 was not stored in the database. */
  const fillOld = async (url: string, version: number): Promise<void> => {
    const steps = MIGRATIONS.filter((step) => step.version <= version);
    if (version > 1) await migratePostgres(url, PATIENCE, steps);
    await inDatabase(url, async (client) => {
      if (version === 1) await client.query(readFileSync(old('version-1-postgres.sql'), 'utf8'));
      const db = new DatabaseSync(copyOfOld(version));
      for (const found of db.prepare('SELECT * FROM tables').all()) {
        const row = JSON.parse(found['row'] as string) as TableRow;
        const columns = 'id, status, listed, changed_at, due, version, row';
        await client.query(`INSERT INTO tables (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7)`, [
          ...[row.id, row.status, row.config.listed, row.changedAt, row.due ?? null, row.version, found['row']],
        ]);
      }
      for (const table of ['log', 'chat', 'facts'])
        for (const found of db.prepare(`SELECT * FROM ${table}`).all())
          await client.query(`INSERT INTO ${table} VALUES ($1, $2, $3)`, Object.values(found));
      db.close();
    });
  };

  for (const version of EARLIER)
    test(`of version ${version} has every row and every game`, async (url) => {
      const content = contentOf(version);
      await fillOld(url, version);
      const store = await openPostgresStore(url);
      expect(await rowsOf(url, 'SELECT version FROM schema_version')).toEqual([{ version: LAST }]);
      const tables = await inDatabase(url, async (client) => {
        const found = new Map<string, Record<string, unknown>[]>();
        for (const table of Object.keys(content.digests)) {
          const sql = `SELECT * FROM ${table}`;
          found.set(sql, (await client.query(sql)).rows as Record<string, unknown>[]);
        }
        return found;
      });
      expect(digestsOf((sql) => tables.get(sql)!)).toEqual(content.digests);
      await expectIntact(store, content);
      await store.close();
    });

  test('is migrated once when several nodes start at the same time', async (url) => {
    const nodes = await Promise.all([1, 2, 3, 4].map(() => openPostgresStore(url)));
    for (const node of nodes) await node.close();
    await inDatabase(url, (client) => client.query("INSERT INTO facts VALUES ('k', 'a', '1')"));
    await Promise.all([1, 2, 3, 4].map(() => migratePostgres(url, PATIENCE, [...MIGRATIONS, NEXT])));
    expect(await rowsOf(url, 'SELECT * FROM facts')).toEqual([{ kind: 'k', key: 'a', value: '1', extra: 'new' }]);
  });

  test('runs all steps or none, and refuses a newer version without a change', async (url) => {
    await migratePostgres(url, PATIENCE);
    await expect(migratePostgres(url, PATIENCE, [...MIGRATIONS, NEXT, FAILING])).rejects.toThrow('missing');
    expect(await rowsOf(url, 'SELECT version FROM schema_version')).toEqual([{ version: LAST }]);
    await migratePostgres(url, PATIENCE, [...MIGRATIONS, NEXT]);
    await expect(openPostgresStore(url)).rejects.toThrow(NewerDatabase);
    expect(await rowsOf(url, 'SELECT version FROM schema_version')).toEqual([{ version: LAST + 1 }]);
  });
});
