import { tmpdir } from 'node:os';
import type { GameRecord } from '@black-angel/engine';
import type { DailyResult, LoggedIn, RematchTable, Standing, TakenSeat } from '@black-angel/protocol';
import { playGame } from '@black-angel/rules';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Accounts } from '../src/accounts/accounts.ts';
import { isBetter } from '../src/daily/daily.ts';
import { KEPT_FOR, placesOf, Ratings } from '../src/ratings/ratings.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import type { TableRow } from '../src/store/store.ts';
import { DAY } from '../src/store/time.ts';
import { changeSeat } from '../src/tables/verbs/change-seat.ts';
import { QUICK_BOTS } from './club.ts';
import { config, entropy, makeTable, PERSON } from './online-client.ts';
import { makeAccounts, makeApp } from './seeded.ts';

const OPERATOR = 'the token of the operator';
const DATE = '2026-03-02';
let now: number;
let store: MemoryStore;
let app: FastifyInstance;

beforeEach(async () => {
  now = Date.parse(`${DATE}T10:00:00Z`);
  store = new MemoryStore();
  app = await makeApp({
    root: tmpdir(),
    store,
    bots: QUICK_BOTS,
    now: () => now,
    isScheduled: false,
    operatorToken: OPERATOR,
  });
});
afterEach(() => app.close());

async function ask<T>(
  method: string,
  url: string,
  token?: string,
  payload?: object,
): Promise<{ status: number; body: T }> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as T };
}

describe('the daily challenge', () => {
  let record: GameRecord;
  let better: GameRecord;
  const game = (seed: string, step: number, options = { players: 1, hal: 'standard' as 'standard' | 'easy' }) =>
    playGame(options, seed, (_state, moves) => step % moves.length);
  const margin = ({ result }: GameRecord): number => result!.vp[0]! - result!.vp[1]!;
  beforeAll(() => {
    const games = [0, 1, 2, 5, 11].map((step) => game(`daily ${DATE}`, step)).sort((a, b) => margin(a) - margin(b));
    record = games[0]!;
    better = games.at(-1)!;
    expect(margin(better)).toBeGreaterThan(margin(record));
  });
  const enter = (name: string, given: unknown, date = DATE, token?: string) =>
    ask<{ result: DailyResult; place: number; error: string }>('POST', `/api/daily/${date}`, token, {
      name,
      record: given,
    });
  const list = async (date = DATE): Promise<DailyResult[]> =>
    (await ask<{ results: DailyResult[] }>('GET', `/api/daily/${date}`)).body.results;

  it('lists the best of each name, the furthest ahead of Hal first', async () => {
    expect(await enter('Ada', record)).toMatchObject({
      status: 201,
      body: { place: 1, result: { vp: record.result!.vp[0] } },
    });
    expect((await enter('Bea', better)).body.place).toBe(1);
    expect((await list()).map(({ name }) => name)).toEqual(['Bea', 'Ada']);
    now++;
    await enter('ADA', better);
    await enter('Ada', record);
    expect((await list()).map(({ name, vp }) => [name, vp])).toEqual([
      ['Bea', better.result!.vp[0]],
      ['ADA', better.result!.vp[0]],
    ]);
    expect(await list('2026-03-01')).toEqual([]);
  });

  it.each<[string, (one: GameRecord) => unknown]>([
    ['another day’s game', () => game('daily 2026-03-01', 0)],
    ['a game of another kind', () => game(`daily ${DATE}`, 0, { players: 1, hal: 'easy' })],
    ['a game of two', () => playGame({ players: 2 }, `daily ${DATE}`, () => 0)],
    ['a better result than was played', (one) => ({ ...one, result: { vp: [200, 0], winners: [0] } })],
    ['a game that is not over', (one) => ({ ...one, moves: one.moves.slice(0, -1) })],
    ['a move that is not legal', (one) => ({ ...one, moves: ['end', ...one.moves] })],
    ['moves that are not moves', (one) => ({ ...one, moves: one.moves.map(() => 'x') })],
    ['other rules', (one) => ({ ...one, rules: 999 })],
    ['other components', (one) => ({ ...one, components: { ...one.components, hash: 'abc' } })],
    ['something else', () => 'a record'],
    ['nothing', () => null],
  ])('refuses %s', async (_name, change) => {
    expect(await enter('Ada', change(record))).toMatchObject({ status: 400, body: { error: 'badRecord' } });
    expect(await list()).toEqual([]);
  });

  it('is open on the day itself and the day after', async () => {
    now = Date.parse(`${DATE}T00:00:00Z`) - 1;
    expect((await enter('Ada', record)).status).toBe(409);
    now += DAY * 2;
    expect((await enter('Ada', record)).status).toBe(201);
    now += 1;
    expect((await enter('Ada', record)).status).toBe(409);
    expect((await enter('Ada', record, '2026-02-30')).status).toBe(409);
    expect((await enter('Ada', record, 'today')).status).toBe(400);
  });

  it('keeps the name of an account for it', async () => {
    const account = { name: 'Ada', password: 'correct horse' };
    const { session } = (await ask<LoggedIn>('POST', '/api/account', undefined, account)).body;
    expect(await enter('ada', record)).toMatchObject({ status: 409, body: { error: 'nameTaken' } });
    expect((await enter('Ada', record, DATE, session)).status).toBe(201);
  });

  it('puts equal results in the order they came', () => {
    const one = { name: 'a', vp: 50, halVp: 40, isWon: true, at: 1 };
    expect(isBetter(one, { ...one, at: 2 })).toBe(true);
    expect(isBetter({ ...one, at: 2 }, one)).toBe(false);
    expect(isBetter({ ...one, vp: 60, halVp: 50, at: 2 }, one)).toBe(true);
    expect(isBetter({ ...one, halVp: 39, at: 2 }, one)).toBe(true);
  });
});

