import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, fakeStorage } from '../../test/fake-browser.ts';

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** A browser that sits down at a table; the server knows the session or does not. */
async function device({ isLoggedIn, isKnown = true }: { isLoggedIn: boolean; isKnown?: boolean }) {
  fakeStorage();
  const asked = fakeServer(({ path, token }) => {
    if (!path.endsWith('/join'))
      return { status: 200, body: { id: 'table-one', commitment: 'promise', joined: 'digest' } };
    if (token !== null && !isKnown) return { status: 403, body: { error: 'badToken', message: '' } };
    return { status: 201, body: { token: 'seat' } };
  });
  const { keepSession, session } = await import('./session.ts');
  if (isLoggedIn) keepSession({ token: 'mine', name: 'Ada', attached: [], isMerged: false });
  const { joinTable } = await import('./tables-api.ts');
  const { seatKey } = await import('./seat-keys.ts');
  const joins = () => asked.filter(({ path }) => path === 'tables/table-one/join').map(({ token }) => token);
  return { joinTable, session, seatKey, joins };
}

it('sits down with the account, which then has the seat already', async () => {
  const { joinTable, session, seatKey, joins } = await device({ isLoggedIn: true });
  await joinTable('table-one', 'Ada');
  expect(joins()).toEqual(['mine']);
  expect(session()?.attached).toEqual(['table-one']);
  expect(seatKey('table-one')).toMatchObject({ token: 'seat', name: 'Ada' });
});

it('sits down without one', async () => {
  const { joinTable, seatKey, joins } = await device({ isLoggedIn: false });
  await joinTable('table-one', 'Ada');
  expect(joins()).toEqual([null]);
  expect(seatKey('table-one')?.token).toBe('seat');
});

it('keeps what the table has fixed of its dice, as it was before its own randomness', async () => {
  const { joinTable, seatKey } = await device({ isLoggedIn: false });
  await joinTable('table-one', 'Ada');
  expect(seatKey('table-one')).toMatchObject({ commitment: 'promise', derivation: 1, joined: 'digest' });
});

it('says that one is no longer logged in; the second try is a guest’s', async () => {
  const { joinTable, session, seatKey, joins } = await device({ isLoggedIn: true, isKnown: false });
  await expect(joinTable('table-one', 'Ada')).rejects.toMatchObject({ code: 'expired' });
  expect(session()).toBeNull();
  expect(seatKey('table-one')?.token ?? null).toBeNull();
  await joinTable('table-one', 'Ada');
  expect(joins()).toEqual(['mine', null]);
});
