// A player opens the table or asks for the seat. If the table waits for this player, the clock runs again.

import type { Room } from '../room/room.ts';
import { changeBase } from './change-seat.ts';

export async function comeBack(room: Room, seat: number): Promise<void> {
  const { timekeeper } = room;
  if (room.row.status !== 'running' || !timekeeper.isAway(seat)) return;
  await changeBase(room, (row, seq, now) => (room.isPlaying ? timekeeper.comeBack(row, room.decider, seq, now) : {}));
}
