// The results of this browser's games are stored with the account too, and those of its other devices are counted here.

import { HAL_LEVELS, LEVEL_NAMES } from '@black-angel/engine';
import { type LocalGame, MOST_LOCAL_GAMES } from '@black-angel/protocol';
import { settings } from '../browser/settings.ts';
import { getGame, listGames, putGame, type StoredGame } from '../match/game-store.ts';
import { localGames, storeLocalGames } from '../net/account-api.ts';
import { session } from '../net/session.ts';
import { type Opponent, type PlayedGame, playedHere } from './played-game.ts';

/** Null for a game on a server: the server knows it. */
export function asLocalGame(game: PlayedGame): LocalGame | null {
  const { mode, sources, ...rest } = game;
  if (mode === 'online') return null;
  const known = sources && Object.entries(sources).map(([source, vp]) => ({ source, vp: vp ?? 0 }));
  return { ...rest, mode, sources: known };
}

const OPPONENTS: readonly string[] = [
  'people',
  ...HAL_LEVELS.map((level) => `hal:${level}`),
  ...LEVEL_NAMES.map((level) => `bot:${level}`),
];

/** Null for a game against an opponent that only a newer page knows. */
export function ofLocalGame({ sources, opponent, ...rest }: LocalGame): PlayedGame | null {
  if (!OPPONENTS.includes(opponent)) return null;
  const known = sources && Object.fromEntries(sources.map(({ source, vp }) => [source, vp]));
  return { ...rest, opponent: opponent as Opponent, sources: known };
}

/** Each game once. The data of this browser wins, except for what it has not computed. */
export function mergeGames(here: readonly PlayedGame[], stored: readonly LocalGame[]): PlayedGame[] {
  const elsewhere = new Map(stored.flatMap((row) => ofLocalGame(row) ?? []).map((game) => [game.id, game]));
  const merged = here.map((game) => {
    const other = elsewhere.get(game.id);
    elsewhere.delete(game.id);
    return { ...game, sources: game.sources ?? other?.sources ?? null, review: game.review ?? other?.review ?? null };
  });
  return [...merged, ...elsewhere.values()];
}

const textOf = (game: LocalGame): string =>
  JSON.stringify([
    ...[game.at, game.mode, game.opponent, game.advanced, game.isWon, game.vp, game.rivalVp, game.rounds],
    [...(game.sources ?? [])].sort((a, b) => (a.source < b.source ? -1 : 1)).map(({ source, vp }) => [source, vp]),
    game.review && Object.entries(game.review).sort(),
  ]);

/** The games that the account does not have yet, or has with less data. */
export function gamesToSend(here: readonly PlayedGame[], stored: readonly LocalGame[]): LocalGame[] {
  const known = new Map(stored.map((game) => [game.id, textOf(game)]));
  return mergeGames(here, stored).flatMap((game) => {
    const row = here.some(({ id }) => id === game.id) ? asLocalGame(game) : null;
    return row && known.get(row.id) !== textOf(row) ? [row] : [];
  });
}

/** Games that another account counts stay with it. */
const isCountedBy = ({ account }: StoredGame, name: string): boolean => account === undefined || account === name;

/** Sends what the account lacks. Returns the games that it had: those of other devices are among them. */
export async function syncGames(games: readonly StoredGame[]): Promise<LocalGame[]> {
  const account = session()?.name;
  if (account === undefined) return [];
  const stored = await localGames();
  const own = games.filter((game) => isCountedBy(game, account));
  const rows = own.flatMap((game) => playedHere(game, settings().name) ?? []);
  const unsent = gamesToSend(rows, stored);
  for (let i = 0; i < unsent.length; i += MOST_LOCAL_GAMES)
    await storeLocalGames(unsent.slice(i, i + MOST_LOCAL_GAMES));
  for (const { id } of rows) {
    const present = await getGame(id);
    if (present && present.account === undefined) await putGame({ ...present, account });
  }
  return stored;
}

/** Stores games that were finished since the last time, if there are any. */
export async function storeNewGames(): Promise<void> {
  if (!session()) return;
  const finished = (await listGames()).filter((game) => playedHere(game, settings().name) !== null);
  if (finished.some(({ account }) => account === undefined)) await syncGames(finished);
}
