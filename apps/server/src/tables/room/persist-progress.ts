// Stores in the row what lists and the scheduler need of a game: whose turn it is, and its end.

import { NOTHING_DUE } from '../clock/timekeeper.ts';
import type { PersistedGame } from '../game/persisted-game.ts';
import type { Room } from './room.ts';

/** Clients are told of progress first, so that it goes out with the move that led to it. */
export async function persistProgress(room: Room): Promise<void> {
  const game = room.game!;
  if (game.match.isOver) {
    await persistEnd(room, game);
    return room.tellTable();
  }
  const progress = room.timekeeper.progress(room.row, room.decider, room.services.now());
  if (!progress) return;
  room.tellTable();
  await room.storeRow(progress);
}

/** The game is over: its ratings first, so that a row that is over has been counted. */
export async function persistEnd(room: Room, { match }: PersistedGame): Promise<void> {
  const over = { ...NOTHING_DUE, status: 'over', result: match.engine.result(match.state) } as const;
  await room.services.onGameOver({ ...room.row, ...over });
  await room.storeRow(over);
}
