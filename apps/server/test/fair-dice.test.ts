// The server cannot choose the dice: its secret is fixed and its commitment published before it knows any player's
// entropy. The turn order follows from the published values.

import { tmpdir } from 'node:os';
import type { CreatedTable, FairnessProof, RematchTable, TableInfo } from '@black-angel/protocol';
import { commitmentOf, digestOf, drawnOrder, lotOf, seedOf } from '@black-angel/protocol/fair-dice';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryStore } from '../src/store/memory-store.ts';
import type { TableRow } from '../src/store/store.ts';
import { savedOf } from '../src/tables/game/load-game.ts';
import { freed, seated } from '../src/tables/row/seating.ts';
import { infoOf } from '../src/tables/row/table-info.ts';
import { changeSeat } from '../src/tables/verbs/change-seat.ts';
import { QUICK_BOTS } from './club.ts';
import { config, entropy, PERSON } from './online-client.ts';
import { makeApp } from './seeded.ts';

/** The draw of the present formulas: the seats in their new order. */
const drawSeats = (
  secret: string,
  seats: readonly { entropy: string | null; name: string | null }[],
  mixed: readonly (string | null)[] = seats.map((seat) => seat.entropy),
): number[] => drawnOrder(secret, seats.map(lotOf), mixed, 2);

let app: FastifyInstance;
let store: MemoryStore;
/** Every row that was ever stored, in order. */
let rows: TableRow[];

beforeEach(async () => {
  store = new MemoryStore();
  rows = [];
  const put = store.putTable.bind(store);
  store.putTable = async (row) => {
    await put(row);
    rows.push(structuredClone(row));
  };
  app = await makeApp({ root: tmpdir(), store, bots: QUICK_BOTS });
  await app.ready();
});
afterEach(() => app.close());

async function ask<T>(method: 'GET' | 'POST', url: string, payload?: object, token?: string): Promise<T> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json() as T;
}
const join = (id: string, name: string, random: string) =>
  ask<{ table: TableInfo; token: string }>('POST', `/api/tables/${id}/join`, { name, entropy: random });

/** Bots finish the game in every seat. */
async function playOut(id: string): Promise<void> {
  const room = await app.tables.room(id);
  for (const seat of room.row.seats.keys()) await room.request(() => changeSeat(room, seat, { isSubstituted: true }));
  await expect.poll(async () => (await store.getTable(id))!.status).toBe('over');
}

describe('the commitment', () => {
  it('is told before any request can carry entropy: only sitting down does', () => {
    type Operation = { requestBody?: unknown; parameters?: unknown };
    const { paths } = app.swagger() as { paths: Record<string, Record<string, Operation>> };
    const carrying = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { requestBody, parameters }]) => JSON.stringify([requestBody, parameters]).includes('"entropy"'))
        .map(([method]) => `${method} ${path}`),
    );
    expect(carrying).toEqual(['post /api/tables/{id}/join']);
  });

  it('does not come with a seat, and stays the same to the end, in every answer and in every row', async () => {
    const plan = config([PERSON, PERSON, { kind: 'bot', level: 'novice' }], { shuffled: true });
    const { table } = await ask<CreatedTable>('POST', '/api/tables', { config: plan });
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(table.seats.map(({ name }) => name)).toEqual([null, null, 'Bot 1']);
    // The secret is stored before any player has sent entropy.
    expect(rows.length).toBe(1);
    expect(commitmentOf(rows[0]!.secret)).toBe(table.commitment);
    expect(rows[0]!.seats.every((seat) => seat.entropy === null)).toBe(true);
    const own = [entropy(), entropy()];
    const told = [
      (await join(table.id, 'Ada', own[0]!)).table,
      await ask<TableInfo>('GET', `/api/tables/${table.id}`),
      (await join(table.id, 'Bea', own[1]!)).table,
    ];
    const before = told[1]!.seats.map(({ name }) => name);
    await playOut(table.id);
    told.push(await ask<TableInfo>('GET', `/api/tables/${table.id}`));
    // Everybody keeps the colour of the waiting room.
    before[1] = 'Bea';
    for (const { name, colour } of told.at(-1)!.seats) expect([name, colour]).toEqual([name, before.indexOf(name)]);
    expect(new Set(told.map(({ commitment }) => commitment))).toEqual(new Set([table.commitment]));
    expect(new Set(rows.map(({ secret }) => secret)).size).toBe(1);
    const proof = await ask<FairnessProof>('GET', `/api/tables/${table.id}/proof`);
    expect(proof.commitment).toBe(table.commitment);
    expect(commitmentOf(proof.secret)).toBe(table.commitment);
    expect(proof.entropy.toSorted()).toEqual(['-', ...own].toSorted());
    expect(proof.derivation).toBe(2);
    expect(seedOf(proof.secret, own, 2)).toBe(proof.seed);
  });

  it('of a rematch is told before anybody sits down there', async () => {
    const { table } = await ask<CreatedTable>('POST', '/api/tables', { config: config([PERSON, PERSON]) });
    const ada = await join(table.id, 'Ada', entropy());
    const bea = await join(table.id, 'Bea', entropy());
    await playOut(table.id);
    const again = (token: string) => ask<RematchTable>('POST', `/api/tables/${table.id}/rematch`, undefined, token);
    const first = await again(ada.token);
    expect(first.table.seats.map(({ name }) => name)).toEqual([null, null]);
    expect((await again(bea.token)).table.commitment).toBe(first.table.commitment);
    expect((await join(first.table.id, 'Bea', entropy())).table.commitment).toBe(first.table.commitment);
  });
});

