// Only its player gets a token for a seat, and no account can claim the seat of a running game.

import { tmpdir } from 'node:os';
import type { LoggedIn, TableInfo, TakenSeat } from '@black-angel/protocol';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryStore } from '../src/store/memory-store.ts';
import { freeSeat, renewToken } from '../src/tables/all/waiting.ts';
import { changeSeat } from '../src/tables/verbs/change-seat.ts';
import { QUICK_BOTS } from './club.ts';
import { config, entropy, PERSON } from './online-client.ts';
import { makeApp, Tables } from './seeded.ts';
import { settle, Wire } from './wire.ts';

let app: FastifyInstance;
let store: MemoryStore;
beforeEach(async () => {
  store = new MemoryStore();
  const limits = { logIns: { burst: 1000, perSecond: 0 } };
  app = await makeApp({ root: tmpdir(), store, bots: QUICK_BOTS, isScheduled: false, limits });
});
afterEach(() => app.close());

async function ask<T = { error?: string }>(
  method: InjectOptions['method'] & string,
  url: string,
  token?: string,
  body?: object,
): Promise<{ status: number; body: T }> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: method as 'GET', url, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, body: answer.json() as T };
}
const make = async (name: string): Promise<string> =>
  (await ask<LoggedIn>('POST', '/api/account', undefined, { name, password: 'correct horse' })).body.session;
const join = (id: string, name: string, session?: string) =>
  ask<TakenSeat & { error?: string }>('POST', `/api/tables/${id}/join`, session, { name, entropy: entropy() });
const reissue = (id: string, seat: number, token: string) =>
  ask<{ token: string; error?: string }>('POST', `/api/tables/${id}/seats/${seat}/token`, token);
const bind = (id: string, token: string, session: string) =>
  ask('POST', '/api/account/tables', session, { table: id, token });
async function free(id: string, seat: number, token: string): Promise<{ status: number; body: { error?: string } }> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: 'DELETE', url: `/api/tables/${id}/seats/${seat}`, headers });
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() };
}
/** What a client was last told of the seats. */
const newsOf = (wire: Wire) =>
  wire.messages
    .flatMap((message) => (message.kind === 'table' || message.kind === 'opened' ? message.table : []))
    .at(-1)?.seatNews;
const seatsOf = async (id: string) => (await store.getTable(id))!.seats;

/** A table of Ada, who made it, and Bea; it runs when all seats are taken. */
async function seatTwo({ missing = 0, beasSession = undefined as string | undefined, shuffled = false } = {}) {
  const seats = Array.from({ length: 2 + missing }, () => PERSON);
  const { table, owner } = await app.tables.create({ config: config(seats, { shuffled }) });
  const ada = await join(table.id, 'Ada');
  const bea = await join(table.id, 'Bea', beasSession);
  return { id: table.id, owner, ada: ada.body, bea: bea.body };
}

/** Another node on the same store, with the table in memory and without news of this node. */
async function nodeThatIsBehind(id: string): Promise<Tables> {
  const tables = new Tables({ store, bots: QUICK_BOTS, now: () => 1, report: () => {} });
  await tables.room(id);
  return tables;
}

