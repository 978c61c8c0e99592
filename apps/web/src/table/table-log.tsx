// The log beside the table.

import { useDeferredValue } from 'react';
import { LogPanel } from '../panels/log.tsx';
import { highlight } from './highlight.ts';
import { useStore, useTable } from './table-context.tsx';

export function TableLog({ onRule }: { onRule: (rule: string) => void }) {
  const store = useStore();
  // Deferred: the table renders before the log.
  // In a replay: up to the shown moment.
  const entries = useDeferredValue(useTable((state) => state.replayed ?? state.entries));
  const info = useTable((state) => state.info);
  const content = useTable((state) => state.content);
  const { view } = useTable((state) => state.moment);
  return (
    <LogPanel
      entries={entries}
      info={info}
      viewer={view.viewer}
      content={content}
      onPoint={highlight}
      onGo={(index) => void store.lookAt(index)}
      onRule={onRule}
    />
  );
}
