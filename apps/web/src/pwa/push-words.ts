// Stores the texts of push messages in the page's language, where the service worker finds them.

import type { T } from '../texts/texts.ts';

/** The same names as in public/push-worker.js. */
const CACHE = 'black-angel-words';
const PATH = 'push-words.json';

/** The service worker fills them in. */
const PLACES = { title: '{title}', round: '{round}', place: '{place}', players: '{players}' };

export async function keepPushWords(t: T): Promise<void> {
  if (!('caches' in globalThis)) return;
  const words = {
    title: t('app.name'),
    text: t('notices.pushText', { name: '{name}' }),
    test: t('notices.pushTest'),
    round: t('notices.pushRound', PLACES),
    bye: t('notices.pushBye', PLACES),
    game: t('notices.pushGame', PLACES),
    end: t('notices.pushEnd', PLACES),
  };
  const cache = await caches.open(CACHE);
  await cache.put(new URL(PATH, document.baseURI), new Response(JSON.stringify(words)));
}
