import { expect, it } from 'vitest';
import { makeHash, parseRoute, type Route } from './router.ts';

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'games' },
  { page: 'online' },
  { page: 'online-new' },
  { page: 'account' },
  { page: 'leaderboard' },
  { page: 'player', name: 'Ada' },
  { page: 'player', name: 'Ада/50% ?#' },
  { page: 'daily', date: null },
  { page: 'daily', date: '2026-01-31' },
  { page: 'table', id: 'abcdefgh', at: 12, isWatching: false, key: null },
  { page: 'table', id: 'abcdefgh', at: null, isWatching: true, key: null },
];

it.each(ROUTES)('finds the way back to $page', (route) => {
  expect(parseRoute(makeHash(route))).toEqual(route);
});

it('makes the best of addresses that are not quite right', () => {
  expect(parseRoute('#/player/50%')).toEqual({ page: 'player', name: '50%' });
  expect(parseRoute('#/player')).toEqual({ page: 'home' });
  expect(parseRoute('#/daily/yesterday')).toEqual({ page: 'daily', date: null });
});
