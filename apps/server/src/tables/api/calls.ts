// Handles the requests of a client to its table.

import type { Answer, ClientMessage } from '@black-angel/protocol';
import { UnknownOutcome } from '../../store/store.ts';
import { momentFor } from '../game/broadcast.ts';
import { type RoomClient, viewerOf } from '../room/audience.ts';
import type { Room } from '../room/room.ts';
import { abandon } from '../verbs/abandon.ts';
import { NOT_ALLOWED } from '../verbs/answers.ts';
import { changeSeat } from '../verbs/change-seat.ts';
import { playMove } from '../verbs/play-move.ts';
import { resign, takeSeatBack } from '../verbs/resign.ts';
import { say } from '../verbs/say.ts';
import { undo } from '../verbs/undo.ts';
import { legalMovesOf } from './legal-moves.ts';

export type Call = Exclude<ClientMessage, { kind: 'hello' | 'ping' }>;

/** Questions that change nothing and cost a replay, a long copy or a list of moves. */
type LookUp = Extract<Call, { kind: 'momentAt' | 'scores' | 'record' | 'legal' }>;
export const isLookUp = (call: Call): call is LookUp =>
  call.kind === 'momentAt' || call.kind === 'scores' || call.kind === 'record' || call.kind === 'legal';

export async function handleCall(room: Room, client: RoomClient, call: Call): Promise<void> {
  const answer = await room
    .request(() => (isLookUp(call) ? lookUp(room, client, call) : act(room, client, call)))
    .catch((error): Answer | null => {
      room.services.report(`table ${room.row.id}: ${call.kind}`, error);
      return error instanceof UnknownOutcome ? null : { ok: false, why: 'notKept' };
    });
  // The outcome is unknown: the client reconnects and retries with the same id.
  if (!answer) return client.close('unavailable');
  if ('id' in call) client.send({ kind: 'answer', id: call.id, answer });
}

async function lookUp({ game, row, audience }: Room, client: RoomClient, call: LookUp): Promise<Answer> {
  if (!game) return NOT_ALLOWED;
  const { match } = game;
  const visible = audience.visible(client, game, row);
  switch (call.kind) {
    case 'momentAt':
      return call.index > visible ? NOT_ALLOWED : { ok: true, value: momentFor(match, viewerOf(client), call.index) };
    case 'scores':
      return { ok: true, value: match.scores().slice(0, visible + 1) };
    case 'record':
      return match.isOver ? { ok: true, value: match.record() } : NOT_ALLOWED;
    case 'legal':
      return { ok: true, value: legalMovesOf({ game, row }, client.seat, call.language ?? 'en') };
  }
}

async function act(room: Room, client: RoomClient, call: Exclude<Call, LookUp>): Promise<Answer> {
  const { seat } = client;
  if (seat === null) return NOT_ALLOWED;
  switch (call.kind) {
    case 'move':
      return withUpdate(room, client, await playMove(room, seat, call));
    case 'undo':
      return withUpdate(room, client, await undo(room, seat, call));
    case 'automatic':
      if (room.row.seats[seat]!.isAutomatic !== call.isOn) await changeSeat(room, seat, { isAutomatic: call.isOn });
      return { ok: true };
    case 'takeBack':
      return takeSeatBack(room, seat);
    case 'resign':
      return resign(room, seat);
    case 'abandon':
      return abandon(room, seat, call.agrees);
    case 'chat': {
      const why = await say(room, seat, call.text);
      if (why !== 'said')
        client.send({ kind: 'chatRefused', text: call.text, ...(why === 'muted' && { why: 'muted' }) });
      return { ok: true };
    }
  }
}

/** A client that is out of date gets the game as it is. */
function withUpdate(room: Room, client: RoomClient, answer: Answer): Answer {
  if (!answer.ok && answer.why === 'stale' && room.game)
    room.audience.tellFresh(client, room.game, room.row, room.clock());
  return answer;
}
