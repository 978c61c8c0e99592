// A table that cannot be reached, a damaged one and one that does not exist get different answers, over sockets and
// HTTP, and the log has the cause.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreCheck } from '../src/ops/store-check.ts';
import { DamagedData } from '../src/store/damage.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { type LogEntry, type Store, UnknownOutcome } from '../src/store/store.ts';
import { type Failing, failing } from './failing-store.ts';
import { Hub } from './hub.ts';
import { config, entropy, type MadeTable, makeTable, moveId, PERSON } from './online-client.ts';
import { makeApp } from './seeded.ts';
import { NO_BOTS, settle, Wire } from './wire.ts';

interface Logged {
  msg: string;
  table?: string;
  err?: { message: string; stack: string };
}

let memory: MemoryStore;
let store: Store;
let fail: Failing;
let app: FastifyInstance;
let made: MadeTable;
let logged: Logged[];

async function start(kept: Store): Promise<FastifyInstance> {
  logged = [];
  const logTo = { write: (line: string) => void logged.push(JSON.parse(line) as Logged) };
  return makeApp({ root: tmpdir(), store: kept, bots: NO_BOTS, isScheduled: false, logLevel: 'error', logTo });
}

/** A running game of two people. */
beforeEach(async () => {
  memory = new MemoryStore();
  ({ store, fail } = failing(memory));
  app = await start(store);
  made = await makeTable(app.tables, 'Ada', config([PERSON, PERSON]));
  await app.tables.join(made.table.id, { name: 'Bea', entropy: entropy() });
});
afterEach(() => app.close());

/** Stores an impossible move. */
async function damage(): Promise<void> {
  const log = (memory as unknown as { logs: Map<string, LogEntry[]> }).logs;
  const entry = { kind: 'move', seat: 0, move: 'Z9', isAutomatic: false, moveId: null, hash: 'h', at: 1 } as const;
  log.set(made.table.id, [{ seq: 0, ...entry }]);
  await app.tables.rooms.forget(0);
}

describe('a socket', () => {
  it('is told that its table cannot be reached, and let in when it can', async () => {
    await app.tables.rooms.forget(0);
    fail.reads = true;
    const wire = await Wire.connect(app.tables, made.table.id, made.token);
    expect(wire.messages).toEqual([{ kind: 'bye', why: 'unavailable' }]);
    expect(wire.closeCode).toBe(1013);
    expect(wire.problems).toMatchObject([
      [expect.stringContaining(made.table.id), { cause: { message: 'disk I/O error' } }],
    ]);
    fail.reads = false;
    const again = await Wire.connect(app.tables, made.table.id, made.token);
    expect(again.messages[0]).toMatchObject({ kind: 'opened', seat: 0 });
  });

  it('is told that a damaged table cannot be opened', async () => {
    await damage();
    const wire = await Wire.connect(app.tables, made.table.id, made.token);
    expect(wire.messages).toEqual([{ kind: 'bye', why: 'damaged' }]);
    expect(wire.closeCode).toBe(1011);
    expect(wire.problems).toMatchObject([
      [`table ${made.table.id} is damaged`, { message: expect.stringContaining('does not replay') }],
    ]);
  });

  it('is told that there is no such table only when there is none', async () => {
    const wire = await Wire.connect(app.tables, 'nosuchtable', null);
    expect(wire.messages).toEqual([{ kind: 'bye', why: 'unknownTable' }]);
    expect(wire.problems).toEqual([]);
  });

  it('gets no answer while nobody knows whether its move was kept, and the right one when it asks again', async () => {
    fail.error = () => new UnknownOutcome('the commit was not answered');
    for (const isKept of [false, true]) {
      const wire = await Wire.connect(app.tables, made.table.id, made.token);
      const request = wire.firstMove();
      Object.assign(fail, { writes: !isKept, afterWrites: isKept });
      wire.say(request);
      await settle();
      expect(wire.answerTo(request.id)).toBeNull();
      expect(wire.messages.at(-1)).toEqual({ kind: 'bye', why: 'unavailable' });
      Object.assign(fail, { writes: false, afterWrites: false });
      const again = await Wire.connect(app.tables, made.table.id, made.token);
      again.say(request);
      await settle();
      expect(again.answerTo(request.id)).toEqual({ ok: true });
      const log = await memory.log(made.table.id);
      expect(log.filter((entry) => entry.moveId === request.id).length).toBe(1);
      again.say({ kind: 'undo', id: moveId(), at: again.moment!.index, what: 'turn' });
      await settle();
      again.close();
    }
  });
});

