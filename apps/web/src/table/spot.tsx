// A target on the table, by mouse, touch or keyboard. It glows when it can be chosen; otherwise pointing at it says
// why not.

import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import { canPlaceAfter } from '../ui-state/ghosts.ts';
import { moveNamed } from '../ui-state/selection.ts';
import type { Target } from '../ui-state/target.ts';
import { startDrag } from './drag.ts';
import { isEntrance } from './focus.ts';
import { labelOf } from './labels.ts';
import { isFinalTarget } from './pointed-option.ts';
import { pointing } from './pointing.ts';
import { useStore, useTable } from './table-context.tsx';
import type { TableState } from './table-state.ts';
import { useWords } from './words.ts';
import './looks.css';
import './spot.css';

export type SpotStatus = 'idle' | 'shut' | 'next' | 'chosen' | 'armed' | 'hinted';

/** The next target of the hint. */
function hintedTarget({ hint, decision, selection }: TableState): Target | null {
  if (!hint || hint === 'thinking' || !decision || !selection) return null;
  const text = hint.lines[0]?.moves[0];
  const option = decision.options.find((candidate) => candidate.text === text);
  return option?.path.find((target) => !selection.chosen.includes(target)) ?? null;
}

export function statusOf(state: TableState, target: Target): SpotStatus {
  const { decision, selection, armed } = state;
  if (!decision || !selection) return 'idle';
  if (armed?.path.at(-1) === target) return 'armed';
  if (selection.chosen.includes(target)) return 'chosen';
  if (hintedTarget(state) === target) return 'hinted';
  return selection.next.has(target) ? 'next' : 'shut';
}

/** For a flight: whether a Mission card could be placed there, or the ship can merely get there. Null: no flight. */
function landingOf({ decision, selection }: TableState, target: Target): 'places' | 'reach' | null {
  if (decision?.kind !== 'command' || !selection || !target.startsWith('hex:')) return null;
  const option = moveNamed(selection, target);
  return option && (canPlaceAfter(decision, option) ? 'places' : 'reach');
}

interface Looks {
  status: SpotStatus;
  landing: ReturnType<typeof landingOf>;
  isFinal: boolean;
  isStop: boolean;
}

const known = new Map<string, Looks>();

/** One object for the same looks: a spot is drawn again only when they change, and asks once for all of them. */
function looksOf(state: TableState, target: Target): Looks {
  const looks: Looks = {
    status: statusOf(state, target),
    landing: landingOf(state, target),
    isFinal: isFinalTarget(state, target),
    isStop: isEntrance(state, target),
  };
  const key = Object.values(looks).join();
  const same = known.get(key) ?? looks;
  known.set(key, same);
  return same;
}

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
  const { t, language } = useWords();
  const label = useTable((state) => labelOf(t, language, target, state));
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
      aria-pressed={status === 'chosen' || status === 'armed' ? true : undefined}
      tabIndex={leads || isStop ? 0 : -1}
      onPointerDown={(event) => startDrag(event, target, store)}
      {...pointing(store, target)}
    >
      {/* The accessible name says everything; the drawing is hidden. */}
      <span className="visually-hidden">
        {[label, landing === 'places' && t('looks.canPlace'), isFinal && t('looks.final')].filter(Boolean).join(', ')}
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
