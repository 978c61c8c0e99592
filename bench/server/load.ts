// The load generator, in its own process: sockets that play scripted games as fast as moves are acknowledged, or at a
// given pace. Messages are searched but not parsed, so that the clients cost little, and the same for every server.

import { WebSocket } from 'ws';
import type { Script } from './games.ts';

/** The protocol of a server. */
interface Speech {
  path: string;
  /** The messages of the handshake, and how its end is recognized. */
  greet(script: Script, seat: number): string;
  isGreeted(text: string): boolean;
  /** A reply to a message, such as a ping. */
  reply(text: string, script: Script, seat: number): string | null;
  move(script: Script, n: number): string;
  /** Whether a message acknowledges the move of this number; 'refused' if it refuses it. */
  isAnswer(text: string, n: number): boolean | 'refused';
}

const nameOf = (n: number): string => `move-${String(n).padStart(6, '0')}`;

const OURS: Speech = {
  path: '/api/socket',
  greet: ({ id, tokens }, seat) => JSON.stringify({ kind: 'hello', table: id, token: tokens[seat], since: null }),
  isGreeted: (text) => text.startsWith('{"kind":"opened"'),
  reply: () => null,
  move: ({ moves }, n) => `{"kind":"move","id":"${nameOf(n)}","at":${n},"move":${JSON.stringify(moves[n]!.move)}}`,
  isAnswer: (text, n) => {
    if (!text.startsWith(`{"kind":"answer","id":"${nameOf(n)}"`)) return false;
    return text.endsWith('{"ok":true}}') || 'refused';
  },
};

const theirs = (game: string): Speech => ({
  path: '/socket.io/?EIO=4&transport=websocket',
  greet: () => `40/${game},`,
  isGreeted: (text) => text.startsWith(`42/${game},["sync"`),
  reply: (text, { id }, seat) => {
    if (text === '2') return '3';
    return text.startsWith(`40/${game},`) ? `42/${game},${JSON.stringify(['sync', id, String(seat), null, 4])}` : null;
  },
  move: ({ id, moves }, n) => {
    const { seat, move } = moves[n]!;
    const payload = { type: 'play', args: [move], playerID: String(seat) };
    return `42/${game},${JSON.stringify(['update', { type: 'MAKE_MOVE', payload }, n, id, String(seat)])}`;
  },
  // Every client gets every state: the one after this move is the answer.
  isAnswer: (text, n) => text.startsWith(`42/${game},["update"`) && text.includes(`"_stateID":${n + 1}`),
});

const speechOf = (kind: string): Speech => (kind === 'ours' ? OURS : theirs(kind));

interface Game {
  script: Script;
  sockets: WebSocket[];
  next: number;
  /** When the pending move was due; null if there is none. */
  since: number | null;
}

export interface LoadOrder {
  url: string;
  speech: string;
  scripts: Script[];
  milliseconds: number;
  /** Moves a second over all games; null: as fast as they are acknowledged. */
  rate: number | null;
  /**
   * Milliseconds of play after which the load generator reports that it is warm; sooner if half of a game is played,
   * because a run ends with its shortest game. Absent: it does not report it.
   */
  warmUp?: number;
  /** Every client has its own address, as from a trusted proxy. */
  isProxied?: boolean;
}

/** The moves acknowledged so far, reported once after the warm-up. */
export interface Warm {
  warm: number;
}

export interface LoadResult {
  moves: number;
  milliseconds: number;
  /** The latency of each move in milliseconds. */
  p50: number;
  p99: number;
  errors: number;
  connectMilliseconds: number;
  /** Acknowledged moves by table. */
  acknowledged: Record<string, number>;
}

const AT_ONCE = 50;

class Load {
  private readonly order: LoadOrder;
  private readonly speech: Speech;
  private readonly games: Game[];
  private readonly latencies: number[] = [];
  private errors = 0;
  private isRunning = false;
  private isWarm = false;
  private wake: (() => void) | null = null;
  private idle: Game[] = [];

  constructor(order: LoadOrder) {
    this.order = order;
    this.speech = speechOf(order.speech);
    this.games = order.scripts.map((script) => ({ script, sockets: [], next: 0, since: null }));
  }

