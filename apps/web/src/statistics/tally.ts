// Sums over games: results, streaks, sources of VP. Headless.

import type { PlayedGame } from './played-game.ts';

export interface Tally {
  games: number;
  won: number;
  /** Averages; 0 without games. */
  vp: number;
  /** VP more than the best of the others. */
  margin: number;
  best: number;
}

export const average = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export const tallyOf = (games: readonly PlayedGame[]): Tally => ({
  games: games.length,
  won: games.filter(({ isWon }) => isWon).length,
  vp: average(games.map(({ vp }) => vp)),
  margin: average(games.map(({ vp, rivalVp }) => vp - rivalVp)),
  best: Math.max(0, ...games.map(({ vp }) => vp)),
});

/** The oldest first. */
export const inOrder = (games: readonly PlayedGame[]): PlayedGame[] => [...games].sort((a, b) => a.at - b.at);

export interface Streaks {
  /** Wins in a row up to the latest game, or losses as a negative number. */
  present: number;
  /** The most wins in a row. */
  longest: number;
}

/** @param games The oldest first. */
export function streaksOf(games: readonly PlayedGame[]): Streaks {
  let present = 0;
  let longest = 0;
  for (const { isWon } of games) {
    present = isWon ? Math.max(0, present) + 1 : Math.min(0, present) - 1;
    longest = Math.max(longest, present);
  }
  return { present, longest };
}

/** Games by a property, in the order of their first occurrence. */
export function groupBy<Key extends string>(
  games: readonly PlayedGame[],
  keyOf: (game: PlayedGame) => Key,
): { key: Key; games: PlayedGame[] }[] {
  const groups = new Map<Key, PlayedGame[]>();
  for (const game of games) groups.set(keyOf(game), [...(groups.get(keyOf(game)) ?? []), game]);
  return [...groups].map(([key, of]) => ({ key, games: of }));
}

/** The month of a game, like 2026-01. */
export const monthOf = ({ at }: Pick<PlayedGame, 'at'>): string => new Date(at).toISOString().slice(0, 7);

/** VP of each source in an average game, the largest first. Games whose sources are not known do not count. */
export function averageSources(games: readonly PlayedGame[]): { source: string; vp: number }[] {
  const known = games.flatMap(({ sources }) => (sources ? [sources] : []));
  const names = [...new Set(known.flatMap((sources) => Object.keys(sources)))];
  return names
    .map((source) => ({ source, vp: average(known.map((sources) => sources[source] ?? 0)) }))
    .filter(({ vp }) => vp !== 0)
    .sort((a, b) => b.vp - a.vp);
}
