// The replay bar at the table.

import type { GameEvent } from '@black-angel/engine';
import type { Entry } from '@black-angel/match';
import { sayEvent } from '@black-angel/words';
import { Fragment, type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { go, makeHash } from '../browser/router.ts';
import { reviewedGame } from '../match/finished-game.ts';
import { makeShareLink } from '../match/share-link.ts';
import { RunningGame } from '../match/table-match.ts';
import { ReplayBar } from '../panels/replay-bar.tsx';
import { Sentence } from '../panels/sentence.tsx';
import { sayStep } from '../texts/index.ts';
import { useQuery } from '../ui/use-query.ts';
import { pointsOf } from '../ui-state/step-points.ts';
import { beginThread, isGoods, isTold, type Step, stepsOf } from '../ui-state/turn-steps.ts';
import { ReviewNote } from './lazy-advice.ts';
import { useStore, useTable } from './table-context.tsx';
import { useElsewhere } from './table-extras.tsx';
import { highlight, markThings } from './things.ts';
import { useNames, useWords } from './words.ts';

/** The steps of what is shown. The thread of a move begins with its mover. */
function useSteps(): Step[] {
  const happened = useTable((state) => state.happened);
  const replayed = useTable((state) => state.replayed);
  return useMemo(() => {
    const actor = replayed ? actorOf(replayed, happened) : 0;
    return stepsOf(happened, beginThread(actor));
  }, [happened, replayed]);
}

/** Whose turn it is when the last events begin. */
function actorOf(entries: readonly Entry[], happened: readonly GameEvent[]): number {
  const events = entries.flatMap((entry) => entry.events);
  const before = events.slice(0, events.length - happened.length);
  const start = before.findLast(({ kind }) => kind === 'turnStarted');
  return start && 'seat' in start ? start.seat : -1;
}

/** The caption of the shown move: its steps, each with its sentences. */
function useCaption(steps: readonly Step[]): ReactNode[] {
  const { t } = useWords();
  const names = useNames();
  const content = useTable((state) => state.content);
  const replayed = useTable((state) => state.replayed);
  return useMemo(() => {
    const mover = replayed?.at(-1)?.seat ?? -1;
    if (steps.length === 0 && mover >= 0) return [t('table.nothingMore', { name: names.names[mover] ?? '' })];
    return steps.map((step, i) => {
      const events = step.events.filter((event) => isTold(event) || isGoods(event));
      return (
        <Fragment key={i}>
          <strong>{sayStep(t, step, names, content).title}</strong>{' '}
          {events.map((event, n) => (
            <Fragment key={n}>
              {n > 0 && '. '}
              <Sentence sentence={sayEvent(t, event, names, content)} onPoint={highlight} />
            </Fragment>
          ))}
        </Fragment>
      );
    });
  }, [steps, replayed, t, names, content]);
}

/** `isLarge`: there is room for what a review says beside the bar. */
export function Replay({ isLarge }: { isLarge: boolean }) {
  const store = useStore();
  const isRunning = useTable((state) => state.isReplayRunning);
  const index = useTable((state) => state.moment.index);
  const last = useTable((state) => state.count);
  const isOver = useTable((state) => state.moment.result !== null);
  const { t } = useWords();
  // A match that began from a position has no record to share.
  const hasRecord = useTable((state) => state.info.seed !== null);
  const elsewhere = useElsewhere();
  const id = useTable((state) => state.info.id);
  const isFinished = useTable(
    ({ entries }) => entries.at(-1)?.events.some(({ kind }) => kind === 'gameEnded') ?? false,
  );
  const isOnline = elsewhere !== null;
  const hasReview = isFinished && (hasRecord || isOnline);
  const { value: reviewed } = useQuery(
    useCallback(async () => (hasReview ? reviewedGame({ id, isOnline }) : null), [hasReview, id, isOnline]),
  );
  const [problem, setProblem] = useState('');
  const steps = useSteps();
  const happened = useCaption(steps);
  const step = useTable((state) => state.replayStep);
  useLayoutEffect(() => markThings('told', index === 0 ? [] : steps.flatMap(pointsOf)), [steps, index]);
  const ownLink = async (): Promise<string | null> => {
    const record = await store.record();
    return record && makeShareLink(record, index);
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
    void store.replay.leave();
  };
  const getLink = elsewhere ? () => elsewhere.linkOf(index) : hasRecord ? ownLink : null;
  const turn =
    step === null && !isRunning
      ? (reviewed?.review.turns.find((reviewedTurn) => reviewedTurn.index === index) ?? null)
      : null;
  const note = reviewed && turn && <ReviewNote key={turn.index} game={reviewed} turn={turn} onTryAgain={fork} />;
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
        step={step}
        onIndex={(moment) => void store.replay.lookAt(moment)}
        onStep={(by) => void store.replay.step(by)}
        onPlay={(isPlaying) => store.replay.run(isPlaying)}
        onFork={isOver ? null : fork}
        {...(getLink && { getLink })}
        {...(hasReview && { review: makeHash({ page: 'review', id, isOnline }) })}
        {...(!isLarge && note && { note })}
        onClose={close}
      />
      {isLarge && note && <div className="panel">{note}</div>}
    </>
  );
}
