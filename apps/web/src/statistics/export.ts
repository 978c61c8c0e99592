// The games as files: JSON for programs, CSV for a spreadsheet. Headless.

import type { PlayedGame } from './played-game.ts';

const COLUMNS = ['id', 'date', 'mode', 'opponent', 'advanced', 'isWon', 'vp', 'rivalVp', 'rounds'] as const;

/** Of the review; empty for a game without one. */
const REVIEW_COLUMNS = ['luck', 'skill', 'good', 'inaccurate', 'mistake', 'blunder'] as const;

const dateOf = (game: PlayedGame): string => new Date(game.at).toISOString();

export const gamesAsJson = (games: readonly PlayedGame[]): string =>
  `${JSON.stringify(
    games.map((game) => ({ date: dateOf(game), ...game })),
    null,
    1,
  )}\n`;

/** A value with a comma, a quote or a line break stands in quotes (RFC 4180). */
const csvCell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export function gamesAsCsv(games: readonly PlayedGame[]): string {
  const sources = [...new Set(games.flatMap((game) => Object.keys(game.sources ?? {})))].sort();
  const head = [...COLUMNS, ...REVIEW_COLUMNS, ...sources.map((source) => `vp.${source}`)];
  const rows = games.map((game) => [
    ...COLUMNS.map((column) => (column === 'date' ? dateOf(game) : game[column])),
    ...REVIEW_COLUMNS.map((column) => game.review?.[column]),
    ...sources.map((source) => game.sources?.[source]),
  ]);
  return [head, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
