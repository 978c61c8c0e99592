// Why the hint suggests its move, and the whole turn that it means: step by step, as ghosts on the table.

import type { Thought } from '@black-angel/bots';
import type { Advice } from '@black-angel/bots/advice';
import { useEffect, useMemo, useState } from 'react';
import { adviser } from '../advice/advice-client.ts';
import { Icon } from '../art/icon.tsx';
import { sayMove } from '../texts/index.ts';
import { sayWhy } from '../texts/say-advice.ts';
import { plannedSteps } from '../ui-state/planned-steps.ts';
import { useStore, useTable } from './table-context.tsx';
import { useNames, useWords } from './words.ts';
import './hint-plan.css';

/** The advice for the turns that the bot compared. Null until it comes. */
function useReasons(thought: Thought): Advice | null {
  const info = useTable((state) => state.info);
  const { view, index } = useTable((state) => state.moment);
  const [advice, setAdvice] = useState<Advice | null>(null);
  useEffect(() => {
    let isGone = false;
    adviser(info.components)('explain', view, thought.lines, `${index}`).then(
      (found) => !isGone && setAdvice(found),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [thought, view, index, info]);
  return advice;
}

function Plan({ moves }: { moves: readonly string[] }) {
  const { t } = useWords();
  const store = useStore();
  const names = useNames();
  const decision = useTable((state) => state.decision);
  const content = useTable((state) => state.content);
  const { view } = useTable((state) => state.moment);
  const [at, setAt] = useState<number | null>(null);
  const steps = useMemo(() => (decision ? plannedSteps(decision, view, moves) : []), [decision, view, moves]);
  const step = at === null ? null : (steps[at] ?? null);
  useEffect(() => store.plan(step), [store, step]);
  useEffect(() => () => store.plan(null), [store]);
  if (steps.length < 2) return null;
  const go = (by: number): void => setAt(at === null ? 0 : (at + by + steps.length) % steps.length);
  return (
    <span className="plan">
      <button
        type="button"
        className="plan-step"
        aria-label={t('replay.previous')}
        disabled={at === null}
        onClick={() => go(-1)}
      >
        <Icon name="back" />
      </button>
      <span className="plan-words" aria-live="polite">
        {step && at !== null
          ? t('advice.planStep', {
              number: `${at + 1}/${steps.length}`,
              move: sayMove(t, step.option.move, step.view, content, names),
            })
          : t('advice.plan')}
        {at === steps.length - 1 && steps.length < moves.length && ` ${t('advice.planRest')}`}
      </span>
      <button type="button" className="plan-step" aria-label={t('replay.next')} onClick={() => go(1)}>
        <Icon name="forward" />
      </button>
    </span>
  );
}

export function HintPlan({ thought }: { thought: Thought }) {
  const { t } = useWords();
  const advice = useReasons(thought);
  const content = useTable((state) => state.content);
  const line = thought.lines[0];
  return (
    <>
      {advice && <span>{sayWhy(t, advice.why, content)} </span>}
      {line && <Plan moves={line.moves} />}
    </>
  );
}
