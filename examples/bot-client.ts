// A program that plays Black Angel on a server, as anybody may write one: it sits down at a table over HTTP, then plays over the
// socket until the game is over. docs/api.md describes what travels.
//
//   node examples/bot-client.ts http://localhost:8484              a new table, against a bot of the server
//   node examples/bot-client.ts http://localhost:8484 TABLE        sits down at a table that waits for players
//   node examples/bot-client.ts http://localhost:8484 TABLE novice another bot: random, novice, greedy, strategist:iterations=200

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
  /** Chooses a move, as text, by what this player sees. */
  choose(view: View): string;
  /** Milliseconds between moves: a server closes connections that speak too fast. */
  pause: number;
}

/** Two seats: this program's and a bot of the server. */
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
  // Whoever makes a table sits down at it like everybody else: the server has promised its part of the dice by then.
  const id = table ?? (await post<CreatedTable>(`${url}/api/tables`, { config: NEW_TABLE })).table.id;
  // Everybody's random bytes go into the seed of the game: so nobody alone chooses the dice.
  const entropy = randomBytes(32).toString('hex');
  const { token } = await post<TakenSeat>(`${url}/api/tables/${id}/join`, { name, entropy });
  return { table: id, token };
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The player at the table: knows the present moment, and moves when it is its turn. */
class Seat {
  private readonly player: Player;
  private readonly token: string;
  private seat: number | null = null;
  private view: View | null = null;
  /** Moves made so far, as the server told it. */
  private index = 0;
  /** The move that was sent and not answered yet. After a lost connection it is sent again: its id makes sure it counts once. */
  private asked: Extract<ClientMessage, { kind: 'move' }> | null = null;
  private result: Result | null = null;
  readonly table: string;

  constructor(player: Player, table: string, token: string) {
    this.player = player;
    this.table = table;
    this.token = token;
  }

  /** Plays until the game is over, over as many connections as it takes. */
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
    // Made, or asked too late: whatever the present moment is, it has been told before the answer.
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

/** Sits down, plays, and tells how it ended. */
export async function playTable(player: Player): Promise<{ table: string; result: Result }> {
  const { table, token } = await sitDown(player);
  return { table, result: await new Seat(player, table, token).play() };
}

/** A bot of this repository as a player. It makes itself a whole game from what it sees, and guesses the rest. */
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
  console.log(`VP: ${result.vp.join(', ')}. Winner: seat ${result.winners.map((seat) => seat + 1).join(', ')}.`);
}
