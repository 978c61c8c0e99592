// A vacation: for some days the player's clock stops in games with a pace of days.

import type { Vacation } from '@black-angel/protocol';
import { useCallback, useId, useState } from 'react';
import { takeVacation } from '../net/account-api.ts';
import { seatVacation, takeSeatVacation } from '../net/channels-api.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/fields.tsx';
import { ProblemNote, QueryNote } from '../ui/query-note.tsx';
import { useMutation } from '../ui/use-mutation.ts';
import { useQuery } from '../ui/use-query.ts';
import { useWords } from '../ui/use-words.ts';
import type { AccountPartProps } from './account-page.tsx';

const USUAL_DAYS = 7;

export function AccountVacation({ account, onChange }: AccountPartProps) {
  return <VacationForm state={account} take={async (days) => onChange(await takeVacation(days))} />;
}

/** For one seat without an account. */
export function SeatVacation({ table, token }: { table: string; token: string }) {
  const { t } = useWords();
  const ask = useCallback(() => seatVacation(table, token), [table, token]);
  const { value, problem, set, refetch } = useQuery(ask);
  if (value)
    return <VacationForm state={value} take={async (days) => set(await takeSeatVacation(table, token, days))} />;
  return (
    <section className="community-panel">
      <h2>{t('vacation.title')}</h2>
      <QueryNote problem={problem} refetch={refetch} />
    </section>
  );
}

interface Props {
  state: Vacation;
  /** 0 days end the vacation. */
  take(days: number): Promise<void>;
}

function VacationForm({ state: { vacation, daysLeft }, take }: Props) {
  const { t, language } = useWords();
  const id = useId();
  const { isBusy, problem, run } = useMutation();
  const [days, setDays] = useState(USUAL_DAYS);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <section className="community-panel">
      <div>
        <h2>{t('vacation.title')}</h2>
        <p className="field-help">
          {t('vacation.help')} {t('vacation.left', { count: daysLeft })}
        </p>
      </div>
      <p role="status" className={vacation ? 'vacation-on' : 'visually-hidden'}>
        {vacation ? t('vacation.until', { date: date.format(vacation.to) }) : t('vacation.ended')}
      </p>
      {!vacation && daysLeft > 0 && (
        <Form className="field" onSubmit={() => void run(() => take(Math.min(days, daysLeft)))}>
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
              max={daysLeft}
              value={Number.isNaN(days) ? '' : Math.min(days, daysLeft)}
              onChange={({ target }) => setDays(target.valueAsNumber)}
            />
            <Button type="submit" disabled={isBusy}>
              {t('vacation.begin')}
            </Button>
          </div>
        </Form>
      )}
      {vacation && (
        <div className="button-row">
          <Button disabled={isBusy} onClick={() => void run(() => take(0))}>
            {t('vacation.end')}
          </Button>
        </div>
      )}
      <ProblemNote problem={problem} />
    </section>
  );
}
