// The way back into an account by e-mail.

import type { AccountInfo, LoggedIn } from '@black-angel/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE_VALID } from '../src/accounts/mailed-codes.ts';
import type { Mail } from '../src/notify/mail.ts';
import { AccountServer, PASSWORD, PROOF } from './account-server.ts';
import { settle } from './wire.ts';

const server = new AccountServer();
const NEW = 'another long password';
const ADDRESS = 'ada@mail.example';
let mails: Mail[];

beforeEach(async () => {
  mails = [];
  await server.start({ mail: async (mail) => void mails.push(mail) });
});
afterEach(() => server.app.close());

const URL = '/api/account/recovery-mail';
const set = (token: string, body: object) => server.ask<AccountInfo>('PUT', URL, token, body);
const confirm = (token: string, code: string) => server.ask<AccountInfo>('POST', `${URL}/code`, token, { code });
const recover = (name: string, code: string) =>
  server.ask<LoggedIn>('POST', '/api/session/recovery', null, { name, code, password: NEW });
const digits = (): string => /\b\d{8}\b/.exec(mails.at(-1)!.text)![0];

/** The status and body of the answer, which come before the mail. */
async function ask(name: string): Promise<unknown> {
  const answer = await server.ask('POST', '/api/session/recovery-mail', null, { name });
  await settle();
  return answer;
}
const codes = (): string[] =>
  mails.flatMap(({ text }) => /(?:[A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}/.exec(text)?.[0] ?? []);

/** Ada, with a confirmed address. */
async function ada(): Promise<string> {
  const session = await server.make('Ada');
  await set(session, { address: ADDRESS, proof: PROOF });
  await confirm(session, digits());
  mails = [];
  return session;
}

describe('an address', () => {
  it('is set with fresh proof, and confirmed by the code that was sent there', async () => {
    const session = await server.make('Ada');
    expect((await set(session, { address: ADDRESS })).body.error).toBe('proofNeeded');
    expect(mails).toEqual([]);
    const { body } = await set(session, { address: ADDRESS, proof: PROOF, language: 'fr' });
    expect(body.recoveryMail).toEqual({ host: 'mail.example', isConfirmed: false });
    expect(mails).toMatchObject([{ to: ADDRESS, text: expect.stringContaining('votre compte') }]);
    expect((await confirm(session, digits() === '00000000' ? '00000001' : '00000000')).body.error).toBe('badCode');
    // An address that is not confirmed gets no code to log in with.
    await ask('Ada');
    expect(mails).toHaveLength(1);
    expect((await confirm(session, digits())).body.recoveryMail!.isConfirmed).toBe(true);
    expect((await server.ask('DELETE', URL, session, {})).body.error).toBe('proofNeeded');
    const removed = await server.ask<AccountInfo>('DELETE', URL, session, { proof: PROOF });
    expect(removed.body.recoveryMail).toBeNull();
    await ask('Ada');
    expect(mails).toHaveLength(1);
  });

  it('for notices of turns lets nobody in: a stolen session can add one', async () => {
    const session = await server.make('Ada');
    const added = await server.ask<{ channels: { id: string }[] }>('POST', '/api/account/channels', session, {
      kind: 'mail',
      address: 'thief@mail.example',
    });
    const { id } = added.body.channels[0]!;
    await server.ask('POST', `/api/account/channels/${id}/code`, session, { code: digits() });
    mails = [];
    await ask('Ada');
    expect(mails).toEqual([]);
  });
});

describe('a mailed code', () => {
  it('lets the owner in once, with a new password, and ends every session and every other code', async () => {
    const session = await ada();
    await ask('Ada');
    await ask('ada ');
    expect(mails.map(({ to }) => to)).toEqual([ADDRESS, ADDRESS]);
    const [first, second] = codes() as [string, string];
    const { status, body } = await recover('Ada', first);
    expect(status).toBe(201);
    expect(await server.holds(session)).toBe(false);
    expect(await server.holds(body.session)).toBe(true);
    expect((await server.tryLogIn('Ada', PASSWORD)).status).toBe(403);
    for (const code of [first, second]) expect((await recover('Ada', code)).body.error).toBe('badRecovery');
    expect(body.account.recoveryMail).toEqual({ host: 'mail.example', isConfirmed: true });
  });

  it('expires, and opens no other account', async () => {
    await ada();
    await server.make('Bea');
    await ask('Ada');
    const [code] = codes() as [string];
    expect((await recover('Bea', code)).body.error).toBe('badRecovery');
    server.now += CODE_VALID;
    expect((await recover('Ada', code)).body.error).toBe('badRecovery');
  });

  it('is asked for without learning which names exist, and nobody is flooded', async () => {
    await ada();
    await server.make('Bea');
    expect(await ask('Ada')).toEqual(await ask('Nobody'));
    expect(await ask('Bea')).toEqual(await ask('Nobody'));
    for (let i = 0; i < 10; i++) await ask('Ada');
    expect(mails).toHaveLength(3);
    // The first one is still valid: a stranger who asks again takes nothing from the owner.
    expect((await recover('Ada', codes()[0]!)).status).toBe(201);
  });

  it('is limited for each client', async () => {
    await ada();
    const limits = { logIns: { burst: 2, perSecond: 0 }, isExempt: () => false };
    await server.restart({ mail: async (mail) => void mails.push(mail), limits });
    const status = async () => ((await ask('Nobody')) as { status: number }).status;
    expect([await status(), await status(), await status()]).toEqual([204, 204, 429]);
  });

  it('is not stored in clear', async () => {
    await ada();
    await ask('Ada');
    const stored = JSON.stringify(await server.store.listDocuments('account'));
    for (const code of codes()) expect(stored).not.toContain(code.replaceAll('-', ''));
    expect(codes()).toHaveLength(1);
  });

  it('is not offered by a server without e-mail', async () => {
    const session = await server.make('Ada');
    await server.restart({});
    expect(await ask('Ada')).toMatchObject({ status: 409, body: { error: 'noMail' } });
    expect((await set(session, { address: ADDRESS, proof: PROOF })).body.error).toBe('noMail');
  });
});
