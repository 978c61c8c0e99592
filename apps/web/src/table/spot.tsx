// A target on the table, by mouse, touch or keyboard. It glows when it can be chosen; otherwise pointing at it says
// why not.

import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import type { Target } from '../ui-state/target.ts';
import { startDrag } from './drag.ts';
import { labelOf } from './labels.ts';
import { pointing } from './pointing.ts';
import { looksOf } from './spot-looks.ts';
import { useStore, useTable } from './table-context.tsx';
import { useWords } from './words.ts';
import './looks.css';
import './spot.css';

/** The sign of a move that undo cannot take back. */
export function FinalSign() {
  return (
    <span className="final-sign" aria-hidden="true">
      <Icon name="final" />
    </span>
  );
}

interface SpotProps {
  target: Target;
  className?: string;
  /** Its place and its piece, for flights (ui-state/pieces.ts). */
  place?: string | undefined;
  piece?: string | undefined;
  style?: CSSProperties;
  children?: ReactNode;
}

export function Spot({ target, className = '', place, piece, style, children }: SpotProps) {
  const store = useStore();
  const { t } = useWords();
  const label = useTable((state) => labelOf(t, target, state));
  const { status, landing, isFinal, isStop } = useTable((state) => looksOf(state, target));
  const leads = status !== 'idle' && status !== 'shut';
  return (
    <button
      type="button"
      className={`spot spot-${status} ${landing ? `spot-${landing}` : ''} ${className}`}
      style={style}
      data-target={target}
      data-place={place}
      data-piece={piece}
      aria-disabled={!leads}
      tabIndex={leads || isStop ? 0 : -1}
      onPointerDown={(event) => startDrag(event, target, store)}
      {...pointing(store, target)}
    >
      {/* The accessible name says everything; the drawing is hidden. */}
      <span className="visually-hidden spot-name">
        {[
          label,
          (status === 'chosen' || status === 'armed') && t('looks.chosen'),
          landing === 'places' && t('looks.canPlace'),
          isFinal && t('looks.final'),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span className="spot-drawing" aria-hidden="true">
        {children}
      </span>
      {landing === 'places' && (
        <span className="place-sign" aria-hidden="true">
          <Icon name="mission" />
        </span>
      )}
      {isFinal && <FinalSign />}
    </button>
  );
}
