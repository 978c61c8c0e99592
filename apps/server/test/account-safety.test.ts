// What a stolen session must not be enough for, and what a name must not look like.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountInfo, ChannelList, LoggedIn, TakenSeat } from '@black-angel/protocol';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Static } from 'typebox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAlike, tidyName } from '../src/accounts/names.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import { openPostgresStore } from '../src/store/postgres-store.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Channel, Store } from '../src/store/store.ts';
import { Authenticator } from './authenticator.ts';
import { QUICK_BOTS } from './club.ts';
import { config, entropy, makeTable, PERSON } from './online-client.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { makeAccounts, makeApp } from './seeded.ts';
import { settle, Wire } from './wire.ts';

const SITE = 'https://angel.example';
const PASSWORD = 'correct horse';
const proof = { password: PASSWORD };
let now: number;
let store: MemoryStore;
let app: FastifyInstance;

beforeEach(async () => {
  now = Date.parse('2026-03-02T10:00:00Z');
  store = new MemoryStore();
  const limits = { logIns: { burst: 1000, perSecond: 0 } };
  const settings = { root: tmpdir(), store, bots: QUICK_BOTS, isScheduled: false, publicUrl: SITE, limits };
  app = await makeApp({ ...settings, now: () => now });
});
afterEach(() => app.close());

interface Answer<T> {
  status: number;
  body: T & { error?: string };
}

async function ask<T = unknown>(
  method: InjectOptions['method'] & string,
  url: string,
  token: string | null,
  body?: object,
): Promise<Answer<T>> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: method as 'GET', url, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as Answer<T>['body'] };
}
const challenge = async (url: string, token: string | null, body?: object): Promise<string> =>
  (await ask<{ challenge: string }>('POST', url, token, body)).body.challenge;

const signUp = (name: string) => ask<LoggedIn>('POST', '/api/account', null, { name, password: PASSWORD });
const make = async (name: string): Promise<string> => (await signUp(name)).body.session;
const logIn = async (name: string): Promise<string> =>
  (await ask<LoggedIn>('POST', '/api/session', null, { name, password: PASSWORD })).body.session;
const holds = async (token: string): Promise<boolean> => (await ask('GET', '/api/account', token)).status === 200;

async function makeByPasskey(name: string, device: Authenticator): Promise<string> {
  const passkey = device.create(await challenge('/api/account/passkey-options', null, { name }));
  return (await ask<LoggedIn>('POST', '/api/account', null, { name, passkey })).body.session;
}
const proveBy = async (device: Authenticator, token: string) => ({
  passkey: device.get(await challenge('/api/account/proof-options', token)),
});

