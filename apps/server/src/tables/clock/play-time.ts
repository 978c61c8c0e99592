// When the clock of a slow game runs: inside the table's play window, outside the player's vacations.

import type { Pace } from '@black-angel/protocol';
import type { Period } from '../../store/store.ts';
import { DAY, HOUR } from '../../store/time.ts';

export type PlayWindow = NonNullable<Extract<Pace, { kind: 'days' }>['window']>;

/** The size of the cache of formats: clients choose the spelling of a zone. */
const MOST_FORMATS = 500;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  if (formats.size >= MOST_FORMATS) formats.clear();
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

export function isTimeZone(timeZone: string): boolean {
  try {
    formatOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** The local time of a zone, as if it were UTC. */
function wallTime(at: number, timeZone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) part[type] = Number(value);
  return Date.UTC(part['year']!, part['month']! - 1, part['day']!, part['hour']!, part['minute']!, part['second']!);
}

/** The moment of a local time. Computed twice, because the offset may change in between (summer time). */
function momentOf(wall: number, timeZone: string): number {
  const guess = wall - (wallTime(wall, timeZone) - wall);
  return wall - (wallTime(guess, timeZone) - guess);
}

/** The daily windows from a moment on; endless. */
function* windows(from: number, { from: opens, to: closes, timeZone }: PlayWindow): Generator<Period> {
  const hours = closes > opens ? closes - opens : closes + 24 - opens;
  // The window of the day before may reach past midnight.
  let day = Math.floor(wallTime(from, timeZone) / DAY) * DAY - DAY;
  for (; ; day += DAY) {
    const opening = day + opens * HOUR;
    const period = { from: momentOf(opening, timeZone), to: momentOf(opening + hours * HOUR, timeZone) };
    if (period.to > from && period.to > period.from) yield { from: Math.max(from, period.from), to: period.to };
  }
}

/** A period without the vacations in it. */
function* without(period: Period, vacations: readonly Period[]): Generator<Period> {
  let { from } = period;
  for (const vacation of [...vacations].sort((a, b) => a.from - b.from)) {
    if (vacation.to <= from || vacation.from >= period.to) continue;
    if (vacation.from > from) yield { from, to: vacation.from };
    from = Math.max(from, vacation.to);
  }
  if (from < period.to) yield { from, to: period.to };
}

/** The periods in which the clock runs, from a moment on. */
function* playTime(from: number, window: PlayWindow | null, vacations: readonly Period[]): Generator<Period> {
  const periods = window ? windows(from, window) : [{ from, to: Number.POSITIVE_INFINITY }];
  for (const period of periods) yield* without(period, vacations);
}

/** The time between two moments in which the clock runs. */
export function played(from: number, to: number, window: PlayWindow | null, vacations: readonly Period[]): number {
  let sum = 0;
  for (const period of playTime(from, window, vacations)) {
    if (period.from >= to) break;
    sum += Math.min(period.to, to) - period.from;
  }
  return sum;
}

/** The moment when the clock has run for this time. */
export function endOf(from: number, time: number, window: PlayWindow | null, vacations: readonly Period[]): number {
  let left = time;
  for (const period of playTime(from, window, vacations)) {
    if (period.to - period.from >= left) return period.from + left;
    left -= period.to - period.from;
  }
  return Number.POSITIVE_INFINITY;
}

export function isPlayTime(at: number, window: PlayWindow | null, vacations: readonly Period[]): boolean {
  const { value } = playTime(at, window, vacations).next();
  return value !== undefined && (value as Period).from <= at;
}
