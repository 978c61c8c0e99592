// Component sets on the server: stored by hash, chosen by tables, limited, and hostile ones refused.

import { tmpdir } from 'node:os';
import type { GameRecord } from '@black-angel/engine';
import { openSet } from '@black-angel/engine/open-set';
import { Match, matchOfRecord } from '@black-angel/match';
import type { CreatedTable, SetInfo, TableInfo } from '@black-angel/protocol';
import { type ComponentSet, canonicalJson, defaultContent, withFacts } from '@black-angel/rules/components';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Ratings } from '../src/ratings/ratings.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import type { TableRow } from '../src/store/store.ts';
import { DAY } from '../src/store/time.ts';
import { makeSeat } from '../src/tables/row/seating.ts';
import { QUICK_BOTS } from './club.ts';
import { config, createTable, joinTable, OnlineClient, PERSON } from './online-client.ts';
import { makeApp } from './seeded.ts';

const MALLORY = '198.51.100.7';
const PLENTY = { burst: 1000, perSecond: 0 };
const MOST = 3;

let app: FastifyInstance;
let store: MemoryStore;
let now = 0;
beforeEach(async () => {
  store = new MemoryStore();
  now = 1_700_000_000_000;
  const limits = { mostSets: MOST, requests: PLENTY, tables: PLENTY };
  app = await makeApp({ root: tmpdir(), store, bots: QUICK_BOTS, isScheduled: false, limits, now: () => now });
});
afterEach(() => app.close());

const setWith = (robots: number, change: Partial<ComponentSet> = {}): ComponentSet =>
  withFacts(
    { ...defaultContent.set, name: 'House cards', author: 'Anna', ...change },
    {
      'missions[001].reward': { robot: robots },
    },
  );

async function put(set: unknown, from = MALLORY) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/sets',
    headers: { 'content-type': 'application/json' },
    payload: `{"set": ${typeof set === 'string' ? set : JSON.stringify(set)}}`,
    remoteAddress: from,
  });
  return { status: answer.statusCode, body: answer.json() as SetInfo & { error?: string; message?: string } };
}

describe('a set', () => {
  it('is stored by its hash, once, and everybody can load it', async () => {
    const set = setWith(2);
    const { hash } = openSet(set);
    const expected = { hash, name: 'House cards', author: 'Anna', isVariant: false, differences: 1 };
    expect(await put(set)).toEqual({ status: 201, body: expected });
    expect(await put(set, '198.51.100.8')).toEqual({ status: 201, body: expected });
    const answer = await app.inject({ url: `/api/sets/${hash}` });
    expect(canonicalJson(answer.json())).toBe(canonicalJson(set));
    expect(answer.headers['cache-control']).toContain('immutable');
    expect((await app.inject({ url: `/api/sets/${'0'.repeat(64)}` })).json()).toMatchObject({ error: 'unknownSet' });
  });

  it('that contradicts published facts is a variant', async () => {
    const set = withFacts(setWith(2), { 'hal.vpPer.resource': 2 });
    expect((await put(set)).body).toMatchObject({ isVariant: true, differences: 2 });
  });

  it('is one of a few that an address stores in 30 days', async () => {
    for (let robots = 2; robots < 2 + MOST; robots++) expect((await put(setWith(robots))).status).toBe(201);
    expect(await put(setWith(9))).toMatchObject({ status: 409, body: { error: 'tooManySets' } });
    expect((await put(setWith(2))).status).toBe(201);
    expect((await put(setWith(9), '198.51.100.8')).status).toBe(201);
    now += 31 * DAY;
    expect((await put(setWith(8))).status).toBe(201);
  });
});

