// A part of the service worker: shows that it is somebody's turn, and opens that table when the message is clicked; shows a test.
// What it says is kept by the page in the language that is spoken there (src/pwa/push-words.ts).

const WORDS = { cache: 'black-angel-words', path: 'push-words.json' };
const PLAIN = {
  title: 'Black Angel',
  text: 'It is your turn, {name}.',
  test: 'This is a test. Your turns are told here.',
};

async function words() {
  try {
    const kept = await caches.match(new URL(WORDS.path, self.registration.scope), { cacheName: WORDS.cache });
    return kept ? { ...PLAIN, ...(await kept.json()) } : PLAIN;
  } catch {
    return PLAIN;
  }
}

/** What the server sent: `{ kind: 'turn', table, name }` or `{ kind: 'test' }`. Anything else is said as well as it can be. */
function noticeOf(data) {
  try {
    const { kind, table, name } = data.json();
    return {
      isTest: kind === 'test',
      table: typeof table === 'string' && /^[\w-]{8,24}$/.test(table) ? table : null,
      name: typeof name === 'string' ? name : '',
    };
  } catch {
    return { isTest: false, table: null, name: '' };
  }
}

self.addEventListener('push', (event) => {
  const { isTest, table, name } = noticeOf(event.data);
  const show = async () => {
    const { title, text, test } = await words();
    const turn = name === '' ? text.replace(/,?\s*\{name\}/, '') : text.replace('{name}', name);
    await self.registration.showNotification(title, {
      body: isTest ? test : turn,
      icon: 'icon-192.png',
      // A later turn at the same table takes the place of the earlier one.
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
