// The choices for a new table, stored in this browser, and the configuration they make. Headless.

import type { LevelName } from '@black-angel/engine';
import type { TableConfig } from '@black-angel/protocol';

export type PaceKind = TableConfig['pace']['kind'];
export const PACES: readonly PaceKind[] = ['free', 'live', 'days'];
export const MINUTES = [10, 20, 30, 45, 60, 90] as const;
export const INCREMENTS = [0, 15, 30, 60, 120] as const;
export const HOURS = [8, 12, 24, 48, 72, 168] as const;
/** The delay of spectators in moves; null: no spectators. */
export const DELAYS = [null, 0, 5, 20] as const;

export interface TableChoices {
  players: 2 | 3 | 4;
  /** The three seats besides the player's. */
  others: ('person' | LevelName)[];
  shuffled: boolean;
  advanced: boolean;
  pace: PaceKind;
  minutes: number;
  increment: number;
  hours: number;
  hasWindow: boolean;
  from: number;
  to: number;
  listed: boolean;
  spectatorDelay: number | null;
  rated: boolean;
  hints: boolean;
  undo: boolean;
}

/** The props of every part of the form. */
export interface ChoiceProps {
  choices: TableChoices;
  change(changed: Partial<TableChoices>): void;
}

export const DEFAULT_TABLE: TableChoices = {
  players: 2,
  others: ['person', 'person', 'person'],
  shuffled: true,
  advanced: false,
  pace: 'free',
  minutes: 30,
  increment: 30,
  hours: 24,
  hasWindow: false,
  from: 8,
  to: 22,
  listed: false,
  spectatorDelay: 0,
  rated: true,
  hints: true,
  undo: true,
};

const KEY = 'black-angel-new-table';

export function readTableChoices(): TableChoices {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<TableChoices>;
    const isLike = (key: keyof TableChoices): boolean =>
      typeof stored[key] === typeof DEFAULT_TABLE[key] &&
      Array.isArray(stored[key]) === Array.isArray(DEFAULT_TABLE[key]);
    const keys = (Object.keys(DEFAULT_TABLE) as (keyof TableChoices)[]).filter(isLike);
    return { ...DEFAULT_TABLE, ...Object.fromEntries(keys.map((key) => [key, stored[key]])) };
  } catch {
    // Storage is forbidden or broken.
    return DEFAULT_TABLE;
  }
}

export function keepTableChoices(choices: TableChoices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Without storage they hold for this visit.
  }
}

function paceOf(choices: TableChoices, timeZone: string): TableConfig['pace'] {
  const { pace, minutes, increment, hours, hasWindow, from, to } = choices;
  if (pace === 'live') return { kind: 'live', minutes, increment };
  if (pace === 'days') return { kind: 'days', hours, window: hasWindow ? { from, to, timeZone } : null };
  return { kind: 'free' };
}

/** The player's seat is the first, unless the order is shuffled. */
export function configOf(choices: TableChoices, timeZone: string): TableConfig {
  const { players, others, shuffled, advanced, listed, spectatorDelay, rated, hints, undo } = choices;
  const seats: TableConfig['seats'] = [
    { kind: 'person' },
    ...others
      .slice(0, players - 1)
      .map((other) => (other === 'person' ? ({ kind: 'person' } as const) : ({ kind: 'bot', level: other } as const))),
  ];
  const pace = paceOf(choices, timeZone);
  return { advanced, seats, shuffled, pace, listed, spectatorDelay, rated, hints, undo };
}

/** The choices that make a configuration, to change it. */
export function choicesOf(config: TableConfig): TableChoices {
  const { seats, pace, advanced, shuffled, listed, spectatorDelay, rated = true, hints = true, undo = true } = config;
  // The player's seat is the first of the form.
  const own = seats.findIndex(({ kind }) => kind === 'person');
  const others = seats.filter((_, i) => i !== own).map((plan) => (plan.kind === 'bot' ? plan.level : 'person'));
  const window = pace.kind === 'days' ? pace.window : null;
  return {
    ...DEFAULT_TABLE,
    players: seats.length as TableChoices['players'],
    others: [...others, ...DEFAULT_TABLE.others].slice(0, DEFAULT_TABLE.others.length),
    shuffled,
    advanced,
    pace: pace.kind,
    ...(pace.kind === 'live' && { minutes: pace.minutes, increment: pace.increment }),
    ...(pace.kind === 'days' && { hours: pace.hours }),
    ...(window && { hasWindow: true, from: window.from, to: window.to }),
    listed,
    spectatorDelay,
    rated,
    hints,
    undo,
  };
}
