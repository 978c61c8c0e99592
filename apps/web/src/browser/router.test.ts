import { expect, it } from 'vitest';
import { makeHash, parseRoute, type Route } from './router.ts';

/** Complete by its type: a new page does not compile without an entry. */
const ROUTES: { readonly [Page in Route['page']]: readonly Omit<Extract<Route, { page: Page }>, 'page'>[] } = {
  home: [{}],
  new: [{}],
  games: [{}],
  statistics: [{}],
  puzzles: [{ id: null }, { id: 'day' }, { id: '12-40' }],
  rules: [{ place: null }, { place: 'A2.D3' }],
  learn: [
    { lesson: null, step: null },
    { lesson: 'act1', step: null },
    { lesson: 'dice', step: 'turn' },
  ],
  play: [
    { id: 'abcdefgh', at: null },
    { id: 'abcdefgh', at: 12 },
  ],
  review: [
    { id: 'abcdefgh', isOnline: false },
    { id: 'abcdefgh', isOnline: true },
  ],
  online: [{}],
  'online-new': [{}],
  table: [
    { id: 'abcdefgh', at: 12, isWatching: false, key: null },
    { id: 'abcdefgh', at: null, isWatching: true, key: null },
    { id: 'abcdefgh', at: null, isWatching: false, key: 'secret' },
  ],
  account: [{}],
  leaderboard: [{}],
  operator: [{}],
  tournaments: [{}],
  tournament: [{ id: 'abcdefgh' }],
  player: [{ name: 'Ada' }, { name: 'Ада/50% ?#' }],
  daily: [{ date: null }, { date: '2026-01-31' }],
  workshop: [
    { id: null, data: null },
    { id: 'abcdefgh', data: null },
    { id: null, data: 'abc' },
  ],
  open: [
    { data: 'abc', at: null },
    { data: 'abc', at: 3 },
  ],
};
const ALL = Object.entries(ROUTES).flatMap(([page, routes]) => routes.map((rest) => ({ page, ...rest }) as Route));

it.each(ALL)('finds the way back to $page', (route) => {
  expect(parseRoute(makeHash(route))).toEqual(route);
});

it('makes the best of addresses that are not quite right', () => {
  expect(parseRoute('#/player/50%')).toEqual({ page: 'player', name: '50%' });
  expect(parseRoute('#/player')).toEqual({ page: 'home' });
  expect(parseRoute('#/daily/yesterday')).toEqual({ page: 'daily', date: null });
});
