import { tmpdir } from 'node:os';
import type { AccountInfo, LoggedIn, TakenSeat } from '@black-angel/protocol';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Accounts } from '../src/accounts/accounts.ts';
import { foldName } from '../src/accounts/name-register.ts';
import { hashPassword, isPassword, PASSWORD_COST } from '../src/accounts/password.ts';
import { daysLeft, vacationNow, withVacation } from '../src/accounts/vacation.ts';
import { DEFAULT_LIMITS } from '../src/ops/limits.ts';
import { changeFact } from '../src/store/facts.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import { DAY } from '../src/time.ts';
import { Authenticator } from './authenticator.ts';
import { QUICK_BOTS } from './club.ts';
import { Hub } from './hub.ts';
import { config, entropy, PERSON } from './online-client.ts';
import { makeAccounts, makeApp, Tables } from './seeded.ts';
import { settle, Wire } from './wire.ts';

const PASSWORD = 'correct horse';
let now: number;
let store: MemoryStore;
let app: FastifyInstance;

beforeEach(async () => {
  now = Date.parse('2026-03-02T10:00:00Z');
  store = new MemoryStore();
  app = await makeApp({
    root: tmpdir(),
    store,
    bots: QUICK_BOTS,
    now: () => now,
    isScheduled: false,
    publicUrl: 'https://angel.example',
    limits: { logIns: { burst: 1000, perSecond: 0 } },
  });
});
afterEach(() => app.close());

async function ask<T = Record<string, unknown>>(
  method: InjectOptions['method'] & string,
  url: string,
  { token, body }: { token?: string | undefined; body?: object } = {},
): Promise<{ status: number; body: T }> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: method as 'GET', url, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, body: answer.body === '' ? ({} as T) : (answer.json() as T) };
}
const make = async (name: string): Promise<LoggedIn> =>
  (await ask<LoggedIn>('POST', '/api/account', { body: { name, password: PASSWORD } })).body;
const logIn = (name: string, password: string) => ask<LoggedIn>('POST', '/api/session', { body: { name, password } });

const join = (id: string, name: string, token?: string) =>
  ask<TakenSeat>('POST', `/api/tables/${id}/join`, { token, body: { name, entropy: entropy() } });

/** A running game; whoever has a session sits there with the account. */
async function seatTwo(
  sessions: (string | undefined)[] = [],
  pace = config([]).pace,
): Promise<{ id: string; tokens: [string, string] }> {
  const { id } = (await app.tables.create({ config: config([PERSON, PERSON], { pace }) })).table;
  const [ada, bea] = [await join(id, 'Ada', sessions[0]), await join(id, 'Bea', sessions[1])];
  return { id, tokens: [ada.body.token, bea.body.token] };
}

/** Two nodes on the same store, beside the server of all tests. */
function twoNodes() {
  const hub = new Hub(store);
  const node = () => {
    const { store: shared, fanOut } = hub.node();
    const accounts: Accounts = makeAccounts(shared, () => now, { sessionEnded: (hash) => tables.endSession(hash) });
    const accountOf = (token: string) => accounts.idOf(token);
    const report = (): void => {};
    const tables: Tables = new Tables({ store: shared, fanOut, bots: QUICK_BOTS, now: () => now, report, accountOf });
    return { tables, accounts };
  };
  const [first, second] = [node(), node()];
  const close = async (): Promise<void> => {
    for (const { tables } of [first, second]) await tables.close();
  };
  return { first, second, close };
}

describe('a password', () => {
  it('is kept so that it can be checked and not read', async () => {
    const hash = await hashPassword(PASSWORD, PASSWORD_COST);
    expect(hash).not.toContain(PASSWORD);
    expect(hash).not.toBe(await hashPassword(PASSWORD, PASSWORD_COST));
    expect(await isPassword(PASSWORD, hash, PASSWORD_COST)).toBe(true);
    expect(await isPassword(`${PASSWORD}!`, hash, PASSWORD_COST)).toBe(false);
    expect(await isPassword(PASSWORD, null, PASSWORD_COST)).toBe(false);
  });
});

