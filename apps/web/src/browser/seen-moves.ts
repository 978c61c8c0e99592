// How many moves of each game this browser has shown to the player, so that a later visit shows what was missed.

import { keptValue } from './kept-value.ts';

/** Games whose number is stored; the longest unused are dropped. */
const MOST_GAMES = 200;

type Seen = readonly (readonly [game: string, moves: number])[];

const isPair = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]);

const kept = keptValue<Seen>('black-angel-seen', (stored) => (Array.isArray(stored) ? stored.filter(isPair) : []));

/** Null for a game that this browser has not shown. */
export const seenMoves = (game: string): number | null => kept.read().find(([id]) => id === game)?.[1] ?? null;

export function rememberSeen(game: string, moves: number): void {
  const others = kept.read().filter(([id]) => id !== game);
  kept.set([...others, [game, moves] as const].slice(-MOST_GAMES));
}
