// The settings of a table in words.

import type { TableConfig } from '@black-angel/protocol';
import type { T } from '../texts/texts.ts';

export const sayHours = (hours: number, t: T): string =>
  hours % 24 === 0 && hours >= 48
    ? t('online.pace.dayCount', { count: hours / 24 })
    : t('online.pace.hourCount', { count: hours });

function sayPace({ pace }: TableConfig, t: T): string {
  if (pace.kind === 'free') return t('online.pace.free');
  if (pace.kind === 'live')
    return `${t('online.pace.minuteCount', { count: pace.minutes })} + ${t('online.pace.secondCount', { count: pace.increment })}`;
  const perTurn = t('online.pace.perTurn', { time: sayHours(pace.hours, t) });
  const { window } = pace;
  if (!window) return perTurn;
  return `${perTurn} (${t('online.pace.hoursOfDay', { from: window.from, to: window.to, zone: window.timeZone })})`;
}

const onOff = (isOn: boolean | undefined) => (isOn === false ? 'off' : 'on');

/** A rated game has no hints; whether it is rated is known when everybody has sat down. */
function sayHints({ rated, hints, seats }: TableConfig, t: T): string {
  if (hints === false) return t('online.choices.hints.off');
  const isAmongPeople = seats.filter(({ kind }) => kind === 'person').length > 1;
  return t(`online.choices.hints.${rated !== false && isAmongPeople ? 'unrated' : 'on'}`);
}

export function saySpectators(delay: number | null, t: T): string {
  if (delay === null) return t('online.new.nobody');
  return delay === 0 ? t('online.new.live') : t('online.new.delayed', { count: delay });
}

/** Everything that was chosen for a table but its component set, for those who are about to take a seat. */
export const sayChoices = (config: TableConfig, t: T): string[] => [
  t(config.advanced ? 'newGame.advanced' : 'newGame.standard'),
  sayPace(config, t),
  t(config.shuffled ? 'newGame.randomOrder' : 'online.choices.seatOrder'),
  t(`online.choices.rated.${onOff(config.rated)}`),
  sayHints(config, t),
  t(`online.choices.undo.${onOff(config.undo)}`),
  t('online.choices.spectators', { who: saySpectators(config.spectatorDelay, t) }),
  t(`online.choices.access.${config.listed ? 'listed' : 'private'}`),
  ...(config.ratings ? [t('online.options.ratings', config.ratings)] : []),
];

/** Rules, pace, turn order and what is unusual, in one line. */
export const sayConfig = (config: TableConfig, t: T): string =>
  [
    t(config.advanced ? 'newGame.advanced' : 'newGame.standard'),
    sayPace(config, t),
    ...(config.shuffled ? [t('newGame.randomOrder')] : []),
    ...(config.rated === false ? [t('online.options.friendly')] : []),
    ...(config.hints === false ? [t('online.options.noHints')] : []),
    ...(config.undo === false ? [t('online.options.noUndo')] : []),
    ...(config.ratings ? [t('online.options.ratings', config.ratings)] : []),
  ].join(' · ');
