// Does what is due at a table: a clock has run out, a notice is to be sent, or a bot has stopped.

import { persistProgress } from '../room/persist-progress.ts';
import type { Room } from '../room/room.ts';
import { timeIsUp } from './time-is-up.ts';

export async function sweepDue(room: Room): Promise<void> {
  await room.request(async () => {
    const { game, timekeeper, decider, services } = room;
    if (!game || room.row.status !== 'running') return;
    await persistProgress(room);
    const now = services.now();
    if (decider === null) return;
    if (timekeeper.isOutOfTime(room.row, decider, now)) return timeIsUp(room, decider);
    let isNotified = false;
    if (room.row.due !== null && room.row.due! <= now && room.knowsPresence)
      await room.changeRow((row) => {
        // The node whose change is stored sends the notice.
        isNotified = timekeeper.isNoticeDue(row, now) && !room.audience.present().includes(decider);
        return timekeeper.done(row, now);
      });
    if (isNotified) services.onTurn(room.row, decider);
  });
  room.turns.advance();
}