describe('a new token for the seat of somebody else', () => {
  it('is not given to the owner of the table once the game has begun', async () => {
    const { id, owner, bea } = await seatTwo();
    const wire = await Wire.connect(app.tables, id, bea.token);
    const before = await seatsOf(id);
    expect(await reissue(id, bea.seat, owner)).toMatchObject({ status: 409, body: { error: 'seatOwned' } });
    expect(await seatsOf(id)).toEqual(before);
    expect(wire.isClosed).toBe(false);
  });

  it.each(['over', 'abandoned'] as const)('is not given to the owner when the game is %s', async (status) => {
    const { id, owner, bea } = await seatTwo();
    const room = await app.tables.room(id);
    await room.request(() => room.changeRow({ status }));
    expect(await reissue(id, bea.seat, owner)).toMatchObject({ status: 409, body: { error: 'seatOwned' } });
  });

  it('is not given to the owner before the game begins either', async () => {
    const { id, owner, bea } = await seatTwo({ missing: 1 });
    const wire = await Wire.connect(app.tables, id, bea.token);
    const before = await seatsOf(id);
    expect(await reissue(id, bea.seat, owner)).toMatchObject({ status: 409, body: { error: 'seatOwned' } });
    expect(await seatsOf(id)).toEqual(before);
    expect(wire.isClosed).toBe(false);
  });

  it('is not given to the owner for the seat of an account', async () => {
    const { id, owner, bea } = await seatTwo({ missing: 1, beasSession: await make('Bea') });
    expect(await reissue(id, bea.seat, owner)).toMatchObject({ status: 409, body: { error: 'seatOwned' } });
    expect((await Wire.connect(app.tables, id, bea.token)).messages[0]).toMatchObject({ kind: 'opened' });
  });

  it('is not given for a session, which the new token would outlive', async () => {
    const session = await make('Bea');
    for (const missing of [0, 1]) {
      const { id, bea } = await seatTwo({ missing, beasSession: session });
      expect(await reissue(id, bea.seat, session)).toMatchObject({ status: 403, body: { error: 'badToken' } });
      expect((await Wire.connect(app.tables, id, session)).messages[0]).toMatchObject({ seat: bea.seat });
    }
  });

  it('is given to the seat itself, in the game too, and everybody is told', async () => {
    const { id, ada, bea } = await seatTwo();
    const [eyes, old] = [await Wire.connect(app.tables, id, ada.token), await Wire.connect(app.tables, id, bea.token)];
    expect((await reissue(id, bea.seat, bea.token)).status).toBe(200);
    expect(newsOf(eyes)).toMatchObject([{ name: 'Bea', what: 'newToken' }]);
    expect(old.messages.at(-1)).toEqual({ kind: 'bye', why: 'revoked' });
    expect((await reissue(id, ada.seat, bea.token)).status).toBe(403);
  });

  it('is not given by a node that has not heard yet that the game has begun', async () => {
    const { id, owner, bea } = await seatTwo({ missing: 1, shuffled: true });
    const [behind, another] = [await nodeThatIsBehind(id), await nodeThatIsBehind(id)];
    await join(id, 'Cy');
    const before = await seatsOf(id);
    await expect(renewToken(behind, id, bea.seat, owner)).rejects.toMatchObject({ code: 'seatOwned' });
    await expect(freeSeat(behind, id, bea.seat, owner)).rejects.toMatchObject({ code: 'seatsFixed' });
    expect(await seatsOf(id)).toEqual(before);
    // A player gets no token for another player's present seat.
    await renewToken(another, id, bea.seat, bea.token).catch((error) =>
      expect(error).toMatchObject({ code: 'badToken' }),
    );
    const others = (seats: Awaited<ReturnType<typeof seatsOf>>) => seats.filter(({ name }) => name !== 'Bea');
    expect(others(await seatsOf(id))).toEqual(others(before));
  });
});

