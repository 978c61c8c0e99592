// The choices of the last new game, stored in this browser.

import { HAL_LEVELS, LEVEL_NAMES } from '@black-angel/engine';
import { DEFAULT_CHOICES, MODES, MOST_NAME, type StartChoices } from './start-choices.ts';

const KEY = 'black-angel-new-game';

type Loose<T> = { [K in keyof T]?: unknown };

const oneOf = <T>(value: unknown, known: readonly T[], otherwise: T): T =>
  known.includes(value as T) ? (value as T) : otherwise;

const bool = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

/** Parses stored choices. An entry that is not valid gets its default. */
export function parseChoices(data: unknown): StartChoices {
  const given = (data ?? {}) as Loose<StartChoices>;
  const table = (mode: 'bots' | 'hot-seat') => {
    const usual = DEFAULT_CHOICES.tables[mode];
    const tables = (given.tables ?? {}) as Record<string, Loose<typeof usual> | undefined>;
    const stored = tables[mode] ?? {};
    const seats = Array.isArray(stored.seats) ? (stored.seats as (Loose<(typeof usual.seats)[0]> | null)[]) : [];
    return {
      players: oneOf(stored.players, [2, 3, 4] as const, usual.players),
      isRandomOrder: bool(stored.isRandomOrder, usual.isRandomOrder),
      seats: usual.seats.map((seat, i) => ({
        name: typeof seats[i]?.name === 'string' ? seats[i].name.slice(0, MOST_NAME) : '',
        kind: oneOf(seats[i]?.kind, ['person', 'bot'] as const, seat.kind),
        level: oneOf(seats[i]?.level, LEVEL_NAMES, seat.level),
      })),
    };
  };
  return {
    mode: oneOf(given.mode, MODES, DEFAULT_CHOICES.mode),
    advanced: bool(given.advanced, DEFAULT_CHOICES.advanced),
    hal: oneOf(given.hal, HAL_LEVELS, DEFAULT_CHOICES.hal),
    isDaily: false,
    tables: { bots: table('bots'), 'hot-seat': table('hot-seat') },
  };
}

export function readChoices(): StartChoices {
  try {
    return parseChoices(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    // Storage is forbidden or broken.
    return DEFAULT_CHOICES;
  }
}

export function keepChoices(choices: StartChoices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Without storage they last for this visit.
  }
}
