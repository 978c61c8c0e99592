// A planned turn, step by step: each step is shown as ghosts on the table.

import { sayMove } from '@black-angel/words';
import { useEffect, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { ghostsOfLines, type LineTone } from '../ui-state/line-ghosts.ts';
import type { PlannedStep } from '../ui-state/planned-steps.ts';
import { useStore, useTable } from './table-context.tsx';
import { useNames, useWords } from './words.ts';
import './hint-plan.css';

interface Props {
  steps: readonly PlannedStep[];
  /** Whether the turn goes on after a step that reveals something. */
  isOpen: boolean;
  /** What it is called before a step is chosen. */
  title: string;
  tone?: LineTone | null;
  /** Whether all steps are shown together until one is chosen. */
  isShownWhole?: boolean;
}

export function PlanSteps({ steps, isOpen, title, tone = null, isShownWhole = false }: Props) {
  const { t } = useWords();
  const store = useStore();
  const names = useNames();
  const content = useTable((state) => state.content);
  const [chosen, setAt] = useState<number | null>(null);
  const isSingle = steps.length === 1;
  const at = isSingle ? 0 : chosen;
  const step = at === null ? null : (steps[at] ?? null);
  useEffect(() => {
    const shown = step ? [step] : isShownWhole ? steps : [];
    store.plan(shown.length > 0 ? ghostsOfLines([{ tone, steps: shown }]) : null);
  }, [store, step, steps, tone, isShownWhole]);
  useEffect(() => () => store.plan(null), [store]);
  const go = (by: number): void => setAt(at === null ? 0 : (at + by + steps.length) % steps.length);
  return (
    <span className="plan">
      {!isSingle && (
        <button
          type="button"
          className="plan-step"
          aria-label={t('replay.previous')}
          disabled={at === null}
          onClick={() => go(-1)}
        >
          <Icon name="back" />
        </button>
      )}
      <span className={`plan-words ${step ? '' : 'plan-title'}`} aria-live="polite">
        {step && at !== null
          ? t('advice.planStep', {
              number: `${at + 1}/${steps.length}`,
              move: sayMove(t, step.option.move, step.view, content, names),
            })
          : title}
        {at === steps.length - 1 && isOpen && ` ${t('advice.planRest')}`}
      </span>
      {!isSingle && (
        <button type="button" className="plan-step" aria-label={t('replay.next')} onClick={() => go(1)}>
          <Icon name="forward" />
        </button>
      )}
    </span>
  );
}
