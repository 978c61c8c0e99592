// The push part of the service worker: shows messages about turns and tournaments and test messages, and opens the
// table or the tournament on a click.

import type { Notice } from '@black-angel/protocol';
import { type Language, SPOKEN } from '@black-angel/words/languages';
import { appName, sayNews, sayNotice } from '@black-angel/words/notices';

type Sent = Readonly<Record<string, unknown>>;
/** What the worker reads of a notice. */
type Read<Kind> = Kind extends Notice['kind']
  ? Omit<Extract<Notice, { kind: Kind }>, 'kind' | 'url' | 'seatBy'>
  : never;

/** What a click on a message opens. */
interface Target {
  table?: string | null;
  tournament?: string;
}

const idOf = (id: unknown): string | null => (typeof id === 'string' && /^[\w-]{8,24}$/.test(id) ? id : null);
const textOf = (text: unknown): string => (typeof text === 'string' ? text : '');
const wholeNumber = (n: unknown): number => (Number.isInteger(n) ? (n as number) : 0);

function readTournament({ tournament, title, name }: Sent): { tournament: string; title: string; name: string } | null {
  const id = idOf(tournament);
  return id === null || typeof title !== 'string' ? null : { tournament: id, title, name: textOf(name) };
}

/** Complete by its type: a new kind of notice does not compile until it is read here. Null for what cannot be read. */
const READERS: { [Kind in Notice['kind']]: (sent: Sent) => Read<Kind> | null } = {
  turn: ({ table, name }) => ({ table: idOf(table) ?? '', name: textOf(name) }),
  round(sent) {
    const of = readTournament(sent);
    return of && { ...of, round: wholeNumber(sent['round']), table: idOf(sent['table']) };
  },
  game(sent) {
    const of = readTournament(sent);
    return of && { ...of, round: wholeNumber(sent['round']), table: idOf(sent['table']) ?? '' };
  },
  end(sent) {
    const of = readTournament(sent);
    return of && { ...of, place: wholeNumber(sent['place']), players: wholeNumber(sent['players']) };
  },
  test: () => ({}),
};

function readSent(data: PushMessageData | null): Sent {
  try {
    return Object(data?.json());
  } catch {
    return {};
  }
}

/** Null for an unknown kind, as a newer server may send, and for what cannot be read. */
function readNotice(sent: Sent): Notice | null {
  const kind = textOf(sent['kind']);
  const read = Object.hasOwn(READERS, kind) ? READERS[kind as Notice['kind']](sent) : null;
  return read && ({ ...read, kind, url: null } as Notice);
}

/** The server names the language of the channel. Old channels have none: then it is the browser's. */
function languageOf({ language }: Sent, preferred: readonly string[]): Language {
  const asked = [textOf(language), ...preferred.map((tag) => tag.split('-')[0]!)];
  return asked.flatMap((tag) => SPOKEN.filter((known) => known === tag))[0] ?? 'en';
}

/** A later turn at the same table replaces the earlier message; so does later news of a tournament. */
function tagOf(notice: Notice | null): string {
  if (notice === null) return 'news';
  if ('tournament' in notice) return `tournament-${notice.tournament}`;
  return notice.kind === 'test' ? 'test' : `turn-${notice.table}`;
}

export function listenForPush(worker: ServiceWorkerGlobalScope): void {
  const { scope } = worker.registration;

  async function show(sent: Sent): Promise<void> {
    const notice = readNotice(sent);
    const language = languageOf(sent, worker.navigator.languages);
    const options = {
      body: notice ? sayNotice(notice, language) : sayNews(language),
      icon: 'icon-192.png',
      tag: tagOf(notice),
      renotify: true,
      data: {
        ...(notice && 'table' in notice && { table: notice.table }),
        ...(notice && 'tournament' in notice && { tournament: notice.tournament }),
      } satisfies Target,
    };
    await worker.registration.showNotification(appName(language), options);
  }

  async function open({ table, tournament }: Target): Promise<void> {
    const page = table ? `#/t/${table}` : tournament ? `#/tournaments/${tournament}` : '#/online';
    const address = new URL(page, scope).href;
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // A page that shows another game is left alone.
    const shown = pages.find(({ url }) => url === address);
    await (shown ? shown.focus() : worker.clients.openWindow(address));
  }

  worker.addEventListener('push', (event) => event.waitUntil(show(readSent(event.data))));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data ?? {}) as Target));
  });
}
