import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, fakeStorage } from '../../test/fake-browser.ts';

const KEY = 'black-angel-account';
const MINE = { token: 'mine', name: 'Ada', attached: ['table-one'], isMerged: true };

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

describe('the session of this device', () => {
  it('is what was kept, and nobody’s if that is broken', async () => {
    const kept = fakeStorage();
    kept.set(KEY, JSON.stringify(MINE));
    expect((await import('./session.ts')).session()).toEqual(MINE);
    for (const broken of ['{', '5', '{"token":5,"name":"Ada"}', '{"token":"t"}']) {
      vi.resetModules();
      kept.set(KEY, broken);
      expect((await import('./session.ts')).session()).toBeNull();
    }
  });

  it('is forgotten when the server does not know it, but not for another reason', async () => {
    const kept = fakeStorage();
    let answer = { status: 500, body: { error: 'server', message: '' } };
    fakeServer(() => answer);
    const { keepSession, session, wasDropped } = await import('./session.ts');
    const { getAccount } = await import('./account-api.ts');
    keepSession(MINE);
    await expect(getAccount()).rejects.toMatchObject({ code: 'server' });
    expect(session()).toEqual(MINE);
    answer = { status: 403, body: { error: 'badToken', message: '' } };
    await expect(getAccount()).rejects.toMatchObject({ code: 'expired' });
    expect(session()).toBeNull();
    expect(kept.has(KEY)).toBe(false);
    expect(wasDropped()).toBe(true);
    keepSession(MINE);
    expect(wasDropped()).toBe(false);
  });

  it('ends on this device even if the server cannot be told', async () => {
    fakeStorage();
    fakeServer(() => {
      throw new Error('no network');
    });
    const { keepSession, session } = await import('./session.ts');
    const { logOut } = await import('./account-api.ts');
    keepSession(MINE);
    await logOut();
    expect(session()).toBeNull();
  });

  it('ends with all others only when the server has done so', async () => {
    fakeStorage();
    let status = 500;
    const asked = fakeServer(() => ({ status, body: { error: 'server', message: '' } }));
    const { keepSession, session, wasDropped } = await import('./session.ts');
    const { logOutEverywhere } = await import('./account-api.ts');
    keepSession(MINE);
    await expect(logOutEverywhere()).rejects.toMatchObject({ code: 'server' });
    expect(session()).toEqual(MINE);
    status = 204;
    await logOutEverywhere();
    expect(session()).toBeNull();
    expect(wasDropped()).toBe(false);
    expect(asked.at(-1)).toEqual({ method: 'DELETE', path: 'sessions', token: 'mine', body: null });
  });
});
