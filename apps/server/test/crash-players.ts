// Players of a crash run: they play whatever happens to the server, and count what is acknowledged.

import { setTimeout as pause } from 'node:timers/promises';
import { determinize, formatMove, legalMoves } from '@black-angel/rules';
import { config, createTable, joinTable, OnlineClient, PERSON } from './online-client.ts';
import type { Random } from './worlds.ts';

const NOT_KEPT_PAUSE = 100;

export interface CrashTally {
  acknowledged: number;
  /** Moves that were retried after a crash, and how many of them were stored already. */
  repeated: number;
  keptUnanswered: number;
  /** Moves that were refused because the store could not be written. */
  notKept: number;
}

export const newTally = (): CrashTally => ({ acknowledged: 0, repeated: 0, keptUnanswered: 0, notKept: 0 });

interface Request {
  id: string;
  at: number;
  move: string;
}

/** One seat of one game, over several connections. */
export class Player {
  readonly table: string;
  readonly token: string;
  /** Acknowledged moves. */
  readonly acknowledged: string[] = [];
  readonly tally: CrashTally;
  private client: OnlineClient | null = null;
  private waiting: Request | null = null;
  private readonly random: Random;
  private count = 0;
  private readonly name: string;

  constructor(table: string, token: string, name: string, random: Random, tally: CrashTally) {
    this.table = table;
    this.token = token;
    this.name = name;
    this.random = random;
    this.tally = tally;
  }

  async connect(url: string): Promise<void> {
    const client = await OnlineClient.connect(url, this.table, this.token);
    this.client = client;
  }

  /** Whether the player has seen the end of the game. */
  get isOver(): boolean {
    return (this.client?.moment?.result ?? null) !== null;
  }

  async leave(): Promise<void> {
    await this.client?.close();
  }

  /** Plays until the server is gone. Calls `moved` for every acknowledged move. */
  async play(moved: () => void): Promise<void> {
    const client = this.client!;
    while (!client.isClosed && client.moment?.result === null) {
      const { moment } = client;
      const frame = moment.view.decision;
      // A request without an answer is retried with the same id; if it is stale now, it was stored.
      const again = this.waiting;
      if (!again && frame?.seat !== client.seat) {
        await Promise.race([client.next(({ kind }) => kind === 'update'), client.closed]);
        continue;
      }
      const request = again ?? this.nextRequest(client);
      if (again) this.tally.repeated++;
      this.waiting = request;
      const answer = await Promise.race([client.play(request.move, request.id, request.at), client.closed]);
      if (answer === 'closed') return;
      if (answer.ok) {
        if (again && client.moment!.index === moment.index) this.tally.keptUnanswered++;
        this.acknowledged.push(request.id);
        this.tally.acknowledged++;
        moved();
      } else if (answer.why === 'notKept') {
        // Refused with a reason: the store cannot be written. It is asked again with the same id.
        this.tally.notKept++;
        await pause(NOT_KEPT_PAUSE);
        continue;
      } else if (answer.why !== 'stale') throw new Error(`refused: ${request.move} ${JSON.stringify(answer)}`);
      this.waiting = null;
    }
  }

  private nextRequest(client: OnlineClient): Request {
    const state = determinize(client.moment!.view, () => 0);
    const moves = legalMoves(state, client.seat!);
    const move = formatMove(moves[this.random(moves.length)]!)!;
    return { id: `${this.name}-${this.count++}`, at: client.moment!.index, move };
  }
}

export async function seatGame(url: string, n: number, random: Random, tally: CrashTally): Promise<Player[]> {
  const made = await createTable(url, 'Player 0', config([PERSON, PERSON, PERSON]));
  const seats = [made.token];
  for (const name of ['Player 1', 'Player 2']) seats.push((await joinTable(url, made.table.id, name)).token);
  return seats.map((token, i) => new Player(made.table.id, token, `game${n}-seat${i}`, random, tally));
}
