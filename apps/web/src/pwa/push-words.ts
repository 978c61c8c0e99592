// Stores the texts of push messages in the page's language, where the service worker finds them.

import type { T } from '../texts/texts.ts';

/** Where they are. Stored texts of older versions stay there, so this never changes. */
export const WORDS = { cache: 'black-angel-words', path: 'push-words.json' };

/** The name of the app, and the text of each message. Places are in braces. */
export type PushWords = Record<'title' | 'text' | 'test' | 'round' | 'bye' | 'game' | 'end', string>;

/** The service worker fills them in. */
const PLACES = { title: '{title}', round: '{round}', place: '{place}', players: '{players}' };

export async function keepPushWords(t: T): Promise<void> {
  if (!('caches' in globalThis)) return;
  const words: PushWords = {
    title: t('app.name'),
    text: t('notices.pushText', { name: '{name}' }),
    test: t('notices.pushTest'),
    round: t('notices.pushRound', PLACES),
    bye: t('notices.pushBye', PLACES),
    game: t('notices.pushGame', PLACES),
    end: t('notices.pushEnd', PLACES),
  };
  const cache = await caches.open(WORDS.cache);
  await cache.put(new URL(WORDS.path, document.baseURI), new Response(JSON.stringify(words)));
}
