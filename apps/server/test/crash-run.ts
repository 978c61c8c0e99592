// Plays several games while servers are killed and faults happen to their store. A second program looks for every
// acknowledged move.

import { appendFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { HealthState } from '@black-angel/protocol';
import { type CrashTally, newTally, type Player, seatGame } from './crash-players.ts';
import { checkByItself, type FaultName, type World } from './crash-worlds.ts';
import { type Random, seededRandom } from './worlds.ts';

export interface CrashSettings {
  world: World;
  /** Acknowledged moves are written there. */
  journal: string;
  kills: number;
  faults: number;
  /** These kinds; absent: all that the world can have. */
  kinds?: readonly FaultName[];
  games: number;
  seed: number;
  progress?(done: number, of: number): void;
}

export interface CrashResult extends CrashTally {
  kills: number;
  faults: Partial<Record<FaultName, number>>;
  /** What the second program has found in the store. */
  checked: { games: number; moves: number };
  /** Milliseconds until a killed server listened again. */
  readyMilliseconds: number[];
  /** Milliseconds from the end of a fault or kill until a move was acknowledged again. */
  backMilliseconds: number[];
  /** What health has said during each kind of fault. */
  health: Partial<Record<FaultName, Partial<Record<HealthState | 'silent', number>>>>;
}

/** Milliseconds until play must go on after a fault. */
const MOST_BACK = 60_000;
const RETRY = 50;
const CHECK_EVERY = 50;
const HEALTH_PATIENCE = 4000;
const HEALTH_CACHE = 1100;

class Run {
  readonly result: CrashResult = {
    ...newTally(),
    kills: 0,
    faults: {},
    checked: { games: 0, moves: 0 },
    readyMilliseconds: [],
    backMilliseconds: [],
    health: {},
  };
  private readonly settings: CrashSettings;
  private readonly random: Random;
  private readonly players = new Set<Player>();
  private isOver = false;
  private failure: Error | null = null;
  private moved: (() => void) | null = null;

  constructor(settings: CrashSettings) {
    this.settings = settings;
    // Its own stream: the order in which players draw from theirs depends on timing.
    this.random = seededRandom(settings.seed + 1);
    writeFileSync(settings.journal, '');
  }

  /** Plays one game after the other, until the run is over. */
  async playGames(first: number): Promise<void> {
    const random = seededRandom(this.settings.seed + 100 + first);
    for (let n = first; !this.isOver; n += this.settings.games) {
      const players = await this.insist(() => seatGame(this.urlOf(first), n, random, this.result));
      if (!players) return;
      for (const player of players) this.players.add(player);
      await Promise.all(players.map((player, i) => this.playOn(player, first + i)));
      for (const player of players) this.players.delete(player);
    }
  }

  private urlOf(n: number): string {
    const { nodes } = this.settings.world;
    return nodes[n % nodes.length]!.url;
  }

  /** Tries again until it works or the run is over. */
  private async insist<T>(work: () => Promise<T>): Promise<T | null> {
    while (!this.isOver)
      try {
        return await work();
      } catch {
        await pause(RETRY);
      }
    return null;
  }

  /** A player reconnects, to another node each time, until the game is over. */
  private async playOn(player: Player, seat: number): Promise<void> {
    for (let tries = seat; !this.isOver && !player.isOver; tries++) {
      const isIn = await this.insist(async () => {
        await player.connect(this.urlOf(tries++));
        return true;
      });
      if (!isIn) return;
      await player.play(() => {
        this.note(player);
        if (this.isOver) void player.leave();
      });
      await pause(this.isOver || player.isOver ? 0 : RETRY);
    }
  }

  private note({ table, acknowledged }: Player): void {
    appendFileSync(this.settings.journal, `${JSON.stringify({ table, id: acknowledged.at(-1) })}\n`);
    this.moved?.();
  }

  /** Resolves after this number of acknowledged moves. */
  private async moves(count: number): Promise<void> {
    const enough = new Promise<void>((resolve) => {
      let left = count;
      this.moved = () => void (--left <= 0 && resolve());
    });
    const stuck = new AbortController();
    const late = pause(MOST_BACK, 'late', { signal: stuck.signal }).catch(() => 'stopped');
    if ((await Promise.race([enough, late])) === 'late') throw new Error('play does not go on');
    stuck.abort();
    if (this.failure) throw this.failure;
  }

  /** A server that ends by itself is a failure. */
  private watch(): void {
    for (const { process: child } of this.settings.world.nodes)
      if (child.exitCode !== null) this.failure ??= new Error(`a server ended by itself (${child.exitCode})`);
  }

  async kill(): Promise<void> {
    this.watch();
    this.result.readyMilliseconds.push(await this.settings.world.kill(this.random));
    this.result.kills++;
  }

  async fault(name: FaultName): Promise<void> {
    const { world } = this.settings;
    await world.faults[name]!(this.random, async () => {
      const state = await freshHealthOf(world.nodes[0]!.url);
      const said = this.result.health[name] ?? {};
      this.result.health[name] = { ...said, [state]: (said[state] ?? 0) + 1 };
    });
    this.watch();
    this.result.faults[name] = (this.result.faults[name] ?? 0) + 1;
  }

  check(): void {
    this.result.checked = checkByItself(this.settings.world.where, this.settings.journal);
  }

  /** Kills and faults in a random order, with play between them. */
  async carryOut(): Promise<void> {
    const { kills, faults, world, progress } = this.settings;
    const names = this.settings.kinds ?? (Object.keys(world.faults) as FaultName[]);
    const events = [
      ...Array<null>(kills).fill(null),
      ...Array.from({ length: faults }, (_, i) => names[i % names.length]!),
    ];
    for (let i = events.length - 1; i > 0; i--) {
      const j = this.random(i + 1);
      [events[i], events[j]] = [events[j]!, events[i]!];
    }
    for (const [i, event] of events.entries()) {
      await this.moves(3 + this.random(25));
      await (event === null ? this.kill() : this.fault(event));
      const ended = performance.now();
      await this.moves(1);
      this.result.backMilliseconds.push(performance.now() - ended);
      if (i % CHECK_EVERY === CHECK_EVERY - 1) this.check();
      progress?.(i + 1, events.length);
    }
    for (const { url } of world.nodes) await this.insist(async () => expectReady(await healthOf(url)));
  }

  async end(): Promise<void> {
    this.isOver = true;
    for (const player of this.players) await player.leave();
  }
}

function expectReady(state: string): void {
  if (state !== 'ready') throw new Error(`health says ${state}`);
}

/** Health is cached for a second, so "ready" may be older than a fault. */
async function freshHealthOf(url: string): Promise<HealthState | 'silent'> {
  for (const until = performance.now() + HEALTH_CACHE; ; ) {
    const state = await healthOf(url);
    if (state !== 'ready' || performance.now() > until) return state;
    await pause(100);
  }
}

async function healthOf(url: string): Promise<HealthState | 'silent'> {
  try {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(HEALTH_PATIENCE) });
    return ((await answer.json()) as { state: HealthState }).state;
  } catch {
    return 'silent';
  }
}

export async function crashRun(settings: CrashSettings): Promise<CrashResult> {
  const run = new Run(settings);
  const playing = Promise.all(Array.from({ length: settings.games }, (_, n) => run.playGames(n)));
  try {
    // A player who is refused for a wrong reason ends the run.
    await Promise.race([run.carryOut(), playing]);
  } finally {
    await run.end();
  }
  await playing;
  run.check();
  return run.result;
}
