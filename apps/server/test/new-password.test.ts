// What a new password ends.

import type { AccountInfo, ChangedPassword, ChannelList, LoggedIn } from '@black-angel/protocol';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { Channel } from '../src/store/store.ts';
import { type Answer, PASSWORD, PROOF, SITE, useAccountServer } from './account-server.ts';
import { Authenticator } from './authenticator.ts';
import { config, makeTable, PERSON } from './online-client.ts';
import { makeAccounts } from './seeded.ts';
import { settle, Wire } from './wire.ts';

const server = useAccountServer();

describe('a new password', () => {
  it('ends every other session, its sockets and the messages of its browsers, and no others', async () => {
    const session = await server.make('Ada');
    const stolen = await server.logIn('Ada');
    const bea = await server.make('Bea');
    const made = await makeTable(server.app.tables, 'Ada', config([PERSON, PERSON]));
    await server.ask('POST', '/api/account/tables', session, { table: made.table.id, token: made.token });
    const wires = [];
    for (const token of [session, stolen]) wires.push(await Wire.connect(server.app.tables, made.table.id, token));
    const keys = { p256dh: 'a'.repeat(20), auth: 'b'.repeat(20) };
    for (const [i, token] of [session, stolen].entries())
      await server.ask('POST', '/api/account/channels', token, {
        kind: 'push',
        endpoint: `https://push.example/${i}`,
        keys,
      });
    await server.ask('POST', '/api/account/channels', session, {
      kind: 'webhook',
      url: 'https://hooks.example/',
      style: 'json',
    });

    const password = 'a new password';
    expect((await server.ask('PUT', '/api/account/password', session, { old: PASSWORD, password })).status).toBe(200);
    await settle();
    expect([await server.holds(session), await server.holds(stolen), await server.holds(bea)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(wires.map(({ isClosed }) => isClosed)).toEqual([false, true]);
    expect(wires[1]!.messages.at(-1)).toEqual({ kind: 'bye', why: 'revoked' });
    const account = (await makeAccounts(server.store, () => server.now).byName('Ada'))!;
    expect(account.sessions.length).toBe(1);
    expect(account.channels.map((channel) => (channel.kind === 'push' ? channel.endpoint : channel.kind))).toEqual([
      'https://push.example/0',
      'webhook',
    ]);
    expect((await server.store.listDocuments('session')).length).toBe(2);
  });

  it('ends the messages of a seat to browsers that another session has subscribed there', async () => {
    const session = await server.make('Ada');
    const stolen = await server.logIn('Ada');
    const made = await makeTable(server.app.tables, 'Ada', config([PERSON, PERSON]));
    await server.ask('POST', '/api/account/tables', session, { table: made.table.id, token: made.token });
    const url = `/api/tables/${made.table.id}/channels`;
    const keys = { p256dh: 'a'.repeat(20), auth: 'b'.repeat(20) };
    for (const [i, token] of [made.token, session, stolen].entries())
      await server.ask('POST', url, token, { kind: 'push', endpoint: `https://push-${i}.example/`, keys });
    // The language is set for all channels, and binds none of them to the session.
    expect((await server.ask('PUT', `${url}/language`, stolen, { language: 'fr' })).status).toBe(200);
    const kept = async (): Promise<Channel[]> => (await server.store.getTable(made.table.id))!.seats[0]!.channels!;
    expect(await server.app.notifier.present(await kept())).toHaveLength(3);

    await server.ask('PUT', '/api/account/password', session, { old: PASSWORD, password: 'a new password' });
    expect(await server.app.notifier.present(await kept())).toMatchObject([
      { endpoint: 'https://push-0.example/' },
      { endpoint: 'https://push-1.example/' },
    ]);
    const hosts = async (token: string) =>
      (await server.ask<Static<typeof ChannelList>>('GET', url, token)).body.channels.map(({ host }) => host);
    expect(await hosts(made.token)).toEqual(['push-0.example', 'push-1.example']);
    await server.ask('DELETE', '/api/sessions', session);
    expect(await hosts(made.token)).toEqual(['push-0.example']);
  });

  /** Adds a webhook to a list of channels. */
  const addHook = (path: string, token: string, name: string) =>
    server.ask('POST', path, token, { kind: 'webhook', url: `https://${name}.example/`, style: 'json' });
  const hostsOf = async (path: string, token: string): Promise<string[]> =>
    (await server.ask<Static<typeof ChannelList>>('GET', path, token)).body.channels.map(({ host }) => host);

  it('removes the webhooks that other sessions have added, also one that has logged out, and tells which', async () => {
    const session = await server.make('Ada');
    const [stolen, gone] = [await server.logIn('Ada'), await server.logIn('Ada')];
    const made = await makeTable(server.app.tables, 'Ada', config([PERSON, PERSON]));
    await server.ask('POST', '/api/account/tables', session, { table: made.table.id, token: made.token });
    const ofSeat = `/api/tables/${made.table.id}/channels`;
    for (const [name, token] of Object.entries({ mine: session, stolen, gone }))
      for (const path of ['/api/account/channels', ofSeat]) await addHook(path, token, name);
    await addHook(ofSeat, made.token, 'seat');
    await server.ask('DELETE', '/api/session', gone);
    // An ordinary log-out removes no webhook.
    expect((await hostsOf('/api/account/channels', session)).length).toBe(3);

    const body = { old: PASSWORD, password: 'a new password' };
    const { body: changed } = await server.ask<ChangedPassword>('PUT', '/api/account/password', session, body);
    const removed = ['stolen.example', 'gone.example'];
    expect(changed.removedChannels.map(({ host }) => host)).toEqual([...removed, ...removed]);
    expect(await hostsOf('/api/account/channels', session)).toEqual(['mine.example']);
    expect(await hostsOf(ofSeat, made.token)).toEqual(['mine.example', 'seat.example']);
  });

  it('or “log out everywhere” removes them all; those of the seat’s own token stay', async () => {
    const session = await server.make('Ada');
    const made = await makeTable(server.app.tables, 'Ada', config([PERSON, PERSON]));
    await server.ask('POST', '/api/account/tables', session, { table: made.table.id, token: made.token });
    const ofSeat = `/api/tables/${made.table.id}/channels`;
    for (const path of ['/api/account/channels', ofSeat]) await addHook(path, session, 'mine');
    await addHook(ofSeat, made.token, 'seat');
    await server.ask('DELETE', '/api/sessions', session);
    expect(await hostsOf(ofSeat, made.token)).toEqual(['seat.example']);
    expect(await hostsOf('/api/account/channels', await server.logIn('Ada'))).toEqual([]);
  });

  it('leaves nothing to a log-in with the old one that was under way', async () => {
    const session = await server.make('Ada');
    // The log-in waits between the check of the password and the new session.
    const put = server.store.putDocument.bind(server.store);
    const { promise: isChanged, resolve: changed } = Promise.withResolvers<void>();
    const { promise: isWaiting, resolve: waits } = Promise.withResolvers<void>();
    server.store.putDocument = async (kind, key, value) => {
      if (kind === 'session') {
        waits();
        await isChanged;
      }
      return put(kind, key, value);
    };
    const begun = server.ask<LoggedIn>('POST', '/api/session', null, { name: 'Ada', password: PASSWORD });
    await isWaiting;
    await server.ask('PUT', '/api/account/password', session, { old: PASSWORD, password: 'a new password' });
    changed();
    expect((await begun).status).toBe(403);
    expect(await server.holds(session)).toBe(true);
    expect((await server.store.listDocuments('session')).length).toBe(1);
  });

  it('is set once by two who prove the old one at the same moment, and the other is refused', async () => {
    const sessions = [await server.make('Ada'), await server.logIn('Ada')];
    const set = (session: string, i: number) =>
      server.ask('PUT', '/api/account/password', session, { old: PASSWORD, password: `new password ${i}` });
    const answers = await Promise.all(sessions.map(set));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    // The session that changed it stays valid.
    const isSet = answers.map(({ status }) => status === 200);
    expect([await server.holds(sessions[0]!), await server.holds(sessions[1]!)]).toEqual(isSet);
  });

  it.each<[string, (session: string, passkey: object) => Promise<Answer<unknown>>]>([
    ['a passkey', (session, passkey) => server.ask('POST', '/api/account/passkeys', session, { passkey })],
    ['the end of the account', (session) => server.ask('DELETE', '/api/account', session, { proof: PROOF })],
  ])('refuses what was proven by the old one and is not done yet: %s', async (_what, act) => {
    const session = await server.make('Ada');
    const stolen = await server.logIn('Ada');
    const asked = await server.challenge('/api/account/passkey-options', stolen, { name: 'Ada', proof: PROOF });
    const passkey = new Authenticator(SITE).create(asked);
    // The password changes after the request has read the account, before it writes.
    const get = server.store.getDocument.bind(server.store);
    let isChanged = false;
    const reads: string[] = [];
    server.store.getDocument = async <T>(kind: string, key: string) => {
      const document = await get<T>(kind, key);
      reads.push(kind);
      if (kind !== 'account' || isChanged || reads.filter((one) => one === 'account').length < 2) return document;
      isChanged = true;
      await server.ask('PUT', '/api/account/password', session, { old: PASSWORD, password: 'a new password' });
      return document;
    };
    expect((await act(stolen, passkey)).status).toBe(403);
    expect(isChanged).toBe(true);
    expect((await server.ask<AccountInfo>('GET', '/api/account', session)).body.passkeys).toBe(0);
    expect(await server.store.listDocuments('passkey')).toEqual([]);
  });

  it('can be set with a passkey, also when the old one is forgotten, and not with the session alone', async () => {
    const device = new Authenticator(SITE);
    const session = await server.makeByPasskey('Ada', device);
    const set = (body: object) => server.ask<AccountInfo>('PUT', '/api/account/password', session, body);
    expect(await set({ password: PASSWORD, old: null })).toMatchObject({ status: 403, body: { error: 'proofNeeded' } });
    expect(await set({ password: PASSWORD, old: 'guess' })).toMatchObject({ status: 403, body: { error: 'badProof' } });
    for (const password of [PASSWORD, 'another password'])
      expect(await set({ password, proof: await server.proveBy(device, session) })).toMatchObject({ status: 200 });
  });
});
