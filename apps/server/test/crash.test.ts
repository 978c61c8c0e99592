// The server is killed during play, and its store fails in every way: acknowledged moves are stored once, others are
// refused with a reason. `npm run task crash` is a longer run with 10,000 stored games.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decision, determinize, formatMove, legalMoves } from '@black-angel/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LastWrite, measuredStore } from '../src/ops/measured-store.ts';
import { Metrics } from '../src/ops/metrics.ts';
import { StoreCheck } from '../src/ops/store-check.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import { openSqliteStore, type SqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { matchOfRow } from '../src/tables/game/load-game.ts';
import { type CrashResult, crashRun } from './crash-run.ts';
import { type FaultName, postgresWorld, sqliteWorld, type World } from './crash-worlds.ts';
import { failing } from './failing-store.ts';
import { config, entropy, makeTable, moveId, PERSON } from './online-client.ts';
import { makeApp, Tables } from './seeded.ts';
import { isSoak, soak, soakTimeout } from './soak.ts';
import { usePostgres } from './use-postgres.ts';
import { NO_BOTS, settle, Wire } from './wire.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'black-angel-crash-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a server that is killed while it is played on, and whose store fails in every way', () => {
  const postgres = usePostgres();

  /** All kinds of faults in a long run, some of them in a short one. */
  async function expectNothingLost(world: World, sample: readonly FaultName[]): Promise<CrashResult> {
    try {
      const kinds = isSoak ? (Object.keys(world.faults) as FaultName[]) : sample;
      const [kills, faults] = [soak(1), soak(kinds.length)];
      const journal = join(folder, 'journal');
      const result = await crashRun({ world, journal, kills, faults, kinds, games: 2, seed: 4711 });
      expect(result.kills).toBe(kills);
      expect(result.faults).toEqual(Object.fromEntries(kinds.map((name) => [name, soak(1)])));
      expect(result.acknowledged).toBeGreaterThanOrEqual(3 * (kills + faults));
      expect(result.checked.moves).toBe(result.acknowledged);
      expect(result.health.readOnly).toEqual({ degraded: soak(1) });
      return result;
    } finally {
      await world.stop();
    }
  }

  it('has lost no acknowledged move and doubled none in SQLite', { timeout: soakTimeout(120_000) }, async () => {
    await expectNothingLost(await sqliteWorld(join(folder, 'crash.sqlite')), ['readOnly', 'twoServers']);
  });

  postgres.test('has lost none and doubled none in PostgreSQL', async (server) => {
    const { health } = await expectNothingLost(await postgresWorld(server), ['readOnly', 'databaseGone']);
    expect(health.databaseGone).toEqual({ not: soak(1) });
  });
});

interface Table {
  tables: Tables;
  id: string;
  wires: Wire[];
  problems: string[];
}

async function openTable(store: Store): Promise<Table> {
  const problems: string[] = [];
  const tables = new Tables({ store, bots: NO_BOTS, now: () => 1, report: (problem) => void problems.push(problem) });
  const made = await makeTable(tables, 'Ada', config([PERSON, PERSON]));
  const joined = await tables.join(made.table.id, { name: 'Bea', entropy: entropy() });
  const wires = [new Wire(tables), new Wire(tables)];
  for (const [i, token] of [made.token, joined.token].entries())
    wires[i]!.say({ kind: 'hello', table: made.table.id, token, since: null });
  await until(() => wires.every(({ frames }) => frames.length > 0));
  return { tables, id: made.table.id, wires, problems };
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let i = 0; i < 20_000 && !isTrue(); i++) await settle();
  expect(isTrue()).toBe(true);
}

/** The decider moves; returns the answer. */
async function moveOnce({ wires }: Table, choice: number) {
  const moments = wires.map((wire) => {
    const last = wire.messages.findLast(({ kind }) => kind === 'opened' || kind === 'update');
    return last?.kind === 'opened' ? last.game!.moment : last?.kind === 'update' ? last.update.moment : null;
  });
  const seat = moments.findIndex((moment, own) => moment?.view.decision?.seat === own);
  const state = determinize(moments[seat]!.view, () => 0);
  const moves = legalMoves(state, decision(state)!.seat);
  const id = moveId();
  const wire = wires[seat]!;
  wire.say({ kind: 'move', id, at: moments[seat]!.index, move: formatMove(moves[choice % moves.length]!)! });
  await until(() => wire.answerTo(id) !== null);
  return wire.answerTo(id)!;
}

