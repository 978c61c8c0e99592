// Plays several games against a server that is killed again and again, and checks after every kill what is left on
// the disk.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { determinize, formatMove, legalMoves } from '@black-angel/rules';
import type { LogEntry, TableRow } from '../src/store/store.ts';
import { matchOfRow } from '../src/tables/game-of-row.ts';
import { type Child, startChild } from './children.ts';
import { config, createTable, joinTable, OnlineClient, PERSON } from './online-client.ts';
import { type Random, seededRandom } from './worlds.ts';

export interface CrashSettings {
  folder: string;
  kills: number;
  games: number;
  seed: number;
  progress?(kill: number, readyMilliseconds: number): void;
}

export interface CrashResult {
  kills: number;
  acknowledged: number;
  /** Moves that were repeated after a crash because no answer had come, and those of them that had been kept before. */
  repeated: number;
  keptUnanswered: number;
  /** Acknowledged moves looked for on the disk, over all kills: none was missing, none was there twice. */
  checked: number;
  /**
   * From each start of the server until it and its store answered; and how much of that the processor worked for it.
   */
  readyMilliseconds: number[];
  workMilliseconds: number[];
}

interface Request {
  id: string;
  at: number;
  move: string;
}

/** One seat of one game, over as many connections as it takes. */
export class Player {
  readonly table: string;
  readonly token: string;
  /** Moves the server has said yes to. */
  readonly acknowledged: string[] = [];
  readonly tally: CrashResult;
  private client: OnlineClient | null = null;
  private waiting: Request | null = null;
  private readonly random: Random;
  private count = 0;
  private readonly name: string;

  constructor(table: string, token: string, name: string, random: Random, tally: CrashResult) {
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

  async leave(): Promise<void> {
    await this.client?.close();
  }

  /** Moves whenever it must, until the server is gone. `moved` is called for every move that was acknowledged. */
  async play(moved: () => void): Promise<void> {
    const client = this.client!;
    while (!client.isClosed && client.moment?.result === null) {
      const { moment } = client;
      const frame = moment.view.decision;
      // What was not answered before the crash is asked again, by the same name; what is stale by now was kept.
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

export async function seatGame(url: string, n: number, random: Random, tally: CrashResult): Promise<Player[]> {
  const made = await createTable(url, 'Player 0', config([PERSON, PERSON, PERSON]));
  const seats = [made.token];
  for (const name of ['Player 1', 'Player 2']) seats.push((await joinTable(url, made.table.id, name)).token);
  return seats.map((token, i) => new Player(made.table.id, token, `game${n}-seat${i}`, random, tally));
}

/**
 * The log must replay to its hash, without a gap, and hold every acknowledged move once. Returns how many were looked
 * for.
 */
export function checkTable(
  row: TableRow,
  log: readonly LogEntry[],
  players: readonly Pick<Player, 'table' | 'acknowledged'>[],
): number {
  const { id: table } = row;
  if (log.some(({ seq }, i) => seq !== i)) throw new Error(`table ${table}: its log has a gap`);
  matchOfRow(row, log);
  const ids = log.flatMap(({ moveId }) => moveId ?? []);
  if (new Set(ids).size !== ids.length) throw new Error(`table ${table}: a move is kept twice`);
  const kept = new Set(ids);
  const acknowledged = players.filter((player) => player.table === table).flatMap((player) => player.acknowledged);
  for (const id of acknowledged)
    if (!kept.has(id)) throw new Error(`table ${table}: the acknowledged move ${id} is lost`);
  return acknowledged.length;
}

/**
 * What is on the disk must replay to its hash, and hold every acknowledged move once; `isWhole` reads all of the file
 * too. Returns how many moves were looked for.
 */
export function checkStored(
  file: string,
  players: readonly Pick<Player, 'table' | 'acknowledged'>[],
  isWhole: boolean,
): number {
  const db = new DatabaseSync(file, { readOnly: true });
  let checked = 0;
  try {
    if (isWhole) {
      const [found] = db.prepare('PRAGMA quick_check').all();
      if (found?.['quick_check'] !== 'ok') throw new Error(`the file is damaged: ${JSON.stringify(found)}`);
    }
    for (const table of new Set(players.map((player) => player.table))) {
      const row = JSON.parse(
        db.prepare('SELECT row FROM tables WHERE id = ?').get(table)!['row'] as string,
      ) as TableRow;
      const log = db
        .prepare('SELECT entry FROM log WHERE table_id = ? ORDER BY seq')
        .all(table)
        .map(({ entry }) => JSON.parse(entry as string) as LogEntry);
      checked += checkTable(row, log, players);
    }
    return checked;
  } finally {
    db.close();
  }
}

export const newTally = (): CrashResult => ({
  kills: 0,
  acknowledged: 0,
  repeated: 0,
  keptUnanswered: 0,
  checked: 0,
  readyMilliseconds: [],
  workMilliseconds: [],
});

export async function crashRun({ folder, kills, games, seed, progress }: CrashSettings): Promise<CrashResult> {
  const file = join(folder, 'crash.sqlite');
  const random = seededRandom(seed);
  // A stream of its own: the order in which players draw from theirs is chance.
  const untilKill = seededRandom(seed + 1);
  const tally = newTally();
  let server: Child = await startChild({ STORE: file });
  let players: Player[] = [];
  let begun = 0;
  try {
    while (tally.kills < kills) {
      // Finished games make room for new ones.
      for (; begun < games || (tally.kills % 25 === 24 && begun < games * (1 + tally.kills / 25)); begun++)
        players.push(...(await seatGame(server.url, begun, random, tally)));
      players = players.slice(-3 * games);
      await Promise.all(players.map((player) => player.connect(server.url)));
      await playUntilKilled(server, players, 5 + untilKill(80));
      tally.kills++;
      tally.checked += checkStored(file, players, tally.kills % 25 === 0);
      const begunAt = performance.now();
      server = await startChild({ STORE: file });
      const health = await fetch(`${server.url}/api/health`);
      if (!health.ok) throw new Error(`not well after kill ${tally.kills}`);
      const ready = performance.now() - begunAt;
      tally.readyMilliseconds.push(ready);
      const { cpu } = await server.ask<{ cpu: NodeJS.CpuUsage }>('memory');
      tally.workMilliseconds.push((cpu.user + cpu.system) / 1000);
      progress?.(tally.kills, ready);
    }
  } finally {
    await server.kill();
  }
  tally.checked += checkStored(file, players, true);
  return tally;
}

/**
 * All players play at once. After a number of acknowledged moves the server is killed, while others are in progress.
 */
async function playUntilKilled(server: Child, players: readonly Player[], moves: number): Promise<void> {
  let left = moves;
  let killing: Promise<void> | null = null;
  const moved = (): void => {
    if (--left <= 0) killing ??= server.kill();
  };
  await Promise.all(players.map((player) => player.play(moved)));
  // All games may have come to their end before.
  await (killing ?? server.kill());
}