describe('an account', () => {
  it('is made, opened, and opened again elsewhere', async () => {
    const { account, session } = await make('Ada');
    expect(account).toMatchObject({ name: 'Ada', hasPassword: true, isRanked: false, passkeys: 0 });
    expect((await ask<AccountInfo>('GET', '/api/account', { token: session })).body.name).toBe('Ada');
    const again = await logIn('  ADA ', PASSWORD);
    expect(again.status).toBe(201);
    expect(again.body.session).not.toBe(session);
    expect((await logIn('Ada', 'wrong horse')).status).toBe(403);
    // Whether there is such an account is not told.
    expect((await logIn('Nobody', PASSWORD)).body).toEqual((await logIn('Ada', 'wrong horse')).body);
  });

  it('has a name of its own', async () => {
    await make('Ada  Lovelace');
    const other = await ask('POST', '/api/account', { body: { name: 'ada lovelace', password: PASSWORD } });
    expect(other).toMatchObject({ status: 409, body: { error: 'nameTaken' } });
    expect((await store.listFacts('account')).length).toBe(1);
    expect(foldName('Ａda')).toBe('ada');
  });

  it('is closed by logging out, by time, and by nothing else that is shown', async () => {
    const { session } = await make('Ada');
    const other = (await logIn('Ada', PASSWORD)).body.session;
    expect((await ask('DELETE', '/api/session', { token: session })).status).toBe(204);
    expect((await ask('GET', '/api/account', { token: session })).status).toBe(403);
    expect((await ask('GET', '/api/account', { token: other })).status).toBe(200);
    now += 181 * DAY;
    expect((await ask('GET', '/api/account', { token: other })).status).toBe(403);
    expect((await ask('GET', '/api/account')).status).toBe(400);
  });

  it('keeps nothing that opens it in clear', async () => {
    const { session } = await make('Ada');
    const kept = JSON.stringify([await store.listFacts('account'), await store.listFacts('session')]);
    expect(kept).not.toContain(session);
    expect(kept).not.toContain(PASSWORD);
  });

  it('changes its password only for whoever knows the old one', async () => {
    const { session } = await make('Ada');
    const change = (old: string | null) =>
      ask('PUT', '/api/account/password', { token: session, body: { old, password: 'a new password' } });
    expect((await change('wrong horse')).status).toBe(403);
    expect((await change(null)).status).toBe(403);
    expect((await change(PASSWORD)).status).toBe(200);
    expect((await logIn('Ada', PASSWORD)).status).toBe(403);
    expect((await logIn('Ada', 'a new password')).status).toBe(201);
  });

  it('forgets the oldest of very many sessions', async () => {
    const first = await make('Ada');
    const accounts = makeAccounts(store, () => now);
    const account = (await accounts.byName('Ada'))!;
    for (let i = 0; i < 20; i++) await accounts.begin(account);
    expect((await ask('GET', '/api/account', { token: first.session })).status).toBe(403);
    expect((await store.listFacts('session')).length).toBe(20);
  });

  it('is closed everywhere at once, and opened again by whoever can', async () => {
    const { session } = await make('Ada');
    const others = [(await logIn('Ada', PASSWORD)).body.session, (await logIn('Ada', PASSWORD)).body.session];
    const bea = (await make('Bea')).session;
    const webhook = { kind: 'webhook', url: 'https://hooks.example/', style: 'json' };
    const keys = { p256dh: 'a'.repeat(20), auth: 'b'.repeat(20) };
    const push = { kind: 'push', endpoint: 'https://push.example/abc', keys };
    for (const body of [webhook, push]) await ask('POST', '/api/account/channels', { token: session, body });
    expect((await ask('DELETE', '/api/sessions', { token: session })).status).toBe(204);
    for (const token of [session, ...others]) expect((await ask('GET', '/api/account', { token })).status).toBe(403);
    expect((await ask('DELETE', '/api/sessions', { token: session })).status).toBe(403);
    expect((await ask('GET', '/api/account', { token: bea })).status).toBe(200);
    expect((await store.listFacts('session')).length).toBe(1);
    const again = (await logIn('Ada', PASSWORD)).body.session;
    // A browser where nobody is logged in any more is told of nothing; other ways are no device's.
    const { body } = await ask<{ channels: { kind: string }[] }>('GET', '/api/account/channels', { token: again });
    expect(body.channels.map(({ kind }) => kind)).toEqual(['webhook']);
  });

  it('says whose chat is not shown', async () => {
    const { session } = await make('Ada');
    const muted = ['Rude One'];
    expect((await ask('PATCH', '/api/account', { token: session, body: { muted } })).status).toBe(200);
    expect((await ask<AccountInfo>('GET', '/api/account', { token: session })).body.muted).toEqual(muted);
    expect((await ask('PATCH', '/api/account', { token: session, body: { name: 'Root' } })).status).toBe(400);
  });
});

