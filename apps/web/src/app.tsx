// The route to a page. The table and the larger pages are loaded on demand.

import { useEffect } from 'react';
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

const TablePage = new Chunk(() => import('./table/table-page.tsx')).part('TablePage', loading);
const NewGamePage = new Chunk(() => import('./pages/new-game.tsx'), 'forms').part('NewGamePage', loading);
const GamesPage = new Chunk(
  () => {
    // Games that were finished offline, or before the player logged in, are stored with the account later.
    void import('./statistics/account-games.ts').then(({ storeNewGames }) => storeNewGames()).catch(() => {});
    return import('./pages/games.tsx');
  },
  'forms',
  'online',
).part('GamesPage', loading);
const RulesPage = new Chunk(() => import('./pages/rules.tsx'), ...RULEBOOK).part('RulesPage', loading);
const LearnPage = new Chunk(() => import('./learn/learn-page.tsx'), 'learn').part('LearnPage', loading);
const PuzzlesPage = new Chunk(() => import('./puzzles/puzzles-page.tsx'), 'puzzles').part('PuzzlesPage', loading);
const StatisticsPage = new Chunk(
  () => import('./statistics/statistics-page.tsx'),
  // The names of the marks of a review.
  'advice',
  ...(['dialogs', 'forms', 'statistics'] as const),
).part('StatisticsPage', loading);
const OpenLinkPage = new Chunk(() => import('./pages/open-link.tsx'), 'forms').part('OpenLinkPage', loading);
const WorkshopPage = new Chunk(() => import('./workshop/workshop-page.tsx'), 'forms', 'workshop').part(
  'WorkshopPage',
  loading,
);
const ReviewPage = new Chunk(() => import('./review/review-page.tsx'), 'advice', 'online').part('ReviewPage', loading);
const OnlinePage = new Chunk(() => import('./online/lobby.tsx'), 'forms', 'online').part('OnlinePage', loading);
const NewTablePage = new Chunk(() => import('./online/new-table.tsx'), 'forms', 'online').part('NewTablePage', loading);
const OnlineTablePage = new Chunk(() => import('./online/online-table-page.tsx'), 'forms', 'online').part(
  'OnlineTablePage',
  loading,
);
const AccountPage = COMMUNITY.part('AccountPage', loading);
const LeaderboardPage = COMMUNITY.part('LeaderboardPage', loading);
const OperatorPage = COMMUNITY.part('OperatorPage', loading);
const PlayerPage = COMMUNITY.part('PlayerPage', loading);
const TournamentsPage = COMMUNITY.part('TournamentsPage', loading);
const TournamentPage = COMMUNITY.part('TournamentPage', loading);
const DailyPage = COMMUNITY.part('DailyPage', loading);

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

function pageOf(route: Route) {
  switch (route.page) {
    case 'play':
      // A new key for each game: no state of the last one stays.
      return <TablePage key={route.id} id={route.id} at={route.at} />;
    case 'new':
      return <NewGamePage />;
    case 'games':
      return <GamesPage />;
    case 'statistics':
      return <StatisticsPage />;
    case 'open':
      return <OpenLinkPage data={route.data} at={route.at} />;
    case 'rules':
      return <RulesPage place={route.place} />;
    case 'workshop':
      return <WorkshopPage id={route.id} data={route.data} />;
    case 'learn':
      return <LearnPage lesson={route.lesson} step={route.step} />;
    case 'puzzles':
      return <PuzzlesPage id={route.id} />;
    case 'review':
      return <ReviewPage key={route.id} id={route.id} isOnline={route.isOnline} />;
    case 'online':
      return <OnlinePage />;
    case 'online-new':
      return <NewTablePage />;
    case 'table':
      return (
        <OnlineTablePage key={route.id} id={route.id} at={route.at} isWatching={route.isWatching} secret={route.key} />
      );
    case 'account':
      return <AccountPage />;
    case 'leaderboard':
      return <LeaderboardPage />;
    case 'operator':
      return <OperatorPage />;
    case 'tournaments':
      return <TournamentsPage />;
    case 'tournament':
      return <TournamentPage key={route.id} id={route.id} />;
    case 'player':
      return <PlayerPage key={route.name} name={route.name} />;
    case 'daily':
      return <DailyPage date={route.date} />;
    case 'home':
      return <HomePage />;
    default:
      return route satisfies never;
  }
}
