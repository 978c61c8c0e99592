// "Since your last turn: …": what the marks mean, in words, until the viewer moves.

import { useMemo } from 'react';
import { Icon } from '../art/icon.tsx';
import { vpChanges } from '../panels/turn-groups.ts';
import { languageOf, plain, sayEvent, sayNumber } from '../texts/index.ts';
import { eventsSinceOwn } from '../ui-state/last-marks.ts';
import { useStore, useTable } from './table-context.tsx';
import { useNames, useWords } from './words.ts';

const MOST_SENTENCES = 3;

export function Since() {
  const { t } = useWords();
  const store = useStore();
  const names = useNames();
  const marks = useTable((state) => state.marks);
  const entries = useTable((state) => state.entries);
  const content = useTable((state) => state.content);
  const isDeciding = useTable((state) => state.decision !== null);
  const what = useMemo(() => {
    const lines = marks.map(({ event }) => plain(sayEvent(t, event, names, content)));
    const vp = [...vpChanges(eventsSinceOwn(entries, names.viewer ?? 'spectator'))].map(([seat, change]) =>
      t('recap.vpChange', {
        name: seat === names.viewer ? t('who.you') : (names.names[seat] ?? ''),
        change: sayNumber(change, languageOf(t), 'signed'),
      }),
    );
    return [...vp, ...lines];
  }, [marks, entries, t, names, content]);
  if (!isDeciding || what.length === 0) return null;
  const left = what.length - MOST_SENTENCES;
  const rest = left > 0 ? ` (${t('told.more', { count: left })})` : '';
  return (
    <div className="since">
      <p className="since-text">
        {/* The eye gets the beginning, beside the marks; a screen reader gets everything. */}
        <span aria-hidden={left > 0}>
          {t('told.since', { what: what.slice(0, MOST_SENTENCES).join('. ') })}
          {rest}
        </span>
        {left > 0 && <span className="visually-hidden">{t('told.since', { what: what.join('. ') })}</span>}
      </p>
      <button
        type="button"
        className="since-again"
        aria-label={t('told.again')}
        title={t('told.again')}
        onClick={() => store.tellAgain()}
      >
        <Icon name="eye" />
      </button>
    </div>
  );
}
