// The route to a page. The table and the larger pages are loaded on demand.

import { type ComponentType, useEffect } from 'react';
import { ArtDefs } from './art/art-defs.tsx';
import { type Route, useRoute } from './browser/router.ts';
import { COMMUNITY } from './community/lazy-parts.ts';
import { HomePage } from './pages/home.tsx';
import { holdUpdates } from './pwa/updates.ts';
import { RULEBOOK } from './texts/i18n.ts';
import type { T } from './texts/texts.ts';
import { LiveRegion } from './ui/live-region.tsx';
import { Loading } from './ui/loading.tsx';
import { Chunk } from './ui/on-demand.tsx';
import { useWords } from './ui/use-words.ts';

const loading = <Loading />;

/** What a page is given: what its address says. React has a `key` of its own. */
type PropsOf<Page> = Omit<Extract<Route, { page: Page }>, 'page' | 'key'> &
  (Page extends 'table' ? { secret: string | null } : unknown);

const PAGES: { readonly [Page in Route['page']]: ComponentType<PropsOf<Page>> } = {
  home: HomePage,
  play: new Chunk(() => import('./table/table-page.tsx')).part('TablePage', loading),
  new: new Chunk(() => import('./pages/new-game.tsx'), 'forms').part('NewGamePage', loading),
  games: new Chunk(
    () => {
      // Games that were finished offline, or before the player logged in, are stored with the account later.
      void import('./statistics/account-games.ts').then(({ storeNewGames }) => storeNewGames()).catch(() => {});
      return import('./pages/games.tsx');
    },
    'forms',
    'online',
  ).part('GamesPage', loading),
  rules: new Chunk(() => import('./pages/rules.tsx'), ...RULEBOOK).part('RulesPage', loading),
  learn: new Chunk(() => import('./learn/learn-page.tsx'), 'learn').part('LearnPage', loading),
  puzzles: new Chunk(() => import('./puzzles/puzzles-page.tsx'), 'puzzles').part('PuzzlesPage', loading),
  statistics: new Chunk(
    () => import('./statistics/statistics-page.tsx'),
    // The names of the marks of a review.
    'advice',
    ...(['dialogs', 'forms', 'statistics'] as const),
  ).part('StatisticsPage', loading),
  open: new Chunk(() => import('./pages/open-link.tsx'), 'forms').part('OpenLinkPage', loading),
  workshop: new Chunk(() => import('./workshop/workshop-page.tsx'), 'forms', 'workshop').part('WorkshopPage', loading),
  review: new Chunk(() => import('./review/review-page.tsx'), 'advice', 'online').part('ReviewPage', loading),
  online: new Chunk(() => import('./online/lobby.tsx'), 'forms', 'online').part('OnlinePage', loading),
  'online-new': new Chunk(() => import('./online/new-table.tsx'), 'forms', 'online').part('NewTablePage', loading),
  table: new Chunk(() => import('./online/online-table-page.tsx'), 'forms', 'online').part('OnlineTablePage', loading),
  account: COMMUNITY.part('AccountPage', loading),
  leaderboard: COMMUNITY.part('LeaderboardPage', loading),
  operator: COMMUNITY.part('OperatorPage', loading),
  player: COMMUNITY.part('PlayerPage', loading),
  tournaments: COMMUNITY.part('TournamentsPage', loading),
  tournament: COMMUNITY.part('TournamentPage', loading),
  daily: COMMUNITY.part('DailyPage', loading),
};

/** The name of a page in the window's title. */
function titleOf(page: Exclude<Route['page'], 'home'>, t: T): string {
  if (page === 'online' || page === 'online-new') return t('net.title');
  return t(`app.page.${page === 'open' || page === 'table' ? 'play' : page}`);
}

export function App() {
  const route = useRoute();
  const { t } = useWords();
  const { page } = route;

  useEffect(() => {
    document.title = page === 'home' ? t('app.name') : t('app.title', { page: titleOf(page, t) });
  }, [page, t]);

  // A new page begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of page that matters.
  useEffect(() => {
    scrollTo(0, 0);
  }, [page]);

  useEffect(() => (isAtTable(page) ? holdUpdates() : undefined), [page]);

  return (
    <>
      <ArtDefs />
      {pageOf(route)}
      <LiveRegion />
    </>
  );
}

const isAtTable = (page: Route['page']): boolean => page === 'play' || page === 'table';

/** A new key for each game, review, tournament and player: no state of the last one stays. */
function keyOf(route: Route): string | undefined {
  switch (route.page) {
    case 'play':
    case 'review':
    case 'table':
    case 'tournament':
      return route.id;
    case 'player':
      return route.name;
    default:
      return undefined;
  }
}

function pageOf(route: Route) {
  const Page = PAGES[route.page] as ComponentType<object>;
  const { key, page, ...said } = { key: null, ...route };
  return <Page key={keyOf(route)} {...said} {...(page === 'table' && { secret: key })} />;
}
