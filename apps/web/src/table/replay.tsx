// The replay bar at the table.

import type { Entry } from '@black-angel/match';
import { type ReactNode, useMemo, useState } from 'react';
import { go } from '../browser/router.ts';
import { makeShareLink } from '../match/share-link.ts';
import { RunningGame } from '../match/table-match.ts';
import { ReplayBar } from '../panels/replay-bar.tsx';
import { Sentence } from '../panels/sentence.tsx';
import { isMinor } from '../panels/turn-groups.ts';
import { sayEvent } from '../texts/index.ts';
import { announce } from '../ui/live-region.tsx';
import { highlight } from './highlight.ts';
import { useStore, useTable } from './table-context.tsx';
import { useElsewhere } from './table-extras.tsx';
import { useNames, useWords } from './words.ts';

/** The move that led to a moment; at the start of the game its setup. */
const entryBefore = (entries: readonly Entry[], index: number): Entry | undefined =>
  entries.findLast((entry) => entry.index === index - 1);

/** The sentences of the shown move, as in the log. */
function useHappened(): ReactNode[] {
  const { t } = useWords();
  const names = useNames();
  const content = useTable((state) => state.content);
  const entries = useTable((state) => state.entries);
  const index = useTable((state) => state.moment.index);
  return useMemo(() => {
    const entry = entryBefore(entries, index);
    const events = (entry?.events ?? []).filter((event) => event.kind !== 'turnStarted');
    const told = events.some((event) => !isMinor(event)) ? events.filter((event) => !isMinor(event)) : events;
    if (entry && told.length === 0) return [t('table.nothingMore', { name: names.names[entry.seat] ?? '' })];
    return told.map((event, i) => (
      <Sentence key={i} sentence={sayEvent(t, event, names, content)} onPoint={highlight} />
    ));
  }, [entries, index, t, names, content]);
}

export function Replay() {
  const store = useStore();
  const isRunning = useTable((state) => state.isReplayRunning);
  const index = useTable((state) => state.moment.index);
  const last = useTable((state) => state.count);
  const isOver = useTable((state) => state.moment.result !== null);
  const { t } = useWords();
  // A match that began from a position has no record to share.
  const hasRecord = useTable((state) => state.info.seed !== null);
  const elsewhere = useElsewhere();
  const [problem, setProblem] = useState('');
  const happened = useHappened();
  const share = async (): Promise<void> => {
    const record = await store.record();
    if (!record) return;
    await navigator.clipboard.writeText(await makeShareLink(record, index));
    announce(t('score.linkCopied'), 'polite');
  };
  const fork = (): void =>
    void store.fork().then(
      (id) => go({ page: 'play', id, at: null }),
      (error: Error) => {
        console.warn(error);
        setProblem(error instanceof RunningGame ? error.message : t('storage.notKept'));
      },
    );
  const close = (): void => {
    setProblem('');
    void store.leaveReplay();
  };
  const shareMoment = elsewhere ? () => elsewhere.shareMoment(index) : hasRecord ? () => void share() : null;
  return (
    <>
      {problem !== '' && (
        <div className="trouble" role="alert">
          {problem}
        </div>
      )}
      <ReplayBar
        index={index}
        last={last}
        isPlaying={isRunning}
        happened={happened}
        onIndex={(moment) => void store.lookAt(moment)}
        onPlay={(isPlaying) => store.runReplay(isPlaying)}
        onFork={isOver ? null : fork}
        {...(shareMoment && { onShare: shareMoment })}
        onClose={close}
      />
    </>
  );
}
