// What a message says when it is somebody's turn: kept where the service worker finds it, in the language that is spoken here.

import type { TFunction } from 'i18next';

/** As public/push-worker.js knows them. */
const CACHE = 'black-angel-words';
const PATH = 'push-words.json';

export async function keepPushWords(t: TFunction): Promise<void> {
  if (!('caches' in globalThis)) return;
  const words = {
    title: t('app.name'),
    text: t('notices.pushText', { name: '{name}' }),
    test: t('notices.pushTest'),
  };
  const cache = await caches.open(CACHE);
  await cache.put(new URL(PATH, document.baseURI), new Response(JSON.stringify(words)));
}