describe('trying passwords', () => {
  it('is slow for an account, from however many addresses', async () => {
    const slow = await makeApp({
      root: tmpdir(),
      store,
      bots: QUICK_BOTS,
      isScheduled: false,
      limits: { ...DEFAULT_LIMITS, logIns: { burst: 3, perSecond: 0 } },
    });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      const payload = { name: 'Ada', password: `attempt number ${i}` };
      const remoteAddress = `192.0.2.${i}`;
      statuses.push((await slow.inject({ method: 'POST', url: '/api/session', payload, remoteAddress })).statusCode);
    }
    expect(statuses).toEqual([403, 403, 403, 429, 429]);
    await slow.close();
  });
});

describe('a passkey', () => {
  const options = async (url: string, body?: object, token?: string): Promise<string> =>
    (await ask<{ challenge: string }>('POST', url, { token, ...(body && { body }) })).body.challenge;
  const create = async (device: Authenticator, name: string) => {
    const passkey = device.create(await options('/api/account/passkey-options', { name }));
    return ask<LoggedIn>('POST', '/api/account', { body: { name, passkey } });
  };

  it('makes an account and opens it again', async () => {
    const device = new Authenticator('https://angel.example');
    const made = await create(device, 'Ada');
    expect(made).toMatchObject({ status: 201, body: { account: { name: 'Ada', hasPassword: false, passkeys: 1 } } });
    const passkey = device.get(await options('/api/session/passkey-options'));
    const again = await ask<LoggedIn>('POST', '/api/session', { body: { passkey } });
    expect(again).toMatchObject({ status: 201, body: { account: { name: 'Ada' } } });
    // The same answer a second time opens nothing: a challenge holds once.
    expect((await ask('POST', '/api/session', { body: { passkey } })).status).toBe(403);
    // No password opens it.
    expect((await logIn('Ada', '')).status).toBe(400);
    expect((await logIn('Ada', PASSWORD)).status).toBe(403);
  });

  it('opens one session by one answer, however many show it at the same moment', async () => {
    const device = new Authenticator('https://angel.example', false);
    await create(device, 'Ada');
    const body = { passkey: device.get(await options('/api/session/passkey-options')) };
    // Nobody uses the challenge before all have seen it.
    const get = store.getFact.bind(store);
    const waiting: (() => void)[] = [];
    store.getFact = async (kind, key) => {
      const fact = await get(kind, key);
      if (kind === 'challenge') await new Promise<void>((go) => waiting.push(go) === 3 && waiting.map((one) => one()));
      return fact;
    };
    const tries = await Promise.all(Array.from({ length: 3 }, () => ask('POST', '/api/session', { body })));
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
  });

  it('is refused from another site, from another device, for another name, and too late', async () => {
    const device = new Authenticator('https://angel.example');
    await create(device, 'Ada');
    expect((await create(new Authenticator('https://evil.example'), 'Eve')).status).toBe(403);
    const other = new Authenticator('https://angel.example');
    const strange = other.get(await options('/api/session/passkey-options'));
    expect((await ask('POST', '/api/session', { body: { passkey: strange } })).status).toBe(403);
    const passkey = other.create(await options('/api/account/passkey-options', { name: 'Bea' }));
    expect((await ask('POST', '/api/account', { body: { name: 'Cy', passkey } })).status).toBe(403);
    const late = device.get(await options('/api/session/passkey-options'));
    now += 6 * 60_000;
    expect((await ask('POST', '/api/session', { body: { passkey: late } })).status).toBe(403);
    expect((await ask('POST', '/api/session', { body: { passkey: { ...late, response: {} } } })).status).toBe(400);
  });

  it('is added to an account that is there', async () => {
    const { session } = await make('Ada');
    const device = new Authenticator('https://angel.example');
    const proof = { password: PASSWORD };
    const passkey = device.create(await options('/api/account/passkey-options', { name: 'Ada', proof }, session));
    const added = await ask<AccountInfo>('POST', '/api/account/passkeys', { token: session, body: { passkey } });
    expect(added).toMatchObject({ status: 200, body: { passkeys: 1 } });
    const answer = device.get(await options('/api/session/passkey-options'));
    expect((await ask('POST', '/api/session', { body: { passkey: answer } })).status).toBe(201);
  });
});

