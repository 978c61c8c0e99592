import type { AccountInfo } from '@black-angel/protocol';
import { describe, expect, it } from 'vitest';
import { foldName } from '../src/accounts/name-register.ts';
import { hashPassword, isPassword, PASSWORD_COST } from '../src/accounts/password.ts';
import { daysLeft, vacationNow, withVacation } from '../src/accounts/vacation.ts';
import { changeDocument } from '../src/store/documents.ts';
import { DAY } from '../src/store/time.ts';
import { PASSWORD, useAccountServer } from './account-server.ts';
import { makeAccounts } from './seeded.ts';

const server = useAccountServer();

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
    const { account, session } = (await server.signUp('Ada')).body;
    expect(account).toMatchObject({ name: 'Ada', hasPassword: true, isRanked: false, passkeys: 0 });
    expect((await server.ask<AccountInfo>('GET', '/api/account', session)).body.name).toBe('Ada');
    const again = await server.tryLogIn('  ADA ', PASSWORD);
    expect(again.status).toBe(201);
    expect(again.body.session).not.toBe(session);
    expect((await server.tryLogIn('Ada', 'wrong horse')).status).toBe(403);
    // The answer does not tell whether the account exists.
    expect((await server.tryLogIn('Nobody', PASSWORD)).body).toEqual(
      (await server.tryLogIn('Ada', 'wrong horse')).body,
    );
  });

  it('has a name of its own', async () => {
    await server.make('Ada  Lovelace');
    const other = await server.ask('POST', '/api/account', null, { name: 'ada lovelace', password: PASSWORD });
    expect(other).toMatchObject({ status: 409, body: { error: 'nameTaken' } });
    expect((await server.store.listDocuments('account')).length).toBe(1);
    expect(foldName('Ａda')).toBe('ada');
  });

  it('is closed by logging out, by time, and by nothing else that is shown', async () => {
    const session = await server.make('Ada');
    const other = await server.logIn('Ada');
    expect((await server.ask('DELETE', '/api/session', session)).status).toBe(204);
    expect((await server.ask('GET', '/api/account', session)).status).toBe(403);
    expect((await server.ask('GET', '/api/account', other)).status).toBe(200);
    server.now += 181 * DAY;
    expect((await server.ask('GET', '/api/account', other)).status).toBe(403);
    expect((await server.ask('GET', '/api/account')).status).toBe(400);
  });

  it('keeps nothing that opens it in clear', async () => {
    const session = await server.make('Ada');
    const kept = JSON.stringify([
      await server.store.listDocuments('account'),
      await server.store.listDocuments('session'),
    ]);
    expect(kept).not.toContain(session);
    expect(kept).not.toContain(PASSWORD);
  });

  it('changes its password only with the old one', async () => {
    const session = await server.make('Ada');
    const change = (old: string | null) =>
      server.ask('PUT', '/api/account/password', session, { old, password: 'a new password' });
    expect((await change('wrong horse')).status).toBe(403);
    expect((await change(null)).status).toBe(403);
    expect((await change(PASSWORD)).status).toBe(200);
    expect((await server.tryLogIn('Ada', PASSWORD)).status).toBe(403);
    expect((await server.tryLogIn('Ada', 'a new password')).status).toBe(201);
  });

  it('forgets the oldest of very many sessions', async () => {
    const first = await server.make('Ada');
    const accounts = makeAccounts(server.store, () => server.now);
    const account = (await accounts.byName('Ada'))!;
    for (let i = 0; i < 20; i++) await accounts.begin(account);
    expect((await server.ask('GET', '/api/account', first)).status).toBe(403);
    expect((await server.store.listDocuments('session')).length).toBe(20);
  });

  it('logs out everywhere at once, and can log in again', async () => {
    const session = await server.make('Ada');
    const others = [await server.logIn('Ada'), await server.logIn('Ada')];
    const bea = await server.make('Bea');
    const webhook = { kind: 'webhook', url: 'https://hooks.example/', style: 'json' };
    const keys = { p256dh: 'a'.repeat(20), auth: 'b'.repeat(20) };
    const push = { kind: 'push', endpoint: 'https://push.example/abc', keys };
    for (const body of [webhook, push]) await server.ask('POST', '/api/account/channels', session, body);
    expect((await server.ask('DELETE', '/api/sessions', session)).status).toBe(204);
    for (const token of [session, ...others]) expect((await server.ask('GET', '/api/account', token)).status).toBe(403);
    expect((await server.ask('DELETE', '/api/sessions', session)).status).toBe(403);
    expect((await server.ask('GET', '/api/account', bea)).status).toBe(200);
    expect((await server.store.listDocuments('session')).length).toBe(1);
    const again = await server.logIn('Ada');
    // A stolen session may have added any of them.
    const { body } = await server.ask<{ channels: { kind: string }[] }>('GET', '/api/account/channels', again);
    expect(body.channels).toEqual([]);
  });

  it('says whose chat is not shown', async () => {
    const session = await server.make('Ada');
    const muted = ['Rude One'];
    expect((await server.ask('PATCH', '/api/account', session, { muted })).status).toBe(200);
    expect((await server.ask<AccountInfo>('GET', '/api/account', session)).body.muted).toEqual(muted);
    expect((await server.ask('PATCH', '/api/account', session, { name: 'Root' })).status).toBe(400);
  });
});

describe('trying passwords', () => {
  it('is limited for an account, over all addresses', async () => {
    await server.restart({ limits: { logIns: { burst: 3, perSecond: 0 } } });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      const payload = { name: 'Ada', password: `attempt number ${i}` };
      const remoteAddress = `192.0.2.${i}`;
      statuses.push(
        (await server.app.inject({ method: 'POST', url: '/api/session', payload, remoteAddress })).statusCode,
      );
    }
    expect(statuses).toEqual([403, 403, 403, 429, 429]);
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
    const add = () => changeDocument<number>(server.store, 'counter', 'one', (n) => (n ?? 0) + 1);
    await Promise.all(Array.from({ length: 10 }, add));
    expect(await server.store.getDocument('counter', 'one')).toBe(10);
  });
});