describe('a player who leaves before the game', () => {
  it('is removed by the owner: everybody is told, and the seat is free', async () => {
    const { id, owner, ada, bea } = await seatTwo({ missing: 1 });
    const [eyes, wire] = [await Wire.connect(app.tables, id, ada.token), await Wire.connect(app.tables, id, bea.token)];
    expect((await free(id, bea.seat, owner)).status).toBe(204);
    expect(wire.messages.at(-1)).toEqual({ kind: 'bye', why: 'revoked' });
    expect(newsOf(eyes)).toMatchObject([{ name: 'Bea', what: 'removed' }]);
    expect((await seatsOf(id))[bea.seat]).toMatchObject({ name: null, tokenHash: null, entropy: null });
    expect((await Wire.connect(app.tables, id, bea.token)).messages).toEqual([{ kind: 'bye', why: 'badToken' }]);
    // Also told to a player who was not connected then.
    expect(newsOf(await Wire.connect(app.tables, id, ada.token))).toMatchObject([{ name: 'Bea', what: 'removed' }]);
    expect((await join(id, 'Cy')).body.seat).toBe(bea.seat);
  });

  it('is removed with the account, which no longer lists the table', async () => {
    const session = await make('Bea');
    const { id, owner, bea } = await seatTwo({ missing: 1, beasSession: session });
    expect((await free(id, bea.seat, owner)).status).toBe(204);
    expect((await Wire.connect(app.tables, id, session)).messages).toEqual([{ kind: 'bye', why: 'badToken' }]);
    for (const { key } of await store.listDocuments('account'))
      expect(await store.listDocuments(`tables-of:${key}`)).toEqual([]);
  });

  it('may leave, by the token or the session of the seat and by no other', async () => {
    const session = await make('Bea');
    const { id, ada, bea } = await seatTwo({ missing: 1, beasSession: session });
    const eyes = await Wire.connect(app.tables, id, null);
    expect((await free(id, ada.seat, bea.token)).status).toBe(403);
    expect((await free(id, ada.seat, session)).status).toBe(403);
    expect((await free(id, bea.seat, session)).status).toBe(204);
    expect((await free(id, ada.seat, ada.token)).status).toBe(204);
    expect(newsOf(eyes)).toMatchObject([
      { name: 'Bea', what: 'left' },
      { name: 'Ada', what: 'left' },
    ]);
  });

  it('cannot be removed, nor leave, once the game has begun', async () => {
    const { id, owner, bea } = await seatTwo();
    const before = await seatsOf(id);
    for (const token of [owner, bea.token])
      expect(await free(id, bea.seat, token)).toMatchObject({ status: 409, body: { error: 'seatsFixed' } });
    expect(await seatsOf(id)).toEqual(before);
  });

  it('keeps what was said: the next player on the seat did not say it', async () => {
    const { id, owner, bea } = await seatTwo({ missing: 1 });
    const wire = await Wire.connect(app.tables, id, bea.token);
    wire.say({ kind: 'chat', text: 'I am Bea' });
    await settle();
    await free(id, bea.seat, owner);
    const cy = await join(id, 'Cy');
    const opened = (await Wire.connect(app.tables, id, cy.body.token)).messages[0];
    expect(opened).toMatchObject({ seat: bea.seat, chat: [{ seat: -1, name: 'Bea', text: 'I am Bea' }] });
  });
});

