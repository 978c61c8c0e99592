// The contract of all stores: in memory, SQLite, PostgreSQL.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemoryStore } from '../src/store/memory-store.ts';
import { openPostgresStore } from '../src/store/postgres-store.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import {
  ConflictError,
  type LogEntry,
  type SeatRow,
  type Store,
  type TableFilter,
  type TableRow,
} from '../src/store/store.ts';
import { config, PERSON } from './online-client.ts';
import { type Postgres, startPostgres } from './postgres.ts';

const entry = (seq: number, move = `move ${seq}`): LogEntry => ({
  seq,
  kind: 'move',
  seat: 0,
  move,
  isAutomatic: false,
  moveId: null,
  hash: 'h',
  at: 1,
});

const row = (id: string, change: Partial<TableRow> = {}): TableRow => ({
  id,
  createdAt: 1,
  changedAt: 1,
  status: 'open',
  config: config([PERSON, PERSON]),
  rules: 1,
  ownerHash: 'o',
  secret: 's',
  seats: [],
  result: null,
  decider: null,
  version: 0,
  ...change,
});

let folder: string;
let postgres: Postgres | null = null;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'black-angel-stores-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

const STORES: [string, () => Promise<Store | null>][] = [
  ['memory', async () => new MemoryStore()],
  ['SQLite', () => openSqliteStore(join(folder, 'store.sqlite'))],
  ['PostgreSQL', async () => (postgres ? openPostgresStore(postgres.url) : null)],
];

