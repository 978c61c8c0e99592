// A stolen session is not enough for what outlives it.

import type { AccountInfo } from '@black-angel/protocol';
import { describe, expect, it } from 'vitest';
import { type Answer, PASSWORD, PROOF, SITE, useAccountServer } from './account-server.ts';
import { Authenticator } from './authenticator.ts';

const server = useAccountServer();

describe('what outlives a session', () => {
  /** The requests that need proof. */
  const ACTS: [string, (token: string, given?: object) => Promise<Answer<unknown>>][] = [
    [
      'one more passkey',
      async (token, given) => {
        const body = { name: 'Ada', ...(given && { proof: given }) };
        const options = await server.ask<{ challenge: string }>('POST', '/api/account/passkey-options', token, body);
        if (options.status !== 200) return options;
        const passkey = new Authenticator(SITE).create(options.body.challenge);
        return server.ask('POST', '/api/account/passkeys', token, { passkey });
      },
    ],
    [
      'the end of the account',
      (token, given) => server.ask('DELETE', '/api/account', token, given && { proof: given }),
    ],
  ];

  it.each(ACTS)('needs fresh proof: %s', async (_what, act) => {
    const session = await server.make('Ada');
    expect(await act(session)).toMatchObject({ status: 403, body: { error: 'proofNeeded' } });
    expect(await act(session, { password: 'wrong horse' })).toMatchObject({ status: 403, body: { error: 'badProof' } });
    const account = (await server.ask<AccountInfo>('GET', '/api/account', session)).body;
    expect(account.passkeys).toBe(0);
    expect((await act(session, PROOF)).status).toBeLessThan(300);
  });

  it.each(ACTS)('is given for a passkey of the account, once: %s', async (_what, act) => {
    const device = new Authenticator(SITE);
    const session = await server.makeByPasskey('Ada', device);
    const other = new Authenticator(SITE);
    const eve = await server.makeByPasskey('Eve', other);
    // No password, no passkey of another account, no challenge of another account, no answer to a log-in.
    expect((await act(session, PROOF)).body.error).toBe('badProof');
    expect((await act(session, await server.proveBy(other, session))).body.error).toBe('badPasskey');
    expect((await act(session, await server.proveBy(device, eve))).body.error).toBe('badPasskey');
    const ofLogIn = { passkey: device.get(await server.challenge('/api/session/passkey-options', null)) };
    expect((await act(session, ofLogIn)).body.error).toBe('badPasskey');
    // A proof does not log in either.
    const asLogIn = await server.proveBy(device, session);
    expect((await server.ask('POST', '/api/session', null, asLogIn)).status).toBe(403);
    const given = await server.proveBy(device, session);
    const tries = await Promise.all([act(session, given), act(session, given)]);
    expect(tries.filter(({ status }) => status < 300).length).toBe(1);
  });

  it('is not given for options that were for something else', async () => {
    const session = await server.make('Ada');
    const eve = await server.make('Eve');
    const add = async (asked: string) =>
      server.ask('POST', '/api/account/passkeys', session, { passkey: new Authenticator(SITE).create(asked) });
    // Options for a new account, of another account, and used ones.
    const ofNew = await server.challenge('/api/account/passkey-options', null, { name: 'Cy' });
    const ofEve = await server.challenge('/api/account/passkey-options', eve, { name: 'Ada', proof: PROOF });
    const own = await server.challenge('/api/account/passkey-options', session, { name: 'Ada', proof: PROOF });
    expect([(await add(ofNew)).status, (await add(ofEve)).status]).toEqual([403, 403]);
    expect([(await add(own)).status, (await add(own)).status]).toEqual([200, 403]);
  });

  it('is limited in how often a password can be tried', async () => {
    await server.restart({ limits: { logIns: { burst: 3, perSecond: 0 } } });
    const session = await server.make('Ada');
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++)
      statuses.push(
        (await server.ask('DELETE', '/api/account', session, { proof: { password: `guess ${i}` } })).status,
      );
    expect(statuses).toEqual([403, 403, 403, 429, 429]);
    expect(await server.holds(session)).toBe(true);
  });

  it('is not locked by strangers who try to log in by the name', async () => {
    await server.restart({ limits: { logIns: { burst: 3, perSecond: 0 } } });
    const session = await server.make('Ada');
    const tries: number[] = [];
    for (let i = 0; i < 4; i++)
      tries.push((await server.ask('POST', '/api/session', null, { name: 'Ada', password: `a guess ${i}` })).status);
    expect(tries).toEqual([403, 403, 403, 429]);
    expect(
      (await server.ask('PUT', '/api/account/password', session, { password: 'a new password', proof: PROOF })).status,
    ).toBe(200);
  });

  it('is refused before the store is asked for a key that no browser makes', async () => {
    const device = new Authenticator(SITE);
    await server.makeByPasskey('Ada', device);
    const asked: string[] = [];
    const get = server.store.getDocument.bind(server.store);
    server.store.getDocument = (kind, key) => {
      asked.push(key);
      return get(kind, key);
    };
    const wrong = { ...device.get(await server.challenge('/api/session/passkey-options', null)), id: 'a\0b' };
    for (const passkey of [device.get('a\0b'), wrong])
      expect(await server.ask('POST', '/api/session', null, { passkey })).toMatchObject({
        status: 403,
        body: { error: 'badPasskey' },
      });
    expect((await server.ask('POST', '/api/session', null, { name: 'a\0b', password: PASSWORD })).status).toBe(403);
    expect(asked.filter((key) => key.includes('\0'))).toEqual([]);
  });

  it('leaves nothing of a passkey that could not be added, nor of an account that could not be made', async () => {
    const device = new Authenticator(SITE);
    await server.makeByPasskey('Ada', device);
    // The same device for another account.
    const asked = await server.challenge('/api/account/passkey-options', null, { name: 'Bea' });
    const twice = await server.ask('POST', '/api/account', null, { name: 'Bea', passkey: device.create(asked) });
    expect(twice).toMatchObject({ status: 409, body: { error: 'passkeyTaken' } });
    expect((await server.signUp('Bea')).status).toBe(201);
  });
});
