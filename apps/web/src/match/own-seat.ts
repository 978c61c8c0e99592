// Whose seat was the player's own. A game that comes from a file or a link may be a game of others: the player says it.

import { getGame, putGame, type StoredGame } from './game-store.ts';
import { isSandbox } from './sandbox-id.ts';

/** Older pages did not mark imported games. One that was over when it came has not changed since. */
export const isImported = ({ isImported: isMarked, summary, createdAt, changedAt }: StoredGame): boolean =>
  isMarked === true || (summary.isOver && createdAt === changedAt);

/** Finished games that began with a setup. Games that continue another one, and sandboxes, do not count. */
export const mayCount = ({ id, saved, summary, fork }: StoredGame): boolean =>
  summary.isOver && fork === undefined && !isSandbox(id) && saved.start.kind === 'setup';

/** The seats that may have been the player's. */
export const personSeats = ({ saved }: Pick<StoredGame, 'saved'>): { seat: number; name: string }[] =>
  saved.seats.flatMap(({ kind, name }, seat) => (kind === 'person' ? [{ seat, name }] : []));

/** Whether the game counts as soon as the player has said whose seat was their own. */
export const needsOwnSeat = (game: StoredGame): boolean =>
  mayCount(game) && isImported(game) && game.own === undefined && personSeats(game).length > 0;

/** The player's own seat: as answered, else the person of that name, else the first person. Null: none, or unknown. */
export function ownSeat(game: StoredGame, name: string): number | null {
  if (isImported(game)) return game.own ?? null;
  const persons = personSeats(game);
  const own = persons.find((person) => name !== '' && person.name === name) ?? persons[0];
  return own ? own.seat : null;
}

/** Stores the answer. What was counted for another seat is counted again. */
export async function keepOwnSeat(id: string, own: number | null): Promise<void> {
  const game = await getGame(id);
  if (!game) return;
  const { vpSources: _, ...rest } = game;
  await putGame({ ...rest, isImported: true, own });
}
