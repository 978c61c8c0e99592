// The bar with which any moment of the game is looked at, and a new game begun from there.

import { announce } from '../live-region.tsx';
import { makeShareLink } from '../match/share-link.ts';
import { ReplayBar } from '../panels/replay-bar.tsx';
import { go } from '../router.ts';
import { useStore, useTable } from './table-context.tsx';
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
  if (!isReplaying) return null;
  const share = async (): Promise<void> => {
    const record = await store.record();
    if (!record) return;
    await navigator.clipboard.writeText(await makeShareLink(record, index));
    announce(t('score.linkCopied'), 'polite');
  };
  const fork = async (): Promise<void> => go({ page: 'play', id: await store.fork(), at: null });
  return (
    <ReplayBar
      index={index}
      last={last}
      isPlaying={isRunning}
      onIndex={(moment) => void store.lookAt(moment)}
      onPlay={(isPlaying) => store.runReplay(isPlaying)}
      onFork={() => void fork()}
      {...(hasRecord && { onShare: () => void share() })}
      onClose={() => void store.leaveReplay()}
    />
  );
}
