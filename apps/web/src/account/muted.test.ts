import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, fakeStorage } from '../../test/fake-browser.ts';

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

const load = async () => ({ ...(await import('./muted.ts')), ...(await import('../net/session.ts')) });
const MINE = { token: 'mine', name: 'Ada', attached: [], isMerged: false };

it('is kept in this browser', async () => {
  const kept = fakeStorage();
  const { setMuted, mutedNames } = await load();
  setMuted('Bea', true);
  setMuted('Cleo', true);
  setMuted('Bea', false);
  expect(mutedNames()).toEqual(['Cleo']);
  expect(kept.get('black-angel-muted')).toBe('["Cleo"]');
});

it('is told to the account', async () => {
  fakeStorage();
  const asked = fakeServer(() => ({ status: 200 }));
  const { setMuted, keepSession } = await load();
  keepSession(MINE);
  setMuted('Bea', true);
  expect(asked).toEqual([{ method: 'PATCH', path: 'account', token: 'mine', body: { muted: ['Bea'] } }]);
});

it('is put together with the names of the account at first; then the account knows better', async () => {
  fakeStorage();
  const asked = fakeServer(() => ({ status: 200 }));
  const { setMuted, mergeMuted, mutedNames, keepSession } = await load();
  setMuted('Bea', true);
  keepSession(MINE);
  mergeMuted(['Cleo']);
  expect(mutedNames()).toEqual(['Cleo', 'Bea']);
  expect(asked.map(({ body }) => body)).toEqual([{ muted: ['Cleo', 'Bea'] }]);
  // Another device has unmuted Cleo.
  mergeMuted(['Bea']);
  expect(mutedNames()).toEqual(['Bea']);
  expect(asked.length).toBe(1);
});
