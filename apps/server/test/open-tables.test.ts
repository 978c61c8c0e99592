// One client cannot fill the lobby: the tables of an account or an address that wait for players are few.

import { tmpdir } from 'node:os';
import type { CreatedTable, LoggedIn, TableInfo, TakenSeat } from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemoryStore } from '../src/store/memory-store.ts';
import { SHOWN_OF_OWNER } from '../src/tables/all/open-tables.ts';
import { QUICK_BOTS } from './club.ts';
import { config, entropy, PERSON } from './online-client.ts';
import { makeApp } from './seeded.ts';

const MOST = 5;
const MALLORY = '198.51.100.7';
const PLENTY = { burst: 1000, perSecond: 0 };
const plan = config([PERSON, PERSON]);

let app: FastifyInstance;
let store: MemoryStore;
beforeEach(async () => {
  store = new MemoryStore();
  const limits = { mostOpenTables: MOST, requests: PLENTY, tables: PLENTY, logIns: PLENTY };
  app = await makeApp({ root: tmpdir(), store, bots: QUICK_BOTS, isScheduled: false, limits });
});
afterEach(() => app.close());

async function post<T>(url: string, payload: object, from = MALLORY, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: 'POST', url, payload, headers, remoteAddress: from });
  return { status: answer.statusCode, body: answer.json() as T & { error?: string } };
}
const make = (from?: string, session?: string) => post<CreatedTable>('/api/tables', { config: plan }, from, session);
const sit = (id: string, name: string, from?: string) =>
  post<TakenSeat>(`/api/tables/${id}/join`, { name, entropy: entropy() }, from);
const lobby = async (): Promise<string[]> =>
  (await app.inject({ url: '/api/tables' })).json<{ tables: TableInfo[] }>().tables.map(({ id }) => id);
const newAccount = async (name: string): Promise<string> =>
  (await post<LoggedIn>('/api/account', { name, password: 'correct horse' })).body.session;

/** As many as an owner may have, each with one player. */
async function fill(from?: string): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < MOST; i++) {
    const { body } = await make(from);
    await sit(body.table.id, `Mallory ${i}`, from);
    ids.push(body.table.id);
  }
  return ids;
}

it('an address has at most a few, and others are not affected', async () => {
  await fill();
  expect(await make()).toMatchObject({ status: 409, body: { error: 'tooManyTables' } });
  expect((await make('198.51.100.8')).status).toBe(201);
  expect((await store.listTables({ limit: 100 })).length).toBe(MOST + 1);
});

it('an account has at most a few, from any address', async () => {
  const session = await newAccount('Mallory');
  for (let i = 0; i < MOST; i++) expect((await make(`198.51.100.${i}`, session)).status).toBe(201);
  expect(await make('203.0.113.9', session)).toMatchObject({ status: 409, body: { error: 'tooManyTables' } });
  // The refused table is not counted for the address.
  for (let i = 0; i < MOST; i++) expect((await make('203.0.113.9')).status).toBe(201);
});

it('a game that begins and a table that is deleted make room', async () => {
  const [first, second] = await fill();
  await sit(first!, 'Ada', '203.0.113.9');
  expect((await make()).status).toBe(201);
  expect((await make()).status).toBe(409);
  const { version } = (await store.getTable(second!))!;
  await store.deleteTable(second!, version);
  // A deleted table counts for a moment more: it could be one that is being made.
  const owner = (await store.getTable(first!))!.owners![0]!;
  await store.putDocument(`open-tables:${owner}`, second!, { at: 0 });
  expect((await make()).status).toBe(201);
});

it('requests at the same moment do not slip through', async () => {
  const made = await Promise.all(Array.from({ length: 4 * MOST }, () => make()));
  expect(made.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(MOST);
});

it('a rematch counts too', async () => {
  const { body } = await make();
  const ada = await sit(body.table.id, 'Ada');
  await sit(body.table.id, 'Bea');
  await fill();
  const room = await app.tables.room(body.table.id);
  await room.request(() => room.changeRow({ status: 'over' }));
  const rematch = await post(`/api/tables/${body.table.id}/rematch`, {}, MALLORY, ada.body.token);
  expect(rematch).toMatchObject({ status: 409, body: { error: 'tooManyTables' } });
});

it('the lobby shows a few of one owner, and all of the others', async () => {
  const honest = (await make('203.0.113.9')).body.table.id;
  await sit(honest, 'Ada', '203.0.113.9');
  const many = await fill();
  const shown = await lobby();
  expect(shown).toContain(honest);
  expect(many.filter((id) => shown.includes(id)).length).toBe(SHOWN_OF_OWNER);
});

it('addresses are not stored in clear', async () => {
  await fill();
  const rows = await store.listTables({ limit: 100 });
  expect(rows.every(({ owners }) => owners?.length === 1)).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(MALLORY);
  expect(JSON.stringify((await app.inject({ url: '/api/tables' })).json())).not.toContain('owners');
});