describe('a new password', () => {
  it('ends every other session, its sockets and the messages of its browsers, and no others', async () => {
    const session = await make('Ada');
    const stolen = await logIn('Ada');
    const bea = await make('Bea');
    const made = await makeTable(app.tables, 'Ada', config([PERSON, PERSON]));
    await ask('POST', '/api/account/tables', session, { table: made.table.id, token: made.token });
    const wires = [];
    for (const token of [session, stolen]) wires.push(await Wire.connect(app.tables, made.table.id, token));
    const keys = { p256dh: 'a'.repeat(20), auth: 'b'.repeat(20) };
    for (const [i, token] of [session, stolen].entries())
      await ask('POST', '/api/account/channels', token, { kind: 'push', endpoint: `https://push.example/${i}`, keys });
    await ask('POST', '/api/account/channels', session, {
      kind: 'webhook',
      url: 'https://hooks.example/',
      style: 'json',
    });

    const password = 'a new password';
    expect((await ask('PUT', '/api/account/password', session, { old: PASSWORD, password })).status).toBe(200);
    await settle();
    expect([await holds(session), await holds(stolen), await holds(bea)]).toEqual([true, false, true]);
    expect(wires.map(({ isClosed }) => isClosed)).toEqual([false, true]);
    expect(wires[1]!.messages.at(-1)).toEqual({ kind: 'bye', why: 'revoked' });
    const account = (await makeAccounts(store, () => now).byName('Ada'))!;
    expect(account.sessions.length).toBe(1);
    expect(account.channels.map((channel) => (channel.kind === 'push' ? channel.endpoint : channel.kind))).toEqual([
      'https://push.example/0',
      'webhook',
    ]);
    expect((await store.listFacts('session')).length).toBe(2);
  });

  it('ends the messages of a seat to browsers that another session has subscribed there', async () => {
    const session = await make('Ada');
    const stolen = await logIn('Ada');
    const made = await makeTable(app.tables, 'Ada', config([PERSON, PERSON]));
    await ask('POST', '/api/account/tables', session, { table: made.table.id, token: made.token });
    const url = `/api/tables/${made.table.id}/channels`;
    const keys = { p256dh: 'a'.repeat(20), auth: 'b'.repeat(20) };
    for (const [i, token] of [made.token, session, stolen].entries())
      await ask('POST', url, token, { kind: 'push', endpoint: `https://push-${i}.example/`, keys });
    // A language is that of all channels, and binds none of them to the session that chose it.
    expect((await ask('PUT', `${url}/language`, stolen, { language: 'fr' })).status).toBe(200);
    const kept = async (): Promise<Channel[]> => (await store.getTable(made.table.id))!.seats[0]!.channels!;
    expect(await app.notifier.present(await kept())).toHaveLength(3);

    await ask('PUT', '/api/account/password', session, { old: PASSWORD, password: 'a new password' });
    expect(await app.notifier.present(await kept())).toMatchObject([
      { endpoint: 'https://push-0.example/' },
      { endpoint: 'https://push-1.example/' },
    ]);
    const hosts = async (token: string) =>
      (await ask<Static<typeof ChannelList>>('GET', url, token)).body.channels.map(({ host }) => host);
    expect(await hosts(made.token)).toEqual(['push-0.example', 'push-1.example']);
    await ask('DELETE', '/api/sessions', session);
    expect(await hosts(made.token)).toEqual(['push-0.example']);
  });

  it('leaves nothing to a log-in with the old one that was under way', async () => {
    const session = await make('Ada');
    // The log-in waits between the check of the password and its session.
    const put = store.putFact.bind(store);
    const { promise: isChanged, resolve: changed } = Promise.withResolvers<void>();
    const { promise: isWaiting, resolve: waits } = Promise.withResolvers<void>();
    store.putFact = async (kind, key, value) => {
      if (kind === 'session') {
        waits();
        await isChanged;
      }
      return put(kind, key, value);
    };
    const begun = ask<LoggedIn>('POST', '/api/session', null, { name: 'Ada', password: PASSWORD });
    await isWaiting;
    await ask('PUT', '/api/account/password', session, { old: PASSWORD, password: 'a new password' });
    changed();
    expect((await begun).status).toBe(403);
    expect(await holds(session)).toBe(true);
    expect((await store.listFacts('session')).length).toBe(1);
  });

  it('is set once by two who prove the old one at the same moment, and the other is refused', async () => {
    const sessions = [await make('Ada'), await logIn('Ada')];
    const set = (session: string, i: number) =>
      ask('PUT', '/api/account/password', session, { old: PASSWORD, password: `new password ${i}` });
    const answers = await Promise.all(sessions.map(set));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    // The one who has changed it stays logged in.
    const isSet = answers.map(({ status }) => status === 200);
    expect([await holds(sessions[0]!), await holds(sessions[1]!)]).toEqual(isSet);
  });

  it.each<[string, (session: string, passkey: object) => Promise<Answer<unknown>>]>([
    ['a passkey', (session, passkey) => ask('POST', '/api/account/passkeys', session, { passkey })],
    ['the end of the account', (session) => ask('DELETE', '/api/account', session, { proof })],
  ])('refuses what was proven by the old one and is not done yet: %s', async (_what, act) => {
    const session = await make('Ada');
    const stolen = await logIn('Ada');
    const asked = await challenge('/api/account/passkey-options', stolen, { name: 'Ada', proof });
    const passkey = new Authenticator(SITE).create(asked);
    // The password is changed after the account was read for the request, and before anything comes of it.
    const get = store.getFact.bind(store);
    let isChanged = false;
    const reads: string[] = [];
    store.getFact = async (kind, key) => {
      const fact = await get(kind, key);
      reads.push(kind);
      if (kind !== 'account' || isChanged || reads.filter((one) => one === 'account').length < 2) return fact;
      isChanged = true;
      await ask('PUT', '/api/account/password', session, { old: PASSWORD, password: 'a new password' });
      return fact;
    };
    expect((await act(stolen, passkey)).status).toBe(403);
    expect(isChanged).toBe(true);
    expect((await ask<AccountInfo>('GET', '/api/account', session)).body.passkeys).toBe(0);
    expect(await store.listFacts('passkey')).toEqual([]);
  });

  it('can be set with a passkey, also when the old one is forgotten, and not with the session alone', async () => {
    const device = new Authenticator(SITE);
    const session = await makeByPasskey('Ada', device);
    const set = (body: object) => ask<AccountInfo>('PUT', '/api/account/password', session, body);
    expect(await set({ password: PASSWORD, old: null })).toMatchObject({ status: 403, body: { error: 'proofNeeded' } });
    expect(await set({ password: PASSWORD, old: 'guess' })).toMatchObject({ status: 403, body: { error: 'badProof' } });
    for (const password of [PASSWORD, 'another password'])
      expect(await set({ password, proof: await proveBy(device, session) })).toMatchObject({ status: 200 });
  });
});

