// Hostile clients, in their own process: floods, slow senders, tables without end, undo storms, spectators, garbage.
// Each has many addresses and does as much as the server lets it. Counts what was answered.

import { connect } from 'node:net';
import { setPriority } from 'node:os';
import type { ServerMessage } from '@black-angel/protocol';
import { determinize, formatMove, legalMoves } from '@black-angel/rules';
import { WebSocket } from 'ws';
import { config, PERSON } from '../../apps/server/test/online-client.ts';
import { entropy } from '../../apps/server/test/seeded.ts';

export interface AttackOrder {
  url: string;
  milliseconds: number;
  /** Tables of honest players, to be watched. */
  tables: string[];
}

export type AttackTally = Record<string, number>;

const FLOODERS = 64;
const SLOW = 300;
const MAKERS = 8;
const STORMS = 10;
const SPECTATORS = 400;
const BABBLERS = 40;

const tally: AttackTally = {};
const count = (what: string, by = 1): void => {
  tally[what] = (tally[what] ?? 0) + by;
};
const rest = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
/** An address of a network of attackers: `kind` and `n` choose it. */
const address = (kind: number, n: number): string => `172.${16 + kind}.${Math.floor(n / 250)}.${1 + (n % 250)}`;

class Attack {
  private readonly order: AttackOrder;
  private readonly ends: number;

  constructor(order: AttackOrder) {
    this.order = order;
    this.ends = performance.now() + order.milliseconds;
  }

  async run(): Promise<AttackTally> {
    const many = (n: number, act: (i: number) => Promise<void>): Promise<void>[] =>
      Array.from({ length: n }, async (_, i) => {
        while (!this.isOver)
          await act(i).catch(() => {
            count('broken off');
            return rest(50);
          });
      });
    const all = Promise.all([
      ...many(FLOODERS, (i) => this.flood(i)),
      ...many(SLOW, (i) => this.sendSlowly(i)),
      ...many(MAKERS, (i) => this.makeTables(i)),
      ...many(STORMS, (i) => this.undoStorm(i)),
      ...many(SPECTATORS, (i) => this.watch(i)),
      ...many(BABBLERS, (i) => this.babble(i)),
    ]);
    await Promise.race([all, rest(this.order.milliseconds + 2000)]);
    return tally;
  }

  private get isOver(): boolean {
    return performance.now() >= this.ends;
  }

  private fetch(path: string, from: string, body?: unknown): Promise<Response> {
    return fetch(this.order.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-forwarded-for': from, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
  }

  /** Asks for the lobby, for tables that do not exist and for the daily challenge, from 40 addresses. */
  private async flood(i: number): Promise<void> {
    const paths = ['/api/tables', '/api/tables/nothing', '/api/daily', '/api/health'];
    const answer = await this.fetch(paths[i % paths.length]!, address(0, i % 40));
    await answer.arrayBuffer();
    count(answer.status === 429 ? 'requests refused' : 'requests answered');
  }

  /** Sends a header byte by byte. */
  private async sendSlowly(i: number): Promise<void> {
    const { hostname, port } = new URL(this.order.url);
    const socket = connect(Number(port), hostname);
    let isClosed = false;
    socket
      .on('error', () => {})
      .once('close', () => {
        isClosed = true;
      });
    socket.write(`POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address(1, i)}\r\nX-Slow: `);
    while (!isClosed && !this.isOver) {
      socket.write('s');
      await rest(500);
    }
    if (isClosed) count('slow senders cut off');
    socket.destroy();
  }

  /** Makes tables from 200 addresses. */
  private async makeTables(i: number): Promise<void> {
    const from = address(2, (i * 25 + Math.floor(performance.now())) % 200);
    const answer = await this.fetch('/api/tables', from, { config: config([PERSON, PERSON]) });
    await answer.arrayBuffer();
    count(answer.ok ? 'tables made' : 'tables refused');
    if (!answer.ok) await rest(5);
  }

  /** A table of two whose players move and undo without end. */
  private async undoStorm(i: number): Promise<void> {
    const made = await this.fetch('/api/tables', address(3, i), {
      config: config([PERSON, PERSON], { listed: false }),
    });
    if (!made.ok) return rest(1000);
    const { table } = (await made.json()) as { table: { id: string } };
    const tokens: string[] = [];
    for (const name of ['Mallory', 'Trudy']) {
      const joined = await this.fetch(`/api/tables/${table.id}/join`, address(3, i), { name, entropy: entropy() });
      tokens.push(((await joined.json()) as { token: string }).token);
    }
    await Promise.all(tokens.map((token, seat) => this.storm(table.id, token, seat, i)));
  }

  private storm(table: string, token: string, seat: number, i: number): Promise<void> {
    const socket = this.socket(address(3, i));
    let id = 0;
    return new Promise((resolve) => {
      socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', table, token, since: null })));
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (this.isOver) return socket.terminate();
        const moment = message.kind === 'opened' ? message.game?.moment : null;
        if (moment?.view.decision?.seat === seat) {
          const [move] = legalMoves(
            determinize(moment.view, () => 0),
            seat,
          );
          for (let n = 0; n < 20; n++) {
            const at = moment.index;
            socket.send(JSON.stringify({ kind: 'move', id: `storm-${seat}-${id++}`, at, move: formatMove(move!) }));
            socket.send(JSON.stringify({ kind: 'undo', id: `storm-${seat}-${id++}`, at: at + 1, what: 'step' }));
          }
        }
        if (message.kind === 'bye') count('storms cut off');
        if (message.kind === 'answer') count(message.answer.ok ? 'storm moves answered' : 'storm moves refused');
      });
      socket.on('close', () => resolve(rest(200)));
    });
  }

  /** 400 spectators of the honest tables, from 20 addresses. They reconnect as soon as they are refused. */
  private async watch(i: number): Promise<void> {
    const socket = this.socket(address(4, i % 20));
    const table = this.order.tables[i % this.order.tables.length]!;
    await new Promise<void>((resolve) => {
      socket.on('open', () => {
        count('spectators let in');
        socket.send(JSON.stringify({ kind: 'hello', table, token: null, since: null }));
      });
      socket.on('message', () => {
        count('messages to spectators');
        if (this.isOver) socket.terminate();
      });
      socket.on('close', () => {
        count('spectators closed');
        resolve(rest(500));
      });
    });
  }

  /** Sends invalid messages, and messages that are too long. */
  private async babble(i: number): Promise<void> {
    const socket = this.socket(address(5, i));
    await new Promise<void>((resolve) => {
      socket.on('open', () => {
        for (let n = 0; n < 50; n++) socket.send(n % 2 ? '{"kind":"hello"' : 'x'.repeat(n % 3 ? 2000 : 8000));
      });
      socket.on('close', () => {
        count('babblers cut off');
        resolve(rest(100));
      });
    });
  }

  private socket(from: string): WebSocket {
    const socket = new WebSocket(`${this.order.url.replace('http', 'ws')}/api/socket`, {
      perMessageDeflate: false,
      headers: { 'x-forwarded-for': from },
    });
    socket.on('error', () => count('sockets refused'));
    return socket;
  }
}

// Real attackers have their own machines, so here they run with low priority.
setPriority(10);
process.on('message', (order: AttackOrder) => {
  new Attack(order).run().then((result) => process.send!(result));
});
process.on('disconnect', () => process.exit(0));
