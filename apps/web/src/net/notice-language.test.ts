// Notices follow the language of the page: when they are created, and when the language changes.

import type { ChannelInfo, TextLanguage } from '@black-angel/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, fakeStorage } from '../../test/fake-browser.ts';

const channel = (language: TextLanguage): ChannelInfo => ({
  id: 'abcdefghijkl',
  kind: 'mail',
  host: 'a.example',
  isConfirmed: true,
  language,
});

beforeEach(() => {
  vi.unstubAllGlobals();
  // Modules hold the state of one browser.
  vi.resetModules();
});

/** A French page with notices in a given language. */
async function start(language: TextLanguage) {
  const { loadLanguage } = await import('../texts/i18n.ts');
  await loadLanguage('fr');
  const storage = fakeStorage();
  storage.set('black-angel-account', JSON.stringify({ token: 'session', name: 'Ada', attached: [], isMerged: true }));
  vi.stubGlobal('addEventListener', () => {});
  let written = language;
  const asked = fakeServer(({ method, body }) => {
    const given = (body as { language?: TextLanguage } | null)?.language;
    if (method === 'PUT' && given) written = given;
    return { status: 200, body: { channels: [channel(written)] } };
  });
  const api = await import('./channels-api.ts');
  const { tellLanguage } = await import('./notice-language.ts');
  return { storage, asked, tellLanguage, ...api };
}

it('a new way to be told has the language of the page', async () => {
  const { asked, addChannel, ofAccount } = await start('fr');
  await addChannel(ofAccount('session'), { kind: 'mail', address: 'ada@a.example' });
  expect(asked).toEqual([
    {
      method: 'POST',
      path: 'account/channels',
      token: 'session',
      body: { kind: 'mail', address: 'ada@a.example', language: 'fr' },
    },
  ]);
});

it('those in another language are told of the change, once', async () => {
  const { asked, listChannels, ofAccount, tellLanguage } = await start('en');
  await listChannels(ofAccount('session'));
  await tellLanguage();
  await tellLanguage();
  expect(asked.slice(1)).toEqual([
    { method: 'PUT', path: 'account/channels/language', token: 'session', body: { language: 'fr' } },
  ]);
});

it('nothing is asked where there are no notices, or none in another language', async () => {
  const { asked, listChannels, ofAccount, tellLanguage } = await start('fr');
  await tellLanguage();
  await listChannels(ofAccount('session'));
  await tellLanguage();
  expect(asked.map(({ method }) => method)).toEqual(['GET']);
});

it('notices of a seat this browser no longer has are forgotten', async () => {
  const { storage, asked, listChannels, ofSeat, tellLanguage } = await start('en');
  await listChannels(ofSeat('a-table1', 'seat'));
  expect(storage.get('black-angel-notice-languages')).toBe('{"tables/a-table1/channels":"en"}');
  await tellLanguage();
  expect(asked.map(({ method }) => method)).toEqual(['GET']);
  expect(storage.has('black-angel-notice-languages')).toBe(false);
});
