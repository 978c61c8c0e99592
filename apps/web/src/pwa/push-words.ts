// Stores the texts of push messages in the page's language, where the service worker finds them.

import type { TFunction } from 'i18next';

/** The same names as in public/push-worker.js. */
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
