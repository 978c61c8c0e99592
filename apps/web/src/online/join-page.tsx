// The page of an invitation: the player enters a name and joins.

import type { TableInfo } from '@black-angel/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/fields.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Problem } from '../ui/problem.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useWords } from '../ui/use-words.ts';
import '../ui/start-form.css';
import { makeHash } from '../browser/router.ts';
import { changeSettings, useSettings } from '../browser/settings.ts';
import { ApiProblem } from '../net/request.ts';
import { sayProblem } from '../net/say-problem.ts';
import { keepCommitment } from '../net/seat-keys.ts';
import { useSession } from '../net/session.ts';
import { joinTable, tableInfo } from '../net/tables-api.ts';
import { NameField } from '../ui/name-field.tsx';
import { Choices } from './choices.tsx';
import { SeatList } from './seat-list.tsx';

/** Milliseconds between two requests: other players may join in the meantime. */
const REFRESH = 4000;

/** A retry may help. */
const isAway = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === 'unavailable' || error.code === 'unreachable');

const STATUS_TITLES = {
  open: 'online.join.title',
  running: 'online.join.begun',
  over: 'online.join.over',
  abandoned: 'online.join.over',
  closed: 'online.status.closed',
} as const satisfies Record<TableInfo['status'], string>;

export function JoinPage({ id }: { id: string }) {
  const { t } = useWords();
  const { name } = useSettings();
  const isLoggedIn = useSession() !== null;
  const [table, setTable] = useState<TableInfo | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  /** Why the last request for the table failed. */
  const [trouble, setTrouble] = useState<unknown>(null);
  const [isJoining, setJoining] = useState(false);

  const load = useCallback(async (): Promise<void> => {
    try {
      const found = await tableInfo(id);
      keepCommitment(found);
      setTable(found);
      setTrouble(null);
    } catch (error) {
      setTrouble(error);
    }
  }, [id]);

  const isOpen = table === null || table.status === 'open';
  useEffect(() => {
    void load();
    if (!isOpen) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), REFRESH);
    return () => clearInterval(timer);
  }, [load, isOpen]);

  async function join(): Promise<void> {
    setJoining(true);
    setProblem(null);
    try {
      await joinTable(id, name.trim());
    } catch (error) {
      setProblem(error);
      setJoining(false);
      void load();
    }
  }

  if (!table && trouble === null) return <Loading />;
  const shown = problem ?? trouble;
  const canWatch = table !== null && table.config.spectatorDelay !== null && table.status !== 'closed';
  return (
    <PageFrame page="table" backdrop={<SkyBackdrop />}>
      <Form className="new-game" onSubmit={() => void join()}>
        <h1>{t(isOpen ? 'online.join.title' : STATUS_TITLES[table.status])}</h1>
        {table?.closed && <p role="status">{t(`online.closed.${table.closed.why}`)}</p>}
        {shown !== null && <Problem {...(isAway(shown) ? { text: t('net.bye.unavailable') } : sayProblem(shown, t))} />}
        {table && (
          <div className="new-game-panel">
            <Choices table={table} />
            <SeatList table={table} present={[]} />
            {table.status === 'open' && (
              <NameField name={name} onChange={(changed) => changeSettings({ name: changed })} />
            )}
          </div>
        )}
        <div className="button-row">
          {table?.status === 'open' && (
            <Button type="submit" look="primary large" disabled={isJoining}>
              {t('online.join.join')}
            </Button>
          )}
          {table?.status === 'running' && !isLoggedIn && (
            <a className="button button-large" href={makeHash({ page: 'account' })}>
              {t('online.join.mine')}
            </a>
          )}
          {canWatch && (
            <a
              className="button button-large"
              href={makeHash({ page: 'table', id, at: null, isWatching: true, key: null })}
            >
              {t('online.join.watch')}
            </a>
          )}
          <a className="button button-large" href={makeHash({ page: 'online' })}>
            {t('online.toLobby')}
          </a>
        </div>
      </Form>
    </PageFrame>
  );
}