describe('ratings', () => {
  let accounts: Accounts;
  let ratings: Ratings;
  const sessions: Record<string, string> = {};

  async function make(name: string, isRanked: boolean): Promise<string> {
    const made = (await ask<LoggedIn>('POST', '/api/account', undefined, { name, password: 'correct horse' })).body;
    sessions[name] = made.session;
    if (isRanked) await ask('PATCH', '/api/account', made.session, { isRanked });
    return (await accounts.byName(name))!.id;
  }
  const over = (id: string, seats: (string | null)[], vp: number[], left: number[] = []): TableRow =>
    ({
      id,
      config: config([]),
      seats: seats.map((account, i) => ({ account, isSubstituted: left.includes(i) })),
      result: { vp, winners: [vp.indexOf(Math.max(...vp))] },
    }) as unknown as TableRow;
  const keptBoard = async (): Promise<Standing[]> =>
    (await ask<{ standings: Standing[] }>('GET', '/api/leaderboard')).body.standings;
  /** The server learns after a while what `ratings`, as another node, has counted. */
  const board = (): Promise<Standing[]> => {
    now += KEPT_FOR;
    return keptBoard();
  };

  beforeEach(() => {
    accounts = makeAccounts(store, () => now);
    ratings = new Ratings(store, accounts);
  });

  it('are read for the leaderboard once in a while, and at once after a change on this node', async () => {
    await ratings.count(over('game-one', [await make('Ada', true), await make('Bea', true)], [80, 60]));
    const { listDocuments } = store;
    let reads = 0;
    store.listDocuments = (kind) => {
      if (kind === 'rating:standard') reads++;
      return listDocuments.call(store, kind) as never;
    };
    const names = async () => (await keptBoard()).map(({ name }) => name);
    expect([await names(), await names(), reads]).toEqual([['Ada', 'Bea'], ['Ada', 'Bea'], 1]);
    await ask('PATCH', '/api/account', sessions['Ada']!, { isRanked: false });
    expect([await names(), reads]).toEqual([['Bea'], 2]);
  });

  it('rise and fall with results, once for each game', async () => {
    const [ada, bea] = [await make('Ada', true), await make('Bea', true)];
    const row = over('game-one', [ada, bea, null], [80, 60, 90]);
    await ratings.count(row);
    const once = await board();
    expect(once.map(({ name }) => name)).toEqual(['Ada', 'Bea']);
    expect(once[0]!.mu).toBeGreaterThan(25);
    expect(once[1]!.mu).toBeLessThan(25);
    expect(once[0]!.sigma).toBeLessThan(8.34);
    expect(once[0]).toMatchObject({ games: 1, wins: 0, averageVp: 80, bestVp: 80 });
    await ratings.count(row);
    await new Ratings(store, accounts).count(row);
    expect(await board()).toEqual(once);
    await ratings.count(over('game-two', [ada, bea], [50, 40]));
    const [first] = await board();
    expect(first).toMatchObject({ name: 'Ada', games: 2, wins: 1, averageVp: 65, bestVp: 80 });
    expect(first!.sigma).toBeLessThan(once[0]!.sigma);
  });

  it('go on where they were interrupted', async () => {
    const [ada, bea] = [await make('Ada', true), await make('Bea', true)];
    const row = over('game-one', [ada, bea], [80, 60]);
    const swap = store.swapDocument.bind(store);
    store.swapDocument = async (kind, key, seen, value) => {
      if (kind === 'rating:standard' && key === bea) throw new Error('the disk is full');
      return swap(kind, key, seen, value);
    };
    await expect(ratings.count(row)).rejects.toThrow('full');
    store.swapDocument = swap;
    await ratings.count(row);
    expect((await board()).map(({ name, games }) => [name, games])).toEqual([
      ['Ada', 1],
      ['Bea', 1],
    ]);
    expect((await board())[1]!.mu).toBeLessThan(25);
  });

  it('are only of those who want it', async () => {
    const [ada, bea] = [await make('Ada', true), await make('Bea', false)];
    await ratings.count(over('game-one', [ada, bea], [60, 80]));
    // A game without another ranked player is counted but changes no rating.
    expect(await board()).toMatchObject([{ name: 'Ada', games: 1, mu: 25 }]);
    expect((await ask('GET', '/api/players/Bea')).status).toBe(404);
    expect((await ask('GET', '/api/players/Bea')).body).toEqual((await ask('GET', '/api/players/Nobody')).body);
    expect(await ask('GET', '/api/players/ada')).toMatchObject({
      status: 200,
      body: { name: 'Ada', standings: [{ mode: 'standard', games: 1 }] },
    });
    await ask('PATCH', '/api/account', sessions['Ada'], { isRanked: false });
    expect(await board()).toEqual([]);
  });

  it('begin fresh in every season, and go on over all of them', async () => {
    const [ada, bea] = [await make('Ada', true), await make('Bea', true)];
    now = Date.parse('2026-03-31T23:00:00Z');
    await ratings.count(over('game-one', [ada, bea], [80, 60]));
    now = Date.parse('2026-04-01T01:00:00Z');
    // Counted again after an interruption: it stays in its season.
    await ratings.count(over('game-one', [ada, bea], [80, 60]));
    await ratings.count(over('game-two', [ada, bea], [40, 60]));
    const of = async (query: string) =>
      (await ask<{ standings: Standing[]; seasons: string[] }>('GET', `/api/leaderboard${query}`)).body;
    expect((await of('')).seasons).toEqual(['2026-2', '2026-1']);
    expect((await of('')).standings.map(({ games }) => games)).toEqual([2, 2]);
    const [spring, summer] = [await of('?season=2026-1'), await of('?season=2026-2')];
    expect(spring.standings.map(({ name, games }) => [name, games])).toEqual([
      ['Ada', 1],
      ['Bea', 1],
    ]);
    expect(summer.standings.map(({ name, games }) => [name, games])).toEqual([
      ['Bea', 1],
      ['Ada', 1],
    ]);
    // A win is worth the same in both: neither knows of the other.
    expect(summer.standings[0]!.rating).toBe(spring.standings[0]!.rating);
    await ask('PATCH', '/api/account', sessions['Ada'], { isRanked: false });
    expect((await of('?season=2026-1')).standings.map(({ name }) => name)).toEqual(['Bea']);
  });

  it('go with the account', async () => {
    const [ada, bea] = [await make('Ada', true), await make('Bea', true)];
    await ratings.count(over('game-one', [ada, bea], [60, 80]));
    await ask('DELETE', '/api/account', sessions['Bea'], { proof: { password: 'correct horse' } });
    expect((await board()).map(({ name }) => name)).toEqual(['Ada']);
  });

  it('put last who left the seat to a bot', () => {
    const seats = [90, 50, 50].map((vp) => ({ vp, hasLeft: false }));
    expect(placesOf(seats)).toEqual([1, 2, 2]);
    expect(placesOf([{ vp: 90, hasLeft: true }, ...seats.slice(1)])).toEqual([3, 1, 1]);
  });

  it('are counted when a game at a table ends', async () => {
    for (const name of ['Ada', 'Bea']) await make(name, true);
    const made = await makeTable(app.tables, 'Ada', config([PERSON, PERSON]));
    const url = `/api/tables/${made.table.id}`;
    await ask('POST', '/api/account/tables', sessions['Ada'], { table: made.table.id, token: made.token });
    const sitter = { name: 'Bea', entropy: entropy() };
    const joined = (await ask<TakenSeat>('POST', `${url}/join`, sessions['Bea'], sitter)).body;
    const room = await app.tables.room(made.table.id);
    // Bots finish the game; then the row says that both players stayed.
    await room.request(() => changeSeat(room, 0, { isSubstituted: true }));
    await room.request(() => changeSeat(room, 1, { isSubstituted: true }));
    await expect.poll(async () => (await store.getTable(made.table.id))!.status).toBe('over');
    expect((await board()).map(({ games }) => games)).toEqual([1, 1]);

    // A rematch: the first request makes the table, the second gets it; both join as usual.
    const again = async (token: string) => (await ask<RematchTable>('POST', `${url}/rematch`, token)).body;
    const [first, second] = [await again(made.token), await again(joined.token)];
    expect(second.table).toEqual(first.table);
    expect(first.table.id).not.toBe(made.table.id);
    expect(first.table.seats.map(({ name }) => name)).toEqual([null, null]);
    expect(first.owner).toBeDefined();
    expect(second.owner).toBeUndefined();
    expect((await ask<{ rematch: string }>('GET', url)).body.rematch).toBe(first.table.id);
    // It was deleted without players: the next request makes another.
    await store.deleteTable(first.table.id, 0);
    const [third, fourth] = [await again(joined.token), await again(made.token)];
    expect(third.owner).toBeDefined();
    expect(third.table.id).not.toBe(first.table.id);
    expect(fourth.table).toEqual(third.table);
  });
});

