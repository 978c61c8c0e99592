// The lobby: the player's games, open tables, a new table, and the community pages.

import type { TableInfo } from '@black-angel/protocol';
import { Icon } from '../art/icon.tsx';
import { useSession } from '../net/session.ts';
import { useWords } from '../ui/use-words.ts';
import '../ui/game-list.css';
import { makeHash } from '../browser/router.ts';
import { sayProblem } from '../net/say-problem.ts';
import { type MyTable, openTables, runningGames, tablesOfFriends } from '../net/tables-api.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { Problem } from '../ui/problem.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { FindGameForm } from './find-game.tsx';
import { JoinNow } from './join-now.tsx';
import { allMyTables } from './my-tables.ts';
import './online.css';
import { isFinished, MyTableList, TableCard } from './table-cards.tsx';
import { useRefreshed } from './use-refreshed.ts';

interface Lists {
  mine: MyTable[];
  open: TableInfo[];
  running: TableInfo[];
  friends: TableInfo[];
}

const askLists = async (): Promise<Lists> => {
  const [mine, open, running, friends] = await Promise.all([
    allMyTables(),
    openTables(),
    runningGames(),
    // The lobby does without them, for example when the session has expired.
    tablesOfFriends().catch(() => []),
  ]);
  return { mine, open, running, friends };
};

export function OnlinePage() {
  const { t } = useWords();
  const { value: lists, problem } = useRefreshed(askLists);
  const mineById = new Set(lists?.mine.map(({ table }) => table.id));
  const others = (tables: readonly TableInfo[] = []): TableInfo[] => tables.filter(({ id }) => !mineById.has(id));
  const open = others(lists?.open);
  const watched = others(lists?.running);
  const friends = others(lists?.friends);
  const running = lists?.mine.filter(({ table }) => !isFinished(table)) ?? [];
  const finished = lists?.mine.filter(({ table }) => isFinished(table)) ?? [];
  return (
    <PageFrame page="online" backdrop={<SkyBackdrop />}>
      <div className="games">
        <h1>{t('net.title')}</h1>
        <p className="games-none">{t('online.lobby.intro')}</p>
        <div className="button-row">
          <a className="button button-primary button-large" href={makeHash({ page: 'online-new' })}>
            <Icon name="plus" />
            {t('online.new.title')}
          </a>
          <Ways />
        </div>
        <FindGameForm />
        {problem !== null && <Problem {...sayProblem(problem, t)} />}
        <h2>{t('online.lobby.mine')}</h2>
        {lists && running.length === 0 && <p className="games-none">{t('online.lobby.noneMine')}</p>}
        <MyTableList tables={running} />
        <h2>{t('online.lobby.open')}</h2>
        {lists && open.length === 0 && <p className="games-none">{t('online.lobby.noneOpen')}</p>}
        <OtherTables tables={open} />
        {friends.length > 0 && <h2>{t('online.lobby.friends')}</h2>}
        <OtherTables tables={friends} />
        {watched.length > 0 && <h2>{t('online.lobby.running')}</h2>}
        <OtherTables tables={watched} />
        {finished.length > 0 && <h2>{t('games.finished')}</h2>}
        <MyTableList tables={finished} />
      </div>
    </PageFrame>
  );
}

/** Tables of others: to join with one click, or to watch. */
function OtherTables({ tables }: { tables: readonly TableInfo[] }) {
  const { t } = useWords();
  if (tables.length === 0) return null;
  return (
    <ul className="games-list">
      {tables.map((table) => (
        <TableCard
          key={table.id}
          table={table}
          action={t(table.status === 'open' ? 'online.join.join' : 'online.join.watch')}
          tool={table.status === 'open' ? <JoinNow table={table} /> : null}
          isWatching={table.status !== 'open'}
          isFirst={false}
        />
      ))}
    </ul>
  );
}

function Ways() {
  const { t } = useWords();
  const mine = useSession();
  return (
    <>
      <a className="button" href={makeHash({ page: 'account' })}>
        <Icon name="players" />
        {mine?.name ?? t('app.page.account')}
      </a>
      <a className="button" href={makeHash({ page: 'leaderboard' })}>
        <Icon name="trophy" />
        {t('app.page.leaderboard')}
      </a>
      <a className="button" href={makeHash({ page: 'tournaments' })}>
        <Icon name="trophy" />
        {t('app.page.tournaments')}
      </a>
      <a className="button" href={makeHash({ page: 'daily', date: null })}>
        <Icon name="calendar" />
        {t('app.page.daily')}
      </a>
    </>
  );
}
