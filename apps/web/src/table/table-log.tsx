// The log beside the table.

import { LogPanel } from '../panels/log.tsx';
import { highlight } from './highlight.ts';
import { useStore, useTable } from './table-context.tsx';
import { useExtras } from './table-extras.tsx';

export function TableLog({ onRule }: { onRule: (rule: string) => void }) {
  const store = useStore();
  // In a replay: up to the shown moment. The log renders with the table: a frame of its own would cost more.
  const entries = useTable((state) => state.replayed ?? state.entries);
  const info = useTable((state) => state.info);
  const content = useTable((state) => state.content);
  const viewer = useTable(({ moment }) => moment.view.viewer);
  const { handovers } = useExtras();
  return (
    <LogPanel
      entries={entries}
      handovers={handovers}
      info={info}
      viewer={viewer}
      content={content}
      onPoint={highlight}
      onGo={(index) => void store.replay.lookAt(index)}
      onRule={onRule}
    />
  );
}
