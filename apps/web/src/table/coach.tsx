// The coach: warns before a choice that gives up VP. In the setting "full" it also says what the choices are worth.

import type { Advice, ChoiceWorth } from '@black-angel/bots/advice';
import { WARNED_LOSS } from '@black-angel/bots/review-marks';
import { useEffect, useState } from 'react';
import { adviser } from '../advice/advice-client.ts';
import { useSettings } from '../browser/settings.ts';
import { sayNumber } from '../texts/index.ts';
import { roundVp, sayMoveText, saySignedVp } from '../texts/say-advice.ts';
import type { T } from '../texts/texts.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { OpenDecision } from '../ui-state/decision.ts';
import type { Warning } from './core/table-state.ts';
import { useStore, useTable } from './table-context.tsx';
import { useNames, useWords } from './words.ts';
import './hint-plan.css';

const MOST_CHOICES = 3;

/** The advice for the present decision; null until it comes, and where there is nothing to choose. */
function useAdvice(): Advice | null {
  const decision = useTable((state) => state.decision);
  const { view, index } = useTable((state) => state.moment);
  const [found, setFound] = useState<{ decision: OpenDecision; advice: Advice } | null>(null);
  useEffect(() => {
    if (!decision || decision.options.length < 2) return;
    let isGone = false;
    adviser(view)('advise', view, `${index}`, { isChecked: true }).then(
      (advice) => !isGone && setFound({ decision, advice }),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [decision, view, index]);
  return found?.decision === decision ? found.advice : null;
}

const isBest = ({ loss }: ChoiceWorth): boolean => loss < 0.05;

/** Gives the table the warnings that follow from the advice, and the choices that it calls best. */
function useWarnings(advice: Advice | null): void {
  const store = useStore();
  useEffect(() => {
    if (!advice) return;
    const better = advice.choices[0]!.move;
    store.proposals.propose(
      'coach',
      advice.choices.filter(isBest).map(({ move }) => [move]),
    );
    store.coach = ({ text }): Warning | null => {
      const worth = advice.choices.find(({ move }) => move === text);
      return worth && worth.loss >= WARNED_LOSS ? { loss: worth.loss, better } : null;
    };
    return () => {
      store.coach = null;
      store.proposals.propose('coach', []);
    };
  }, [store, advice]);
}

function sayWorth(t: T, worth: ChoiceWorth): string {
  const { vpNow, loss } = worth;
  const now = t('advice.coach.now', { vp: saySignedVp(t, vpNow) });
  const later = isBest(worth) ? t('advice.coach.best') : t('advice.coach.loss', { vp: saySignedVp(t, -loss) });
  return `${now}, ${later}`;
}

/** Gives the table the words for the description of what is in focus. */
function useWorths(advice: Advice | null): void {
  const { t } = useWords();
  const store = useStore();
  useEffect(() => {
    if (!advice) return;
    store.set({ worths: new Map(advice.choices.map((worth) => [worth.move, sayWorth(t, worth)])) });
    return () => store.set({ worths: null });
  }, [store, advice, t]);
}

function Worths({ advice, pointed }: { advice: Advice | null; pointed: string | null }) {
  const { t } = useWords();
  const names = useNames();
  const { view } = useTable((state) => state.moment);
  const content = useTable((state) => state.content);
  if (!advice) return <p className="coach-notes">{t('advice.coach.thinking')}</p>;
  const say = (worth: ChoiceWorth): string =>
    t('advice.coach.pointed', { move: sayMoveText(t, worth.move, view, content, names), worth: sayWorth(t, worth) });
  const asked = advice.choices.find(({ move }) => move === pointed);
  const shown = advice.choices.slice(0, MOST_CHOICES);
  return (
    <div className="coach-notes">
      <p className="coach-title">{t('advice.coach.title')}</p>
      <ul className="coach-choices">
        {shown.map((worth) => (
          <li key={worth.move} className={worth === asked ? 'coach-pointed' : undefined}>
            {say(worth)}
          </li>
        ))}
        {asked && !shown.includes(asked) && <li className="coach-pointed">{say(asked)}</li>}
      </ul>
    </div>
  );
}

/** `pointed`: the move under the pointer, as text. */
export function CoachNotes({ pointed }: { pointed: string | null }) {
  const { coach } = useSettings();
  const decision = useTable((state) => state.decision);
  const advice = useAdvice();
  useWarnings(advice);
  useWorths(coach === 'full' ? advice : null);
  if (coach !== 'full' || !decision || decision.options.length < 2) return null;
  return <Worths advice={advice} pointed={pointed} />;
}

interface CoachWarningProps {
  warning: Warning;
  onYes: () => void;
  onNo: () => void;
}

export function CoachWarning({ warning, onYes, onNo }: CoachWarningProps) {
  const { t, language } = useWords();
  const names = useNames();
  const { view } = useTable((state) => state.moment);
  const content = useTable((state) => state.content);
  return (
    <ConfirmDialog
      title={t('confirm.title')}
      text={t('advice.coach.warning', {
        vp: sayNumber(roundVp(warning.loss), language),
        move: sayMoveText(t, warning.better, view, content, names),
      })}
      yes={t('confirm.goAhead')}
      no={t('confirm.goBack')}
      onYes={onYes}
      onNo={onNo}
    />
  );
}