describe('a seat and an account', () => {
  it('belong together from the moment of sitting down, also for the last one, whose seat begins the game', async () => {
    const session = await make('Bea');
    const { id, bea } = await seatTwo({ beasSession: session, shuffled: true });
    expect((await store.getTable(id))!.status).toBe('running');
    const seats = await seatsOf(id);
    expect(seats.map(({ name, account }) => [name, account !== null])).toContainEqual(['Bea', true]);
    expect(seats.map(({ name, account }) => [name, account !== null])).toContainEqual(['Ada', false]);
    expect((await Wire.connect(app.tables, id, session)).messages[0]).toMatchObject({ kind: 'opened', seat: bea.seat });
    const mine = await ask<{ tables: { table: { id: string } }[] }>('GET', '/api/account/tables', session);
    expect(mine.body.tables).toMatchObject([{ table: { id }, seat: bea.seat }]);
    // A retry gets the same answer.
    expect((await bind(id, bea.token, session)).status).toBe(200);
  });

  it('come together before the game begins', async () => {
    const session = await make('Bea');
    const { id, bea } = await seatTwo({ missing: 1 });
    expect((await bind(id, bea.token, session)).status).toBe(200);
    expect((await Wire.connect(app.tables, id, session)).messages[0]).toMatchObject({ kind: 'opened', seat: bea.seat });
  });

  it('do not come together once it has begun; the token goes on opening the seat', async () => {
    const session = await make('Bea');
    const { id, bea } = await seatTwo();
    const before = await seatsOf(id);
    expect(await bind(id, bea.token, session)).toMatchObject({ status: 409, body: { error: 'begun' } });
    expect(await seatsOf(id)).toEqual(before);
    expect((await Wire.connect(app.tables, id, session)).messages).toEqual([{ kind: 'bye', why: 'badToken' }]);
    expect((await Wire.connect(app.tables, id, bea.token)).messages[0]).toMatchObject({
      kind: 'opened',
      seat: bea.seat,
    });
    expect((await ask<{ tables: unknown[] }>('GET', '/api/account/tables', session)).body.tables).toEqual([]);
  });

  it('do not come together when the game begins at the same moment on another node', async () => {
    const session = await make('Bea');
    const { id, ada } = await seatTwo({ missing: 1, shuffled: true });
    // This server is out of date.
    const ahead = new Tables({ store, bots: QUICK_BOTS, now: () => 1, report: () => {} });
    await ahead.join(id, { name: 'Cy', entropy: entropy() });
    expect((await store.getTable(id))!.status).toBe('running');
    expect(await bind(id, ada.token, session)).toMatchObject({ status: 409, body: { error: 'begun' } });
    expect((await seatsOf(id)).every(({ account }) => account === null)).toBe(true);
    await ahead.close();
  });

  it('are no pair twice at one table', async () => {
    const session = await make('Bea');
    const { id, ada } = await seatTwo({ missing: 1, beasSession: session });
    expect(await join(id, 'Bea again', session)).toMatchObject({ status: 409, body: { error: 'alreadySeated' } });
    expect(await bind(id, ada.token, session)).toMatchObject({ status: 409, body: { error: 'bound' } });
    // It still has its own seat.
    const mine = await ask<{ tables: unknown[] }>('GET', '/api/account/tables', session);
    expect(mine.body.tables.length).toBe(1);
  });

  it('leave nothing behind when nobody could sit down', async () => {
    const session = await make('Cy');
    const { id } = await seatTwo();
    expect(await join(id, 'Cy', session)).toMatchObject({ status: 409, body: { error: 'begun' } });
    const kinds = (await store.listDocuments('account')).map(({ key }) => `tables-of:${key}`);
    for (const kind of kinds) expect(await store.listDocuments(kind)).toEqual([]);
  });

  it('need a session that holds; a password meant for a proxy is none', async () => {
    const { id } = await seatTwo({ missing: 2 });
    expect(await join(id, 'Cy', 'x'.repeat(43))).toMatchObject({ status: 403, body: { error: 'badToken' } });
    expect(await join(id, 'Cy', 'short')).toMatchObject({ status: 403 });
    const payload = { name: 'Cy', entropy: entropy() };
    const headers = { authorization: 'Basic dXNlcjpwYXNzd29yZA==' };
    const guest = await app.inject({ method: 'POST', url: `/api/tables/${id}/join`, headers, payload });
    expect(guest.statusCode).toBe(201);
  });

  it('are rated as the account wanted it when it sat down', async () => {
    const [ranked, late] = [await make('Ada'), await make('Bea')];
    await ask('PATCH', '/api/account', ranked, { isRanked: true });
    const { table } = await app.tables.create({ config: config([PERSON, PERSON]) });
    await join(table.id, 'Ada', ranked);
    await join(table.id, 'Bea', late);
    await ask('PATCH', '/api/account', late, { isRanked: true });
    // Everybody at the table can see whose rating the game counts for: hints depend on it.
    const { seats } = (await ask<TableInfo>('GET', `/api/tables/${table.id}`)).body;
    expect(seats.map(({ name, isRanked }) => [name, isRanked])).toEqual([
      ['Ada', true],
      ['Bea', undefined],
    ]);
    const room = await app.tables.room(table.id);
    for (const seat of [0, 1]) await room.request(() => changeSeat(room, seat, { isSubstituted: true }));
    await expect.poll(async () => (await store.getTable(table.id))!.status).toBe('over');
    const board = await ask<{ standings: { name: string }[] }>('GET', '/api/leaderboard');
    expect(board.body.standings.map(({ name }) => name)).toEqual(['Ada']);
    await settle();
  });
});
