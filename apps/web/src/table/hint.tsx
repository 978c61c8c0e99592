// The hint in the prompt: the move that a strong bot suggests, and why. It is announced once, when it is complete.

import type { Thought } from '@black-angel/engine';
import { hasPresentRules } from '@black-angel/engine/load';
import { sayMove } from '@black-angel/words';
import { useEffect } from 'react';
import { sayGains, sayNumber } from '../texts/index.ts';
import { sayWhy } from '../texts/say-advice.ts';
import { announce } from '../ui/live-region.tsx';
import type { Option } from '../ui-state/paths.ts';
import { shownEvents } from '../ui-state/preview.ts';
import { suggestedOption } from '../ui-state/suggested-option.ts';
import { usePlan, useReasons } from './hint-plan.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { useStore, useTable } from './table-context.tsx';
import { useNames, useWords } from './words.ts';

/** Announces a text; nothing while it is null. */
function useAnnounced(text: string | null): void {
  useEffect(() => {
    if (text !== null) announce(text);
  }, [text]);
}

function Thinking() {
  const { t } = useWords();
  const text = t('hint.thinking');
  useAnnounced(text);
  return <p className="hint">{text}</p>;
}

/** Why the bot prefers its move, where no worker gives reasons. Empty if there is nothing to say. */
function useReason({ lines: [best, second] }: Thought, option: Option | null): string {
  const { t, language } = useWords();
  const decision = useTable((state) => state.decision);
  const content = useTable((state) => state.content);
  if (!best || !second) return t('hint.reasons.only');
  const gap = best.value - second.value;
  if (gap >= 0.5) return t('hint.reasons.vp', { vp: sayNumber(gap, language) });
  const gains = option && decision && sayGains(t, shownEvents(decision, option.move), decision.seat, content);
  return gains ? t('hint.reasons.gains', { what: gains }) : '';
}

interface FoundProps {
  /** "Suggestion: " and the move. */
  suggestion: string;
  thought: Thought;
  option: Option | null;
}

function Simple({ suggestion, thought, option }: FoundProps) {
  const { t } = useWords();
  const reason = useReason(thought, option);
  const why = reason && t('hint.because', { reason });
  useAnnounced([suggestion, why].filter(Boolean).join(' '));
  return (
    <span className="hint-words">
      <strong>{suggestion}</strong>
      {` ${why}${why && ' '}`}
    </span>
  );
}

function Reasoned({ suggestion, thought }: FoundProps) {
  const { t } = useWords();
  const content = useTable((state) => state.content);
  const advice = useReasons(thought);
  const why = advice && advice !== 'failed' ? sayWhy(t, advice.why, content) : '';
  const plan = usePlan(thought.lines[0]!.moves);
  useAnnounced(advice && [`${suggestion}.`, why, plan?.title].filter(Boolean).join(' '));
  return (
    <>
      <span className="hint-words">
        <strong>{suggestion}</strong>
        {'. '}
        {why && <span>{why} </span>}
      </span>
      {plan && <PlanSteps {...plan} />}
    </>
  );
}

function Found({ thought }: { thought: Thought }) {
  const { t } = useWords();
  const store = useStore();
  const names = useNames();
  const decision = useTable((state) => state.decision);
  const { view } = useTable((state) => state.moment);
  const content = useTable((state) => state.content);
  const option = decision && suggestedOption(thought, decision);
  const suggestion = t('hint.suggests', { move: sayMove(t, option?.move ?? thought.move, view, content, names) });
  // Reasons are made by the present rules.
  const Said = thought.lines.length > 0 && hasPresentRules(view.rules) ? Reasoned : Simple;
  return (
    <div className="hint">
      <Said suggestion={suggestion} thought={thought} option={option} />
      {option && (
        <button type="button" className="hint-play" onClick={() => store.choose(option)}>
          {t('hint.apply')}
        </button>
      )}
    </div>
  );
}

export function Hint({ hint }: { hint: Thought | 'thinking' }) {
  return hint === 'thinking' ? <Thinking /> : <Found thought={hint} />;
}
