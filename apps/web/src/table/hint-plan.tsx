// Why the hint suggests its move, and the whole turn that it means: step by step, as ghosts on the table.

import type { Advice } from '@black-angel/bots/advice';
import type { Thought } from '@black-angel/engine';
import { sayMove } from '@black-angel/words';
import { useEffect, useMemo, useState } from 'react';
import { adviser } from '../advice/advice-client.ts';
import { type PlannedStep, plannedSteps } from '../ui-state/planned-steps.ts';
import { useTable } from './table-context.tsx';
import { useNames, useWords } from './words.ts';

/** The advice for the turns that the bot compared. Null until it comes. */
export function useReasons(thought: Thought): Advice | 'failed' | null {
  const { view, index } = useTable((state) => state.moment);
  const [advice, setAdvice] = useState<Advice | 'failed' | null>(null);
  useEffect(() => {
    let isGone = false;
    adviser(view)('explain', view, thought.lines, `${index}`).then(
      (found) => !isGone && setAdvice(found),
      () => !isGone && setAdvice('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [thought, view, index]);
  return advice;
}

export interface PlannedTurn {
  steps: readonly PlannedStep[];
  /** What follows the first step, in words. */
  title: string;
  /** Whether the turn goes on after a step that reveals something. */
  isOpen: boolean;
}

/** The turn that the hint means. Null if it is one move. */
export function usePlan(moves: readonly string[]): PlannedTurn | null {
  const { t } = useWords();
  const decision = useTable((state) => state.decision);
  const { view } = useTable((state) => state.moment);
  const content = useTable((state) => state.content);
  const names = useNames();
  const steps = useMemo(() => (decision ? plannedSteps(decision, view, moves) : []), [decision, view, moves]);
  if (steps.length < 2) return null;
  const then = steps.slice(1).map((step) => sayMove(t, step.option.move, step.view, content, names));
  return { steps, title: t('advice.planThen', { moves: then.join('; ') }), isOpen: steps.length < moves.length };
}
