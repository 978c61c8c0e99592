// The settings of a table in words.

import type { TableConfig } from '@black-angel/protocol';
import type { TFunction } from 'i18next';

export const sayHours = (hours: number, t: TFunction): string =>
  hours % 24 === 0 && hours >= 48
    ? t('online.pace.dayCount', { count: hours / 24 })
    : t('online.pace.hourCount', { count: hours });

export function sayPace({ pace }: TableConfig, t: TFunction): string {
  if (pace.kind === 'free') return t('online.pace.free');
  if (pace.kind === 'live')
    return `${t('online.pace.minuteCount', { count: pace.minutes })} + ${t('online.pace.secondCount', { count: pace.increment })}`;
  return t('online.pace.perTurn', { time: sayHours(pace.hours, t) });
}

/** Rules, pace and turn order in one line. */
export const sayConfig = (config: TableConfig, t: TFunction): string =>
  [
    t(config.advanced ? 'newGame.advanced' : 'newGame.standard'),
    sayPace(config, t),
    ...(config.shuffled ? [t('newGame.randomOrder')] : []),
  ].join(' · ');