describe.each(STORES)('the store in %s', (name, open) => {
  let store: Store;
  beforeAll(async () => {
    const opened = await open();
    if (opened) store = opened;
  });
  afterAll(() => store?.close());
  const test = (what: string, work: () => Promise<void>): void =>
    void it(what, async ({ skip }) => {
      if (!store) skip(`there is no ${name} here`);
      await work();
    });

  test('appends without a gap, all or nothing, and never over what is there', async () => {
    await store.append('a', [entry(0), entry(1)]);
    await store.append('a', [entry(2)]);
    await expect(store.append('a', [entry(2, 'other')])).rejects.toThrow(ConflictError);
    await expect(store.append('a', [entry(3), entry(2, 'other')])).rejects.toThrow(ConflictError);
    expect(await store.log('a')).toEqual([entry(0), entry(1), entry(2)]);
    expect(await store.log('a', 2)).toEqual([entry(2)]);
    expect(await store.log('nobody')).toEqual([]);
  });

  test('gives one of many who write the same entry at once the place, and keeps the others’ games', async () => {
    const tries = await Promise.allSettled([
      ...Array.from({ length: 20 }, (_, i) => store.append('race', [entry(0, `writer ${i}`)])),
      ...Array.from({ length: 20 }, (_, i) => store.append(`other ${i}`, [entry(0)])),
    ]);
    expect(tries.slice(0, 20).filter(({ status }) => status === 'fulfilled').length).toBe(1);
    expect(tries.slice(20).every(({ status }) => status === 'fulfilled')).toBe(true);
    for (const tried of tries) if (tried.status === 'rejected') expect(tried.reason).toBeInstanceOf(ConflictError);
    const winner = tries.findIndex(({ status }) => status === 'fulfilled');
    expect(await store.log('race')).toEqual([entry(0, `writer ${winner}`)]);
    for (let i = 0; i < 20; i++) expect(await store.log(`other ${i}`)).toEqual([entry(0)]);
  });

  test('keeps rows by version', async () => {
    await store.putTable(row('r'));
    await expect(store.putTable(row('r'))).rejects.toThrow(ConflictError);
    await store.putTable(row('r', { version: 1, status: 'running' }));
    await expect(store.putTable(row('r', { version: 1, status: 'over' }))).rejects.toThrow(ConflictError);
    await expect(store.putTable(row('r', { version: 3 }))).rejects.toThrow(ConflictError);
    expect(await store.getTable('r')).toEqual(row('r', { version: 1, status: 'running' }));
    expect(await store.getTable('none')).toBeNull();
  });

  test('lists tables, the latest first, and those that are due, the longest due first', async () => {
    for (const [i, status] of (['open', 'open', 'over'] as const).entries())
      await store.putTable(row(`l${i}`, { changedAt: 100 + i, status }));
    await store.putTable(row('hidden', { changedAt: 200, config: config([PERSON, PERSON], { listed: false }) }));
    const open = await store.listTables({ status: 'open', listed: true, limit: 2 });
    expect(open.map(({ id }) => id)).toEqual(['l1', 'l0']);
    await store.putTable(row('d1', { status: 'running', due: 50 }));
    await store.putTable(row('d2', { status: 'running', due: 40 }));
    await store.putTable(row('d3', { status: 'running', due: 60 }));
    await store.putTable(row('d4', { status: 'over', due: 10 }));
    expect((await store.listTables({ dueAt: 50, limit: 10 })).map(({ id }) => id)).toEqual(['d2', 'd1']);
  });

  test('tells open tables where somebody sits from those where nobody does', async () => {
    const seat = (tokenHash: string | null): SeatRow => ({
      kind: 'person',
      level: null,
      name: tokenHash,
      tokenHash,
      account: null,
      entropy: null,
      isSubstituted: false,
      isAutomatic: true,
    });
    const at = (changedAt: number, ...tokens: (string | null)[]) => ({ changedAt, seats: tokens.map(seat) });
    await store.putTable(row('s1', at(1001, null, null, null, 'a')));
    await store.putTable(row('s2', at(1002, null, 'b')));
    await store.putTable(row('s3', { ...at(1003, 'c'), status: 'running' }));
    await store.putTable(row('s4', { ...at(1004, 'd'), config: config([PERSON, PERSON], { listed: false }) }));
    // A string cannot look like a taken seat.
    await store.putTable(row('e1', { ...at(1005, null), secret: '"tokenHash":"x"' }));
    await store.putTable(row('e2', at(1006, null, null)));
    for (let i = 0; i < 120; i++) await store.putTable(row(`empty ${i}`, at(2000 + i, null, null)));
    const ids = async (filter: Partial<TableFilter>): Promise<string[]> =>
      (await store.listTables({ limit: 100, ...filter })).map(({ id }) => id);
    expect(await ids({ isSeated: true, listed: true })).toEqual(['s2', 's1']);
    expect(await ids({ isSeated: true })).toEqual(['s4', 's2', 's1']);
    expect(await ids({ isSeated: true, changedBefore: 1002 })).toEqual(['s1']);
    expect((await ids({ isSeated: false, changedBefore: 1100 })).slice(0, 2)).toEqual(['e2', 'e1']);
    const oldest = { isSeated: false, isOldestFirst: true, changedBefore: 2001 };
    expect((await ids(oldest)).slice(-3)).toEqual(['e1', 'e2', 'empty 0']);
    expect((await ids({ ...oldest, limit: 1 })).length).toBe(1);
    expect((await ids({ isSeated: false, limit: 1000 })).filter((id) => id.startsWith('empty')).length).toBe(120);
    expect(await ids({ status: 'running', changedBefore: 1004 })).toContain('s3');
    expect(await ids({ status: 'running', changedBefore: 1003 })).not.toContain('s3');
  });

  test('deletes a row only as it was seen', async () => {
    await store.putTable(row('gone'));
    await store.putTable(row('gone', { version: 1 }));
    expect(await store.deleteTable('gone', 0)).toBe(false);
    expect(await store.getTable('gone')).not.toBeNull();
    expect(await store.deleteTable('gone', 1)).toBe(true);
    expect(await store.getTable('gone')).toBeNull();
    expect(await store.deleteTable('gone', 1)).toBe(false);
    // A node that still has the table open can store it again.
    await store.putTable(row('gone', { version: 2 }));
    expect(await store.getTable('gone')).toEqual(row('gone', { version: 2 }));
  });

  test('keeps chat in order', async () => {
    for (let n = 0; n < 5; n++) await store.addChat('c', { n, seat: 0, text: `line ${n}`, at: n });
    await expect(store.addChat('c', { n: 4, seat: 1, text: 'at once', at: 4 })).rejects.toThrow(ConflictError);
    expect((await store.chat('c', 3)).map(({ n }) => n)).toEqual([2, 3, 4]);
  });

  test('keeps facts, and swaps them only for who saw the present one', async () => {
    await store.putDocument('k', 'b', { x: 1 });
    await store.putDocument('k', 'a', [1, null, 'ü💥']);
    await store.putDocument('k', 'b', { x: 2 });
    expect(await store.getDocument('k', 'b')).toEqual({ x: 2 });
    expect((await store.listDocuments('k')).map(({ key }) => key).sort()).toEqual(['a', 'b']);
    await store.deleteDocument('k', 'a');
    expect(await store.getDocument('k', 'a')).toBeNull();
    expect(await store.swapDocument('k', 'b', { x: 1 }, { x: 3 })).toBe(false);
    expect(await store.swapDocument('k', 'b', { x: 2 }, { x: 3 })).toBe(true);
    expect(await store.swapDocument('k', 'new', null, 1)).toBe(true);
    expect(await store.swapDocument('k', 'new', null, 2)).toBe(false);
  });

  test('gives back what nobody else can change', async () => {
    const given = entry(0);
    await store.append('mine', [given]);
    given.move = 'changed';
    expect((await store.log('mine'))[0]!.move).toBe('move 0');
  });
});
