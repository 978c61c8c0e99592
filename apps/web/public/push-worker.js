// The push part of the service worker: shows messages about a turn and test messages, and opens the table on a click.
// The page stores the texts in its language (src/pwa/push-words.ts).

const WORDS = { cache: 'black-angel-words', path: 'push-words.json' };
/** Texts for a browser that stored none. The server names the language. */
const PLAIN = {
  en: {
    title: 'Black Angel',
    text: 'It is your turn, {name}.',
    test: 'This is a test. Turn notifications will arrive here.',
  },
  fr: {
    title: 'Black Angel',
    text: 'C’est à vous de jouer, {name}.',
    test: 'Ceci est un essai. Les notifications de vos tours arriveront ici.',
  },
  ru: {
    title: '«Чёрный ангел»',
    text: 'Ваш ход, {name}.',
    test: 'Это проверка. Сюда будут приходить уведомления о ваших ходах.',
  },
};

async function words(language) {
  const plain = PLAIN[language] ?? PLAIN.en;
  try {
    const kept = await caches.match(new URL(WORDS.path, self.registration.scope), { cacheName: WORDS.cache });
    return kept ? { ...plain, ...(await kept.json()) } : plain;
  } catch {
    return plain;
  }
}

/**
 * The message: `{ kind: 'turn', table, name, language }` or `{ kind: 'test', language }`. Others get a default text.
 */
function noticeOf(data) {
  try {
    const { kind, table, name, language } = data.json();
    return {
      isTest: kind === 'test',
      table: typeof table === 'string' && /^[\w-]{8,24}$/.test(table) ? table : null,
      name: typeof name === 'string' ? name : '',
      language: Object.hasOwn(PLAIN, language) ? language : 'en',
    };
  } catch {
    return { isTest: false, table: null, name: '', language: 'en' };
  }
}

self.addEventListener('push', (event) => {
  const { isTest, table, name, language } = noticeOf(event.data);
  const show = async () => {
    const { title, text, test } = await words(language);
    const turn = name === '' ? text.replace(/,?\s*\{name\}/, '') : text.replace('{name}', name);
    await self.registration.showNotification(title, {
      body: isTest ? test : turn,
      icon: 'icon-192.png',
      // A later turn at the same table replaces the earlier message.
      tag: isTest ? 'test' : `turn-${table}`,
      renotify: true,
      data: { table },
    });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  const address = new URL(table ? `#/t/${table}` : '#/online', self.registration.scope).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // A page that shows another game is left alone.
    const shown = pages.find(({ url }) => url === address);
    await (shown ? shown.focus() : self.clients.openWindow(address));
  };
  event.waitUntil(open());
});
