// A player leaves the seat to a bot, or takes it back: only while the game runs, because its result may count.

import type { Answer } from '@black-angel/protocol';
import { lookAgain } from '../room/catch-up.ts';
import type { Room } from '../room/room.ts';
import { NOT_ALLOWED } from './answers.ts';
import { changeSeat } from './change-seat.ts';
import { comeBack } from './come-back.ts';

export const resign = (room: Room, seat: number): Promise<Answer> => handOver(room, seat, true);

export const takeSeatBack = (room: Room, seat: number): Promise<Answer> => handOver(room, seat, false);

async function handOver(room: Room, seat: number, isSubstituted: boolean): Promise<Answer> {
  // Another node may have stored the last move.
  await lookAgain(room);
  if (!room.isPlaying) return NOT_ALLOWED;
  if (!isSubstituted) await comeBack(room, seat);
  if (room.row.seats[seat]!.isSubstituted !== isSubstituted) await changeSeat(room, seat, { isSubstituted });
  // The game may have ended before the change was stored.
  return room.row.seats[seat]!.isSubstituted === isSubstituted ? { ok: true } : NOT_ALLOWED;
}
