// The page of an online table: join it, wait for the others, play, watch.

import type { TableInfo } from '@black-angel/protocol';
import { useCallback, useEffect, useState } from 'react';
import { makeHash } from '../browser/router.ts';
import { Connection } from '../net/connection.ts';
import type { Bye, Trouble } from '../net/online-state.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Problem } from '../ui/problem.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useWords } from '../ui/use-words.ts';
import { JoinPage } from './join-page.tsx';
import { tableHash } from './links.ts';
import { useSeatToken } from './use-seat-token.ts';
import './online.css';
import { forgetSeat, isToken, keepCommitment, keepSeat, seatKey } from '../net/seat-keys.ts';
import { ConnectionProvider, useConnection, useOnline } from './online-context.tsx';
import { OnlineTable } from './online-table.tsx';
import { WaitingRoom } from './waiting-room.tsx';

interface Props {
  id: string;
  at: number | null;
  isWatching: boolean;
  /** The secret of a seat, from the link. */
  secret: string | null;
}

export function OnlineTablePage({ id, at, isWatching, secret }: Props) {
  const { token, isKnown, isFailing } = useSeatToken(id, !isWatching && secret === null);
  if (secret !== null) return <SeatLink id={id} secret={secret} />;
  if (!isKnown) return isFailing ? <OutOfReachPage trouble="unreachable" /> : <Loading />;
  if (token === null && !isWatching) return <JoinPage id={id} />;
  // A new key for each token: no state of another viewer stays.
  return <Connected key={token} id={id} at={at} token={token} />;
}

/** Stores the token of a link and removes it from the address and the browser's history. */
function SeatLink({ id, secret }: { id: string; secret: string }) {
  const { t } = useWords();
  const known = seatKey(id)?.token ?? null;
  const isOther = known !== null && known !== secret;
  const done = (): void => location.replace(tableHash(id));
  const take = (): void => {
    if (isToken(secret)) keepSeat(id, { token: secret, name: '', entropy: null });
    done();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once.
  useEffect(() => {
    if (!isOther) take();
  }, []);
  if (!isOther) return <Loading />;
  return (
    <ConfirmDialog
      title={t('online.seatLink.title')}
      text={t('online.seatLink.text')}
      yes={t('online.seatLink.yes')}
      no={t('online.seatLink.no')}
      onYes={take}
      onNo={done}
    />
  );
}

function Connected({ id, at, token }: { id: string; at: number | null; token: string | null }) {
  const [connection, setConnection] = useState<Connection | null>(null);
  useEffect(() => {
    const opened = new Connection({ table: id, token });
    opened.open();
    setConnection(opened);
    return () => opened.close();
  }, [id, token]);
  if (!connection) return <Loading />;
  return (
    <ConnectionProvider value={connection}>
      <TableView at={at} />
    </ConnectionProvider>
  );
}

/** What the page shows in the present state of the table. */
function TableView({ at }: { at: number | null }) {
  const table = useOnline((state) => state.table);
  const seat = useOnline((state) => state.seat);
  const bye = useOnline((state) => state.bye);
  const hasGame = useOnline((state) => state.hasGame);
  const trouble = useOnline((state) => state.trouble);
  const connection = useConnection();
  const retry = useCallback(() => connection.hurry(), [connection]);
  const name = seat === null ? null : (table?.seats[seat]?.name ?? null);
  useEffect(() => {
    if (!table) return;
    keepCommitment(table);
    if (name !== null && seatKey(table.id)?.name !== name) keepSeat(table.id, { name });
  }, [table, name]);
  if (bye !== null && !hasGame) return <ClosedPage bye={bye} />;
  if (!table) return trouble === null ? <Loading /> : <OutOfReachPage trouble={trouble} onRetry={retry} />;
  if (table.status === 'closed') return <ClosedTable table={table} />;
  // The seats may be shuffled when the game begins: a new key for each seat.
  return hasGame ? <OnlineTable key={seat} at={at} /> : <WaitingRoom table={table} />;
}

/** The game exists but cannot be loaded now. The connection retries. */
function OutOfReachPage({ trouble, onRetry }: { trouble: Trouble; onRetry?: () => void }) {
  const { t } = useWords();
  return (
    <PageFrame page="table" backdrop={<SkyBackdrop />}>
      <h1>{t('net.title')}</h1>
      <Problem text={t(trouble === 'damaged' ? 'net.bye.damaged' : 'net.bye.unavailable')} />
      <div className="button-row">
        {onRetry && (
          <Button look="primary" onClick={onRetry}>
            {t('online.retryNow')}
          </Button>
        )}
        <a className="button" href={makeHash({ page: 'online' })}>
          {t('online.toLobby')}
        </a>
      </div>
    </PageFrame>
  );
}

/** The table was closed before its game began. */
function ClosedTable({ table }: { table: TableInfo }) {
  const { t } = useWords();
  return (
    <PageFrame page="table" backdrop={<SkyBackdrop />}>
      <h1>{t('online.status.closed')}</h1>
      <p role="status">{t(`online.closed.${table.closed?.why ?? 'cancelled'}`)}</p>
      <div className="button-row">
        <a className="button button-primary" href={makeHash({ page: 'online' })}>
          {t('online.toLobby')}
        </a>
        <a className="button" href={makeHash({ page: 'online-new' })}>
          {t('online.new.title')}
        </a>
      </div>
    </PageFrame>
  );
}

function ClosedPage({ bye }: { bye: Bye }) {
  const { t } = useWords();
  const [id] = useState(() => location.hash.split('/')[2]?.split('?')[0] ?? '');
  const isSeatGone = bye === 'badToken' || bye === 'revoked';
  return (
    <PageFrame page="table" backdrop={<SkyBackdrop />}>
      <h1>{t('net.title')}</h1>
      <Problem text={t(`net.bye.${bye}`)} />
      <div className="button-row">
        {isSeatGone && <Button onClick={() => forgetSeat(id)}>{t('online.forgetSeat')}</Button>}
        <a className="button button-primary" href={makeHash({ page: 'online' })}>
          {t('online.toLobby')}
        </a>
      </div>
    </PageFrame>
  );
}