const lists = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('a hostile set', () => {
  // A text is sent as it is.
  it.each<[string, unknown, string]>([
    ['with a script as its name', setWith(2, { name: '<script>alert(1)</script>' }), 'name'],
    ['with a script as its author', setWith(2, { author: '"><img src=x onerror=alert(1)>' }), 'author'],
    ['with wrong types', { ...setWith(2), missions: { length: 60 } }, 'missions'],
    ['with a wrong value', withFacts(setWith(2), { 'missions[001].reward': { robot: -1 } }), 'missions[001].reward'],
    ['with an unknown field', { ...setWith(2), expansion: true }, 'expansion'],
    ['that is large', { ...setWith(2), about: 'x'.repeat(35_000) }, '60000 characters'],
    ['that is deep', `{"about": ${lists(9000)}}`, '20 lists and objects'],
    ['that is a little too deep', `{"about": ${lists(20)}}`, '20 lists and objects'],
    ['that is none', 7, 'object'],
  ])('%s is refused with the entry, and not stored', async (_, set, entry) => {
    const { status, body } = await put(set);
    expect([status, body.error]).toEqual([400, 'badSet']);
    expect(body.message).toContain(entry);
    expect(body.message!.length).toBeLessThanOrEqual(200);
    expect(await store.listDocuments('components')).toEqual([]);
  });

  it('that is huge is not read', async () => {
    expect((await put({ about: 'x'.repeat(100_000) })).status).toBe(413);
  });

  it('cannot be chosen by a table', async () => {
    const plan = config([PERSON, PERSON], { components: '0'.repeat(64) });
    const answer = await app.inject({ method: 'POST', url: '/api/tables', payload: { config: plan } });
    expect(answer.json()).toMatchObject({ error: 'unknownSet' });
  });
});

describe('a table with a set', () => {
  it('shows it in the lobby, plays it from the first move to the record', async () => {
    const set = setWith(2);
    const { hash } = (await put(set)).body;
    await app.listen({ port: 0, host: 'localhost' });
    const url = `http://localhost:${(app.server.address() as { port: number }).port}`;
    const made = await createTable(url, 'Ada', config([PERSON, PERSON], { components: hash }));
    const id = made.table.id;
    const { tables } = (await app.inject({ url: '/api/tables' })).json<{ tables: TableInfo[] }>();
    expect(tables[0]?.components).toMatchObject({ hash, name: 'House cards', differences: 1 });
    await joinTable(url, id, 'Bob');
    const ada = await OnlineClient.connect(url, id, made.token);
    const opened = await ada.until(({ kind }) => kind === 'opened');
    if (opened.kind !== 'opened' || !opened.game) throw new Error('the game runs');
    expect(opened.game.moment.view.components).toBe(hash);
    expect(openSet(opened.game.info.components).hash).toBe(hash);
    expect((await store.getTable(id))?.components).toBe(hash);
    await ada.close();

    // It loads again from the store.
    await app.tables.rooms.forget(0);
    const room = await app.tables.room(id);
    expect(room.game?.match.state.components).toBe(hash);
    const record = room.game!.match.record() as GameRecord;
    expect(record.components.hash).toBe(hash);
    expect(new Match(matchOfRecord(record, set, 'normal')).state.components).toBe(hash);
  });

  it('may change it while it waits', async () => {
    const { hash } = (await put(setWith(2))).body;
    const plan = config([PERSON, PERSON]);
    const made = await app.inject({ method: 'POST', url: '/api/tables', payload: { config: plan } });
    const { table, owner } = made.json<CreatedTable>();
    const change = async (components?: string): Promise<TableInfo> => {
      const answer = await app.inject({
        method: 'PATCH',
        url: `/api/tables/${table.id}`,
        headers: { authorization: `Bearer ${owner}` },
        payload: { config: { ...plan, ...(components && { components }) } },
      });
      return answer.json<{ table: TableInfo }>().table ?? answer.json();
    };
    expect((await change(hash)).components).toMatchObject({ hash });
    expect(await change('0'.repeat(64))).toMatchObject({ error: 'unknownSet' });
    expect((await change(hash)).components).toMatchObject({ hash });
    expect((await change()).components).toBeUndefined();
  });

  it('that chooses the default set is like any other', async () => {
    const plan = config([PERSON, PERSON], { components: defaultContent.hash });
    const answer = await app.inject({ method: 'POST', url: '/api/tables', payload: { config: plan } });
    expect(answer.json<CreatedTable>().table.components).toBeUndefined();
  });

  it('does not count for ratings', async () => {
    const accounts = { now: () => 1, get: async (id: string) => ({ id, name: id, isRanked: true }) };
    const ratings = new Ratings(store, accounts as never);
    const seats = ['ada', 'bob'].map((account) => ({ ...makeSeat(PERSON), account }));
    const row = {
      id: 'table',
      config: config([PERSON, PERSON]),
      seats,
      result: { vp: [1, 2], winners: [1] },
    } as never as TableRow;
    await ratings.count({ ...row, set: (await put(setWith(2))).body });
    expect(await ratings.leaderboard('standard')).toEqual([]);
    await ratings.count(row);
    expect(await ratings.leaderboard('standard')).toHaveLength(2);
  });
});