describe('over HTTP', () => {
  const ask = (method: InjectOptions['method'] & string, path: string, payload?: object) =>
    app.inject({
      method: method as 'GET',
      url: path.replace(':id', made.table.id),
      headers: { authorization: `Bearer ${made.token}` },
      ...(payload && { payload }),
    });
  /** Every route that reads a table. */
  const READS: [string, string, object?][] = [
    ['GET', '/api/tables/:id'],
    ['GET', '/api/tables/:id/proof'],
    ['POST', '/api/tables/:id/join', { name: 'Cy', entropy: entropy() }],
    ['POST', '/api/tables/:id/seats/0/token'],
    ['POST', '/api/tables/:id/rematch'],
    ['POST', '/api/tables/:id/report', { seat: 1, text: 'Rude.' }],
    ['GET', '/api/tables/:id/vacation'],
    ['GET', '/api/tables/:id/channels'],
    ['GET', '/api/tables'],
  ];

  it('every route that reads a table says that the games cannot be reached, and why in the log', async () => {
    for (const [method, path, payload] of READS) {
      await app.tables.rooms.forget(0);
      fail.reads = true;
      const refused = await ask(method, path, payload);
      expect([path, refused.statusCode, refused.json()]).toMatchObject([path, 503, { error: 'unavailable' }]);
      expect(refused.headers['retry-after']).toMatch(/^\d+$/);
      if (path.includes(':id')) expect(logged.at(-1)).toMatchObject({ table: made.table.id });
      expect(logged.at(-1)!.err!.stack).toContain('disk I/O error');
      fail.reads = false;
      expect([path, (await ask(method, path, payload)).statusCode]).not.toEqual([path, 503]);
    }
  });

  it('says of a damaged table that it cannot be opened, and of one that does not exist that it does not', async () => {
    await damage();
    for (const path of ['/api/tables/:id/vacation', '/api/tables/:id/channels']) {
      const refused = await ask('GET', path);
      expect([refused.statusCode, refused.json()]).toMatchObject([503, { error: 'damagedTable' }]);
      expect(logged.at(-1)!.err!.message).toContain(made.table.id);
    }
    expect((await ask('GET', '/api/tables/:id')).statusCode).toBe(200);
    const unknown = await ask('GET', '/api/tables/nosuchtable');
    expect([unknown.statusCode, unknown.json()]).toMatchObject([404, { error: 'unknownTable' }]);
  });

  it('lists one’s tables without those that cannot be read', async () => {
    const other = await makeTable(app.tables, 'Ada', config([PERSON, PERSON]));
    const get = memory.getTable.bind(memory);
    memory.getTable = (id) => (id === made.table.id ? Promise.reject(new DamagedData('no JSON')) : get(id));
    const seats = [made, other].map(({ table, token }) => ({ table: table.id, token }));
    const mine = (await ask('POST', '/api/my-tables', { seats })).json() as { tables: { table: { id: string } }[] };
    expect(mine.tables.map(({ table }) => table.id)).toEqual([other.table.id]);
  });
});

describe('a damaged file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'black-angel-damaged-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('hides the table whose row or log cannot be read, and no other', async () => {
    const file = join(folder, 'damaged.sqlite');
    const sqlite = await openSqliteStore(file);
    const row = (await memory.getTable(made.table.id))!;
    for (const id of ['table-one', 'table-two']) await sqlite.putTable({ ...row, id, status: 'open' });
    await sqlite.append('table-two', [
      { seq: 0, kind: 'move', seat: 0, move: 'B', isAutomatic: false, moveId: null, hash: 'h', at: 1 },
    ]);
    const db = new DatabaseSync(file);
    db.exec("UPDATE tables SET row = substr(row, 1, 40) WHERE id = 'table-one'; UPDATE log SET entry = '{'");
    db.close();
    await expect(sqlite.getTable('table-one')).rejects.toBeInstanceOf(DamagedData);
    await expect(sqlite.log('table-two')).rejects.toBeInstanceOf(DamagedData);
    expect((await sqlite.listTables({ status: 'open', limit: 10 })).map(({ id }) => id)).toEqual(['table-two']);
    expect((await sqlite.listTables({ isSeated: true, limit: 10 })).map(({ id }) => id)).toEqual(['table-two']);
    await sqlite.close();
  });
});

describe('health', () => {
  const health = async (): Promise<[number, number]> => [
    (await app.inject('/api/health')).statusCode,
    (await app.inject('/api/ready')).statusCode,
  ];

  it.each([
    ['reads', 'not'],
    ['writes', 'degraded'],
  ] as const)('is bad while the store %s nothing: %s', async (what, state) => {
    fail[what] = true;
    expect(await health()).toEqual([503, 503]);
    expect((await app.inject('/api/health')).json()).toMatchObject({ error: 'unavailable', state });
  });

  it('is good while the store works', async () => {
    expect(await health()).toEqual([200, 200]);
    expect((await app.inject('/api/health')).json()).toEqual({ ok: true, state: 'ready' });
  });

  it('is degraded while the other nodes are not heard', async () => {
    const { fanOut } = new Hub(memory).node();
    const node = await makeApp({
      root: tmpdir(),
      store: memory,
      fanOut: { ...fanOut, isHeard: () => false },
      bots: NO_BOTS,
    });
    expect((await node.inject('/api/health')).json()).toEqual({ ok: true, state: 'degraded' });
    await node.close();
  });

  it('is bad when the store does not answer in time, and one answer is for all who ask', async () => {
    let asked = 0;
    const frozen = Object.assign(new MemoryStore(), { getDocument: () => new Promise(() => asked++) });
    const check = new StoreCheck(frozen, { hasFailed: false }, 20);
    expect(await Promise.all(Array.from({ length: 50 }, () => check.state()))).toEqual(Array(50).fill('not'));
    expect(asked).toBe(1);
  });
});
