import type { AccountInfo, LoggedIn } from '@black-angel/protocol';
import { describe, expect, it } from 'vitest';
import { PASSWORD, PROOF, SITE, useAccountServer } from './account-server.ts';
import { Authenticator } from './authenticator.ts';

const server = useAccountServer();

describe('a passkey', () => {
  it('makes an account and opens it again', async () => {
    const device = new Authenticator(SITE);
    const made = await server.signUpByPasskey('Ada', device);
    expect(made).toMatchObject({ status: 201, body: { account: { name: 'Ada', hasPassword: false, passkeys: 1 } } });
    const passkey = device.get(await server.challenge('/api/session/passkey-options'));
    const again = await server.ask<LoggedIn>('POST', '/api/session', null, { passkey });
    expect(again).toMatchObject({ status: 201, body: { account: { name: 'Ada' } } });
    // A challenge is valid once.
    expect((await server.ask('POST', '/api/session', null, { passkey })).status).toBe(403);
    // No password opens it.
    expect((await server.tryLogIn('Ada', '')).status).toBe(400);
    expect((await server.tryLogIn('Ada', PASSWORD)).status).toBe(403);
  });

  it('opens one session by one answer, also for concurrent requests', async () => {
    const device = new Authenticator(SITE, false);
    await server.signUpByPasskey('Ada', device);
    const body = { passkey: device.get(await server.challenge('/api/session/passkey-options')) };
    // All requests read the challenge before any uses it.
    const get = server.store.getDocument.bind(server.store);
    const waiting: (() => void)[] = [];
    server.store.getDocument = async <T>(kind: string, key: string) => {
      const document = await get<T>(kind, key);
      if (kind === 'challenge') await new Promise<void>((go) => waiting.push(go) === 3 && waiting.map((one) => one()));
      return document;
    };
    const tries = await Promise.all(Array.from({ length: 3 }, () => server.ask('POST', '/api/session', null, body)));
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
  });

  it('is refused from another site, from another device, for another name, and too late', async () => {
    const device = new Authenticator(SITE);
    await server.signUpByPasskey('Ada', device);
    expect((await server.signUpByPasskey('Eve', new Authenticator('https://evil.example'))).status).toBe(403);
    const other = new Authenticator(SITE);
    const strange = other.get(await server.challenge('/api/session/passkey-options'));
    expect((await server.ask('POST', '/api/session', null, { passkey: strange })).status).toBe(403);
    const passkey = other.create(await server.challenge('/api/account/passkey-options', null, { name: 'Bea' }));
    expect((await server.ask('POST', '/api/account', null, { name: 'Cy', passkey })).status).toBe(403);
    const late = device.get(await server.challenge('/api/session/passkey-options'));
    server.now += 6 * 60_000;
    expect((await server.ask('POST', '/api/session', null, { passkey: late })).status).toBe(403);
    expect((await server.ask('POST', '/api/session', null, { passkey: { ...late, response: {} } })).status).toBe(400);
  });

  it('is added to an account that is there', async () => {
    const session = await server.make('Ada');
    const device = new Authenticator(SITE);
    const asked = { name: 'Ada', proof: PROOF };
    const passkey = device.create(await server.challenge('/api/account/passkey-options', session, asked));
    const added = await server.ask<AccountInfo>('POST', '/api/account/passkeys', session, { passkey });
    expect(added).toMatchObject({ status: 200, body: { passkeys: 1 } });
    const answer = device.get(await server.challenge('/api/session/passkey-options'));
    expect((await server.ask('POST', '/api/session', null, { passkey: answer })).status).toBe(201);
  });
});
