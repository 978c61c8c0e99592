// Online: my games, those that wait for me first; open tables; the way to a new one.

import type { TableInfo } from '@black-angel/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../art/icon.tsx';
import { PlayerShape } from '../art/pieces.tsx';
import '../pages/games.css';
import { PageFrame } from '../pages/page-frame.tsx';
import { Problem } from '../pages/problem.tsx';
import { SkyBackdrop } from '../pages/sky-backdrop.tsx';
import { makeHash } from '../router.ts';
import { type MyTable, myTables, openTables, sayProblem } from './api.ts';
import { tableHash } from './links.ts';
import './online.css';
import { sayConfig } from './say-pace.ts';
import { allSeatKeys } from './seat-keys.ts';

const REFRESH = 10_000;

interface Lists {
  mine: MyTable[];
  open: TableInfo[];
}

/** Asked again and again while the page is looked at. */
function useLists(): { lists: Lists | null; problem: unknown } {
  const [lists, setLists] = useState<Lists | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const load = useCallback(async (isGone: () => boolean): Promise<void> => {
    try {
      const [mine, open] = await Promise.all([myTables(allSeatKeys()), openTables()]);
      if (isGone()) return;
      setLists({ mine, open });
      setProblem(null);
    } catch (error) {
      if (!isGone()) setProblem(error);
    }
  }, []);
  useEffect(() => {
    let isGone = false;
    const look = (): void => {
      if (document.visibilityState === 'visible') void load(() => isGone);
    };
    look();
    const timer = setInterval(look, REFRESH);
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [load]);
  return { lists, problem };
}

export function OnlinePage() {
  const { t } = useTranslation();
  const { lists, problem } = useLists();
  const mineById = new Set(lists?.mine.map(({ table }) => table.id));
  const open = lists?.open.filter(({ id }) => !mineById.has(id)) ?? [];
  const running = lists?.mine.filter(({ table }) => table.status === 'open' || table.status === 'running') ?? [];
  const finished = lists?.mine.filter(({ table }) => table.status === 'over' || table.status === 'abandoned') ?? [];
  return (
    <PageFrame page="online" backdrop={<SkyBackdrop />}>
      <div className="games">
        <h1>{t('online.title')}</h1>
        <p className="games-none">{t('online.lobby.intro')}</p>
        <a className="button button-primary button-large" href={makeHash({ page: 'online-new' })}>
          <Icon name="plus" />
          {t('online.new.title')}
        </a>
        {problem !== null && <Problem {...sayProblem(problem, t)} />}
        <h2>{t('online.lobby.mine')}</h2>
        {lists && running.length === 0 && <p className="games-none">{t('online.lobby.noneMine')}</p>}
        <MyList tables={running} />
        <h2>{t('online.lobby.open')}</h2>
        {lists && open.length === 0 && <p className="games-none">{t('online.lobby.noneOpen')}</p>}
        {open.length > 0 && (
          <ul className="games-list">
            {open.map((table) => (
              <TableCard key={table.id} table={table} action={t('online.join.join')} isFirst />
            ))}
          </ul>
        )}
        {finished.length > 0 && <h2>{t('games.finished')}</h2>}
        <MyList tables={finished} />
      </div>
    </PageFrame>
  );
}

function MyList({ tables }: { tables: readonly MyTable[] }) {
  const { t } = useTranslation();
  if (tables.length === 0) return null;
  return (
    <ul className="games-list">
      {tables.map(({ table, seat }) => {
        const isOver = table.status === 'over' || table.status === 'abandoned';
        return (
          <TableCard
            key={table.id}
            table={table}
            seat={seat}
            action={t(isOver ? 'games.review' : 'games.continue')}
            isFirst={table.decider === seat}
          />
        );
      })}
    </ul>
  );
}

interface CardProps {
  table: TableInfo;
  /** One's own, if any. */
  seat?: number;
  action: string;
  /** Whether it asks for attention. */
  isFirst: boolean;
}

function statusKey({ status, decider }: TableInfo, seat: number | undefined) {
  if (status !== 'running') return `online.status.${status}` as const;
  return decider !== null && decider === seat ? 'online.status.yours' : 'online.status.running';
}

function TableCard({ table, seat, action, isFirst }: CardProps) {
  const { t } = useTranslation();
  const title = table.seats.map(({ name }) => name ?? t('online.freeSeat')).join(' · ');
  return (
    <li className={`game-card ${isFirst && seat !== undefined ? 'online-mine' : ''}`}>
      <div className="game-card-head">
        <h3>{title}</h3>
        <p>
          <strong>{t(statusKey(table, seat))}</strong> · {sayConfig(table.config, t)}
        </p>
      </div>
      <ul className="game-card-seats">
        {table.seats.map(({ seat: number, name, isSubstituted }) => (
          <li key={number}>
            <span className="game-card-shape">
              <PlayerShape seat={number} />
            </span>
            <span className="game-card-name">{name ?? t('online.freeSeat')}</span>
            {isSubstituted && <Icon name="robot" title={t('online.substituted')} />}
            {table.result && (
              <span className="game-card-vp">{t('count.vp', { count: table.result.vp[number] ?? 0 })}</span>
            )}
            {table.result?.winners.includes(number) && (
              <span className="game-card-trophy">
                <Icon name="trophy" />
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="game-card-tools">
        <a
          className={`button ${isFirst ? 'button-primary' : ''}`}
          href={tableHash(table.id)}
          aria-label={`${action}: ${title}`}
        >
          {action}
        </a>
      </div>
    </li>
  );
}
