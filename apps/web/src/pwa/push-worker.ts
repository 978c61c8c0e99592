// The push part of the service worker: shows messages about turns and tournaments and test messages, and opens the
// table or the tournament on a click.
// The page stores the texts in its language (src/pwa/push-words.ts).

const WORDS = { cache: 'black-angel-words', path: 'push-words.json' };
/** Texts for a browser that stored none. The server names the language. */
const PLAIN = {
  en: {
    title: 'Black Angel',
    text: 'It is your turn, {name}.',
    test: 'This is a test. Turn notifications will arrive here.',
    round: 'Round {round} of “{title}” has begun: take your seat.',
    bye: 'You have a bye in round {round} of “{title}”.',
    game: 'Your game in round {round} of “{title}” begins.',
    end: '“{title}” has ended: you are number {place} of {players}.',
  },
  fr: {
    title: 'Black Angel',
    text: 'C’est à vous de jouer, {name}.',
    test: 'Ceci est un essai. Les notifications de vos tours arriveront ici.',
    round: 'La ronde {round} de «\u202f{title}\u202f» a commencé\u202f: prenez place.',
    bye: 'Vous ne jouez pas à la ronde {round} de «\u202f{title}\u202f».',
    game: 'Votre partie de la ronde {round} de «\u202f{title}\u202f» commence.',
    end: '«\u202f{title}\u202f» est terminé\u202f: votre rang est {place} sur {players}.',
  },
  ru: {
    title: '«Чёрный ангел»',
    text: 'Ваш ход, {name}.',
    test: 'Это проверка. Сюда будут приходить уведомления о ваших ходах.',
    round: 'Начался тур {round} турнира «{title}»: займите место.',
    bye: 'Тур {round} турнира «{title}» вы пропускаете.',
    game: 'Ваша партия в туре {round} турнира «{title}» началась.',
    end: 'Турнир «{title}» завершён: ваше место — {place} из {players}.',
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

const TOURNAMENT_KINDS = ['round', 'game', 'end'];
const isId = (id) => typeof id === 'string' && /^[\w-]{8,24}$/.test(id);
const wholeNumber = (n) => (Number.isInteger(n) ? n : 0);

/**
 * The message: `{ kind: 'turn', table, name, language }`, `{ kind: 'test', language }`, or one about a tournament (see
 * docs/api.md). Others get a default text.
 */
function noticeOf(data) {
  try {
    const { kind, table, name, language, tournament, title, round, place, players } = data.json();
    const isOfTournament = TOURNAMENT_KINDS.includes(kind) && isId(tournament) && typeof title === 'string';
    return {
      kind: isOfTournament || kind === 'test' ? kind : 'turn',
      table: isId(table) ? table : null,
      name: typeof name === 'string' ? name : '',
      language: Object.hasOwn(PLAIN, language) ? language : 'en',
      tournament: isOfTournament ? tournament : null,
      title: isOfTournament ? title : '',
      numbers: { round: wholeNumber(round), place: wholeNumber(place), players: wholeNumber(players) },
    };
  } catch {
    return { kind: 'turn', table: null, name: '', language: 'en', tournament: null, title: '', numbers: {} };
  }
}

function bodyOf({ kind, table, name, title, numbers }, said) {
  if (kind === 'test') return said.test;
  if (kind === 'turn')
    return name === '' ? said.text.replace(/,?\s*\{name\}/, '') : said.text.replace('{name}', () => name);
  const text = said[kind === 'round' && table === null ? 'bye' : kind];
  return text.replace(/\{(\w+)\}/g, (_all, part) => (part === 'title' ? title : numbers[part]));
}

self.addEventListener('push', (event) => {
  const notice = noticeOf(event.data);
  const { kind, table, tournament } = notice;
  const show = async () => {
    const said = await words(notice.language);
    await self.registration.showNotification(said.title, {
      body: bodyOf(notice, said),
      icon: 'icon-192.png',
      // A later turn at the same table replaces the earlier message; so does later news of a tournament.
      tag: kind === 'test' ? 'test' : kind === 'turn' ? `turn-${table}` : `tournament-${tournament}`,
      renotify: true,
      data: { table, tournament },
    });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table, tournament } = event.notification.data ?? {};
  const page = table ? `#/t/${table}` : tournament ? `#/tournaments/${tournament}` : '#/online';
  const address = new URL(page, self.registration.scope).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // A page that shows another game is left alone.
    const shown = pages.find(({ url }) => url === address);
    await (shown ? shown.focus() : self.clients.openWindow(address));
  };
  event.waitUntil(open());
});