describe('the tables of an account', () => {
  it('come together, and its session opens their seats', async () => {
    const { session } = await make('Ada');
    const { id } = await seatTwo([session]);
    const mine = await ask<{ tables: { table: { id: string }; seat: number }[] }>('GET', '/api/account/tables', {
      token: session,
    });
    expect(mine.body.tables).toMatchObject([{ table: { id }, seat: 0 }]);
    const wire = await Wire.connect(app.tables, id, session);
    expect(wire.messages[0]).toMatchObject({ kind: 'opened', seat: 0 });
    // Nothing of it is told to the others.
    expect(JSON.stringify((await ask('GET', `/api/tables/${id}`)).body)).not.toContain('account');
  });

  it('are left by the sockets of a session that logs out, on every node, and by no others', async () => {
    const { session } = await make('Ada');
    const { session: elsewhere } = (await logIn('Ada', PASSWORD)).body;
    const { id, tokens } = await seatTwo([session]);
    const { first, second, close } = twoNodes();
    const left = [await Wire.connect(first.tables, id, session), await Wire.connect(second.tables, id, session)];
    const stay = [await Wire.connect(first.tables, id, elsewhere), await Wire.connect(second.tables, id, tokens[0])];
    await settle();
    expect([...left, ...stay].map(({ messages }) => messages[0])).toMatchObject(
      Array(4).fill({ kind: 'opened', seat: 0 }),
    );
    await first.accounts.end(session);
    await settle();
    for (const wire of left) expect(wire.messages.at(-1)).toEqual({ kind: 'bye', why: 'revoked' });
    for (const wire of stay) expect(wire.isClosed).toBe(false);
    await close();
  });

  it('are left by the sockets of all its sessions when it logs out everywhere, on every node, and by no others', async () => {
    const sessions = [(await make('Ada')).session, (await logIn('Ada', PASSWORD)).body.session];
    const bea = (await make('Bea')).session;
    const { id, tokens } = await seatTwo([sessions[0]!, bea]);
    const { first, second, close } = twoNodes();
    const left = [
      await Wire.connect(first.tables, id, sessions[0]!),
      await Wire.connect(second.tables, id, sessions[0]!),
      await Wire.connect(second.tables, id, sessions[1]!),
    ];
    const stay = [await Wire.connect(first.tables, id, bea), await Wire.connect(second.tables, id, tokens[0])];
    for (const wire of [...left, ...stay]) expect(wire.messages[0]).toMatchObject({ kind: 'opened' });
    await first.accounts.endAll(sessions[1]!);
    await settle();
    for (const wire of left) expect(wire.messages.at(-1)).toEqual({ kind: 'bye', why: 'revoked' });
    for (const wire of stay) expect(wire.isClosed).toBe(false);
    for (const token of sessions) {
      expect((await ask('GET', '/api/account', { token })).status).toBe(403);
      expect((await Wire.connect(second.tables, id, token)).messages).toEqual([{ kind: 'bye', why: 'badToken' }]);
    }
    await close();
  });

  it('are left when the account logs out over HTTP, and when it is deleted', async () => {
    const { session } = await make('Ada');
    const { id } = await seatTwo([session]);
    for (const path of ['/api/session', '/api/sessions', '/api/account']) {
      const { session: again } = (await logIn('Ada', PASSWORD)).body;
      const wire = await Wire.connect(app.tables, id, again);
      expect(wire.isClosed).toBe(false);
      const body = path === '/api/account' ? { body: { proof: { password: PASSWORD } } } : {};
      expect((await ask('DELETE', path, { token: again, ...body })).status).toBe(204);
      await settle();
      expect(wire.messages.at(-1)).toEqual({ kind: 'bye', why: 'revoked' });
    }
  });

  it('are not opened by the session of anybody else', async () => {
    const ada = await make('Ada');
    const eve = await make('Eve');
    const { id, tokens } = await seatTwo([ada.session]);
    const bind = (token: string, seat: string) =>
      ask('POST', '/api/account/tables', { token, body: { table: id, token: seat } });
    expect((await Wire.connect(app.tables, id, eve.session)).messages).toEqual([{ kind: 'bye', why: 'badToken' }]);
    expect((await bind(eve.session, 'x'.repeat(43))).status).toBe(403);
    expect((await bind(eve.session, tokens[0])).status).toBe(409);
    expect((await bind(ada.session, tokens[1])).status).toBe(409);
    expect(
      (await ask<{ tables: unknown[] }>('GET', '/api/account/tables', { token: eve.session })).body.tables,
    ).toEqual([]);
  });

  it('stay with their tokens when the account is deleted', async () => {
    const { session } = await make('Ada');
    const { id, tokens } = await seatTwo([session]);
    const proof = { password: PASSWORD };
    expect((await ask('DELETE', '/api/account', { token: session, body: { proof } })).status).toBe(204);
    expect((await ask('GET', '/api/account', { token: session })).status).toBe(403);
    expect((await Wire.connect(app.tables, id, session)).messages).toEqual([{ kind: 'bye', why: 'badToken' }]);
    expect((await Wire.connect(app.tables, id, tokens[0])).messages[0]).toMatchObject({ kind: 'opened', seat: 0 });
    expect((await logIn('Ada', PASSWORD)).status).toBe(403);
    for (const kind of ['account', 'account-name', 'account-look:1', 'session'])
      expect(await store.listFacts(kind)).toEqual([]);
    // The name is free again.
    expect((await make('Ada')).account.name).toBe('Ada');
  });

  it('share its vacation', async () => {
    const { session } = await make('Ada');
    const { id } = await seatTwo([session], { kind: 'days', hours: 24, window: null });
    const away = await ask<AccountInfo>('PUT', '/api/account/vacation', { token: session, body: { days: 10 } });
    expect(away.body).toMatchObject({ vacation: { from: now, to: now + 10 * DAY }, daysLeft: 20 });
    const vacations = [{ from: now, to: now + 10 * DAY }];
    expect((await store.getTable(id))!.seats[0]!.vacations).toEqual(vacations);
    // A table that comes later, too.
    const later = await seatTwo([undefined, session]);
    expect((await store.getTable(later.id))!.seats[1]!.vacations).toEqual(vacations);
    now += DAY;
    const back = await ask<AccountInfo>('PUT', '/api/account/vacation', { token: session, body: { days: 0 } });
    expect(back.body).toMatchObject({ vacation: null, daysLeft: 29 });
    expect((await ask('PUT', '/api/account/vacation', { token: session, body: { days: 30 } })).status).toBe(409);
  });
});

describe('vacations', () => {
  it('are counted by the calendar year', () => {
    const at = Date.parse('2026-12-20T00:00:00Z');
    const list = withVacation([], 30, at)!;
    expect(vacationNow(list, at + DAY)).toEqual({ from: at, to: at + 30 * DAY });
    // Twelve days lie in the old year, eighteen in the new one.
    expect(daysLeft(list, at)).toBe(18);
    expect(daysLeft(list, Date.parse('2027-02-01T00:00:00Z'))).toBe(12);
  });
});

describe('a fact that several change at once', () => {
  it('loses none of the changes', async () => {
    const add = () => changeFact<number>(store, 'counter', 'one', (n) => (n ?? 0) + 1);
    await Promise.all(Array.from({ length: 10 }, add));
    expect(await store.getFact('counter', 'one')).toBe(10);
  });
});