  async run(): Promise<LoadResult> {
    const begun = performance.now();
    const seats = this.games.flatMap((game) => game.script.tokens.map((_, seat) => ({ game, seat })));
    for (let i = 0; i < seats.length; i += AT_ONCE)
      await Promise.all(seats.slice(i, i + AT_ONCE).map(({ game, seat }) => this.connect(game, seat)));
    const connectMilliseconds = performance.now() - begun;
    const started = performance.now();
    this.isRunning = true;
    if (this.order.rate === null) await this.playFast();
    else await this.playAt(this.order.rate, started);
    const milliseconds = performance.now() - started;
    this.isRunning = false;
    const moves = this.latencies.length;
    for (const { sockets } of this.games) for (const socket of sockets) socket.terminate();
    const sorted = this.latencies.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    const acknowledged = Object.fromEntries(this.games.map(({ script, next }) => [script.id, next]));
    return { moves, milliseconds, p50: at(0.5), p99: at(0.99), errors: this.errors, connectMilliseconds, acknowledged };
  }

  private connect(game: Game, seat: number): Promise<void> {
    const { speech } = this;
    const at = this.games.indexOf(game);
    const headers = this.order.isProxied ? { 'x-forwarded-for': `10.0.${at}.${seat + 1}` } : {};
    const address = this.order.url.replace('http', 'ws') + speech.path;
    const socket = new WebSocket(address, { perMessageDeflate: false, headers });
    game.sockets[seat] = socket;
    return new Promise((resolve, reject) => {
      socket.once('open', () => {
        socket.send(speech.greet(game.script, seat));
      });
      socket.on('message', (data) => {
        const text = String(data);
        const reply = speech.reply(text, game.script, seat);
        if (reply !== null) socket.send(reply);
        else if (speech.isGreeted(text)) resolve();
        else if (game.since !== null && game.script.moves[game.next]?.seat === seat) this.hear(game, text);
      });
      socket.on('error', (error) => (this.isRunning ? this.errors++ : reject(error)));
      socket.on('close', () => (this.isRunning ? this.errors++ : reject(new Error('closed'))));
    });
  }

  private hear(game: Game, text: string): void {
    const answer = this.speech.isAnswer(text, game.next);
    if (answer === false || !this.isRunning) return;
    if (answer === 'refused') this.errors++;
    else this.latencies.push(performance.now() - game.since!);
    game.since = null;
    game.next++;
    if (this.order.warmUp !== undefined && game.next * 2 >= game.script.moves.length) this.reportWarm();
    if (game.next >= game.script.moves.length) return this.wake?.();
    if (this.order.rate === null) this.send(game, performance.now());
    else this.idle.push(game);
  }

  private send(game: Game, since: number): void {
    game.since = since;
    const { seat } = game.script.moves[game.next]!;
    game.sockets[seat]!.send(this.speech.move(game.script, game.next));
  }

  /** Plays until the time is over or a game ends. */
  private async playFast(): Promise<void> {
    for (const game of this.games) this.send(game, performance.now());
    const { warmUp } = this.order;
    if (warmUp !== undefined) setTimeout(() => this.reportWarm(), warmUp).unref();
    const timer = setTimeout(() => this.wake?.(), this.order.milliseconds);
    await new Promise<void>((resolve) => {
      this.wake = resolve;
    });
    clearTimeout(timer);
  }

  private reportWarm(): void {
    if (!this.isWarm) process.send!({ warm: this.latencies.length } satisfies Warm);
    this.isWarm = true;
  }

  /** At a steady pace: the latency of a delayed move counts from when it was due. */
  private async playAt(rate: number, started: number): Promise<void> {
    this.idle = [...this.games];
    let sent = 0;
    while (performance.now() - started < this.order.milliseconds) {
      const due = Math.floor(((performance.now() - started) / 1000) * rate);
      while (sent < due && this.idle.length > 0) this.send(this.idle.shift()!, started + (sent++ / rate) * 1000);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
}

process.on('message', (order: LoadOrder) => {
  new Load(order).run().then(
    (result) => process.send!(result),
    (error: Error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
