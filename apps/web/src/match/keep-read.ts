// Keeps a game that came from a file or a link.

import type { ReadGame } from './game-files.ts';
import { newGame, putGame, type StoredGame } from './game-store.ts';

const fingerprint = ({ start, moves, seats }: StoredGame['saved']): string => JSON.stringify([start, moves, seats]);

/** The id under which it is kept: a game that is there already, move by move, is not kept twice. */
export async function keepRead(read: ReadGame, games: readonly StoredGame[]): Promise<string> {
  const known = games.find(({ saved }) => fingerprint(saved) === fingerprint(read.saved));
  if (known) return known.id;
  const game = { ...newGame(read.saved), summary: read.summary };
  await putGame(game);
  return game.id;
}