describe('a rematch', () => {
  it('counts as a new table for who makes it, and not for who is told of it', async () => {
    await app.close();
    const limits = { tables: { burst: 1, perSecond: 0 }, isExempt: () => false };
    app = await makeApp({ root: tmpdir(), store, bots: QUICK_BOTS, isScheduled: false, limits });
    const over = async () => {
      const { table, token } = await makeTable(app.tables, 'Ada', config([PERSON, PERSON]));
      const other = await app.tables.join(table.id, { name: 'Bea', entropy: entropy() });
      await (await app.tables.room(table.id)).changeRow({ status: 'abandoned' });
      return { url: `/api/tables/${table.id}/rematch`, tokens: [token, other.token] };
    };
    const [one, two] = [await over(), await over()];
    for (const token of one.tokens) expect((await ask('POST', one.url, token)).status).toBe(201);
    const headers = { authorization: `Bearer ${two.tokens[0]}` };
    const refused = await app.inject({ method: 'POST', url: two.url, headers });
    expect([refused.statusCode, refused.json().error, refused.headers['retry-after']]).toEqual([429, 'tooFast', '60']);
  });
});

describe('a report', () => {
  it('reaches the operator, with what was said, and nobody else', async () => {
    const { table, token } = await makeTable(app.tables, 'Ada', config([PERSON, PERSON]));
    await store.addChat(table.id, { n: 0, seat: 1, text: 'something rude', at: now });
    const report = (from: string, seat: number) =>
      ask('POST', `/api/tables/${table.id}/report`, from, { seat, text: 'That was rude.' });
    expect((await report(token, 1)).status).toBe(204);
    expect((await report(token, 3)).status).toBe(404);
    expect((await report('x'.repeat(43), 1)).status).toBe(403);
    expect((await ask('GET', '/api/reports')).status).toBe(403);
    expect((await ask('GET', '/api/reports', token)).status).toBe(403);
    const { body } = await ask<{ reports: unknown[] }>('GET', '/api/reports', OPERATOR);
    expect(body.reports).toMatchObject([
      {
        table: table.id,
        from: { seat: 0, name: 'Ada' },
        about: { seat: 1 },
        text: 'That was rude.',
        at: now,
        chat: [{ text: 'something rude' }],
      },
    ]);
  });
});

