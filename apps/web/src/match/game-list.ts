// Queries over the games of this browser.

import { listGames, type StoredGame } from './game-store.ts';

/** The unfinished game that was played last, if any. */
export async function getUnfinished(): Promise<StoredGame | null> {
  return (await listGames()).find(({ summary }) => !summary.isOver) ?? null;
}
