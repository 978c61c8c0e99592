// A number for each game or table, stored in this browser.

import { keptValue } from './kept-value.ts';

/** Games whose number is stored; the longest unused are dropped. */
const MOST_GAMES = 200;

type Numbers = readonly (readonly [game: string, count: number])[];

const isPair = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]);

export interface KeptNumbers {
  /** Null for a game without a number. */
  of(game: string): number | null;
  remember(game: string, count: number): void;
}

export function keptNumbers(key: string): KeptNumbers {
  const kept = keptValue<Numbers>(key, (stored) => (Array.isArray(stored) ? stored.filter(isPair) : []));
  return {
    of: (game) => kept.read().find(([id]) => id === game)?.[1] ?? null,
    remember(game, count) {
      const others = kept.read().filter(([id]) => id !== game);
      kept.set([...others, [game, count] as const].slice(-MOST_GAMES));
    },
  };
}