describe('a table where nobody sits yet', () => {
  it('is not in the lobby; its maker needs no seat', async () => {
    const { table } = await ask<CreatedTable>('POST', '/api/tables', { config: config([PERSON, PERSON]) });
    const lobby = async () => (await ask<{ tables: TableInfo[] }>('GET', '/api/tables')).tables.map(({ id }) => id);
    expect(await lobby()).toEqual([]);
    await join(table.id, 'Bea', entropy());
    expect(await lobby()).toEqual([table.id]);
    expect((await join(table.id, 'Cy', entropy())).table.status).toBe('running');
  });
});

describe('a maker who knows the secret, after the last player has sat down,', () => {
  const own = [entropy(), entropy(), entropy()];
  const [a, b, c] = own as [string, string, string];
  const arrangements = [
    [a, b, c],
    [c, b, a],
    [b, c, a],
    [null, a, b, c],
    [b, null, a, c],
    [c, a, b, null],
  ];

  it('finds one seed in every arrangement of the seats, with bots or without', () => {
    const secret = entropy();
    expect(new Set(arrangements.map((seats) => seedOf(secret, seats, 2))).size).toBe(1);
    // Games that began early keep their seed.
    expect(new Set(arrangements.map((seats) => seedOf(secret, seats, 1))).size).toBe(arrangements.length);
  });

  it('finds one drawn order of the persons', () => {
    const secret = entropy();
    const persons = arrangements.map((parts) => {
      const seats = parts.map((part) => ({ entropy: part, name: part === null ? 'Bot 1' : 'a person' }));
      const drawn = drawSeats(secret, seats).flatMap((seat) => seats[seat]!.entropy ?? []);
      return drawn.join();
    });
    expect(new Set(persons).size).toBe(1);
  });

  it('cannot give other seats to those who sit, nor to a bot', async () => {
    const pace = { kind: 'live', minutes: 5, increment: 10 } as const;
    const plan = config([PERSON, PERSON, PERSON], { pace });
    const { table, owner } = await ask<CreatedTable>('POST', '/api/tables', { config: plan });
    const { token } = await join(table.id, 'Ada', a);
    await join(table.id, 'Bob', b);
    await join(table.id, 'Cid', c);
    const change = (seats: typeof plan.seats, also = {}) =>
      app.inject({
        method: 'PATCH',
        url: `/api/tables/${table.id}`,
        headers: { authorization: `Bearer ${owner}` },
        payload: { config: { ...plan, ...also, seats } },
      });
    const bot = { kind: 'bot', level: 'easy' } as const;
    for (const seats of [
      [bot, PERSON, PERSON, PERSON],
      [PERSON, PERSON, PERSON, bot],
      [PERSON, PERSON, PERSON, PERSON],
    ]) {
      const answer = await change(seats);
      expect([answer.statusCode, answer.json().error]).toEqual([409, 'allSeated']);
    }
    const names = async () => (await ask<TableInfo>('GET', `/api/tables/${table.id}`)).seats.map(({ name }) => name);
    expect(await names()).toEqual(['Ada', 'Bob', 'Cid']);
    // What the dice do not follow from can change. After somebody has left, a new player brings new entropy.
    expect((await change(plan.seats, { pace: { ...pace, minutes: 9 } })).statusCode).toBe(200);
    await app.inject({
      method: 'DELETE',
      url: `/api/tables/${table.id}/seats/0`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await change([bot, PERSON, PERSON, PERSON])).statusCode).toBe(200);
    expect(await names()).toEqual(['Bot 1', 'Bob', 'Cid', null]);
  });

  it('cannot have an accomplice leave for another seed, and begins nothing that the last player was not asked', async () => {
    const pace = { kind: 'live', minutes: 5, increment: 10 } as const;
    const plan = config([PERSON, PERSON, PERSON], { pace, shuffled: true });
    const { table, owner } = await ask<CreatedTable>('POST', '/api/tables', { config: plan });
    const ada = await join(table.id, 'Ada', a);
    await join(table.id, 'Bob', b);
    const cid = await join(table.id, 'Cid', c);
    const ready = (token: string) =>
      app.inject({
        method: 'PUT',
        url: `/api/tables/${table.id}/ready`,
        headers: { authorization: `Bearer ${token}` },
        payload: { isReady: true },
      });
    await ready(ada.token);
    await ready(cid.token);
    const headers = { authorization: `Bearer ${owner}` };
    await app.inject({ method: 'DELETE', url: `/api/tables/${table.id}/seats/1`, headers });
    const seats = [PERSON, { kind: 'bot', level: 'easy' }, PERSON];
    const url = `/api/tables/${table.id}`;
    const answer = await app.inject({ method: 'PATCH', url, headers, payload: { config: { ...plan, seats } } });
    expect(answer.json()).toMatchObject({ status: 'open', hasReadyCheck: true, seats: [{ isReady: false }, {}, {}] });
    await ready(ada.token);
    expect((await ready(cid.token)).json().status).toBe('running');
    await playOut(table.id);
    const proof = await ask<FairnessProof>('GET', `${url}/proof`);
    // The seed that the game would have had with Bob.
    expect(proof.seed).toBe(seedOf(proof.secret, own, 2));
    expect(proof.joined).toEqual(own);
    expect(proof.entropy.toSorted()).toEqual(['-', a, c].toSorted());
    const row = (await store.getTable(table.id))!;
    expect(drawSeats(proof.secret, row.seats, own)).toEqual([0, 1, 2]);
  });

  it('is bound to the randomness of those who sat before, by a digest that everybody sees', async () => {
    const { table } = await ask<CreatedTable>('POST', '/api/tables', { config: config([PERSON, PERSON, PERSON]) });
    expect([table.joined, table.derivation]).toEqual([digestOf([]), 2]);
    expect((await join(table.id, 'Ada', a)).table.joined).toBe(digestOf([a]));
    expect((await join(table.id, 'Bob', b)).table.joined).toBe(digestOf([a, b]));
  });

  it('cannot lend a player the randomness of another', async () => {
    const { table, owner } = await ask<CreatedTable>('POST', '/api/tables', { config: config([PERSON, PERSON]) });
    await join(table.id, 'Ada', a);
    const again = () =>
      app.inject({ method: 'POST', url: `/api/tables/${table.id}/join`, payload: { name: 'Bob', entropy: a } });
    const answer = await again();
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'badRequest']);
    const headers = { authorization: `Bearer ${owner}` };
    await app.inject({ method: 'DELETE', url: `/api/tables/${table.id}/seats/0`, headers });
    expect((await again()).statusCode).toBe(400);
  });

  it('cannot change the level of a bot without a question', async () => {
    const pace = { kind: 'live', minutes: 5, increment: 10 } as const;
    const plan = config([PERSON, PERSON, { kind: 'bot', level: 'hard' }], { pace });
    const { table, owner } = await ask<CreatedTable>('POST', '/api/tables', { config: plan });
    const { token } = await join(table.id, 'Ada', a);
    await join(table.id, 'Bob', b);
    const url = `/api/tables/${table.id}`;
    const isReady = { isReady: true };
    await app.inject({
      method: 'PUT',
      url: `${url}/ready`,
      headers: { authorization: `Bearer ${token}` },
      payload: isReady,
    });
    const seats = [PERSON, PERSON, { kind: 'bot', level: 'easy' }];
    const headers = { authorization: `Bearer ${owner}` };
    const answer = await app.inject({ method: 'PATCH', url, headers, payload: { config: { ...plan, seats } } });
    expect(answer.json().settingsChangedAt).toEqual(expect.any(Number));
    expect(answer.json().seats[0].isReady).toBe(false);
  });

  it('moves nobody to another seat without a question', async () => {
    const plan = config([PERSON, PERSON, PERSON]);
    const { table, owner } = await ask<CreatedTable>('POST', '/api/tables', { config: plan });
    await join(table.id, 'Ada', a);
    await join(table.id, 'Bob', b);
    const answer = await app.inject({
      method: 'PATCH',
      url: `/api/tables/${table.id}`,
      headers: { authorization: `Bearer ${owner}` },
      payload: { config: { ...plan, seats: [{ kind: 'bot', level: 'easy' }, PERSON, PERSON] } },
    });
    expect(answer.json()).toMatchObject({ status: 'open', hasReadyCheck: true });
  });
});

