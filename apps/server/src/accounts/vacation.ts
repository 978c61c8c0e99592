// Vacations: a player has a number of days each year on which the clocks of slow games stop.

import type { Period } from '../store/store.ts';
import { DAY } from '../store/time.ts';

export const DAYS_A_YEAR = 30;

/** Milliseconds of vacation in the calendar year (UTC) of `now`. */
function usedInYear(vacations: readonly Period[], now: number): number {
  const year = new Date(now).getUTCFullYear();
  const [from, to] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  return vacations.reduce((sum, one) => sum + Math.max(0, Math.min(one.to, to) - Math.max(one.from, from)), 0);
}

export const daysLeft = (vacations: readonly Period[], now: number): number =>
  Math.max(0, Math.floor(DAYS_A_YEAR - usedInYear(vacations, now) / DAY));

export const vacationNow = (vacations: readonly Period[], now: number): Period | null =>
  vacations.find(({ from, to }) => from <= now && now < to) ?? null;

/** Adds a vacation of N days from now; 0 ends the current one. Null if fewer days are left. */
export function withVacation(vacations: readonly Period[], days: number, now: number): Period[] | null {
  const ended = vacations.map((one) => (one.from <= now && now < one.to ? { ...one, to: now } : one));
  // Vacations older than two years are dropped.
  const recent = ended.filter(({ from, to }) => to > from && to > now - 730 * DAY);
  if (days === 0) return recent;
  if (days > daysLeft(recent, now)) return null;
  return [...recent, { from: now, to: now + days * DAY }];
}
