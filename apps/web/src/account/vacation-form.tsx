// A vacation: so many days in which one's clock stands still in games over days.

import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemNote } from '../community/problem-note.tsx';
import { takeVacation } from './account-api.ts';
import type { AccountPartProps } from './account-part.ts';
import { takeSeatVacation } from './channels-api.ts';
import { useAct } from './use-act.ts';

interface VacationState {
  vacation: { from: number; to: number } | null;
  daysLeft: number;
}

const MOST_DAYS = 30;
const USUAL_DAYS = 7;

export function AccountVacation({ account, onChange }: AccountPartProps) {
  return <VacationForm state={account} take={async (days) => onChange(await takeVacation(days))} />;
}

/** Of one seat without an account: what it is at present is told with the first change. */
export function SeatVacation({ table, token }: { table: string; token: string }) {
  const [state, setState] = useState<VacationState | null>(null);
  return <VacationForm state={state} take={async (days) => setState(await takeSeatVacation(table, token, days))} />;
}

interface Props {
  /** Null: not known. */
  state: VacationState | null;
  /** 0 days end it. */
  take(days: number): Promise<void>;
}

function VacationForm({ state, take }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { isBusy, problem, run } = useAct();
  const most = state?.daysLeft ?? MOST_DAYS;
  const [days, setDays] = useState(USUAL_DAYS);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  const isOn = state !== null && state.vacation !== null;
  return (
    <section className="community-panel">
      <div>
        <h2>{t('vacation.title')}</h2>
        <p className="field-help">
          {t('vacation.help')} {state && t('vacation.left', { count: state.daysLeft })}
        </p>
      </div>
      <p role="status" className={isOn ? 'vacation-on' : 'visually-hidden'}>
        {state &&
          (state.vacation ? t('vacation.until', { date: date.format(state.vacation.to) }) : t('vacation.ended'))}
      </p>
      {!isOn && most > 0 && (
        <form
          className="field"
          onSubmit={(event) => {
            event.preventDefault();
            void run(() => take(Math.min(days, most)));
          }}
        >
          <label className="field-label" htmlFor={id}>
            {t('vacation.days')}
          </label>
          <div className="community-inline">
            <input
              id={id}
              className="input vacation-days"
              type="number"
              required
              min={1}
              max={most}
              value={Number.isNaN(days) ? '' : Math.min(days, most)}
              onChange={({ target }) => setDays(target.valueAsNumber)}
            />
            <button type="submit" className="button" disabled={isBusy}>
              {t('vacation.begin')}
            </button>
          </div>
        </form>
      )}
      {(isOn || state === null) && (
        <div className="button-row">
          <button type="button" className="button" disabled={isBusy} onClick={() => void run(() => take(0))}>
            {t('vacation.end')}
          </button>
        </div>
      )}
      <ProblemNote problem={problem} />
    </section>
  );
}
