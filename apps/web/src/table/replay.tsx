// The bar with which any moment of the game is looked at, and a new game begun from there.

import { useState } from 'react';
import { announce } from '../live-region.tsx';
import { makeShareLink } from '../match/share-link.ts';
import { RunningGame } from '../match/table-match.ts';
import { ReplayBar } from '../panels/replay-bar.tsx';
import { go } from '../router.ts';
import { useStore, useTable } from './table-context.tsx';
import { useElsewhere } from './table-extras.tsx';
import { useWords } from './words.ts';

export function Replay() {
  const store = useStore();
  const isReplaying = useTable((state) => state.isReplaying);
  const isRunning = useTable((state) => state.isReplayRunning);
  const index = useTable((state) => state.moment.index);
  const last = useTable((state) => state.count);
  const { t } = useWords();
  // A match that began from a position has no record to share.
  const hasRecord = useTable((state) => state.info.seed !== null);
  const elsewhere = useElsewhere();
  const [problem, setProblem] = useState('');
  if (!isReplaying) return null;
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
        onIndex={(moment) => void store.lookAt(moment)}
        onPlay={(isPlaying) => store.runReplay(isPlaying)}
        onFork={fork}
        {...(shareMoment && { onShare: shareMoment })}
        onClose={close}
      />
    </>
  );
}