describe('an open table', () => {
  const made = async (): Promise<TableRow> => {
    await ask<CreatedTable>('POST', '/api/tables', { config: config([PERSON, PERSON, PERSON]) });
    return rows[0]!;
  };
  const sit = (row: TableRow, name: string, now: number): TableRow => ({
    ...row,
    ...seated(row, { name, entropy: entropy() }, undefined, now),
  });

  it('that was made before the formulas had versions keeps the first', async () => {
    const { derivation: _, joined: __, ...early } = await made();
    const row = ['Ada', 'Bob', 'Cid'].reduce((before, name, i) => sit(before, name, i + 1), early as TableRow);
    expect(row.status).toBe('running');
    expect([row.derivation, row.joined, infoOf(row).derivation]).toEqual([undefined, undefined, undefined]);
    const own = row.seats.map((seat) => seat.entropy);
    expect(savedOf(row, []).start).toMatchObject({ seed: seedOf(row.secret, own, 1) });
  });

  it('asks again after a departure only if somebody has sat down since', async () => {
    const row = sit(sit(await made(), 'Ada', 1), 'Bob', 2);
    expect(freed(row, 0, 'left', 3).settingsChangedAt).toBe(3);
    expect(freed(row, 1, 'left', 3).settingsChangedAt).toBeUndefined();
  });
});

