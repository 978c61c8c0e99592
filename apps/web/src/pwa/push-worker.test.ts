// The push part of the service worker, in a browser that only notes what is asked of it.

import { expect, it } from 'vitest';
import { listenForPush } from './push-worker.ts';

const SCOPE = 'https://angel.example/games/';

interface Shown {
  title: string;
  body: string;
  tag: string;
  data: unknown;
}
type Handler = (event: Record<string, unknown>) => void;

function startWorker({ languages = [], pages = [] }: { languages?: string[]; pages?: string[] } = {}) {
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
    navigator: { languages },
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

it('says whose turn it is', async () => {
  const worker = startWorker();
  await worker.push(NOTICE);
  expect(worker.shown).toMatchObject([
    { title: 'Black Angel', body: 'It is your turn, Ada.', tag: 'turn-abcdefgh', data: { table: 'abcdefgh' } },
  ]);
});

it('says it in the language of the channel, else of the browser', async () => {
  const worker = startWorker({ languages: ['de', 'fr-CA', 'en'] });
  for (const language of ['fr', 'ru', 'xx', undefined]) await worker.push({ ...NOTICE, language });
  await worker.push({ kind: 'test', url: null, language: 'ru' });
  expect(worker.shown.map(({ title, body }) => [title, body])).toEqual([
    ['Black Angel', 'C’est à vous de jouer, Ada.'],
    ['«Чёрный ангел»', 'Ваш ход, Ada.'],
    ['Black Angel', 'C’est à vous de jouer, Ada.'],
    ['Black Angel', 'C’est à vous de jouer, Ada.'],
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

it('says something even if what came cannot be read, or is of a kind to come', async () => {
  const worker = startWorker();
  await worker.fire('push', { data: null });
  await worker.push({ kind: 'invitation', table: 'abcdefgh', language: 'ru' });
  await worker.push({ kind: 'turn', table: '../evil', name: 5 });
  expect(worker.shown.map(({ body, data }) => [body, data])).toEqual([
    ['There is news of your games.', {}],
    ['В ваших партиях есть новости.', {}],
    ['It is your turn.', { table: '' }],
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