describe('what outlives a session', () => {
  /** Each way to ask for it with some proof. */
  const ACTS: [string, (token: string, given?: object) => Promise<Answer<unknown>>][] = [
    [
      'one more passkey',
      async (token, given) => {
        const body = { name: 'Ada', ...(given && { proof: given }) };
        const options = await ask<{ challenge: string }>('POST', '/api/account/passkey-options', token, body);
        if (options.status !== 200) return options;
        const passkey = new Authenticator(SITE).create(options.body.challenge);
        return ask('POST', '/api/account/passkeys', token, { passkey });
      },
    ],
    ['the end of the account', (token, given) => ask('DELETE', '/api/account', token, given && { proof: given })],
  ];

  it.each(ACTS)('needs fresh proof: %s', async (_what, act) => {
    const session = await make('Ada');
    expect(await act(session)).toMatchObject({ status: 403, body: { error: 'proofNeeded' } });
    expect(await act(session, { password: 'wrong horse' })).toMatchObject({ status: 403, body: { error: 'badProof' } });
    const account = (await ask<AccountInfo>('GET', '/api/account', session)).body;
    expect(account.passkeys).toBe(0);
    expect((await act(session, proof)).status).toBeLessThan(300);
  });

  it.each(ACTS)('is given for a passkey of the account, once: %s', async (_what, act) => {
    const device = new Authenticator(SITE);
    const session = await makeByPasskey('Ada', device);
    const other = new Authenticator(SITE);
    const eve = await makeByPasskey('Eve', other);
    // No password, no passkey of another account, no challenge of another account, no answer to a log-in.
    expect((await act(session, proof)).body.error).toBe('badProof');
    expect((await act(session, await proveBy(other, session))).body.error).toBe('badPasskey');
    expect((await act(session, await proveBy(device, eve))).body.error).toBe('badPasskey');
    const ofLogIn = { passkey: device.get(await challenge('/api/session/passkey-options', null)) };
    expect((await act(session, ofLogIn)).body.error).toBe('badPasskey');
    // A proof is no log-in either.
    const asLogIn = await proveBy(device, session);
    expect((await ask('POST', '/api/session', null, asLogIn)).status).toBe(403);
    const given = await proveBy(device, session);
    const tries = await Promise.all([act(session, given), act(session, given)]);
    expect(tries.filter(({ status }) => status < 300).length).toBe(1);
  });

  it('is not given for options that were for something else', async () => {
    const session = await make('Ada');
    const eve = await make('Eve');
    const add = async (asked: string) =>
      ask('POST', '/api/account/passkeys', session, { passkey: new Authenticator(SITE).create(asked) });
    // A new account's, another account's, and one's own used before.
    const ofNew = await challenge('/api/account/passkey-options', null, { name: 'Cy' });
    const ofEve = await challenge('/api/account/passkey-options', eve, { name: 'Ada', proof });
    const own = await challenge('/api/account/passkey-options', session, { name: 'Ada', proof });
    expect([(await add(ofNew)).status, (await add(ofEve)).status]).toEqual([403, 403]);
    expect([(await add(own)).status, (await add(own)).status]).toEqual([200, 403]);
  });

  it('is limited in how often a password can be tried', async () => {
    const settings = { root: tmpdir(), store: new MemoryStore(), bots: QUICK_BOTS, isScheduled: false };
    const slow = await makeApp({ ...settings, limits: { logIns: { burst: 3, perSecond: 0 } } });
    await app.close();
    app = slow;
    const session = await make('Ada');
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++)
      statuses.push((await ask('DELETE', '/api/account', session, { proof: { password: `guess ${i}` } })).status);
    expect(statuses).toEqual([403, 403, 403, 429, 429]);
    expect(await holds(session)).toBe(true);
  });

  it('is not locked by strangers who try to log in by the name', async () => {
    await app.close();
    const limits = { logIns: { burst: 3, perSecond: 0 } };
    app = await makeApp({ root: tmpdir(), store, bots: QUICK_BOTS, isScheduled: false, limits });
    const session = await make('Ada');
    const tries: number[] = [];
    for (let i = 0; i < 4; i++)
      tries.push((await ask('POST', '/api/session', null, { name: 'Ada', password: `a guess ${i}` })).status);
    expect(tries).toEqual([403, 403, 403, 429]);
    expect((await ask('PUT', '/api/account/password', session, { password: 'a new password', proof })).status).toBe(
      200,
    );
  });

  it('is refused before the store is asked for a key that no browser makes', async () => {
    const device = new Authenticator(SITE);
    await makeByPasskey('Ada', device);
    const asked: string[] = [];
    const get = store.getFact.bind(store);
    store.getFact = (kind, key) => {
      asked.push(key);
      return get(kind, key);
    };
    const wrong = { ...device.get(await challenge('/api/session/passkey-options', null)), id: 'a\0b' };
    for (const passkey of [device.get('a\0b'), wrong])
      expect(await ask('POST', '/api/session', null, { passkey })).toMatchObject({
        status: 403,
        body: { error: 'badPasskey' },
      });
    expect((await ask('POST', '/api/session', null, { name: 'a\0b', password: PASSWORD })).status).toBe(403);
    expect(asked.filter((key) => key.includes('\0'))).toEqual([]);
  });

  it('leaves nothing of a passkey that could not be added, nor of an account that could not be made', async () => {
    const device = new Authenticator(SITE);
    await makeByPasskey('Ada', device);
    // The same device again, for another account.
    const asked = await challenge('/api/account/passkey-options', null, { name: 'Bea' });
    const twice = await ask('POST', '/api/account', null, { name: 'Bea', passkey: device.create(asked) });
    expect(twice).toMatchObject({ status: 409, body: { error: 'passkeyTaken' } });
    expect((await signUp('Bea')).status).toBe(201);
  });
});

