// Printed codes, and attempts to log in that strangers cannot use up.

import type { AccountInfo, LoggedIn } from '@black-angel/protocol';
import { describe, expect, it } from 'vitest';
import { PASSWORD, PROOF, useAccountServer } from './account-server.ts';

const server = useAccountServer();
const NEW = 'another long password';

const codesOf = async (token: string, proof: object | null = PROOF) =>
  server.ask<{ codes: string[] }>('POST', '/api/account/recovery-codes', token, { ...(proof && { proof }) });
const recover = (name: string, code: string) =>
  server.ask<LoggedIn>('POST', '/api/session/recovery', null, { name, code, password: NEW });
const left = async (token: string) => (await server.ask<AccountInfo>('GET', '/api/account', token)).body.recoveryCodes;

describe('printed codes', () => {
  it('let the owner in once each, with a new password, and end every session', async () => {
    const session = await server.make('Ada');
    const { codes } = (await codesOf(session)).body;
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/);
    expect(await left(session)).toBe(10);
    // As somebody types it.
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ');
    const { status, body } = await recover('Ada', typed);
    expect(status).toBe(201);
    expect(await server.holds(session)).toBe(false);
    expect(await left(body.session)).toBe(9);
    expect((await server.tryLogIn('Ada', PASSWORD)).status).toBe(403);
    expect((await server.tryLogIn('Ada', NEW)).status).toBe(201);
    expect((await recover('Ada', codes[0]!)).body.error).toBe('badRecovery');
  });

  it('are made with fresh proof only, and replace those before', async () => {
    const session = await server.make('Ada');
    expect((await codesOf(session, null)).body.error).toBe('proofNeeded');
    expect((await codesOf(session, { password: 'a wrong password' })).body.error).toBe('badProof');
    const [first, second] = [(await codesOf(session)).body.codes, (await codesOf(session)).body.codes];
    expect((await recover('Ada', first[0]!)).status).toBe(403);
    expect((await recover('Ada', second[0]!)).status).toBe(201);
  });

  it('open no other account, and tell nobody which names exist', async () => {
    const { codes } = (await codesOf(await server.make('Ada'))).body;
    await server.make('Bea');
    const [ofBea, ofNobody] = [await recover('Bea', codes[0]!), await recover('Nobody', codes[0]!)];
    expect(ofBea).toEqual(ofNobody);
    expect((await recover('Ada', codes[0]!)).status).toBe(201);
  });

  it('are not stored in clear', async () => {
    const { codes } = (await codesOf(await server.make('Ada'))).body;
    const stored = JSON.stringify(await server.store.listDocuments('account'));
    for (const code of codes) for (const text of [code, code.replaceAll('-', '')]) expect(stored).not.toContain(text);
  });
});

describe('guesses of strangers', () => {
  it('do not lock out a device that has logged in before, nor the codes', async () => {
    const { session, device } = (await server.signUp('Ada')).body;
    const { codes } = (await codesOf(session)).body;
    await server.restart({ limits: { logIns: { burst: 5, perSecond: 0 }, isExempt: () => false } });
    let stranger = 0;
    const attempt = (body: object, url = '/api/session') =>
      server.app.inject({ method: 'POST', url, payload: body, remoteAddress: `10.1.0.${++stranger}` });
    for (let i = 0; i < 20; i++) await attempt({ name: 'Ada', password: 'a wrong guess' });
    expect((await attempt({ name: 'Ada', password: PASSWORD })).statusCode).toBe(429);
    // A device of another account has no attempts here.
    const bea = (await attempt({ name: 'Bea', password: PASSWORD }, '/api/account')).json<LoggedIn>();
    expect((await attempt({ name: 'Ada', password: PASSWORD, device: bea.device })).statusCode).toBe(429);
    expect((await attempt({ name: 'Ada', password: PASSWORD, device })).statusCode).toBe(201);
    const code = { name: 'Ada', code: codes[0], password: NEW };
    expect((await attempt(code, '/api/session/recovery')).statusCode).toBe(201);
  });

  it('are limited on a known device too', async () => {
    const { device } = (await server.signUp('Ada')).body;
    await server.restart({ limits: { logIns: { burst: 5, perSecond: 0 }, isExempt: () => false } });
    const statuses = [];
    for (let i = 0; i < 8; i++) {
      const payload = { name: 'Ada', password: 'a wrong guess', device };
      const asked = { method: 'POST', url: '/api/session', payload, remoteAddress: `10.2.0.${i}` } as const;
      statuses.push((await server.app.inject(asked)).statusCode);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
  });
});
