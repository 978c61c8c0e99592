// What a move and an undo have in common: each is carried out once, from what its player has seen, and stored before it
// is answered. Call it in the queue of the room.

import type { Answer } from '@black-angel/protocol';
import { ConflictError, UnknownOutcome } from '../../store/store.ts';
import { visibleTo } from '../game/broadcast.ts';
import type { PersistedGame } from '../game/persisted-game.ts';
import type { Room } from '../room/room.ts';
import { storeMoves } from '../room/store-moves.ts';
import { NOT_ALLOWED, STALE } from './answers.ts';

export interface GameRequest {
  /** The same id is the same request. */
  id: string;
  /** The number of moves that the player has seen. */
  at: number;
}

/** `change` works in memory. It returns null if something is to be stored, else the answer. */
export async function changeGame(
  room: Room,
  seat: number,
  { id, at }: GameRequest,
  change: (game: PersistedGame) => Answer | null,
): Promise<Answer> {
  const { game, row, services } = room;
  if (!game) return NOT_ALLOWED;
  // Only the answer was lost. The game may be over since.
  if (game.hasStored(seat, id)) return { ok: true };
  if (row.status !== 'running') return NOT_ALLOWED;
  if (at !== visibleTo(seat, game.match, row.config.spectatorDelay)) return STALE;
  try {
    const answer = change(game);
    if (answer) return answer;
    await storeMoves(room, id);
    // Trivial decisions of people are resolved.
    if (room.decider !== null && room.isBot(room.decider)) room.turns.advance();
    return { ok: true };
  } catch (error) {
    // Any answer could be wrong: the client retries with the same id when the store can be read.
    if (error instanceof UnknownOutcome) throw error;
    const isLate = error instanceof ConflictError;
    if (!isLate) services.report(`table ${row.id}: a move could not be kept`, error);
    await room.reload();
    room.turns.advance();
    // Another node may have stored this very move.
    if (room.game?.hasStored(seat, id)) return { ok: true };
    return isLate ? STALE : { ok: false, why: 'notKept' };
  }
}
