// An example of a program that plays Black Angel on a server: it joins a table over HTTP, then plays over the socket
// until the game is over. docs/api.md describes the messages.
//
//   node examples/bot-client.ts http://localhost:8484              a new table, against a bot of the server
//   node examples/bot-client.ts http://localhost:8484 TABLE        joins an open table
//   node examples/bot-client.ts http://localhost:8484 TABLE novice plays with another bot: random, novice, greedy,
//                                                                  strategist:iterations=200

import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { makeBot } from '@black-angel/bots';
import type { ClientMessage, CreatedTable, ServerMessage, TableConfig, TakenSeat } from '@black-angel/protocol';
import { decision, determinize, formatMove, legalMoves, type Result, type View } from '@black-angel/rules';

export interface Player {
  /** The server, as http://host:port. */
  url: string;
  name: string;
  /** A table that waits for players; null makes a new one. */
  table: string | null;
  /** Chooses a move, as text, from what this player sees. */
  choose(view: View): string;
  /** Milliseconds between moves, because a server closes connections that send too fast. */
  pause: number;
}

/** Two seats: this program and a bot of the server. */
const NEW_TABLE: TableConfig = {
  advanced: false,
  seats: [{ kind: 'person' }, { kind: 'bot', level: 'novice' }],
  shuffled: true,
  pace: { kind: 'free' },
  listed: false,
  spectatorDelay: 0,
};

async function post<T>(url: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const value = (await answer.json()) as T & { message?: string };
  if (!answer.ok) throw new Error(`The server refused: ${value.message}`);
  return value;
}

async function sitDown({ url, name, table }: Player): Promise<{ table: string; token: string }> {
  // The maker of a table joins it like the others. By then the server has published its commitment for the dice.
  const id = table ?? (await post<CreatedTable>(`${url}/api/tables`, { config: NEW_TABLE })).table.id;
  // The random bytes of all players go into the seed of the game, so no single party chooses the dice.
  const entropy = randomBytes(32).toString('hex');
  const { token } = await post<TakenSeat>(`${url}/api/tables/${id}/join`, { name, entropy });
  return { table: id, token };
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The player at the table: stores the latest moment, and moves when it is its turn. */
class Seat {
  private readonly player: Player;
  private readonly token: string;
  private seat: number | null = null;
  private view: View | null = null;
  /** The number of moves that the server has reported. */
  private index = 0;
  /** The move that was sent but not answered. After a lost connection it is sent again; its id makes it idempotent. */
  private asked: Extract<ClientMessage, { kind: 'move' }> | null = null;
  private result: Result | null = null;
  readonly table: string;

  constructor(player: Player, table: string, token: string) {
    this.player = player;
    this.table = table;
    this.token = token;
  }

  /** Plays until the game is over, and reconnects as often as necessary. */
  async play(): Promise<Result> {
    for (;;) {
      await this.connection();
      if (this.result) return this.result;
      await wait(1000);
    }
  }

  /** One connection, from hello to its end. */
  private connection(): Promise<void> {
    const socket = new WebSocket(`${this.player.url.replace(/^http/, 'ws')}/api/socket`);
    const say = (message: ClientMessage): void => socket.send(JSON.stringify(message));
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => say({ kind: 'hello', table: this.table, token: this.token, since: null }));
      socket.addEventListener('close', () => resolve());
      socket.addEventListener('message', ({ data }) => {
        this.hear(JSON.parse(String(data)) as ServerMessage, say)
          .then(() => this.result && socket.close())
          .catch((error) => {
            socket.close();
            reject(error);
          });
      });
    });
  }

  private async hear(message: ServerMessage, say: (message: ClientMessage) => void): Promise<void> {
    if (message.kind === 'bye' && message.why !== 'closing') throw new Error(`The server closed: ${message.why}`);
    if (message.kind === 'answer') return this.hearAnswer(message, say);
    const moment =
      message.kind === 'opened' ? message.game?.moment : message.kind === 'update' ? message.update.moment : null;
    if (message.kind === 'opened') this.seat = message.seat;
    if (!moment) return;
    this.view = moment.view;
    this.index = moment.index;
    this.result = moment.result;
    if (message.kind === 'opened' && this.asked) say(this.asked);
    else await this.moveIfAsked(say);
  }

  private async hearAnswer(
    { id, answer }: Extract<ServerMessage, { kind: 'answer' }>,
    say: (message: ClientMessage) => void,
  ): Promise<void> {
    if (id !== this.asked?.id) return;
    this.asked = null;
    if (!answer.ok && answer.why === 'refused') throw new Error(`A move was refused by rule ${answer.illegal.rule}`);
    // Made, or stale: in both cases the latest moment arrived before this answer.
    await this.moveIfAsked(say);
  }

  private async moveIfAsked(say: (message: ClientMessage) => void): Promise<void> {
    const { view, player } = this;
    if (!view || this.asked || this.result || view.decision?.seat !== this.seat) return;
    const move = player.choose(view);
    this.asked = { kind: 'move', id: randomBytes(9).toString('base64url'), at: this.index, move };
    await wait(player.pause);
    say(this.asked);
  }
}

/** Joins, plays, and reports the result. */
export async function playTable(player: Player): Promise<{ table: string; result: Result }> {
  const { table, token } = await sitDown(player);
  return { table, result: await new Seat(player, table, token).play() };
}

/** A bot of this repository as a player. It determinizes the view. */
export function chooser(name: string): (view: View) => string {
  const bot = makeBot(name);
  const random = (below: number): number => randomBytes(4).readUInt32LE() % below;
  return (view) => {
    const state = determinize(view, random);
    const moves = legalMoves(state, decision(state)!.seat);
    const { move } = bot.think({ view, moves, budget: { iterations: 100 }, random });
    return formatMove(move)!;
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [url = 'http://localhost:8484', table = null, bot = 'greedy'] = process.argv.slice(2);
  console.log(`${bot} plays on ${url}.`);
  const { result } = await playTable({ url, name: `${bot} ${process.pid}`, table, choose: chooser(bot), pause: 100 });
  console.log(`VP: ${result.vp.join(', ')}. Winner: seat ${result.winners.join(', ')}, counted from 0.`);
}
