// The route to a page. The table and the larger pages are loaded on demand.

import { useEffect } from 'react';
import { ArtDefs } from './art/art-defs.tsx';
import { type Route, useRoute } from './browser/router.ts';
import { lazyPage } from './community/lazy-parts.ts';
import { HomePage } from './pages/home.tsx';
import { holdUpdates } from './pwa/updates.ts';
import { fetchRulebook, fetchTexts } from './texts/i18n.ts';
import type { T } from './texts/texts.ts';
import { LiveRegion } from './ui/live-region.tsx';
import { Loading } from './ui/loading.tsx';
import { onDemand } from './ui/on-demand.tsx';
import { useWords } from './ui/use-words.ts';

const TablePage = onDemand(async () => (await import('./table/table-page.tsx')).TablePage, <Loading />);
const NewGamePage = onDemand(
  async () => {
    const [page] = await Promise.all([import('./pages/new-game.tsx'), fetchTexts('forms')]);
    return page.NewGamePage;
  },
  <Loading />,
);
const GamesPage = onDemand(
  async () => {
    // Games that were finished offline, or before the player logged in, are stored with the account later.
    void import('./statistics/account-games.ts').then(({ storeNewGames }) => storeNewGames()).catch(() => {});
    const [page] = await Promise.all([import('./pages/games.tsx'), fetchTexts('forms', 'online')]);
    return page.GamesPage;
  },
  <Loading />,
);
const RulesPage = onDemand(
  async () => {
    const [page] = await Promise.all([import('./pages/rules.tsx'), fetchRulebook()]);
    return page.RulesPage;
  },
  <Loading />,
);
const LearnPage = onDemand(
  async () => {
    const [{ LearnPage: Page }] = await Promise.all([import('./learn/learn-page.tsx'), fetchTexts('learn')]);
    return Page;
  },
  <Loading />,
);
const PuzzlesPage = onDemand(
  async () => {
    const [page] = await Promise.all([import('./puzzles/puzzles-page.tsx'), fetchTexts('puzzles')]);
    return page.PuzzlesPage;
  },
  <Loading />,
);
const StatisticsPage = onDemand(
  async () => {
    const [page] = await Promise.all([
      import('./statistics/statistics-page.tsx'),
      // `advice`: the names of the marks of a review.
      fetchTexts('advice', 'dialogs', 'forms', 'statistics'),
    ]);
    return page.StatisticsPage;
  },
  <Loading />,
);
const OpenLinkPage = onDemand(
  async () => {
    const [page] = await Promise.all([import('./pages/open-link.tsx'), fetchTexts('forms')]);
    return page.OpenLinkPage;
  },
  <Loading />,
);

const WorkshopPage = onDemand(
  async () => {
    const [page] = await Promise.all([import('./workshop/workshop-page.tsx'), fetchTexts('forms', 'workshop')]);
    return page.WorkshopPage;
  },
  <Loading />,
);

const ReviewPage = onDemand(
  async () => {
    const [page] = await Promise.all([import('./review/review-page.tsx'), fetchTexts('advice', 'online')]);
    return page.ReviewPage;
  },
  <Loading />,
);

const OnlinePage = onDemand(
  async () => {
    const [page] = await Promise.all([import('./online/lobby.tsx'), fetchTexts('forms', 'online')]);
    return page.OnlinePage;
  },
  <Loading />,
);
const NewTablePage = onDemand(
  async () => {
    const [page] = await Promise.all([import('./online/new-table.tsx'), fetchTexts('forms', 'online')]);
    return page.NewTablePage;
  },
  <Loading />,
);
const OnlineTablePage = onDemand(
  async () => {
    const [page] = await Promise.all([import('./online/online-table-page.tsx'), fetchTexts('forms', 'online')]);
    return page.OnlineTablePage;
  },
  <Loading />,
);

const AccountPage = lazyPage((parts) => parts.AccountPage);
const LeaderboardPage = lazyPage((parts) => parts.LeaderboardPage);
const OperatorPage = lazyPage((parts) => parts.OperatorPage);
const PlayerPage = lazyPage((parts) => parts.PlayerPage);
const TournamentsPage = lazyPage((parts) => parts.TournamentsPage);
const TournamentPage = lazyPage((parts) => parts.TournamentPage);
const DailyPage = lazyPage((parts) => parts.DailyPage);

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
