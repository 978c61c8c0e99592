// The table of a local game: opens it, or says why it cannot.

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { BackdropArt } from '../art/backdrop.tsx';
import { makeHash } from '../browser/router.ts';
import { onSettings, settings } from '../browser/settings.ts';
import { type Fork, getGame, type StoredGame } from '../match/game-store.ts';
import { openLocalMatch } from '../match/local-match.ts';
import { isSandbox } from '../match/sandbox-id.ts';
import type { TableMatch } from '../match/table-match.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Chunk } from '../ui/on-demand.tsx';
import { ProblemPage } from '../ui/problem-page.tsx';
import { Announcer } from './announcer.tsx';
import { TableStore } from './core/table-store.ts';
import { later } from './lazy-later.ts';
import { Table } from './table.tsx';
import { TableProvider } from './table-context.tsx';
import { ExtrasProvider } from './table-extras.tsx';
import { useWords } from './words.ts';

/** Few games begin at a moment of another one. */
const ForkNotice = new Chunk(() => import('./fork-notice.tsx'), 'forms').part('ForkNotice');
const SandboxNotice = new Chunk(() => import('./sandbox-notice.tsx')).part('SandboxNotice');
/** Few games have a set of the player's own. */
const LocalSet = new Chunk(() => import('../workshop/local-set.tsx')).part('LocalSet');

/** What stands above a table is loaded before it: later it would move the table away under the pointer. */
const loadHead = ({ id, fork, saved }: StoredGame): Promise<unknown> =>
  Promise.all([isSandbox(id) ? SandboxNotice.load() : fork && ForkNotice.load(), saved.components && LocalSet.load()]);

export type Opening =
  | { kind: 'opening' | NotOpened }
  | { kind: 'open'; store: TableStore }
  | { kind: 'failed'; problem: string };

/** The result of `open` without a match. */
export type NotOpened = 'elsewhere' | 'missing';

/** Opens a match and its store. A new `open` function opens another match. */
export function useOpenMatch(open: () => Promise<TableMatch | NotOpened>): Opening {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  useEffect(() => {
    let isGone = false;
    let store: TableStore | null = null;
    setOpening({ kind: 'opening' });
    const start = async (): Promise<void> => {
      const match = await open();
      if (typeof match === 'string') return isGone ? undefined : setOpening({ kind: match });
      if (isGone) return match.close();
      store = await TableStore.open(match);
      // A table that begins with a dialog shows it at once.
      const { handover, isRecapShown, moment } = store.get();
      if (handover !== null || isRecapShown || moment.result !== null) await later.load();
      if (isGone) store.close();
      else setOpening({ kind: 'open', store });
    };
    start().catch((error: Error) => {
      if (!isGone) setOpening({ kind: 'failed', problem: error.message });
    });
    const unsubscribe = onSettings(() => store?.setAutomatic(settings().automatic));
    return () => {
      isGone = true;
      unsubscribe();
      store?.close();
    };
  }, [open]);
  return opening;
}

export function TablePage({ id, at }: { id: string; at: number | null }) {
  const { t } = useWords();
  const [takeOver, setTakeOver] = useState(false);
  const [fork, setFork] = useState<Fork | null>(null);
  const open = useCallback(async () => {
    const game = await getGame(id);
    if (!game) return 'missing';
    setFork(game.fork ?? null);
    await loadHead(game);
    return (await openLocalMatch(id, takeOver)) ?? 'elsewhere';
  }, [id, takeOver]);
  const opening = useOpenMatch(open);
  if (opening.kind === 'opening') return <Loading />;
  if (opening.kind !== 'open') {
    const { kind } = opening;
    const problem =
      kind === 'failed'
        ? { text: t('storage.unreadable'), cause: opening.problem }
        : { text: t(kind === 'missing' ? 'games.error.missing' : 'storage.otherTab') };
    return (
      <ProblemPage page="games" title={t('app.page.games')} {...problem}>
        {kind === 'elsewhere' && (
          <Button look="primary" onClick={() => setTakeOver(true)}>
            {t('storage.takeOver')}
          </Button>
        )}
        <a className="button" href={makeHash({ page: 'games' })}>
          {t('app.page.games')}
        </a>
      </ProblemPage>
    );
  }
  const { info, moment } = opening.store.get();
  const head = (
    <>
      {isSandbox(id) ? <SandboxNotice id={id} /> : fork && <ForkNotice fork={fork} />}
      {info.components && <LocalSet set={info.components} hash={moment.view.components} />}
    </>
  );
  return (
    <ExtrasProvider value={{ head, elsewhere: null }}>
      <OpenTable store={opening.store} at={at} />
    </ExtrasProvider>
  );
}

interface OpenTableProps {
  store: TableStore;
  at: number | null;
  /** Further parts of this table. */
  children?: ReactNode;
}

/** A table whose match is open, at a given moment or at the present. */
export function OpenTable({ store, at, children }: OpenTableProps) {
  useEffect(() => {
    if (at !== null) void store.replay.lookAt(at);
  }, [store, at]);
  return (
    <TableProvider value={store}>
      <div className="table-sky">
        <BackdropArt />
      </div>
      <Table />
      <Announcer />
      {children}
    </TableProvider>
  );
}
