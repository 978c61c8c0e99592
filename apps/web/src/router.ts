// Where one is in the app: the part of the address behind '#', so that every page works from any folder and offline.

import { useSyncExternalStore } from 'react';

export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'games' }
  | { page: 'rules' }
  | { page: 'play'; id: string /** A moment to look at, null for the present. */; at: number | null }
  | { page: 'online' }
  | { page: 'online-new' }
  /** A table on the server. */
  | {
      page: 'table';
      id: string;
      at: number | null;
      /** Without a seat. */
      isWatching: boolean;
      /** The secret of a seat that came with the link; it is kept and taken out of the address at once. */
      key: string | null;
    }
  /** A link that holds a whole game (match/share-link.ts). */
  | { page: 'open'; data: string; at: number | null };

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', id = '', at = ''] = path.split('/');
  if (page === 'new' || page === 'games' || page === 'rules') return { page };
  const moment = /^\d+$/.test(at) ? Number(at) : null;
  if (page === 'play' && id !== '') return { page, id, at: moment };
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
