// The lobby: running games, games of friends, and the search for a game.

import { tmpdir } from 'node:os';
import type { CreatedTable, FindGame, TableInfo } from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryStore } from '../src/store/memory-store.ts';
import { QUICK_BOTS } from './club.ts';
import { config, entropy, PERSON } from './online-client.ts';
import { makeApp } from './seeded.ts';

let app: FastifyInstance;
let store: MemoryStore;

beforeEach(async () => {
  store = new MemoryStore();
  app = await makeApp({ root: tmpdir(), store, bots: QUICK_BOTS, limits: { isExempt: () => false } });
});
afterEach(() => app.close());

let client = 0;
async function ask<T>(method: 'GET' | 'POST' | 'PATCH', url: string, token: string | null, body?: object) {
  const answer = await app.inject({
    method,
    url,
    // Each request comes from another client, so that no limit but the tested one is reached.
    remoteAddress: `10.0.0.${++client % 250}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() as T };
}

async function account(name: string, isRanked = false): Promise<string> {
  const made = await ask<{ session: string }>('POST', '/api/account', null, { name, password: 'a long password' });
  if (isRanked) await ask('PATCH', '/api/account', made.body.session, { isRanked });
  return made.body.session;
}
const join = (id: string, name: string, session: string | null = null) =>
  ask<{ error?: string }>('POST', `/api/tables/${id}/join`, session, { name, entropy: entropy() });

const WISH: FindGame = { pace: 'days', players: 2, advanced: false };
const find = (session: string | null, wish: Partial<FindGame> = {}) =>
  ask<CreatedTable>('POST', '/api/find', session, { ...WISH, ...wish });

/** The rating of an account, as points. */
async function rate(name: string, points: number): Promise<void> {
  const isTheirs = ({ value }: { value: unknown }): boolean => (value as { name: string }).name === name;
  const { key } = (await store.listDocuments('account')).find(isTheirs)!;
  const fact = { name, mu: (points - 500) / 40, sigma: 2, games: 9, wins: 1, vp: 9, bestVp: 9, counted: [] };
  await store.putDocument('rating:standard', key, fact);
}

describe('the search for a game', () => {
  it('makes a table for the first and leads the second to it, who begins the game', async () => {
    const first = await find(null);
    expect(first.status).toBe(201);
    expect(first.body.table.config).toMatchObject({ pace: { kind: 'days', hours: 24 }, listed: true });
    await join(first.body.table.id, 'Ada');
    const second = await find(null);
    expect(second).toMatchObject({ status: 200, body: { table: { id: first.body.table.id } } });
    expect(second.body).not.toHaveProperty('owner');
    await join(first.body.table.id, 'Bea');
    expect((await store.getTable(first.body.table.id))!.status).toBe('running');
  });

  it('leads nobody to another pace, other rules, another number of players, or the own table', async () => {
    const session = await account('Ada');
    const { table } = (await find(session)).body;
    await join(table.id, 'Ada', session);
    expect((await find(null, { pace: 'live' })).status).toBe(201);
    expect((await find(null, { players: 3 })).status).toBe(201);
    expect((await find(null, { advanced: true })).status).toBe(201);
    // By the account, and by the list of a guest.
    expect((await find(session)).status).toBe(201);
    expect((await find(null, { except: [table.id] })).status).toBe(201);
    expect((await find(null)).status).toBe(200);
  });

  it('keeps to a range of ratings, on both sides', async () => {
    const [ada, bea, cy] = [await account('Ada', true), await account('Bea', true), await account('Cy', true)];
    await rate('Ada', 1500);
    await rate('Bea', 1580);
    await rate('Cy', 1900);
    const { table } = (await find(ada, { range: 100 })).body;
    expect(table.config.ratings).toEqual({ from: 1400, to: 1600 });
    await join(table.id, 'Ada', ada);
    expect((await find(cy)).status).toBe(201);
    expect((await find(null)).status).toBe(201);
    // Bea wants somebody nearer.
    expect((await find(bea, { range: 50 })).status).toBe(201);
    expect(await find(bea, { range: 100 })).toMatchObject({ status: 200, body: { table: { id: table.id } } });
    // Nobody gets round it.
    expect((await join(table.id, 'Cy', cy)).body.error).toBe('notInRange');
    expect((await join(table.id, 'Guest')).body.error).toBe('notInRange');
    expect((await join(table.id, 'Bea', bea)).status).toBe(201);
  });

  it('cannot fill the lobby: tables are limited for each client, and empty ones are not shown', async () => {
    const same = () =>
      app.inject({ method: 'POST', url: '/api/find', remoteAddress: '10.9.9.9', payload: { ...WISH } });
    const statuses = [];
    for (let i = 0; i < 30; i++) statuses.push((await same()).statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect((await ask<{ tables: TableInfo[] }>('GET', '/api/tables', null)).body.tables).toEqual([]);
  });
});

describe('running games', () => {
  const make = async (change: Parameters<typeof config>[1], name: string, session: string | null = null) => {
    const plan = config([PERSON, { kind: 'bot', level: 'easy' }], change);
    const { body } = await ask<CreatedTable>('POST', '/api/tables', session, { config: plan });
    await join(body.table.id, name, session);
    return body.table.id;
  };
  const games = async () => (await ask<{ tables: TableInfo[] }>('GET', '/api/games', null)).body.tables;

  it('are listed to be watched, but not private ones or those without spectators', async () => {
    const shown = await make({}, 'Ada');
    await make({ listed: false }, 'Bea');
    await make({ spectatorDelay: null }, 'Cy');
    expect((await games()).map(({ id }) => id)).toEqual([shown]);
  });

  it('of friends are found by their account, not by a name that anybody can take', async () => {
    const [ada, bea] = [await account('Ada'), await account('Bea')];
    await ask('PATCH', '/api/account', ada, { friends: ['Bea'] });
    const shown = await make({}, 'Bea', bea);
    await make({}, 'Bea');
    await make({ listed: false }, 'Bea', bea);
    const { body } = await ask<{ tables: TableInfo[] }>('GET', '/api/account/friends/tables', ada);
    expect(body.tables.map(({ id }) => id)).toEqual([shown]);
    expect((await ask('GET', '/api/account/friends/tables', bea)).body).toEqual({ tables: [] });
  });
});
