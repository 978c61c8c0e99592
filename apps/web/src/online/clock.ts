// The clocks of the seats, in words. The server's clock counts.

import type { ClockState } from '@black-angel/protocol';
import type { T } from '../texts/texts.ts';

/** Milliseconds a seat has left at a time of the server; null where no clock runs. */
export function leftOf({ left, running, since }: ClockState, seat: number, now: number): number | null {
  const rest = left[seat] ?? null;
  if (rest === null) return null;
  return Math.max(0, running === seat ? rest - Math.max(0, now - since) : rest);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds are shown in the last hour only. */
export function sayLeft(left: number, t: T): string {
  if (left >= DAY)
    return t('online.clock.days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return t('online.clock.hours', { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long ago, in the largest unit that fits. */
export function sayAge(since: number, t: T): string {
  const age = Math.max(0, Date.now() - since);
  const [count, unit] =
    age >= DAY
      ? ([age / DAY, 'day'] as const)
      : age >= HOUR
        ? ([age / HOUR, 'hour'] as const)
        : ([age / MINUTE, 'minute'] as const);
  return new Intl.RelativeTimeFormat(t.language, { numeric: 'auto' }).format(-Math.floor(count), unit);
}
