// A line of chat.

import type { Room } from '../room/room.ts';

/** Whether the line was stored and sent. Else why not. */
export async function say(room: Room, seat: number, text: string): Promise<'said' | 'muted' | 'tooFast'> {
  const { row, services } = room;
  const { isMuted = false, account } = row.seats[seat]!;
  if (isMuted || (account !== null && (await services.isMuted(account)))) return 'muted';
  const { isStored, lines } = await room.chat.say(row, seat, text, services.now());
  room.audience.tellChat(lines, room.row);
  return isStored ? 'said' : 'tooFast';
}
