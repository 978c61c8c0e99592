// "Since your last turn: …": what others did, in words, until the viewer moves.

import type { GameEvent } from '@black-angel/engine';
import { plain, sayEvent } from '@black-angel/words';
import { useMemo } from 'react';
import { Icon } from '../art/icon.tsx';
import { vpChanges } from '../panels/turn-groups.ts';
import { sayNumber } from '../texts/index.ts';
import { deedsSince } from '../ui-state/deeds.ts';
import { eventsSinceOwn } from '../ui-state/last-marks.ts';
import { useStore, useTable } from './table-context.tsx';
import { useNames, useWords } from './words.ts';

const MOST_SENTENCES = 3;

export function Since() {
  const { t } = useWords();
  const store = useStore();
  const names = useNames();
  const entries = useTable((state) => state.entries);
  const content = useTable((state) => state.content);
  const isDeciding = useTable((state) => state.decision !== null);
  const { main, all } = useMemo(() => {
    const viewer = names.viewer ?? 'spectator';
    const vp = [...vpChanges(eventsSinceOwn(entries, viewer))].map(([seat, change]) =>
      t('recap.vpChange', {
        name: seat === names.viewer ? t('who.you') : (names.names[seat] ?? ''),
        change: sayNumber(change, t.language, 'signed'),
      }),
    );
    const deeds = deedsSince(entries, viewer, vp.length > 0 ? MOST_SENTENCES - 1 : MOST_SENTENCES);
    const say = (event: GameEvent): string => plain(sayEvent(t, event, names, content));
    return { main: [...vp, ...deeds.main.map(say)], all: [...vp, ...deeds.all.map(say)] };
  }, [entries, t, names, content]);
  if (!isDeciding || all.length === 0) return null;
  const left = all.length - main.length;
  const rest = left > 0 ? ` (${t('told.more', { count: left })})` : '';
  return (
    <div className="since">
      <p className="since-text">
        {/* The eye gets the beginning, beside the marks; a screen reader gets everything. */}
        <span aria-hidden={left > 0}>
          {t('told.since', { what: main.join('. ') })}
          {rest}
        </span>
        {left > 0 && <span className="visually-hidden">{t('told.since', { what: all.join('. ') })}</span>}
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
