// How fast a table plays: without a clock, with one, or over days.

import { CheckRow, SelectField } from '../ui/fields.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { useWords } from '../ui/use-words.ts';
import { sayHours } from './say-pace.ts';
import { type ChoiceProps, HOURS, INCREMENTS, MINUTES, PACES } from './table-choices.ts';

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
          <SelectField
            label={t('online.pace.minutes')}
            values={MINUTES}
            value={minutes}
            say={(count) => t('online.pace.minuteCount', { count })}
            onChange={(chosen) => change({ minutes: chosen })}
          />
          <SelectField
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
          <SelectField
            label={t('online.pace.hours')}
            values={HOURS}
            value={hours}
            say={(count) => sayHours(count, t)}
            onChange={(chosen) => change({ hours: chosen })}
          />
          <CheckRow label={t('online.pace.window')} isOn={hasWindow} onChange={(isOn) => change({ hasWindow: isOn })} />
          {hasWindow && (
            <div className="online-picks">
              <SelectField
                label={t('online.pace.from')}
                values={FROM}
                value={from}
                say={clockFace}
                onChange={(hour) => change({ from: hour, to: Math.max(to, hour + 1) })}
              />
              <SelectField
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
