// A seat changes hands during the game, and the clocks in the same step.

import type { Handover } from '@black-angel/protocol';
import type { SeatRow, TableRow } from '../../store/store.ts';
import type { Room } from '../room/room.ts';
import { withHandover } from '../row/handovers.ts';

/**
 * Changes a seat, and the clocks in the same step. A seat changes hands only while the game runs: another node may have
 * ended it, then nothing changes.
 */
export async function putSeat(room: Room, seat: number, change: Partial<SeatRow>): Promise<void> {
  await changeBase(room, (row, seq, now) => {
    if (change.isSubstituted !== undefined && !room.isPlaying) return {};
    return {
      ...room.timekeeper.changeSeat(row, seat, change, room.decider, seq, now),
      ...handedOver(room, row, seat, change),
    };
  });
  room.turns.advance();
}

function handedOver(room: Room, row: TableRow, seat: number, change: Partial<SeatRow>): Partial<TableRow> {
  const { isSubstituted } = change;
  if (!room.game || isSubstituted === undefined || isSubstituted === row.seats[seat]!.isSubstituted) return {};
  const what = !isSubstituted ? 'back' : change.isTimedOut ? 'timedOut' : 'left';
  return noted(room, row, seat, what);
}

/** Moves that only their player may know are not counted: who leaves must not tell how many there were. */
const noted = ({ game }: Room, row: TableRow, seat: number, what: Handover['what']): Partial<TableRow> => ({
  handovers: withHandover(row.handovers, { at: game!.match.publicCount, seat, what }),
});

/**
 * A bot plays one turn. If nobody else waits, the table then waits for the player without a clock. If others wait, a
 * bot takes over the seat when the time runs out again before the player has moved.
 */
export function timeIsUp(room: Room, seat: number): Promise<void> {
  const { timekeeper } = room;
  const isWaiting = ({ kind, isSubstituted }: SeatRow): boolean => kind === 'person' && !isSubstituted;
  const areOthersWaiting = room.row.seats.some((other, i) => i !== seat && isWaiting(other));
  if (areOthersWaiting && timekeeper.hasMissed(seat))
    return putSeat(room, seat, { isSubstituted: true, isTimedOut: true });
  return changeBase(room, (row, seq, now) => {
    if (!room.isPlaying) return {};
    const change = timekeeper.standIn(row, seat, areOthersWaiting, seq, now);
    return change.clock ? { ...change, ...noted(room, row, seat, 'timeUp') } : change;
  });
}

/** A player opens the table or asks for the seat. If the table waits for this player, the clock runs again. */
export async function comeBack(room: Room, seat: number): Promise<void> {
  const { timekeeper } = room;
  if (room.row.status !== 'running' || !timekeeper.isAway(seat)) return;
  await changeBase(room, (row, seq, now) => (room.isPlaying ? timekeeper.comeBack(row, room.decider, seq, now) : {}));
}

function changeBase(room: Room, change: (row: TableRow, seq: number, now: number) => Partial<TableRow>): Promise<void> {
  let isBased = false;
  return room.changeRow(
    (row) => {
      const changes = change(row, room.game?.seq ?? 0, room.settings.now());
      isBased = changes.clock !== undefined;
      return changes;
    },
    () => isBased && room.timekeeper.based(room.row),
  );
}
