// The table of an online game.

import type { View } from '@black-angel/engine';
import { engineOf } from '@black-angel/engine/load';
import { Match, newMatch } from '@black-angel/match';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { go, makeHash } from '../browser/router.ts';
import { newGame, putGame, summaryOf } from '../match/game-store.ts';
import { keepFork, seatsFor } from '../match/keep-fork.ts';
import { sandboxId } from '../match/sandbox-id.ts';
import { makeShareLink } from '../match/share-link.ts';
import { sayProblem } from '../net/say-problem.ts';
import { seatKey } from '../net/seat-keys.ts';
import { playRematch } from '../net/tables-api.ts';
import type { TableStore } from '../table/core/table-store.ts';
import { ExtrasProvider, type TableExtras } from '../table/table-extras.tsx';
import { OpenTable, useOpenMatch } from '../table/table-page.tsx';
import { Loading } from '../ui/loading.tsx';
import { Problem } from '../ui/problem.tsx';
import { ProblemPage } from '../ui/problem-page.tsx';
import { useWords } from '../ui/use-words.ts';
import { inviteLink, momentLink } from './links.ts';
import { OnlineBar } from './online-bar.tsx';
import { useConnection, useOnline } from './online-context.tsx';
import { type OnlineDialogName, OnlineDialogs } from './online-dialogs.tsx';
import { FinishButtons, OnlineMenu } from './online-menu.tsx';
import { allowsHints, makeRemoteMatch } from './remote-match.ts';
import { SeatClock, SeatMark } from './seat-mark.tsx';

const randomBelow = (below: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % below;

/** Stores a local game from the view of an online game, with hidden cards dealt at random. Returns its id. */
async function keepSandbox(table: string, seen: View, names: readonly string[]): Promise<string> {
  const engine = engineOf(seen);
  const position = engine.makePosition(engine.determinize(seen, randomBelow));
  const { set, hash } = engine.contentOf(seen);
  const components = hash === engine.defaultContent.hash ? null : set;
  const saved = {
    ...newMatch({ kind: 'position', position }, seatsFor(names, seen.viewer), components),
    rules: seen.rules,
  };
  const game = { ...newGame(saved), id: sandboxId(table), summary: summaryOf(new Match(saved, { engine })) };
  await putGame(game);
  return game.id;
}

export function OnlineTable({ at }: { at: number | null }) {
  const { t } = useWords();
  const connection = useConnection();
  // The texts are read once: a change of language must not open the table again.
  const words = useRef({ forkRunning: t('online.forkRunning'), notKept: t('online.notKept') });
  const open = useCallback(async () => makeRemoteMatch({ connection, keepFork, words: words.current }), [connection]);
  const opening = useOpenMatch(open);
  if (opening.kind === 'failed')
    return (
      <ProblemPage page="table" title={t('net.title')} text={t('net.problem.other')} cause={opening.problem}>
        <a className="button" href={makeHash({ page: 'online' })}>
          {t('online.toLobby')}
        </a>
      </ProblemPage>
    );
  if (opening.kind !== 'open') return <Loading />;
  return <OnlineTableParts store={opening.store} at={at} />;
}

function OnlineTableParts({ store, at }: { store: TableStore; at: number | null }) {
  const { t } = useWords();
  const connection = useConnection();
  const status = useOnline((state) => state.table?.status ?? 'running');
  const hasHints = useOnline(({ table }) => table === null || allowsHints(table));
  const hasUndo = useOnline((state) => state.table?.config.undo ?? true);
  const handovers = useOnline((state) => state.table?.handovers);
  const [dialog, setDialog] = useState<OnlineDialogName | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const { tableId } = connection;

  const planAhead = useCallback(async (): Promise<void> => {
    const { moment, info } = store.get();
    const names = info.seats.map(({ name }) => name);
    go({ page: 'play', id: await keepSandbox(tableId, moment.view, names), at: null });
  }, [store, tableId]);

  const rematch = useCallback(async (): Promise<void> => {
    const { table, seat } = connection.get();
    if (!table || seat === null || connection.token === null) return;
    // The player may have joined already.
    const isSeated = table.rematch != null && seatKey(table.rematch)?.token != null;
    const id = isSeated ? table.rematch! : await playRematch(tableId, connection.token, table.seats[seat]!.name ?? '');
    if (table.rematch == null) connection.say({ kind: 'chat', text: t('online.rematch', { link: inviteLink(id) }) });
    go({ page: 'table', id, at: null, isWatching: false, key: null });
  }, [connection, tableId, t]);

  const linkOf = useCallback(
    async (index: number): Promise<string | null> => {
      try {
        const record = await store.record();
        return record ? await makeShareLink(record, index) : momentLink(tableId, index);
      } catch (error) {
        setProblem(error);
        return null;
      }
    },
    [store, tableId],
  );

  const extras = useMemo((): TableExtras => {
    const run = (act: () => Promise<void>) => (): void => void act().catch((error: unknown) => setProblem(error));
    const acts = { onDialog: setDialog, onPlan: run(planAhead), onRematch: run(rematch) };
    return {
      ...(handovers && { handovers }),
      head: <OnlineBar onDialog={setDialog} onRematch={acts.onRematch} />,
      elsewhere: {
        player: (seat) => <SeatMark seat={seat} />,
        clock: (seat) => <SeatClock seat={seat} />,
        menu: <OnlineMenu {...acts} />,
        finish: <FinishButtons {...acts} />,
        linkOf,
        notKept: t('online.notKept'),
        hasHints,
        hasUndo,
      },
    };
  }, [planAhead, rematch, linkOf, hasHints, hasUndo, handovers, t]);

  // The window's title says whose turn it is.
  useEffect(() => {
    const look = (): void => {
      const isMine = store.get().decision !== null && status === 'running';
      const title = t('app.title', { page: t(isMine ? 'play.yourTurn' : 'app.page.play') });
      if (document.title !== title) document.title = title;
    };
    look();
    return store.subscribe(look);
  }, [store, status, t]);

  return (
    <ExtrasProvider value={extras}>
      <OpenTable store={store} at={at}>
        <OnlineDialogs dialog={dialog} onClose={() => setDialog(null)} />
      </OpenTable>
      {problem !== null && (
        <div className="trouble">
          <Problem {...sayProblem(problem, t)} />
        </div>
      )}
    </ExtrasProvider>
  );
}
