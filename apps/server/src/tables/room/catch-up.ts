// What another node has written: loads it, and tells the clients here.

import type { Written } from '../../store/fan-out.ts';
import { hasBegun } from '../row/table-info.ts';
import type { Room } from './room.ts';

export async function catchUp(room: Room, what: Written['what']): Promise<void> {
  await room.request(() => CATCH_UP[what](room));
}

/** Makes sure that what is stored now is seen, even if the notification of another node has not arrived. */
export async function lookAgain(room: Room): Promise<void> {
  if (!room.services.fanOut) return;
  for (const what of ['row', 'log', 'chat'] as const) await CATCH_UP[what](room);
}

const CATCH_UP: Record<Written['what'], (room: Room) => Promise<void>> = {
  row: async (room) => {
    const before = await room.versioned.catchUp();
    if (!before) return;
    const { row, audience } = room;
    if (hasBegun(row) && !room.game) return room.begin();
    if (room.game && JSON.stringify(before.clock) !== JSON.stringify(row.clock)) await room.loadClock();
    for (const [seat, { tokenHash }] of row.seats.entries())
      if (before.seats[seat]?.tokenHash !== tokenHash) audience.expelSeat(seat);
    room.tellTable();
    if (String(before.agreed ?? []) !== String(row.agreed ?? []))
      audience.tellAll({ kind: 'abandon', agreed: row.agreed ?? [] });
    if (row.status !== 'running') room.turns.stop();
  },
  log: async (room) => {
    const { game } = room;
    if (!game) return;
    const entries = await room.services.store.log(room.row.id, game.seq);
    if (entries.length === 0) return;
    if (entries[0]!.seq !== game.seq) return room.reload();
    game.follow(entries);
    room.timekeeper.note(room.row, entries);
    room.audience.tellMoves(game, room.row, room.clock());
  },
  chat: async (room) => room.audience.tellChat(await room.chat.catchUp(), room.row),
};
