// The route: the part of the address behind '#'. So every page works from any folder and offline.

import { useSyncExternalStore } from 'react';

export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'games' }
  /** Of the player's own games. */
  | { page: 'statistics' }
  /** The rulebook; `place` is a part of it, a section, a rule or the number of a card. */
  | { page: 'rules'; place: string | null }
  | {
      page: 'learn';
      /** Null for the list of lessons. */
      lesson: string | null;
      /** The step to begin with; null for the one where the learner stopped. */
      step: string | null;
    }
  /** The list of puzzles, one of them, or `day` for that of today. */
  | { page: 'puzzles'; id: string | null }
  | { page: 'play'; id: string /** A moment to look at, null for the present. */; at: number | null }
  /** The review of a finished game. */
  | { page: 'review'; id: string /** Of a table on the server. */; isOnline: boolean }
  | { page: 'online' }
  | { page: 'online-new' }
  /** A table on the server. */
  | {
      page: 'table';
      id: string;
      at: number | null;
      /** Without a seat. */
      isWatching: boolean;
      /** The secret of a seat, from a link. It is stored and removed from the address at once. */
      key: string | null;
    }
  | { page: 'account' }
  | { page: 'leaderboard' }
  /** Of the operator of the server. */
  | { page: 'operator' }
  | { page: 'tournaments' }
  | { page: 'tournament'; id: string }
  | { page: 'player'; name: string }
  | { page: 'daily'; date: string /** Like 2026-01-31, null for today. */ | null }
  /** The list of the player's own component sets, one of them, or a link that holds a set (own-sets/share-set.ts). */
  | { page: 'workshop'; id: string | null; data: string | null }
  /** A link that holds a whole game (match/share-link.ts). */
  | { page: 'open'; data: string; at: number | null };

/** Decodes a name in an address. A broken one stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', id = '', at = ''] = path.split('/');
  if (page === 'new' || page === 'games' || page === 'statistics') return { page };
  if (page === 'rules') return { page, place: id === '' ? null : id };
  if (page === 'puzzles') return { page, id: id === '' ? null : id };
  if (page === 'learn') return { page, lesson: id === '' ? null : id, step: at === '' ? null : at };
  if (page === 'account' || page === 'leaderboard' || page === 'operator') return { page };
  if (page === 'workshop')
    return id === 'open' && at !== '' ? { page, id: null, data: at } : { page, id: id === '' ? null : id, data: null };
  if (page === 'tournaments') return id === '' ? { page } : { page: 'tournament', id };
  if (page === 'player' && id !== '') return { page, name: decode(id) };
  if (page === 'daily') return { page, date: /^\d{4}-\d{2}-\d{2}$/.test(id) ? id : null };
  const moment = /^\d+$/.test(at) ? Number(at) : null;
  if (page === 'play' && id !== '') return { page, id, at: moment };
  if (page === 'review' && id === 't' && at !== '') return { page, id: at, isOnline: true };
  if (page === 'review' && id !== '') return { page, id, isOnline: false };
  if (page === 'online') return { page: id === 'new' ? 'online-new' : 'online' };
  if (page === 't' && id !== '')
    return { page: 'table', id, at: moment, isWatching: at === 'watch', key: new URLSearchParams(query).get('key') };
  if (page === 'open' && id !== '') return { page, data: id, at: moment };
  return { page: 'home' };
}

export function makeHash(route: Route): string {
  if (route.page === 'home') return '#/';
  if (route.page === 'online-new') return '#/online/new';
  if (route.page === 'table') {
    const what = route.isWatching ? '/watch' : route.at === null ? '' : `/${route.at}`;
    return `#/t/${route.id}${what}${route.key === null ? '' : `?key=${route.key}`}`;
  }
  if (route.page === 'workshop')
    return `#/workshop${route.data !== null ? `/open/${route.data}` : route.id === null ? '' : `/${route.id}`}`;
  if (route.page === 'rules') return `#/rules${route.place === null ? '' : `/${route.place}`}`;
  if (route.page === 'puzzles') return `#/puzzles${route.id === null ? '' : `/${route.id}`}`;
  if (route.page === 'learn')
    return `#/learn${route.lesson === null ? '' : `/${route.lesson}`}${route.step === null ? '' : `/${route.step}`}`;
  if (route.page === 'review') return `#/review/${route.isOnline ? 't/' : ''}${route.id}`;
  if (route.page === 'tournament') return `#/tournaments/${route.id}`;
  if (route.page === 'player') return `#/player/${encodeURIComponent(route.name)}`;
  if (route.page === 'daily') return `#/daily${route.date === null ? '' : `/${route.date}`}`;
  if (route.page !== 'play' && route.page !== 'open') return `#/${route.page}`;
  const what = route.page === 'play' ? route.id : route.data;
  return `#/${route.page}/${what}${route.at === null ? '' : `/${route.at}`}`;
}

export function go(route: Route): void {
  location.hash = makeHash(route);
}

const subscribe = (listen: () => void): (() => void) => {
  addEventListener('hashchange', listen);
  return () => removeEventListener('hashchange', listen);
};

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return parseRoute(hash);
}