describe('the turn order', () => {
  it('follows from the proof, whatever the seats were before', async () => {
    const plan = config([{ kind: 'bot', level: 'easy' }, PERSON, { kind: 'bot', level: 'novice' }, PERSON], {
      shuffled: true,
    });
    const { table } = await ask<CreatedTable>('POST', '/api/tables', { config: plan });
    await join(table.id, 'Ada', entropy());
    await join(table.id, 'Bea', entropy());
    await playOut(table.id);
    const proof = await ask<FairnessProof>('GET', `/api/tables/${table.id}/proof`);
    const row = (await store.getTable(table.id))!;
    expect(proof.order).toEqual(row.seats.map((seat) => seat.entropy ?? seat.name));
    expect(drawSeats(proof.secret, row.seats)).toEqual([0, 1, 2, 3]);
  });

  it('is drawn fairly, and alike from every arrangement', () => {
    const first = [0, 0, 0];
    for (let i = 0; i < 600; i++) {
      const seats = [entropy(), null, entropy()].map((own) => ({ entropy: own, name: 'Bot 1' }));
      const lots = seats.map(lotOf);
      const secret = entropy();
      const order = drawSeats(secret, seats).map((lot) => lots[lot]);
      const turned = seats.toReversed();
      expect(drawSeats(secret, turned).map((lot) => lotOf(turned[lot]!))).toEqual(order);
      first[lots.indexOf(order[0]!)]!++;
    }
    // Each comes first a third of the time; 70 is six standard deviations.
    for (const times of first) expect(Math.abs(times - 200)).toBeLessThan(70);
  });

  it('is not drawn where the seats keep their order', async () => {
    const { table } = await ask<CreatedTable>('POST', '/api/tables', { config: config([PERSON, PERSON]) });
    await join(table.id, 'Ada', entropy());
    await join(table.id, 'Bea', entropy());
    await playOut(table.id);
    expect((await ask<FairnessProof>('GET', `/api/tables/${table.id}/proof`)).order).toBeNull();
    expect((await store.getTable(table.id))!.seats.map(({ name }) => name)).toEqual(['Ada', 'Bea']);
  });
});
