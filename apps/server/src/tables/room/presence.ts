// Who is connected to a table: clients come and leave, and the others and the other nodes are told.

import { API_VERSION, type Since } from '@black-angel/protocol';
import { withoutReady } from '../row/seating.ts';
import { type RoomClient, viewerOf } from './audience.ts';
import type { Room } from './room.ts';
import { expiry } from './versioned-row.ts';

/** A client opens the table. `since` is what it has of the game already. */
export function enter(room: Room, client: RoomClient, since: Since): void {
  const { audience, row, game } = room;
  audience.add(client);
  const seen = game && { ...audience.show(client, game, row, since), clock: room.clock() };
  client.send({
    kind: 'opened',
    api: API_VERSION,
    seat: client.seat,
    table: room.info(viewerOf(client)),
    game: seen,
    chat: room.chat.lines(row),
    present: audience.present(),
    agreed: row.agreed ?? [],
  });
  tellPresence(room, client);
}

export function leave(room: Room, client: RoomClient): void {
  room.audience.remove(client);
  tellPresence(room, client);
  const { seat } = client;
  if (seat === null || room.isClosed || room.audience.here().includes(seat)) return;
  if (room.row.status === 'open' && room.row.seats[seat]?.isReady) notReady(room, seat);
}

/** A player who leaves the page is no longer ready: the clock must not start while somebody is away. */
function notReady(room: Room, seat: number): void {
  const { tokenHash } = room.row.seats[seat]!;
  room
    .request(async () => {
      const isAway = room.row.status === 'open' && !room.audience.present().includes(seat);
      if (isAway) await room.changeRow((row) => (row.status === 'open' ? withoutReady(row, tokenHash) : {}));
    })
    .catch((error) => room.services.report(`table ${room.row.id}: a player is away`, error));
}

/** Tells the other clients and the other nodes who is present. */
function tellPresence(room: Room, who: RoomClient): void {
  room.audience.tellAll({ kind: 'present', seats: room.audience.present() }, who);
  if (who.seat !== null) tellNodes(room);
}

/** Tells the other nodes which seats are connected to this one. */
export function tellNodes({ isClosed, services, row, audience }: Room): void {
  if (!isClosed) services.fanOut?.tell({ what: 'present', table: row.id, seats: audience.here() });
}

/** Marks an open table as in use, if it has not changed since this moment. */
export async function touch(room: Room, changedBefore: number): Promise<void> {
  const { now, waitingFor } = room.services;
  const isOld = (): boolean => room.row.status === 'open' && room.row.changedAt < changedBefore;
  if (isOld()) await room.request(async () => (isOld() ? room.changeRow(expiry(waitingFor, now())) : undefined));
}
