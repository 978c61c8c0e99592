// Handles the requests of a client to its table.

import type { Answer, ClientMessage } from '@black-angel/protocol';
import { ConflictError, UnknownOutcome } from '../../store/store.ts';
import { NOTHING_DUE } from '../clock/timekeeper.ts';
import { momentFor } from '../game/broadcast.ts';
import { type RoomClient, viewerOf } from '../room/audience.ts';
import type { Room } from '../room/room.ts';
import { comeBack } from '../verbs/put-seat.ts';
import { legalMovesOf } from './legal-moves.ts';

export type Call = Exclude<ClientMessage, { kind: 'hello' | 'ping' }>;

/** Questions that change nothing and cost a replay, a long copy or a list of moves. */
type LookUp = Extract<Call, { kind: 'momentAt' | 'scores' | 'record' | 'legal' }>;
export const isLookUp = (call: Call): call is LookUp =>
  call.kind === 'momentAt' || call.kind === 'scores' || call.kind === 'record' || call.kind === 'legal';

/** Entries of a log, undone moves included, beyond which nothing is undone. A game has about a thousand. */
export const MOST_WITH_UNDO = 5000;

const notAllowed: Answer = { ok: false, why: 'notAllowed' };

export async function handleCall(room: Room, client: RoomClient, call: Call): Promise<void> {
  const answer = await room
    .request(() => answerCall(room, client, call))
    .catch((error): Answer | null => {
      room.settings.report(`table ${room.row.id}: ${call.kind}`, error);
      return error instanceof UnknownOutcome ? null : { ok: false, why: 'notKept' };
    });
  // The outcome is unknown: the client reconnects and retries with the same id.
  if (!answer) return client.close('unavailable');
  if ('id' in call) client.send({ kind: 'answer', id: call.id, answer });
}

async function answerCall(room: Room, client: RoomClient, call: Call): Promise<Answer> {
  const { game } = room;
  switch (call.kind) {
    case 'move':
    case 'undo':
      return play(room, client, call);
    case 'momentAt':
      if (!game || call.index > room.audience.visible(client, game, room.row)) return notAllowed;
      return { ok: true, value: momentFor(game.match, viewerOf(client), call.index) };
    case 'scores':
      if (!game) return notAllowed;
      return { ok: true, value: game.match.scores().slice(0, room.audience.visible(client, game, room.row) + 1) };
    case 'record':
      return game?.match.isOver ? { ok: true, value: game.match.record() } : notAllowed;
    case 'legal':
      return game ? { ok: true, value: legalMovesOf(room, client.seat, call.language ?? 'en') } : notAllowed;
    case 'automatic':
      return changeSeat(room, client, { isAutomatic: call.isOn });
    case 'takeBack':
      return handOver(room, client, false);
    case 'resign':
      return handOver(room, client, true);
    case 'chat':
      if (client.seat === null) return notAllowed;
      if (await isMuted(room, client.seat)) {
        client.send({ kind: 'chatRefused', text: call.text, why: 'muted' });
        return notAllowed;
      }
      if (await room.say(client.seat, call.text)) return { ok: true };
      client.send({ kind: 'chatRefused', text: call.text });
      return { ok: false, why: 'tooFast' };
    case 'abandon':
      return abandon(room, client, call.agrees);
  }
}

/** A move or an undo. The caller runs it in the queue of the room. */
export async function play(
  room: Room,
  client: RoomClient,
  call: Extract<Call, { kind: 'move' | 'undo' }>,
): Promise<Answer> {
  const { seat } = client;
  const { game, row, settings } = room;
  if (seat === null || !game || row.status !== 'running') return notAllowed;
  const mayUndo = !game.match.isOver && row.config.undo !== false && game.seq < MOST_WITH_UNDO;
  if (call.kind === 'undo' && !mayUndo) return notAllowed;
  // Idempotent: the request was carried out before, and only its answer was lost.
  if (game.hasKept(seat, call.id)) return { ok: true };
  if (call.at !== room.audience.visible(client, game, row)) {
    room.audience.tellFresh(client, game, row, room.clock());
    return { ok: false, why: 'stale' };
  }
  try {
    if (call.kind === 'undo') await room.undo(seat, call.what, call.id);
    else {
      const refused = await room.play(seat, call.move, call.id);
      if (refused) return { ok: false, why: 'refused', illegal: { rule: refused.rule, params: refused.params } };
    }
    return { ok: true };
  } catch (error) {
    // Any answer could be wrong: the client retries with the same id when the store can be read.
    if (error instanceof UnknownOutcome) throw error;
    const isLate = error instanceof ConflictError;
    if (!isLate) settings.report(`table ${row.id}: a move could not be kept`, error);
    await room.reload();
    room.turns.advance();
    // Another node may have stored this very move.
    if (room.game?.hasKept(seat, call.id)) return { ok: true };
    return { ok: false, why: isLate ? 'stale' : 'notKept' };
  }
}

async function changeSeat(
  room: Room,
  { seat }: RoomClient,
  change: { isAutomatic?: boolean; isSubstituted?: boolean },
): Promise<Answer> {
  if (seat === null) return notAllowed;
  const before = room.row.seats[seat]!;
  const isNew = Object.entries(change).some(([key, value]) => before[key as keyof typeof change] !== value);
  if (isNew) await room.putSeat(seat, change);
  return { ok: true };
}

/** A seat goes to a bot or back to its player: only while the game runs, because its result may count. */
async function handOver(room: Room, client: RoomClient, isSubstituted: boolean): Promise<Answer> {
  // Another node may have stored the last move.
  await room.lookAgain();
  const { seat } = client;
  if (seat === null || !room.isPlaying) return notAllowed;
  if (!isSubstituted) await comeBack(room, seat);
  const answer = await changeSeat(room, client, { isSubstituted });
  // The game may have ended before the change was stored.
  return room.row.seats[seat]!.isSubstituted === isSubstituted ? answer : notAllowed;
}

/** Whether the operator has muted a seat. */
async function isMuted({ row, settings }: Room, seat: number): Promise<boolean> {
  const { isMuted: isMutedHere = false, account } = row.seats[seat]!;
  return isMutedHere || (account !== null && ((await settings.isMuted?.(account)) ?? false));
}

/** A game ends without a result when every person agrees. */
async function abandon(room: Room, { seat }: RoomClient, agrees: boolean): Promise<Answer> {
  // Another node may have stored the last move.
  await room.lookAgain();
  if (seat === null || !room.isPlaying) return notAllowed;
  await room.changeRow(({ agreed = [] }) => ({
    agreed: [...agreed.filter((other) => other !== seat), ...(agrees ? [seat] : [])].sort(),
  }));
  const { agreed = [], seats } = room.row;
  room.audience.tellAll({ kind: 'abandon', agreed });
  const isAgreed = seats.every(
    ({ kind, isSubstituted }, other) => kind === 'bot' || isSubstituted || agreed.includes(other),
  );
  if (isAgreed) {
    room.turns.stop();
    await room.changeRow(({ status }) => (status === 'running' ? { ...NOTHING_DUE, status: 'abandoned' } : {}));
  }
  return { ok: true };
}
