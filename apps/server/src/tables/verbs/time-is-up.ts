// The time of the player who decides has run out.

import type { SeatRow } from '../../store/store.ts';
import type { Room } from '../room/room.ts';
import { changeBase, changeSeat, withNoted } from './change-seat.ts';

/**
 * A bot plays one turn. If nobody else waits, the table then waits for the player without a clock. If others wait, a
 * bot takes over the seat when the time runs out again before the player has moved.
 */
export function timeIsUp(room: Room, seat: number): Promise<void> {
  const { timekeeper } = room;
  const isWaiting = ({ kind, isSubstituted }: SeatRow): boolean => kind === 'person' && !isSubstituted;
  const areOthersWaiting = room.row.seats.some((other, i) => i !== seat && isWaiting(other));
  if (areOthersWaiting && timekeeper.hasMissed(seat))
    return changeSeat(room, seat, { isSubstituted: true, isTimedOut: true });
  return changeBase(room, (row, seq, now) => {
    if (!room.isPlaying) return {};
    const change = timekeeper.letBotPlayTurn(row, seat, areOthersWaiting, seq, now);
    return change.clock ? { ...change, ...withNoted(room, row, seat, 'timeUp') } : change;
  });
}
