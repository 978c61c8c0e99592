// A number for each game or table, stored in this browser.

import { keptValue } from './kept-value.ts';

/** Games whose number is stored; the longest unused are dropped. */
const MOST_GAMES = 200;

type Numbers = readonly (readonly [game: string, count: number])[];

const isPair = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]);

interface KeptNumbers {
  /** Null for a game without a number. */
  of(game: string): number | null;
  remember(game: string, count: number): void;
}

function keptNumbers(key: string): KeptNumbers {
  const kept = keptValue<Numbers>(key, (stored) => (Array.isArray(stored) ? stored.filter(isPair) : []));
  return {
    of: (game) => kept.read().find(([id]) => id === game)?.[1] ?? null,
    remember(game, count) {
      const others = kept.read().filter(([id]) => id !== game);
      kept.set([...others, [game, count] as const].slice(-MOST_GAMES));
    },
  };
}

/** The last chat line of each table that was shown here, by its number. */
const chat = keptNumbers('black-angel-chat');

/** -1 for a table whose chat was never open here. */
export const lastRead = (table: string): number => chat.of(table) ?? -1;

export function rememberRead(table: string, line: number): void {
  if (line > lastRead(table)) chat.remember(table, line);
}

/** How many moves of each game were shown here, so that a later visit shows what was missed. */
const seen = keptNumbers('black-angel-seen');

/** Null for a game that this browser has not shown. */
export const seenMoves = seen.of;
export const rememberSeen = seen.remember;
