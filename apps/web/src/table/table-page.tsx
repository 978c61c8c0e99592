// A game of this browser on the table: opens it, and says in words what went wrong if it cannot.

import { useEffect, useState } from 'react';
import { BackdropArt } from '../art/backdrop.tsx';
import { getGame } from '../match/game-store.ts';
import { openLocalMatch } from '../match/local-match.ts';
import { Loading } from '../pages/loading.tsx';
import { PageFrame } from '../pages/page-frame.tsx';
import { Problem } from '../pages/problem.tsx';
import { onSettings, settings } from '../settings.ts';
import { Announcer } from './announcer.tsx';
import { Table } from './table.tsx';
import { TableProvider } from './table-context.tsx';
import { TableStore } from './table-store.ts';
import { useWords } from './words.ts';

type Opening =
  | { kind: 'opening' | 'elsewhere' | 'missing' }
  | { kind: 'open'; store: TableStore }
  | { kind: 'failed'; problem: string };

function useTableStore(id: string, takeOver: boolean): Opening {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  useEffect(() => {
    let isGone = false;
    let store: TableStore | null = null;
    setOpening({ kind: 'opening' });
    const open = async (): Promise<void> => {
      if (!(await getGame(id))) return setOpening({ kind: 'missing' });
      const match = await openLocalMatch(id, takeOver);
      if (isGone) return match?.close();
      if (!match) return setOpening({ kind: 'elsewhere' });
      store = await TableStore.open(match);
      if (isGone) store.close();
      else setOpening({ kind: 'open', store });
    };
    open().catch((error: Error) => {
      if (!isGone) setOpening({ kind: 'failed', problem: error.message });
    });
    const unsubscribe = onSettings(() => store?.setAutomatic(settings().automatic));
    return () => {
      isGone = true;
      unsubscribe();
      store?.close();
    };
  }, [id, takeOver]);
  return opening;
}

export function TablePage({ id, at }: { id: string; at: number | null }) {
  const { t } = useWords();
  const [takeOver, setTakeOver] = useState(false);
  const opening = useTableStore(id, takeOver);
  const store = opening.kind === 'open' ? opening.store : null;
  useEffect(() => {
    if (store && at !== null) void store.lookAt(at);
  }, [store, at]);
  if (opening.kind === 'failed')
    return (
      <PageFrame page="games">
        <Problem text={t('storage.unreadable')} details={opening.problem} />
      </PageFrame>
    );
  if (opening.kind === 'missing')
    return (
      <PageFrame page="games">
        <Problem text={t('games.error.missing')} />
      </PageFrame>
    );
  if (opening.kind === 'elsewhere')
    return (
      <PageFrame page="games">
        <Problem text={t('storage.otherTab')} />
        <button type="button" className="button button-primary" onClick={() => setTakeOver(true)}>
          {t('storage.takeOver')}
        </button>
      </PageFrame>
    );
  if (!store) return <Loading />;
  return (
    <TableProvider value={store}>
      <div className="table-sky">
        <BackdropArt />
      </div>
      <Table />
      <Announcer />
    </TableProvider>
  );
}
