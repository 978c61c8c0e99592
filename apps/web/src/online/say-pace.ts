// The settings of a table in words.

import type { TableConfig } from '@black-angel/protocol';
import type { TFunction } from 'i18next';

export const sayHours = (hours: number, t: TFunction): string =>
  hours % 24 === 0 && hours >= 48
    ? t('online.pace.dayCount', { count: hours / 24 })
    : t('online.pace.hourCount', { count: hours });

function sayPace({ pace }: TableConfig, t: TFunction): string {
  if (pace.kind === 'free') return t('online.pace.free');
  if (pace.kind === 'live')
    return `${t('online.pace.minuteCount', { count: pace.minutes })} + ${t('online.pace.secondCount', { count: pace.increment })}`;
  const perTurn = t('online.pace.perTurn', { time: sayHours(pace.hours, t) });
  const { window } = pace;
  if (!window) return perTurn;
  return `${perTurn} (${t('online.pace.hoursOfDay', { from: window.from, to: window.to, zone: window.timeZone })})`;
}

/** Rules, pace, turn order and what is unusual, in one line. */
export const sayConfig = (config: TableConfig, t: TFunction): string =>
  [
    t(config.advanced ? 'newGame.advanced' : 'newGame.standard'),
    sayPace(config, t),
    ...(config.shuffled ? [t('newGame.randomOrder')] : []),
    ...(config.rated === false ? [t('online.options.friendly')] : []),
    ...(config.hints === false ? [t('online.options.noHints')] : []),
    ...(config.undo === false ? [t('online.options.noUndo')] : []),
    ...(config.ratings ? [t('online.options.ratings', config.ratings)] : []),
  ].join(' · ');
