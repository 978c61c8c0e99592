// A seat changes: who plays it, its vacations, its channels.

import type { Handover } from '@black-angel/protocol';
import type { SeatRow, TableRow } from '../../store/store.ts';
import type { Room } from '../room/room.ts';
import { withHandover } from '../row/handovers.ts';

/**
 * Changes a seat, and the clocks in the same step. A seat changes hands only while the game runs: another node may have
 * ended it, then nothing changes.
 */
export async function changeSeat(room: Room, seat: number, change: Partial<SeatRow>): Promise<void> {
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
  return withNoted(room, row, seat, !isSubstituted ? 'back' : change.isTimedOut ? 'timedOut' : 'left');
}

/** Moves that only their player may know are not counted: who leaves must not tell how many there were. */
export const withNoted = (
  { game }: Room,
  row: TableRow,
  seat: number,
  what: Handover['what'],
): Pick<TableRow, 'handovers'> => ({
  handovers: withHandover(row.handovers, { at: game!.match.publicCount, seat, what }),
});

/** Changes the row; if that sets the clocks, they count from there. */
export function changeBase(
  room: Room,
  change: (row: TableRow, seq: number, now: number) => Partial<TableRow>,
): Promise<void> {
  let isBased = false;
  return room.changeRow(
    (row) => {
      const changes = change(row, room.game?.seq ?? 0, room.services.now());
      isBased = changes.clock !== undefined;
      return changes;
    },
    () => isBased && room.timekeeper.based(room.row),
  );
}
