// Says what happened, and whose decision it is, to those who listen instead of looking.

import { useMemo } from 'react';
import { plain, sayEvent, sayPrompt } from '../texts/index.ts';
import { useTable } from './table-context.tsx';
import { useNames, useWords } from './words.ts';

export function Announcer() {
  const { t } = useWords();
  const names = useNames();
  const content = useTable((state) => state.content);
  const last = useTable((state) => state.entries.at(-1));
  const happened = useTable((state) => state.happened);
  const decision = useTable((state) => state.decision);
  const { view } = useTable((state) => state.moment);
  const said = happened.map((event) => plain(sayEvent(t, event, names, content))).join('. ');
  const moves = useMemo(() => decision?.options.map(({ move }) => move) ?? null, [decision]);
  const { title, text } = sayPrompt(t, view, content, moves);
  const asked = decision ? `${title}. ${text}` : '';
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={t('announce.events')}>
      {/* A step of Hal's turn makes the last entry longer: it is said as a new paragraph. */}
      <p key={`${last?.index} ${last?.events.length}`}>{said}</p>
      <p>{asked}</p>
    </div>
  );
}
