// The daily challenge: today's seed, the same for everybody.

import { dailySeed, dayOf } from '@black-angel/protocol/formulas';
import { useId } from 'react';
import { Icon } from '../art/icon.tsx';
import { makeHash } from '../browser/router.ts';
import type { StartChoices } from '../match/start-choices.ts';
import { useHasServer } from '../net/health.ts';
import { Switch } from '../ui/switch.tsx';
import { useWords } from '../ui/use-words.ts';

/** The seed of the day for a daily solitaire game, else the typed one. */
export const seedOf = ({ mode, isDaily }: StartChoices, typed: string): string =>
  mode === 'solitaire' && isDaily ? dailySeed(dayOf(Date.now())) : typed;

export function DailyChoice({ isDaily, onChange }: { isDaily: boolean; onChange(isDaily: boolean): void }) {
  const id = useId();
  const { t, language } = useWords();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
  // Without a server there is no list.
  const hasList = useHasServer();
  return (
    <div>
      <label className="daily-choice" htmlFor={id}>
        <span className="daily-choice-icon">
          <Icon name="calendar" />
        </span>
        <span>
          <span className="field-label">{t('newGame.daily')}</span>
          <span className="field-help">{t('newGame.dailyHelp', { date })}</span>
        </span>
        <Switch id={id} isOn={isDaily} onChange={onChange} />
      </label>
      {hasList && (
        <p className="daily-choice-list field-help">
          <a href={makeHash({ page: 'daily', date: null })}>{t('newGame.dailyResults')}</a> · {t('newGame.dailyListed')}
        </p>
      )}
    </div>
  );
}