describe('a vacation of one seat', () => {
  it('needs no account', async () => {
    const { table, token } = await makeTable(app.tables, 'Ada', config([PERSON, PERSON]));
    const take = (days: number) => ask('PUT', `/api/tables/${table.id}/vacation`, token, { days });
    expect((await take(20)).body).toEqual({ vacation: { from: now, to: now + 20 * DAY }, daysLeft: 10 });
    now += DAY;
    expect((await take(0)).body).toEqual({ vacation: null, daysLeft: 29 });
    expect((await take(30)).status).toBe(409);
  });

  it('can be read with the seat’s token, and is the account’s once the seat is bound', async () => {
    const { table, token } = await makeTable(app.tables, 'Ada', config([PERSON, PERSON]));
    const url = `/api/tables/${table.id}/vacation`;
    const before = (await store.getTable(table.id))!;
    expect((await ask('GET', url, token)).body).toEqual({ vacation: null, daysLeft: 30 });
    expect(await store.getTable(table.id)).toEqual(before);
    await ask('PUT', url, token, { days: 20 });
    now += DAY;
    const vacation = { from: now - DAY, to: now + 19 * DAY };
    expect((await ask('GET', url, token)).body).toEqual({ vacation, daysLeft: 10 });
    expect((await ask('GET', url, 'x'.repeat(43))).status).toBe(403);
    const { session } = (
      await ask<LoggedIn>('POST', '/api/account', undefined, { name: 'Ada', password: 'correct horse' })
    ).body;
    await ask('POST', '/api/account/tables', session, { table: table.id, token });
    expect(await ask('GET', url, token)).toMatchObject({ status: 409, body: { error: 'bound' } });
  });
});
