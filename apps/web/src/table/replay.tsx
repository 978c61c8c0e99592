// The bar with which any moment of the game is looked at, and a new game begun from there.

import { ReplayBar } from '../panels/replay-bar.tsx';
import { go } from '../router.ts';
import { useStore, useTable } from './table-context.tsx';

export function Replay() {
  const store = useStore();
  const isReplaying = useTable((state) => state.isReplaying);
  const isRunning = useTable((state) => state.isReplayRunning);
  const index = useTable((state) => state.moment.index);
  const last = useTable((state) => state.count);
  if (!isReplaying) return null;
  const fork = async (): Promise<void> => go({ page: 'play', id: await store.fork(), at: null });
  return (
    <ReplayBar
      index={index}
      last={last}
      isPlaying={isRunning}
      onIndex={(moment) => void store.lookAt(moment)}
      onPlay={(isPlaying) => store.runReplay(isPlaying)}
      onFork={() => void fork()}
      onClose={() => void store.leaveReplay()}
    />
  );
}