describe('names', () => {
  const names = () => makeAccounts(store, () => now).names;

  it('are tidied: composed, trimmed, with single spaces', () => {
    expect(tidyName('  Zoe\u0308\u3000\t K.  ')).toBe('Zoë K.');
    expect(tidyName('Ada \u2764\ufe0f')).toBe('Ada ❤');
  });

  const UNSEEN: [string, string][] = [
    ['zero-width space', 'Ada\u200b'],
    ['zero-width joiner', 'A\u200dda'],
    ['byte order mark', '\ufeffAda'],
    ['right-to-left override', 'Ada\u202egnp'],
    ['isolate', '\u2067Ada\u2069'],
    ['control', 'Ada\u0007'],
    ['soft hyphen', 'A\u00adda'],
    ['tag', 'Ada\u{e0041}'],
    ['Hangul filler', 'Ada\u3164'],
    ['grapheme joiner', 'A\u034fda'],
    ['empty Braille', 'Ada\u2800'],
    ['private use', 'Ada\ue000'],
    ['unassigned', 'Ada\u0378'],
    ['object replacement', 'Ada\ufffc'],
    ['Egyptian blank', 'Ada\u{13441}'],
    ['Egyptian half blank', 'Ada\u{13442}'],
    ['Khitan filler', 'Ada\u{16fe4}'],
    ['note without a head', 'Ada\u{1d159}'],
    ['three marks', 'Adx\u0301\u0302\u0303'],
    ['five marks of a script', 'ก\u0e49\u0e49\u0e49\u0e49\u0e49'],
  ];
  it.each(UNSEEN)('with what cannot be seen (%s) are refused everywhere, in words', async (_what, name) => {
    expect(await signUp(name)).toMatchObject({ status: 400, body: { error: 'nameUnseen' } });
    const options = await ask('POST', '/api/account/passkey-options', null, { name });
    expect(options).toMatchObject({ status: 400, body: { error: 'nameUnseen' } });
    const { table } = await makeTable(app.tables, 'Bea', config([PERSON, PERSON]));
    const joined = await ask('POST', `/api/tables/${table.id}/join`, null, { name, entropy: entropy() });
    expect(joined).toMatchObject({ status: 400, body: { error: 'nameUnseen' } });
    const listed = await ask('POST', '/api/daily/2026-03-02', null, { name, record: {} });
    expect(listed).toMatchObject({ status: 400, body: { error: 'nameUnseen' } });
    expect(await store.listFacts('account')).toEqual([]);
  });

  it('that are empty or too long are refused, and those of any script are not', async () => {
    expect((await signUp(' \u3000 ')).body.error).toBe('nameEmpty');
    expect((await signUp('\u0301')).body.error).toBe('nameEmpty');
    expect((await signUp('x'.repeat(25))).body.error).toBe('nameTooLong');
    for (const name of [
      'Aşkın',
      'Владимир',
      'Ελένη',
      '小林',
      'नेहा',
      'محمد',
      'မြို့',
      '😀',
      `O'Brien-Łuk.`,
      'x'.repeat(24),
    ])
      expect(await names().free(name)).toBe(name);
  });

  it('are kept as they are tidied, for accounts and for guests', async () => {
    expect((await signUp('  Ada \u00a0 L. ')).body.account.name).toBe('Ada L.');
    const { table } = await makeTable(app.tables, 'Bea', config([PERSON, PERSON, PERSON]));
    const join = { name: ' Cy  \u2003 Z ', entropy: entropy() };
    const joined = await ask<TakenSeat>('POST', `/api/tables/${table.id}/join`, null, join);
    expect(joined.body.table.seats[1]!.name).toBe('Cy Z');
  });

  it('log in by every text that signs up', async () => {
    for (const [i, space] of ['\t', '\r\n', ' '.repeat(60)].entries()) {
      const text = `${space}Ada${space}${i}${space}`;
      expect((await signUp(text)).status).toBe(201);
      expect(await logIn(text)).toHaveLength(43);
    }
  });

  it('are one name for the limit on log-ins, however they are spelt', async () => {
    await app.close();
    const limits = { logIns: { burst: 3, perSecond: 0 } };
    app = await makeApp({ root: tmpdir(), store, bots: QUICK_BOTS, isScheduled: false, limits });
    const statuses: number[] = [];
    for (const name of ['Ada', 'Ada\ufe0f', 'A\ufe0fda', 'Ad\ufe0fa'])
      statuses.push((await ask('POST', '/api/session', null, { name, password: PASSWORD })).status);
    expect(statuses).toEqual([403, 403, 403, 429]);
  });

  const ALIKE: [string, string][] = [
    ['Ada', 'АDA'],
    ['Ada', 'аdа'],
    ['Paul', 'PauI'],
    ['Paul', 'Pau1'],
    ['Ian', 'lan'],
    ['Olga', '0lga'],
    ['Corner', 'Comer'],
    ['Tom', 'ΤΟΜ'],
    ['Zoë', 'Ζоё'],
    ['Anna-Lena', 'Anna–Lena'],
    ["O'Neil", 'O’Neil'],
    ['Ада', 'Aдa'],
  ];
  it.each(ALIKE)('that look alike (%s, %s) belong to one account, in either order', async (one, other) => {
    expect(isAlike(one, other)).toBe(true);
    await make(one);
    const refused = await signUp(other);
    expect(refused.status).toBe(409);
    expect(['nameAlike', 'nameTaken']).toContain(refused.body.error);
    const options = await ask('POST', '/api/account/passkey-options', null, { name: other });
    expect(options.body.error).toBe(refused.body.error);
    const listed = await ask('POST', '/api/daily/2026-03-02', null, { name: other, record: {} });
    expect(listed.body.error).toBe('nameTaken');
    expect((await store.listFacts('account')).length).toBe(1);
    expect((await store.listFacts('account-name')).length).toBe(1);
  });

  it.each([
    ['Karl', 'Kari'],
    ['Ada', 'Adam'],
    ['Zoë', 'Zoe'],
    ['Mia', 'Pia'],
    ['Анна', 'Яна'],
    ['Player 1', 'Player 2'],
  ])('that do not look alike (%s, %s) are two accounts', async (one, other) => {
    expect(isAlike(one, other)).toBe(false);
    await make(one);
    expect(await names().free(other)).toBe(other);
  });

  it('that look alike do not sit at one table', async () => {
    const { table } = await makeTable(app.tables, 'Ada', config([PERSON, PERSON, PERSON]));
    const join = (name: string) => ask('POST', `/api/tables/${table.id}/join`, null, { name, entropy: entropy() });
    expect(await join('Аda')).toMatchObject({ status: 409, body: { error: 'nameAlike' } });
    expect(await join('Ada')).toMatchObject({ status: 409, body: { error: 'nameTaken' } });
    expect((await join('Bea')).status).toBe(201);
  });

  it('are given to one of many who want them at once, and are free again after the account', async () => {
    const tries = await Promise.all(['Ada', 'АDА', 'Аda', 'ada'].map(signUp));
    const won = tries.filter(({ status }) => status === 201);
    expect(won.length).toBe(1);
    expect((await store.listFacts('account')).length).toBe(1);
    expect((await ask('DELETE', '/api/account', won[0]!.body.session, { proof })).status).toBe(204);
    for (const kind of ['account', 'account-name', 'account-look:1']) expect(await store.listFacts(kind)).toEqual([]);
    expect((await signUp('Аda')).status).toBe(201);
  });
});

