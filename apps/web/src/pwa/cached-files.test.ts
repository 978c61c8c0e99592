// The cache of the service worker, in a browser made of maps.

import { expect, it } from 'vitest';
import { serveCached } from './cached-files.ts';

const SCOPE = 'https://angel.example/games/';
const CACHE = `black-angel-files-${SCOPE}`;
type Caches = Map<string, Map<string, Response>>;

/** A worker of this build, with the stored caches of a browser and a server that has these files. */
function startWorker(
  files: Record<string, string>,
  { stored = new Map() as Caches, server = Object.keys(files) } = {},
) {
  const handlers: Record<string, (event: object) => void> = {};
  const fetched: string[] = [];
  const cacheOf = (name: string) => {
    const entries = stored.get(name) ?? stored.set(name, new Map()).get(name)!;
    return {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      put: async (key: string, answer: Response) => void entries.set(key, answer),
      delete: async ({ url }: { url: string }) => entries.delete(url),
    };
  };
  const worker = {
    registration: { scope: SCOPE },
    addEventListener: (kind: string, handler: (event: object) => void) => {
      handlers[kind] = handler;
    },
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      match: async (key: string, { cacheName }: { cacheName: string }) => stored.get(cacheName)?.get(key)?.clone(),
    },
    fetch: async (request: string | { url: string }, options: RequestInit = {}) => {
      const url = typeof request === 'string' ? request : request.url;
      fetched.push(`${url.replace(SCOPE, '')} ${options.cache ?? 'by the page'}`);
      const path = url.replace(SCOPE, '');
      return server.includes(path) ? new Response(`new ${path}`) : new Response('', { status: 404 });
    },
  };
  serveCached(worker as unknown as ServiceWorkerGlobalScope, files);
  const wait = async (kind: string): Promise<void> => {
    let waiting: unknown;
    handlers[kind]!({ waitUntil: (promise: unknown) => (waiting = promise) });
    await waiting;
  };
  /** What the worker answers; null where it leaves the request to the browser. */
  const ask = async (path: string, mode = 'no-cors', method = 'GET'): Promise<string | null> => {
    let answer: Promise<Response> | null = null;
    const request = { method, mode, url: `${SCOPE}${path}` };
    handlers['fetch']!({ request, respondWith: (response: Promise<Response>) => (answer = response) });
    return answer && ((await answer) as Response).text();
  };
  return { install: () => wait('install'), activate: () => wait('activate'), ask, fetched, stored };
}

const keysOf = (stored: Caches, name = CACHE): string[] => [...(stored.get(name)?.keys() ?? [])];

it('fetches what is new, and deletes what is not used once it is activated', async () => {
  const first = startWorker({ 'index.html': 'a1', 'assets/x-1.js': 'b1', 'icon.svg': 'c1' });
  await first.install();
  expect(first.fetched).toEqual(['index.html reload', 'assets/x-1.js default', 'icon.svg reload']);
  const second = startWorker({ 'index.html': 'a2', 'assets/x-2.js': 'b2', 'icon.svg': 'c1' }, { stored: first.stored });
  await second.install();
  expect(second.fetched).toEqual(['index.html reload', 'assets/x-2.js default']);
  expect(await first.ask('assets/x-1.js')).toBe('new assets/x-1.js');
  await second.activate();
  expect(keysOf(second.stored)).toEqual(['icon.svg?c1', 'index.html?a2', 'assets/x-2.js?b2'].map((key) => SCOPE + key));
});

it('is not installed if a file is missing', async () => {
  const worker = startWorker({ 'index.html': 'a1', 'assets/x-1.js': 'b1' }, { server: ['index.html'] });
  await expect(worker.install()).rejects.toThrow('assets/x-1.js: 404');
});

it('deletes the caches of the worker before it, of this folder alone', async () => {
  const others = ['black-angel-words', 'workbox-precache-v2-https://angel.example/other/', 'somebody-else'];
  const names = [`workbox-precache-v2-${SCOPE}`, ...others];
  const worker = startWorker({ 'index.html': 'a1' }, { stored: new Map(names.map((name) => [name, new Map()])) });
  await worker.install();
  await worker.activate();
  expect([...worker.stored.keys()]).toEqual([...others, CACHE]);
});

it('answers with its files, with the page for every address, and with the server for what was evicted', async () => {
  const worker = startWorker({ 'index.html': 'a1', 'icon.svg': 'b1' });
  await worker.install();
  expect(await worker.ask('icon.svg')).toBe('new icon.svg');
  for (const path of ['', '#/play/1', 'some/old/address?x=1'])
    expect(await worker.ask(path, 'navigate')).toBe('new index.html');
  expect(await worker.ask('api/health')).toBeNull();
  expect(await worker.ask('icon.svg', 'no-cors', 'HEAD')).toBeNull();
  worker.stored.delete(CACHE);
  expect(await worker.ask('icon.svg')).toBe('new icon.svg');
  expect(worker.fetched.at(-1)).toBe('icon.svg by the page');
});
