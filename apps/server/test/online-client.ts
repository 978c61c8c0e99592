// A client for tests, over real HTTP and a real WebSocket.

import type { Moment } from '@black-angel/match';
import type { Answer, ClientMessage, CreatedTable, ServerMessage, TableConfig, TakenSeat } from '@black-angel/protocol';
import { WebSocket } from 'ws';
import type { Tables } from '../src/tables/all/tables.ts';
import { entropy, moveId } from './seeded.ts';

export { entropy, moveId } from './seeded.ts';

export const config = (seats: TableConfig['seats'], change: Partial<TableConfig> = {}): TableConfig => ({
  advanced: false,
  seats,
  shuffled: false,
  pace: { kind: 'free' },
  listed: true,
  spectatorDelay: 0,
  ...change,
});
export const PERSON = { kind: 'person' } as const;

async function post<T>(url: string, body: unknown): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const value = (await answer.json()) as T & { message?: string };
  if (!answer.ok) throw new Error(`${answer.status} ${value.message}`);
  return value;
}

export type MadeTable = TakenSeat & CreatedTable;

export const joinTable = (url: string, id: string, name: string): Promise<TakenSeat> =>
  post(`${url}/api/tables/${id}/join`, { name, entropy: entropy() });

/** Makes a table and joins it. */
export async function createTable(url: string, name: string, plan: TableConfig): Promise<MadeTable> {
  const { table, owner } = await post<CreatedTable>(`${url}/api/tables`, { config: plan });
  return { ...(await joinTable(url, table.id, name)), owner };
}

/** The same without a network. */
export async function makeTable(
  tables: Pick<Tables, 'create' | 'join'>,
  name: string,
  plan: TableConfig,
  random = entropy(),
): Promise<MadeTable> {
  const { table, owner } = await tables.create({ config: plan });
  return { ...(await tables.join(table.id, { name, entropy: random })), owner };
}

export class OnlineClient {
  readonly messages: ServerMessage[] = [];
  moment: Moment | null = null;
  seat: number | null = null;
  /** Resolves when the connection is closed. */
  readonly closed: Promise<'closed'>;
  private readonly socket: WebSocket;
  private readonly waiting: { test: (message: ServerMessage) => boolean; resolve: (message: ServerMessage) => void }[] =
    [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as ServerMessage));
  }

  static async connect(url: string, table: string, token: string | null): Promise<OnlineClient> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    const client = new OnlineClient(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    client.send({ kind: 'hello', table, token, since: null });
    const greeted = client.until((message) => message.kind === 'opened' || message.kind === 'bye');
    if ((await Promise.race([greeted, client.closed])) === 'closed') throw new Error('closed before the greeting');
    return client;
  }

  private hear(message: ServerMessage): void {
    this.messages.push(message);
    if (message.kind === 'opened') {
      this.seat = message.seat;
      this.moment = message.game?.moment ?? null;
    }
    if (message.kind === 'update') this.moment = message.update.moment;
    for (const one of [...this.waiting])
      if (one.test(message)) {
        this.waiting.splice(this.waiting.indexOf(one), 1);
        one.resolve(message);
      }
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  sendRaw(data: string): void {
    this.socket.send(data);
  }

  /** The next message that matches; earlier ones do not count. */
  next(test: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve) => void this.waiting.push({ test, resolve }));
  }

  /** A message that matches, earlier or later. */
  until(test: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    const come = this.messages.find(test);
    return come ? Promise.resolve(come) : this.next(test);
  }

  async ask(message: ClientMessage & { id: string }): Promise<Answer> {
    const answered = this.next((reply) => reply.kind === 'answer' && reply.id === message.id);
    this.send(message);
    return ((await answered) as Extract<ServerMessage, { kind: 'answer' }>).answer;
  }

  play(move: string, id = moveId(), at = this.moment!.index): Promise<Answer> {
    return this.ask({ kind: 'move', id, at, move });
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      if (this.socket.readyState === WebSocket.CLOSED) return resolve();
      this.socket.once('close', () => resolve());
      this.socket.close();
    });
  }

  get isClosed(): boolean {
    return this.socket.readyState >= WebSocket.CLOSING;
  }
}
