// Stores new moves or an undo, then tells everybody. Players, bots and automatic moves all end here.

import { UnknownOutcome } from '../../store/store.ts';
import { persistEnd, persistProgress } from './persist-progress.ts';
import type { Room } from './room.ts';

/** `moveId` names the request that led to it, null for a bot. */
export async function storeMoves(room: Room, moveId: string | null): Promise<void> {
  const game = room.game!;
  const { store, now, report } = room.services;
  const entries = await game.store(store, now(), moveId).catch((error: unknown) => {
    room.isDoubtful ||= error instanceof UnknownOutcome;
    throw error;
  });
  room.timekeeper.note(room.row, entries);
  const failed = (error: unknown): void => report(`table ${room.row.id}: its row`, error);
  // The end is stored before anybody sees it. Other progress can wait.
  if (game.match.isOver) await persistEnd(room, game).catch(failed);
  room.audience.tellMoves(game, room.row, room.clock());
  if (game.match.isOver) room.tellTable();
  else persistProgress(room).catch(failed);
}
