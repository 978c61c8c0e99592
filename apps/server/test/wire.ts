// A WebSocket without a network: messages reach the server at once, and everything the server sends is recorded.
// Nothing waits for time, so tests are deterministic.

import { EventEmitter } from 'node:events';
import type { Moment } from '@black-angel/match';
import type { Answer, ClientMessage, ServerMessage } from '@black-angel/protocol';
import { determinize, formatMove, legalMoves } from '@black-angel/rules';
import type { WebSocket } from 'ws';
import type { Bots } from '../src/bots/bots.ts';
import { DEFAULT_LIMITS, Limits } from '../src/http/limits.ts';
import type { Tables } from '../src/tables/all/tables.ts';
import { serveSocket } from '../src/tables/api/socket.ts';
import { moveId } from './online-client.ts';

/** Waits until everything that depends on promises only has run. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 4; i++) await new Promise(setImmediate);
}

/** For tests without bots. */
export const NO_BOTS: Bots = {
  think: () => Promise.reject(new Error('no bot should be asked')),
  close: async () => {},
};

const UNHURRIED = { burst: 1e6, perSecond: 1e6 };

export class Wire extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  closeCode: number | null = null;
  /** The text of everything that was sent to this client. */
  readonly frames: string[] = [];
  readonly problems: unknown[] = [];

  constructor(tables: Tables, pace = UNHURRIED) {
    super();
    serveSocket(this as unknown as WebSocket, '127.0.0.1', {
      tables,
      limits: new Limits({ ...DEFAULT_LIMITS, messages: pace }),
      report: (problem, error) => void this.problems.push([problem, error]),
    });
  }

  /** Called by the server. */
  send(text: string): void {
    this.frames.push(text);
    this.emit('frame', JSON.parse(text));
  }

  /** Called by either side; the server gives a code. */
  close(code: number | null = null): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.closeCode = code;
    this.emit('close');
  }

  terminate(): void {
    this.close();
  }

  say(message: ClientMessage): void {
    this.sayRaw(JSON.stringify(message));
  }

  sayRaw(data: string | Buffer): void {
    if (this.readyState === this.OPEN) this.emit('message', typeof data === 'string' ? Buffer.from(data) : data);
  }

  get messages(): ServerMessage[] {
    return this.frames.map((frame) => JSON.parse(frame) as ServerMessage);
  }

  get isClosed(): boolean {
    return this.readyState !== this.OPEN;
  }

  answerTo(id: string): Answer | null {
    const found = this.messages.findLast((message) => message.kind === 'answer' && message.id === id);
    return found?.kind === 'answer' ? found.answer : null;
  }

  /** The last moment that the client was sent. */
  get moment(): Moment | null {
    const last = this.messages.findLast(({ kind }) => kind === 'opened' || kind === 'update');
    if (last?.kind === 'opened') return last.game?.moment ?? null;
    return last?.kind === 'update' ? last.update.moment : null;
  }

  /** A request with the first legal move. */
  firstMove(): Extract<ClientMessage, { kind: 'move' }> {
    const { view, index } = this.moment!;
    const [move] = legalMoves(
      determinize(view, () => 0),
      view.viewer as number,
    );
    return { kind: 'move', id: moveId(), at: index, move: formatMove(move!)! };
  }

  /** A client that has sent hello and has the answer. */
  static async connect(tables: Tables, table: string, token: string | null): Promise<Wire> {
    const wire = new Wire(tables);
    wire.say({ kind: 'hello', table, token, since: null });
    await settle();
    return wire;
  }
}
