// Stores a game that comes from a file or a link.

import type { ComponentSet } from '@black-angel/rules/components';
import { readGameFile } from './game-files.ts';
import { listGames, newGame, putGame, type StoredGame } from './game-store.ts';
import type { NameOf } from './start-choices.ts';

const fingerprint = ({ start, moves, seats }: StoredGame['saved']): string => JSON.stringify([start, moves, seats]);

/**
 * Reads the text of a game, stores it and returns its id. A game that is already stored, move by move, is not stored
 * twice: the store is read at this moment, because another tab may have changed it since the page listed its games.
 * `own` are the player's own sets, which the game may need.
 */
export async function importGame(text: string, nameOf: NameOf, own: readonly ComponentSet[] = []): Promise<string> {
  const games = await listGames();
  const sets = [...own, ...games.flatMap(({ saved }) => saved.components ?? [])];
  const { saved, summary } = await readGameFile(text, { sets, nameOf });
  const known = games.find((game) => fingerprint(game.saved) === fingerprint(saved));
  if (known) return known.id;
  const game: StoredGame = { ...newGame(saved), summary, isImported: true };
  await putGame(game);
  return game.id;
}
