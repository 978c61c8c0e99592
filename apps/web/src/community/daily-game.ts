// Whether a game is a daily challenge, and arithmetic of days. Days are in UTC, the same for everybody.

import type { MatchInfo } from '@black-angel/match';
import { dayOf } from '@black-angel/protocol/formulas';

const DAILY = /^daily (\d{4}-\d{2}-\d{2})$/;
const DAY = 24 * 3600 * 1000;

/** Adds days to a date. A text that is not a date is returned unchanged. */
export function laterDay(date: string, days: number): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : dayOf(time + days * DAY);
}

/** The day whose list the result of a game can enter; null if there is none. */
export function dailyDateOf({
  seed,
  options,
  components,
}: Pick<MatchInfo, 'seed' | 'options' | 'components'>): string | null {
  const isListed = options.players === 1 && !options.advanced && options.hal === 'standard' && components === null;
  return isListed ? (DAILY.exec(seed ?? '')?.[1] ?? null) : null;
}

export const sayDay = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));
