// The WebSockets of tables: authentication, validation, rate limit.

import { type ClientMessage, ClientMessage as ClientMessageSchema, type ServerMessage } from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import { Bucket, type Limits } from '../../http/limits.ts';
import { RequestProblem } from '../../http/problem.ts';
import { hashToken } from '../../http/tokens.ts';
import { DamagedData } from '../../store/damage.ts';
import { MINUTE } from '../../store/time.ts';
import type { Tables } from '../all/tables.ts';
import type { Bye, RoomClient } from '../room/audience.ts';
import { lookAgain } from '../room/catch-up.ts';
import { enter, leave, touch } from '../room/presence.ts';
import { comeBack } from '../verbs/come-back.ts';
import { type Call, handleCall, isLookUp } from './calls.ts';
import { Heartbeat } from './heartbeat.ts';
import { Outbox } from './outbox.ts';

export const MOST_MESSAGE = 4096;
const checked = Compile(ClientMessageSchema);

export interface SocketServices {
  tables: Tables;
  limits: Limits;
  report(problem: string, error: unknown): void;
}

const HEARTBEAT = 30_000;

export function serveSockets(app: FastifyInstance, services: SocketServices): void {
  const heartbeat = new Heartbeat(HEARTBEAT);
  app.decorate('heartbeat', heartbeat);
  app.addHook('preClose', async () => heartbeat.stop());
  app.get('/api/socket', { websocket: true, config: { limit: 'newSockets' } }, (socket, { ip }) => {
    socket.once('close', services.limits.opened(ip));
    heartbeat.watch(socket);
    serveSocket(socket, ip, services);
  });
}

/** Going away, try again later, internal error. Others are policy violations of the client. */
const CLOSE_CODES: Partial<Record<Bye, number>> = { closing: 1001, unavailable: 1013, damaged: 1011 };
/** Milliseconds until a socket without a hello is closed. */
const HELLO_MILLISECONDS = 10_000;
/** Bytes that may be buffered for a client that does not read. */
const MOST_WAITING = 4_000_000;

function parse(data: unknown): ClientMessage | null {
  try {
    const message: unknown = JSON.parse(String(data));
    return checked.Check(message) ? (message as ClientMessage) : null;
  } catch {
    return null;
  }
}

/** Clients of a table often get the same message: it is serialized once. */
const texts = new WeakMap<ServerMessage, string>();
function textOf(message: ServerMessage): string {
  const known = texts.get(message);
  if (known !== undefined) return known;
  const text = JSON.stringify(message);
  texts.set(message, text);
  return text;
}

export function serveSocket(socket: WebSocket, address: string, { tables, limits, report }: SocketServices): void {
  const bucket = new Bucket(limits.settings.messages);
  let client: RoomClient | null = null;
  let part = (): void => {};
  let isGreeted = false;
  let isParted = false;

  const outbox = new Outbox(socket);
  const sendText = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
    else outbox.send(text);
  };
  const send = (message: ServerMessage): void => sendText(textOf(message));
  const bye = (why: Bye): void => {
    if (isParted) return;
    isParted = true;
    send({ kind: 'bye', why });
    outbox.flush();
    socket.close(CLOSE_CODES[why] ?? 1008, why);
  };
  const patience = setTimeout(() => isGreeted || bye('badMessage'), HELLO_MILLISECONDS);

  const greet = async ({ table, token, since }: Extract<ClientMessage, { kind: 'hello' }>): Promise<void> => {
    const room = await tables.room(table).catch((error: unknown) => {
      if (error instanceof RequestProblem && error.code === 'unknownTable') return null;
      throw error;
    });
    if (!room) return bye('unknownTable');
    await room.request(async () => {
      await lookAgain(room);
      const seat = token === null ? null : await tables.seatFor(room, token);
      if (token !== null && seat === null) return bye('badToken');
      if (seat === null && room.row.config.spectatorDelay === null) return bye('notWatchable');
      // If this fails, the table still waits, and the player can watch it.
      if (seat !== null) await comeBack(room, seat).catch((error) => report(`table ${table}: a player is back`, error));
      if (socket.readyState !== socket.OPEN) return;
      const session = token !== null && room.seatOf(token) === null ? hashToken(token) : null;
      client = { seat, session, sentIndex: 0, send, sendText, close: bye };
      const opened = client;
      part = () => leave(room, opened);
      hear = (message) => void handleCall(room, opened, message);
      enter(room, opened, since);
    });
    // Another node may be about to delete a table where nobody sits.
    await touch(room, tables.now() - MINUTE).catch((error) => report(`table ${table}: somebody looks at it`, error));
  };
  let hear = (_message: Call): void => {};

  socket.on('message', (data, isBinary) => {
    // A closing socket still delivers messages; they are ignored.
    if (isParted) return;
    if (isBinary) return bye('badMessage');
    if (!bucket.take()) return bye('tooFast');
    const message = parse(data);
    if (!message) return bye('badMessage');
    if (message.kind === 'ping') return send({ kind: 'pong', now: Date.now() });
    if (message.kind === 'hello') {
      if (isGreeted) return bye('badMessage');
      isGreeted = true;
      greet(message).catch((error) => {
        const isDamaged = error instanceof DamagedData;
        report(`table ${message.table} ${isDamaged ? 'is damaged' : 'could not be opened now'}`, error);
        bye(isDamaged ? 'damaged' : 'unavailable');
      });
    } else if (!client) bye('badMessage');
    else if (isLookUp(message) && !limits.take('lookUps', address))
      send({ kind: 'answer', id: message.id, answer: { ok: false, why: 'tooFast' } });
    else hear(message);
  });
  socket.on('close', () => {
    clearTimeout(patience);
    part();
  });
  socket.on('error', () => socket.terminate());
}
