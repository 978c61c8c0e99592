// The push part of the service worker, in a browser that only notes what is asked of it.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { community as communityEn } from '../texts/en/community.ts';
import { community as communityFr } from '../texts/fr/community.ts';
import type { Language } from '../texts/i18n.ts';
import { community as communityRu } from '../texts/ru/community.ts';
import { listenForPush } from './push-worker.ts';

const SCOPE = 'https://angel.example/games/';

interface Shown {
  title: string;
  body: string;
  tag: string;
  data: unknown;
}
type Handler = (event: Record<string, unknown>) => void;

function startWorker({ words = null, pages = [] }: { words?: unknown; pages?: string[] } = {}) {
  const handlers: Record<string, Handler> = {};
  const shown: Shown[] = [];
  const done: string[] = [];
  const worker = {
    registration: {
      scope: SCOPE,
      showNotification: async (title: string, options: Omit<Shown, 'title'>) => void shown.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => void done.push(`focus ${url}`) })),
      openWindow: async (url: string) => void done.push(`open ${url}`),
    },
    addEventListener: (kind: string, handler: Handler) => {
      handlers[kind] = handler;
    },
    caches: {
      match: async (url: URL) => (words && url.href === `${SCOPE}push-words.json` ? { json: async () => words } : null),
    },
  };
  listenForPush(worker as unknown as ServiceWorkerGlobalScope);
  const fire = async (kind: string, event: Record<string, unknown>): Promise<void> => {
    let waiting: unknown;
    handlers[kind]!({
      ...event,
      waitUntil: (promise: unknown) => {
        waiting = promise;
      },
    });
    await waiting;
  };
  const push = (data: unknown): Promise<void> => fire('push', { data: { json: () => data } });
  const click = (data: unknown): Promise<void> =>
    fire('notificationclick', { notification: { data, close: () => void done.push('close') } });
  return { push, click, fire, shown, done };
}

const NOTICE = { kind: 'turn', table: 'abcdefgh', name: 'Ada', url: 'https://elsewhere.example/' };

it('says whose turn it is, in the words the page has kept', async () => {
  const worker = startWorker({ words: { title: 'Black Angel', text: 'C’est à vous, {name}.' } });
  await worker.push(NOTICE);
  expect(worker.shown).toMatchObject([
    {
      title: 'Black Angel',
      body: 'C’est à vous, Ada.',
      tag: 'turn-abcdefgh',
      data: { table: 'abcdefgh', tournament: null },
    },
  ]);
});

it('says of a test that it is one, also where the words were kept before there were tests', async () => {
  const kept = { title: 'Black Angel', text: 'C’est à vous, {name}.' };
  const before = startWorker({ words: kept });
  await before.push({ kind: 'test', url: null });
  const after = startWorker({ words: { ...kept, test: 'Ceci est un essai.' } });
  await after.push({ kind: 'test', url: null });
  expect([...before.shown, ...after.shown]).toMatchObject([
    { body: expect.stringContaining('This is a test.'), tag: 'test', data: { table: null, tournament: null } },
    { body: 'Ceci est un essai.', tag: 'test', data: { table: null, tournament: null } },
  ]);
});

it('says it in the language the server tells where the page has kept no words', async () => {
  const worker = startWorker();
  for (const language of ['fr', 'ru', 'xx', undefined]) await worker.push({ ...NOTICE, language });
  await worker.push({ kind: 'test', url: null, language: 'ru' });
  expect(worker.shown.map(({ title, body }) => [title, body])).toEqual([
    ['Black Angel', 'C’est à vous de jouer, Ada.'],
    ['«Чёрный ангел»', 'Ваш ход, Ada.'],
    ['Black Angel', 'It is your turn, Ada.'],
    ['Black Angel', 'It is your turn, Ada.'],
    ['«Чёрный ангел»', 'Это проверка. Сюда будут приходить уведомления о ваших ходах.'],
  ]);
});

it('tells of a tournament, and opens the table or the tournament', async () => {
  const worker = startWorker();
  const cup = { tournament: 'cupcupcup', title: 'Cup $& {round}', name: 'Ada', url: null, language: 'fr' };
  const news = [
    { kind: 'round', ...cup, round: 2, table: 'abcdefgh', seatBy: 1 },
    { kind: 'round', ...cup, round: 2, table: null, seatBy: 1 },
    { kind: 'game', ...cup, round: 2, table: 'abcdefgh' },
    { kind: 'end', ...cup, place: 3, players: 8 },
  ];
  for (const notice of news) await worker.push(notice);
  expect(worker.shown.map(({ body }) => body)).toEqual([
    'La ronde 2 de «\u202fCup $& {round}\u202f» a commencé\u202f: prenez place.',
    'Vous ne jouez pas à la ronde 2 de «\u202fCup $& {round}\u202f».',
    'Votre partie de la ronde 2 de «\u202fCup $& {round}\u202f» commence.',
    '«\u202fCup $& {round}\u202f» est terminé\u202f: votre rang est 3 sur 8.',
  ]);
  expect(worker.shown.map(({ tag }) => tag)).toEqual(news.map(() => 'tournament-cupcupcup'));
  for (const { data } of worker.shown.slice(2)) await worker.click(data);
  expect(worker.done).toEqual(['close', `open ${SCOPE}#/t/abcdefgh`, 'close', `open ${SCOPE}#/tournaments/cupcupcup`]);
});

type PushTexts = Record<'pushText' | 'pushTest' | 'pushRound' | 'pushBye' | 'pushGame' | 'pushEnd', string>;
const NOTICES: Record<Language, PushTexts> = {
  en: communityEn.notices,
  fr: communityFr.notices,
  ru: communityRu.notices,
};

it('says the same as the page would have kept', () => {
  // Narrow spaces are written as escapes.
  const source = readFileSync(new URL('push-worker.ts', import.meta.url), 'utf8');
  const code = source.replace(/\\u([0-9a-f]{4})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  for (const { pushText, pushTest, pushRound, pushBye, pushGame, pushEnd } of Object.values(NOTICES))
    for (const text of [pushText, pushTest, pushRound, pushBye, pushGame, pushEnd])
      expect(code).toContain(text.replaceAll(/\{\{(\w+)\}\}/g, '{$1}'));
});

it('says something even if nothing is kept and what came cannot be read', async () => {
  const worker = startWorker();
  await worker.fire('push', { data: null });
  await worker.push({ table: '../evil', name: 5 });
  expect(worker.shown.map(({ body, data }) => [body, data])).toEqual([
    ['It is your turn.', { table: null, tournament: null }],
    ['It is your turn.', { table: null, tournament: null }],
  ]);
});

it('opens the table in this app, or shows the page that has it open', async () => {
  const address = `${SCOPE}#/t/abcdefgh`;
  const elsewhere = startWorker({ pages: [`${SCOPE}#/play/other`] });
  await elsewhere.click({ table: 'abcdefgh' });
  expect(elsewhere.done).toEqual(['close', `open ${address}`]);
  const there = startWorker({ pages: [`${SCOPE}#/play/other`, address] });
  await there.click({ table: 'abcdefgh' });
  expect(there.done).toEqual(['close', `focus ${address}`]);
  const lost = startWorker();
  await lost.click(null);
  expect(lost.done).toEqual(['close', `open ${SCOPE}#/online`]);
});