describe('a disk that fails', () => {
  it('refuses moves in words, shows what is true, and plays on when it is well again', async () => {
    const { store, fail } = failing(new MemoryStore());
    const table = await openTable(store);
    for (let i = 0; i < 10; i++) expect(await moveOnce(table, i * 7)).toEqual({ ok: true });
    const before = await store.log(table.id);
    for (const reads of [false, true]) {
      fail.writes = true;
      fail.reads = reads;
      expect(await moveOnce(table, 3)).toEqual({ ok: false, why: 'notKept' });
      table.wires[0]!.say({ kind: 'chat', text: 'lost' });
      table.wires[0]!.say({ kind: 'resign' });
      await settle();
      Object.assign(fail, { writes: false, reads: false });
      expect(await store.log(table.id)).toEqual(before);
    }
    // A refused move is not stored with the next one either.
    expect(await moveOnce(table, 5)).toEqual({ ok: true });
    for (let i = 0; i < 10; i++) expect(await moveOnce(table, i * 5)).toEqual({ ok: true });
    const row = (await store.getTable(table.id))!;
    expect(row.seats.some(({ isSubstituted }) => isSubstituted)).toBe(false);
    const match = matchOfRow(row, await store.log(table.id));
    expect(match.count).toBeGreaterThan(20);
    expect(table.problems.length).toBeGreaterThan(0);
    await table.tables.close();
  });

  it('that fails after a write makes a move once, also on retries', async () => {
    const { store, fail } = failing(new MemoryStore());
    const table = await openTable(store);
    for (let i = 0; i < 10; i++) {
      fail.afterWrites = i % 2 === 0;
      // It is in the log: the reload finds it.
      expect(await moveOnce(table, i * 7)).toEqual({ ok: true });
    }
    fail.afterWrites = false;
    const log = await store.log(table.id);
    expect(new Set(log.map(({ seq }) => seq)).size).toBe(log.length);
    expect(log.filter((entry) => entry.moveId !== null).length).toBe(10);
    matchOfRow((await store.getTable(table.id))!, log);
    await table.tables.close();
  });

  it('refuses new tables and seats in words, and gives them when it is well again', async () => {
    const { store, fail } = failing(new MemoryStore());
    const app = await makeApp({ root: folder, store, bots: NO_BOTS });
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
    const make = () => post('/api/tables', { config: config([PERSON, PERSON]) });
    const sentence = {
      error: 'unavailable',
      message: 'The games cannot be reached at the moment. They are safe: try again.',
    };
    fail.writes = true;
    const refused = await make();
    expect([refused.statusCode, refused.json()]).toEqual([503, sentence]);
    fail.writes = false;
    const { table } = (await make()).json() as { table: { id: string } };
    const sit = () => post(`/api/tables/${table.id}/join`, { name: 'Ada', entropy: entropy() });
    fail.writes = true;
    expect((await sit()).json()).toEqual(sentence);
    fail.writes = false;
    expect((await app.tables.info(table.id)).seats.map(({ name }) => name)).toEqual([null, null]);
    expect((await sit()).statusCode).toBe(201);
    expect((await store.listTables({ limit: 10 })).length).toBe(1);
    await app.close();
  });

  it('keeps a real file whole when there is no more room in it', async () => {
    const file = join(folder, 'full.sqlite');
    const sqlite: SqliteStore = await openSqliteStore(file);
    const lastWrite: LastWrite = { hasFailed: false };
    const store = measuredStore(sqlite, new Metrics(), lastWrite);
    // Without its cache.
    const health = () => new StoreCheck(store, lastWrite).state();
    const table = await openTable(store);
    let acknowledged = 0;
    for (let i = 0; i < 5; i++) if ((await moveOnce(table, i * 7)).ok) acknowledged++;
    expect(await health()).toBe('ready');
    sqlite.disturb({ mostPages: 1 });
    let refused = 0;
    // The last page may have room for a few more entries.
    for (let i = 0; i < 200 && refused < 3; i++) {
      const answer = await moveOnce(table, i * 7);
      if (answer.ok) acknowledged++;
      else {
        expect(answer).toEqual({ ok: false, why: 'notKept' });
        refused++;
      }
    }
    expect(refused).toBe(3);
    // Its own small write would still fit.
    await store.putDocument('server', 'checked', { at: 1 });
    expect(await health()).toBe('degraded');
    expect(await health()).toBe('degraded');
    sqlite.disturb({ mostPages: 1_000_000 });
    expect(await health()).toBe('ready');
    expect(await store.getDocument('server', 'room')).toBeNull();
    for (let i = 0; i < 5; i++) {
      expect((await moveOnce(table, i * 3)).ok).toBe(true);
      acknowledged++;
    }
    const log = await store.log(table.id);
    expect(log.filter((entry) => entry.moveId !== null).length).toBe(acknowledged);
    matchOfRow((await store.getTable(table.id))!, log);
    await table.tables.close();
    await store.close();
  });
});
