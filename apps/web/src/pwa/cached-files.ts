// The cache of the service worker. It has every file of one build, the languages and workers that load later included,
// so that after the first visit no network is needed. A new version is fetched beside the old one and waits; its
// activation deletes what it does not use.

/** What a page sends to the waiting version. Pages of older versions send it too, so it never changes. */
export const SKIP_WAITING = { type: 'SKIP_WAITING' };

/** Files in this folder have a hash in their names, so the browser's own cache may answer for them. */
const HASHED = 'assets/';

/** A navigation to a folder of a host may be answered by a redirect, and a browser refuses one from a cache. */
const withoutRedirect = ({ body, headers, status }: Response): Response => new Response(body, { headers, status });

/** `files`: the hash of each file, by its path. */
export function serveCached(worker: ServiceWorkerGlobalScope, files: Readonly<Record<string, string>>): void {
  const { scope } = worker.registration;
  const name = `black-angel-files-${scope}`;
  /** The key of each file in the cache, by its address. Another content has another key. */
  const keys = new Map(
    Object.entries(files).map(([path, hash]) => [new URL(path, scope).href, new URL(`${path}?${hash}`, scope).href]),
  );

  async function install(): Promise<void> {
    const cache = await worker.caches.open(name);
    const known = new Set((await cache.keys()).map(({ url }) => url));
    // One after the other: the page, which is loading, needs the network too.
    for (const [address, key] of keys) {
      if (known.has(key)) continue;
      const isHashed = address.startsWith(scope + HASHED);
      const answer = await worker.fetch(address, { cache: isHashed ? 'default' : 'reload' });
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      await cache.put(key, answer.redirected ? withoutRedirect(answer) : answer);
    }
  }

  async function activate(): Promise<void> {
    const cache = await worker.caches.open(name);
    const current = new Set(keys.values());
    for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request);
    // The caches of the version that used Workbox (ADR 25).
    for (const other of await worker.caches.keys())
      if (other.startsWith('workbox-') && other.endsWith(`-${scope}`)) await worker.caches.delete(other);
  }

  worker.addEventListener('install', (event) => event.waitUntil(install()));
  worker.addEventListener('activate', (event) => event.waitUntil(activate()));
  worker.addEventListener('message', ({ data }) => {
    if (data?.type === SKIP_WAITING.type) void worker.skipWaiting();
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    // Pages lie behind '#', so every address of the app is index.html.
    const page = request.mode === 'navigate' ? keys.get(new URL('index.html', scope).href) : undefined;
    const key = keys.get(request.url.replace(/#.*/, '')) ?? page;
    if (key === undefined) return;
    const cached = worker.caches.match(key, { cacheName: name });
    event.respondWith(cached.then((found) => found ?? worker.fetch(request)));
  });
}
