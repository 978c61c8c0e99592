// A game ends without a result when every person agrees.

import type { Answer } from '@black-angel/protocol';
import { NOTHING_DUE } from '../clock/timekeeper.ts';
import { lookAgain } from '../room/catch-up.ts';
import type { Room } from '../room/room.ts';
import { NOT_ALLOWED } from './answers.ts';

export async function abandon(room: Room, seat: number, agrees: boolean): Promise<Answer> {
  // Another node may have stored the last move.
  await lookAgain(room);
  if (!room.isPlaying) return NOT_ALLOWED;
  await room.changeRow(({ agreed = [] }) => ({
    agreed: [...agreed.filter((other) => other !== seat), ...(agrees ? [seat] : [])].sort(),
  }));
  const { agreed = [], seats } = room.row;
  room.audience.tellAll({ kind: 'abandon', agreed });
  const isAgreed = seats.every(
    ({ kind, isSubstituted }, other) => kind === 'bot' || isSubstituted || agreed.includes(other),
  );
  if (isAgreed) await endWithoutResult(room);
  return { ok: true };
}

/** Also for the operator. */
export async function endWithoutResult(room: Room): Promise<void> {
  room.turns.stop();
  await room.changeRow(({ status }) => (status === 'running' ? { ...NOTHING_DUE, status: 'abandoned' } : {}));
}
