import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemoryStore } from '../src/store/memory-store.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store, TableRow } from '../src/store/store.ts';
import { config } from './online-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'black-angel-facts-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each<[string, () => Promise<Store>]>([
  ['memory', async () => new MemoryStore()],
  ['SQLite', () => openSqliteStore(join(folder, 'test.sqlite'))],
])('a store in %s', (_name, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it('puts a fact only over the one that was seen', async () => {
    expect(await store.swapDocument('kind', 'key', { b: 1 }, { b: 2 })).toBe(false);
    expect(await store.swapDocument('kind', 'key', null, { b: 1, a: ['x'] })).toBe(true);
    expect(await store.swapDocument('kind', 'key', null, { b: 3 })).toBe(false);
    expect(await store.swapDocument('kind', 'key', { b: 2 }, { b: 3 })).toBe(false);
    const seen = await store.getDocument('kind', 'key');
    expect(await store.swapDocument('kind', 'key', seen, 'text')).toBe(true);
    expect(await store.swapDocument('kind', 'key', 'text', 7)).toBe(true);
    expect(await store.getDocument('kind', 'key')).toBe(7);
  });

  it('lets one of many who want the same fact have it', async () => {
    const wanted = await Promise.all(Array.from({ length: 8 }, (_, i) => store.swapDocument('claim', 'it', null, i)));
    expect(wanted.filter(Boolean).length).toBe(1);
  });

  it('finds the running tables that are due, the longest due first', async () => {
    const put = (id: string, status: TableRow['status'], due: number | null): Promise<void> =>
      store.putTable({
        id,
        createdAt: 0,
        changedAt: 0,
        status,
        config: config([]),
        rules: 1,
        ownerHash: '',
        secret: '',
        seats: [],
        result: null,
        decider: null,
        version: 0,
        due,
      });
    await put('due-at-30', 'running', 30);
    await put('due-at-10', 'running', 10);
    await put('due-never', 'running', null);
    await put('due-late', 'running', 31);
    await put('due-over', 'over', 5);
    const due = async (dueAt: number, limit: number): Promise<string[]> =>
      (await store.listTables({ dueAt, limit })).map(({ id }) => id);
    expect(await due(30, 10)).toEqual(['due-at-10', 'due-at-30']);
    expect(await due(30, 1)).toEqual(['due-at-10']);
    expect(await due(9, 10)).toEqual([]);
  });
});
