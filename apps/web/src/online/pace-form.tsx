// How fast a table plays: without a clock, with one, or over days.

import { useId } from 'react';
import { RadioCards } from '../ui/radio-cards.tsx';
import { useWords } from '../ui/use-words.ts';
import { sayHours } from './say-pace.ts';
import { type ChoiceProps, HOURS, INCREMENTS, MINUTES, PACES } from './table-choices.ts';

interface PickProps {
  label: string;
  values: readonly number[];
  value: number;
  say(value: number): string;
  onChange(value: number): void;
}

function Pick({ label, values, value, say, onChange }: PickProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="select" value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {values.map((one) => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

const FROM = Array.from({ length: 24 }, (_, hour) => hour);
const TO = FROM.map((hour) => hour + 1);
const clockFace = (hour: number): string => `${hour}:00`;

export function PaceForm({ choices, change }: ChoiceProps) {
  const { t } = useWords();
  const { pace, minutes, increment, hours, hasWindow, from, to } = choices;
  return (
    <>
      <RadioCards
        legend={t('online.pace.title')}
        value={pace}
        onChange={(chosen) => change({ pace: chosen })}
        cards={PACES.map((value) => ({
          value,
          title: t(`online.pace.${value}`),
          help: t(`online.pace.${value}Help`),
        }))}
      />
      {pace === 'live' && (
        <div className="online-picks">
          <Pick
            label={t('online.pace.minutes')}
            values={MINUTES}
            value={minutes}
            say={(count) => t('online.pace.minuteCount', { count })}
            onChange={(chosen) => change({ minutes: chosen })}
          />
          <Pick
            label={t('online.pace.increment')}
            values={INCREMENTS}
            value={increment}
            say={(count) => t('online.pace.secondCount', { count })}
            onChange={(chosen) => change({ increment: chosen })}
          />
        </div>
      )}
      {pace === 'days' && (
        <>
          <Pick
            label={t('online.pace.hours')}
            values={HOURS}
            value={hours}
            say={(count) => sayHours(count, t)}
            onChange={(chosen) => change({ hours: chosen })}
          />
          <label className="check-row">
            <input
              type="checkbox"
              checked={hasWindow}
              onChange={({ target }) => change({ hasWindow: target.checked })}
            />
            {t('online.pace.window')}
          </label>
          {hasWindow && (
            <div className="online-picks">
              <Pick
                label={t('online.pace.from')}
                values={FROM}
                value={from}
                say={clockFace}
                onChange={(hour) => change({ from: hour, to: Math.max(to, hour + 1) })}
              />
              <Pick
                label={t('online.pace.to')}
                values={TO.filter((hour) => hour > from)}
                value={to}
                say={clockFace}
                onChange={(hour) => change({ to: hour })}
              />
            </div>
          )}
          <p className="field-help">{t('online.pace.outHelp')}</p>
        </>
      )}
      {pace === 'live' && <p className="field-help">{t('online.pace.outHelp')}</p>}
    </>
  );
}
