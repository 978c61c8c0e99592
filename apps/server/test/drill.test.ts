// A restore test on a copy of the data (docs/operations.md): the players of the real server must notice nothing.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CreatedTable, TakenSeat } from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../src/notify/mail.ts';
import { parseSettings } from '../src/settings.ts';
import { openSqliteStore, type SqliteStore } from '../src/store/sqlite-store.ts';
import { HOUR, MINUTE } from '../src/store/time.ts';
import { QUICK_BOTS } from './club.ts';
import { FakeNetwork, WEBHOOK } from './fake-network.ts';
import { config, entropy, PERSON } from './online-client.ts';
import { makeApp } from './seeded.ts';
import { settle, Wire } from './wire.ts';

const folder = mkdtempSync(join(tmpdir(), 'black-angel-drill-'));
let now = Date.parse('2026-03-02T10:00:00Z');
const fileOf = (name: string): string => join(folder, `${name}.sqlite`);

interface Server {
  app: FastifyInstance;
  store: SqliteStore;
  network: FakeNetwork;
  mails: Mail[];
}
async function start(name: string, isDrill: boolean): Promise<Server> {
  const [store, network, mails] = [await openSqliteStore(fileOf(name)), new FakeNetwork(), [] as Mail[]];
  const app = await makeApp({
    root: folder,
    store,
    bots: QUICK_BOTS,
    now: () => now,
    outgoing: network,
    mail: async (mail) => void mails.push(mail),
    isDrill,
    isScheduled: false,
  });
  return { app, store, network, mails };
}

/** A game over days where Ada has a webhook and must move, a game where a bot must move, and an empty table. */
const made = { days: '', bot: '', empty: '', ada: '' };

beforeAll(async () => {
  const { app, store } = await start('real', true);
  const ask = async <T>(url: string, payload: object, token = ''): Promise<T> => {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    expect(answer.statusCode).toBeLessThan(300);
    return answer.json() as T;
  };
  const seat = async (plan: Parameters<typeof config>, ...names: string[]): Promise<[string, TakenSeat[]]> => {
    const { table } = await ask<CreatedTable>('/api/tables', { config: config(...plan) });
    const seats: TakenSeat[] = [];
    for (const name of names)
      seats.push(await ask<TakenSeat>(`/api/tables/${table.id}/join`, { name, entropy: entropy() }));
    return [table.id, seats];
  };
  const [days, [ada]] = await seat(
    [[PERSON, PERSON], { pace: { kind: 'days', hours: 48, window: null } }],
    'Ada',
    'Bea',
  );
  await ask(`/api/tables/${days}/channels`, { kind: 'webhook', url: WEBHOOK, style: 'json' }, ada!.token);
  const [bot] = await seat([[{ kind: 'bot', level: 'novice' }, PERSON]], 'Cy');
  const [empty] = await seat([[PERSON, PERSON]]);
  Object.assign(made, { days, bot, empty, ada: ada!.token });
  const row = (await store.getTable(days))!;
  // Where the real server has stopped: the notice is due in a minute, the clock runs out in two days.
  expect([row.decider, row.notice]).toEqual([0, now + MINUTE]);
  const database = new DatabaseSync(fileOf('real'));
  for (const copy of ['drill', 'live']) database.exec(`VACUUM INTO '${fileOf(copy)}'`);
  database.close();
  await app.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a server has done by itself after the time of the notice, and after the time of the clock. */
async function watch({ app, store, network }: Server) {
  const begun = now;
  const spectator = await Wire.connect(app.tables, made.bot, null);
  for (const after of [2 * MINUTE, 49 * HOUR]) {
    now = begun + after;
    await app.scheduler.sweep();
    await expect.poll(async () => (await app.tables.room(made.days)).turns.isBusy).toBe(false);
    await expect.poll(async () => (await app.tables.room(made.bot)).turns.isBusy).toBe(false);
    await app.notifier.settled();
    await settle();
  }
  spectator.close();
  const logs = await Promise.all([made.days, made.bot].map((id) => store.log(id)));
  const did = {
    notices: network.sent.length,
    moves: logs.map(({ length }) => length > 0),
    missed: (await store.getTable(made.days))!.clock!.missed ?? [],
    isEmptyThere: (await store.getTable(made.empty)) !== null,
  };
  now = begun;
  return did;
}

describe('a server on a copy of the data', () => {
  it('notifies players again, lets clocks run out and plays on, unless it is a drill', async () => {
    const server = await start('live', false);
    const did = await watch(server);
    expect(did).toEqual({ notices: expect.any(Number), moves: [true, true], missed: [0], isEmptyThere: false });
    expect(did.notices).toBeGreaterThan(0);
    await server.app.close();
  });

  it('in a drill tells nobody anything and lets nothing happen by itself, and shows every game', async () => {
    const server = await start('drill', true);
    const { app, store, network, mails } = server;
    expect(await watch(server)).toEqual({ notices: 0, moves: [false, false], missed: [], isEmptyThere: true });
    const headers = { authorization: `Bearer ${made.ada}` };
    const url = `/api/tables/${made.days}`;
    const { channels } = (await app.inject({ url: `${url}/channels`, headers })).json();
    await app.inject({ method: 'POST', url: `${url}/channels/${channels[0].id}/test`, headers });
    app.notifier.tell((await store.getTable(made.days))!, 0);
    await app.notifier.settled();
    expect([network.sent, mails]).toEqual([[], []]);
    expect((await app.inject('/api/notices')).json()).toMatchObject({ mail: false });
    // A player can look at the game and move.
    const ada = await Wire.connect(app.tables, made.days, made.ada);
    const move = ada.firstMove();
    ada.say(move);
    await expect.poll(() => ada.answerTo(move.id)).toEqual({ ok: true });
    await app.close();
  });

  it('is in a drill by DRILL=1', () => {
    expect(parseSettings({ DRILL: '1' })).toMatchObject({ isDrill: true });
    expect(parseSettings({})).toMatchObject({ isDrill: false });
    expect(parseSettings({ DRILL: 'yes' })).toContain('DRILL must be one of 0, 1');
  });
});
