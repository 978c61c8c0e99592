// The push part of the service worker: shows messages about turns and tournaments and test messages, and opens the
// table or the tournament on a click.

import { type PushWords, WORDS } from './push-words.ts';

/** Texts for a browser that stored none. The server names the language. */
const PLAIN: Record<string, PushWords> & Record<'en', PushWords> = {
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

const TOURNAMENT_KINDS = ['round', 'game', 'end'] as const;
type TournamentKind = (typeof TOURNAMENT_KINDS)[number];

interface Notice {
  kind: 'turn' | 'test' | TournamentKind;
  table: string | null;
  name: string;
  language: string;
  tournament: string | null;
  title: string;
  numbers: Record<string, number>;
}

/** What a click on a message opens. */
type Target = Partial<Pick<Notice, 'table' | 'tournament'>>;

const idOf = (id: unknown): string | null => (typeof id === 'string' && /^[\w-]{8,24}$/.test(id) ? id : null);
const textOf = (text: unknown): string => (typeof text === 'string' ? text : '');
const wholeNumber = (n: unknown): number => (Number.isInteger(n) ? (n as number) : 0);

/**
 * The message: `{ kind: 'turn', table, name, language }`, `{ kind: 'test', language }`, or one about a tournament (see
 * docs/api.md). Others get a default text.
 */
function readNotice(data: PushMessageData | null): Notice {
  let sent: Record<string, unknown> = {};
  try {
    sent = Object(data?.json());
  } catch {
    // It is no JSON.
  }
  const ofTournament = TOURNAMENT_KINDS.find((kind) => kind === sent['kind']);
  const tournament = typeof sent['title'] === 'string' ? idOf(sent['tournament']) : null;
  const isOfTournament = ofTournament !== undefined && tournament !== null;
  return {
    kind: isOfTournament ? ofTournament : sent['kind'] === 'test' ? 'test' : 'turn',
    table: idOf(sent['table']),
    name: textOf(sent['name']),
    language: textOf(sent['language']),
    tournament: isOfTournament ? tournament : null,
    title: isOfTournament ? textOf(sent['title']) : '',
    numbers: {
      round: wholeNumber(sent['round']),
      place: wholeNumber(sent['place']),
      players: wholeNumber(sent['players']),
    },
  };
}

function bodyOf({ kind, table, name, title, numbers }: Notice, words: PushWords): string {
  if (kind === 'test') return words.test;
  if (kind === 'turn')
    return name === '' ? words.text.replace(/,?\s*\{name\}/, '') : words.text.replace('{name}', () => name);
  const text = words[kind === 'round' && table === null ? 'bye' : kind];
  return text.replace(/\{(\w+)\}/g, (_all, part: string) => (part === 'title' ? title : String(numbers[part])));
}

/** A later turn at the same table replaces the earlier message; so does later news of a tournament. */
const tagOf = ({ kind, table, tournament }: Notice): string =>
  kind === 'test' ? 'test' : kind === 'turn' ? `turn-${table}` : `tournament-${tournament}`;

export function listenForPush(worker: ServiceWorkerGlobalScope): void {
  const { scope } = worker.registration;

  async function wordsOf(language: string): Promise<PushWords> {
    const plain = (Object.hasOwn(PLAIN, language) && PLAIN[language]) || PLAIN.en;
    try {
      const stored = await worker.caches.match(new URL(WORDS.path, scope), { cacheName: WORDS.cache });
      return stored ? { ...plain, ...((await stored.json()) as Partial<PushWords>) } : plain;
    } catch {
      return plain;
    }
  }

  async function show(notice: Notice): Promise<void> {
    const { table, tournament } = notice;
    const words = await wordsOf(notice.language);
    const options = {
      body: bodyOf(notice, words),
      icon: 'icon-192.png',
      tag: tagOf(notice),
      renotify: true,
      data: { table, tournament } satisfies Target,
    };
    await worker.registration.showNotification(words.title, options);
  }

  async function open({ table, tournament }: Target): Promise<void> {
    const page = table ? `#/t/${table}` : tournament ? `#/tournaments/${tournament}` : '#/online';
    const address = new URL(page, scope).href;
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // A page that shows another game is left alone.
    const shown = pages.find(({ url }) => url === address);
    await (shown ? shown.focus() : worker.clients.openWindow(address));
  }

  worker.addEventListener('push', (event) => event.waitUntil(show(readNotice(event.data))));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data ?? {}) as Target));
  });
}