describe('a database from before looks were kept', () => {
  let folder: string;
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'black-angel-looks-'));
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  });
  const OPENED: [string, () => Promise<Store | null>][] = [
    ['memory', async () => new MemoryStore()],
    ['SQLite', () => openSqliteStore(join(folder, 'old.sqlite'))],
    ['PostgreSQL', async () => (postgres ? openPostgresStore(postgres.url) : null)],
  ];

  it.each(OPENED)('in %s is filled in when it is opened; names that clash log in as before', async (_name, open) => {
    const old = await open();
    if (!old) return;
    // As they were kept before: by the folded name alone. Two look alike, one has something unseen in it.
    const session = await make('Ada');
    const account = (await makeAccounts(store, () => now).byName('Ada'))!;
    for (const [i, name] of ['Аdа', 'Ada', 'Bea\u200b'].entries()) {
      await old.putFact('account', `id-${i}`, { ...account, id: `id-${i}`, name, createdAt: 100 - i, sessions: [] });
      await old.putFact('account-name', name.toLowerCase(), `id-${i}`);
    }
    await app.close();
    app = await makeApp({ root: tmpdir(), store: old, bots: QUICK_BOTS, isScheduled: false });
    expect(session).toHaveLength(43);
    for (const name of ['Аdа', 'Ada', 'Bea\u200b']) {
      const token = await logIn(name);
      expect((await ask<AccountInfo>('GET', '/api/account', token)).body.name).toBe(name);
    }
    expect((await signUp('АDA')).body.error).toBe('nameAlike');
    expect((await signUp('Bea')).status).toBe(201);
    // The one without the look goes, and the look stays with the other.
    const gone = await logIn('Аdа');
    expect((await ask('DELETE', '/api/account', gone, { proof })).status).toBe(204);
    expect((await signUp('АdA')).body.error).toBe('nameAlike');
    expect((await old.listFacts('account')).length).toBe(3);
  });
});
