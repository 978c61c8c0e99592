// Sessions and passkeys are listed, named and removed one by one.

import type { AccountKeys, ChannelList } from '@black-angel/protocol';
import type { Static } from 'typebox';
import { expect, it } from 'vitest';
import { PASSWORD, PROOF, SITE, useAccountServer } from './account-server.ts';
import { Authenticator } from './authenticator.ts';
import { config, makeTable, PERSON } from './online-client.ts';
import { settle, Wire } from './wire.ts';

const server = useAccountServer();
const keysOf = async (token: string): Promise<AccountKeys> =>
  (await server.ask<AccountKeys>('GET', '/api/account/keys', token)).body;
const remove = (token: string, key: string, proof?: object) =>
  server.ask('DELETE', `/api/account/keys/${key}`, token, { ...(proof && { proof }) });
const rename = (token: string, key: string, name: string) =>
  server.ask<AccountKeys>('PUT', `/api/account/keys/${key}`, token, { name });

it('sessions are listed without their tokens, with the client and the one that asks', async () => {
  const session = await server.make('Ada');
  server.now += 1000;
  const headers = { 'user-agent': 'Browser\u0007 9' };
  const payload = { name: 'Ada', password: PASSWORD };
  const other = (await server.app.inject({ method: 'POST', url: '/api/session', headers, payload })).json().session;
  const { sessions, passkeys } = await keysOf(session);
  expect(sessions).toMatchObject([
    { name: null, isPresent: true, since: server.now - 1000 },
    { name: null, isPresent: false, since: server.now, agent: 'Browser 9' },
  ]);
  expect(passkeys).toEqual([]);
  for (const secret of [session, other]) expect(JSON.stringify(sessions)).not.toContain(secret);
  const { body } = await rename(session, sessions[1]!.id, 'Phone');
  expect(body.sessions.map(({ name }) => name)).toEqual([null, 'Phone']);
  expect((await rename(session, 'x'.repeat(16), 'Phone')).body.error).toBe('unknownKey');
});

it('a session is ended with fresh proof only, with its sockets and channels, and no other', async () => {
  const session = await server.make('Ada');
  const stolen = await server.logIn('Ada');
  const bea = await server.make('Bea');
  const made = await makeTable(server.app.tables, 'Ada', config([PERSON, PERSON]));
  await server.ask('POST', '/api/account/tables', session, { table: made.table.id, token: made.token });
  const ofSeat = `/api/tables/${made.table.id}/channels`;
  const hook = (name: string) => ({ kind: 'webhook', url: `https://${name}.example/`, style: 'json' });
  for (const path of ['/api/account/channels', ofSeat])
    for (const [name, token] of Object.entries({ mine: session, stolen }))
      await server.ask('POST', path, token, hook(name));
  const wires = [];
  for (const token of [session, stolen]) wires.push(await Wire.connect(server.app.tables, made.table.id, token));
  const { id } = (await keysOf(session)).sessions.find(({ isPresent }) => !isPresent)!;

  expect((await remove(session, id)).body.error).toBe('proofNeeded');
  expect((await remove(session, id, { password: 'guess' })).body.error).toBe('badProof');
  expect((await remove(bea, id, PROOF)).body.error).toBe('unknownKey');
  expect(await server.holds(stolen)).toBe(true);
  expect((await remove(session, id, PROOF)).status).toBe(204);
  await settle();
  expect([await server.holds(session), await server.holds(stolen)]).toEqual([true, false]);
  expect(wires.map(({ isClosed }) => isClosed)).toEqual([false, true]);
  for (const path of ['/api/account/channels', ofSeat]) {
    const { body } = await server.ask<Static<typeof ChannelList>>('GET', path, session);
    expect(body.channels.map(({ host }) => host)).toEqual(['mine.example']);
  }
  expect((await keysOf(session)).sessions.length).toBe(1);
});

it('a passkey is named and removed with fresh proof, and no longer opens the account', async () => {
  const [phone, key] = [new Authenticator(SITE), new Authenticator(SITE)];
  const session = await server.makeByPasskey('Ada', phone);
  const [first] = (await keysOf(session)).passkeys;
  expect(first).toMatchObject({ name: null, since: server.now });
  // The only way in stays.
  expect((await remove(session, first!.id, await server.proveBy(phone, session))).body.error).toBe('lastKey');
  const proof = await server.proveBy(phone, session);
  const asked = await server.challenge('/api/account/passkey-options', session, { name: 'Ada', proof });
  await server.ask('POST', '/api/account/passkeys', session, { passkey: key.create(asked) });
  expect((await rename(session, first!.id, 'Lost phone')).body.passkeys[0]!.name).toBe('Lost phone');
  expect((await remove(session, first!.id)).body.error).toBe('proofNeeded');
  expect((await remove(session, first!.id, await server.proveBy(key, session))).status).toBe(204);
  const logIn = async (device: Authenticator) =>
    (
      await server.ask('POST', '/api/session', null, {
        passkey: device.get(await server.challenge('/api/session/passkey-options')),
      })
    ).status;
  expect([await logIn(phone), await logIn(key)]).toEqual([403, 201]);
  expect((await server.store.listDocuments('passkey')).length).toBe(1);
});
