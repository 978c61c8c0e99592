// npm run rehearse: makes the files of the container image without a container and runs two nodes of it on a
// PostgreSQL, not as root and on read-only files. Then it upgrades while games are played: each node in turn drains,
// stops and starts again. No acknowledged move may be lost. It leaves nothing behind, also when it is stopped.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgresStore } from '../../apps/server/src/store/postgres-store.ts';
import { checkTable } from '../../apps/server/test/crash-check.ts';
import { newTally, type Player, seatGame } from '../../apps/server/test/crash-players.ts';
import { freePort, startPostgres } from '../../apps/server/test/postgres.ts';
import { seededRandom } from '../../apps/server/test/worlds.ts';
import { makeImage, run } from './make-image.ts';
import { RehearsalNode } from './rehearsal-node.ts';

/** Games that are played at the same time. One that is over is followed by a new one. */
const GAMES = 6;
const MOVES_BETWEEN = 60;
const MINUTE = 60_000;
const MOST_MINUTES = 20;

const ending = new AbortController();
const { signal } = ending;
const stopped = new Promise<never>((_, reject) => {
  signal.addEventListener('abort', () => reject(signal.reason as Error));
});
// Before the first step nobody waits for it.
stopped.catch(() => {});
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.on(name, () => ending.abort(new Error(`The rehearsal was stopped by ${name}.`)));
setTimeout(
  () => ending.abort(new Error(`The rehearsal took more than ${MOST_MINUTES} minutes.`)),
  MOST_MINUTES * MINUTE,
);

/** The first that ends. What fails after that is not heard. */
function firstOf<T>(one: Promise<T>, other: Promise<unknown>): Promise<T> {
  for (const work of [one, other]) work.catch(() => {});
  return Promise.race([one, other]) as Promise<T>;
}

/** Prints a step and how long it took. Rejects at once when the rehearsal is stopped. */
async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const begun = performance.now();
  console.log(`${what} …`);
  const done = await firstOf(work(), stopped);
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return done;
}

class Rehearsal {
  private readonly nodes: readonly RehearsalNode[];
  private readonly tally = newTally();
  private readonly random = seededRandom(26);
  private readonly players: Player[] = [];
  private games = 0;
  private isOver = false;
  private mark = Number.POSITIVE_INFINITY;
  private reached = (): void => {};

  constructor(nodes: readonly RehearsalNode[]) {
    this.nodes = nodes;
  }

  private get isDone(): boolean {
    return this.isOver || signal.aborted;
  }

  /** Tries the nodes that are ready, until it has succeeded at one. */
  private async atAny<T>(
    nodes: readonly RehearsalNode[],
    work: (node: RehearsalNode) => Promise<T>,
  ): Promise<T | null> {
    while (!this.isDone) {
      for (const node of nodes) {
        if (!(await node.isReady())) continue;
        try {
          return await work(node);
        } catch (error) {
          // The node stopped between the check and the request. The next one is tried.
          if (await node.isReady()) throw error;
        }
      }
      await pause(50);
    }
    return null;
  }

  private readonly moved = (): void => {
    if (this.tally.acknowledged >= this.mark) this.reached();
  };

  /** Plays one seat to the end of its game, at whichever node is ready. */
  private async playSeat(player: Player, nodes: readonly RehearsalNode[]): Promise<void> {
    while (!this.isDone && !player.isOver) {
      await this.atAny(nodes, async (node) => {
        await player.connect(node.url);
        if (this.isDone) await player.leave();
        await player.play(this.moved);
      });
    }
  }

  /** One game after the other. */
  private async playGames(first: number): Promise<void> {
    const nodes = first % 2 ? this.nodes.toReversed() : this.nodes;
    while (!this.isDone) {
      const players = await this.atAny(nodes, (node) => seatGame(node.url, this.games++, this.random, this.tally));
      if (!players) return;
      this.players.push(...players);
      await Promise.all(players.map((player, i) => this.playSeat(player, i % 2 ? nodes.toReversed() : nodes)));
      await Promise.all(players.map((player) => player.leave()));
    }
  }

  private more(): Promise<void> {
    this.mark = this.tally.acknowledged + MOVES_BETWEEN;
    return step(`  ${MOVES_BETWEEN} more moves`, () => new Promise<void>((resolve) => (this.reached = resolve)));
  }

  private async upgrade(): Promise<void> {
    await this.more();
    for (const [i, node] of this.nodes.entries()) {
      await step(`Node ${i + 1} stops`, () => node.stop());
      await this.more();
      await step(`Node ${i + 1} starts again`, () => node.start());
      await this.more();
    }
  }

  async carryOut(): Promise<void> {
    const playing = Promise.all(Array.from({ length: GAMES }, (_, game) => this.playGames(game)));
    await firstOf(this.upgrade(), playing);
    this.isOver = true;
    for (const player of this.players) await player.leave();
    await playing;
  }

  async check(databaseUrl: string): Promise<void> {
    const store = await openPostgresStore(databaseUrl);
    const byTable = Map.groupBy(this.players, ({ table }) => table);
    let checked = 0;
    for (const [table, players] of byTable)
      checked += checkTable((await store.getTable(table))!, await store.log(table), players);
    await store.close();
    const { acknowledged, repeated } = this.tally;
    if (checked !== acknowledged) throw new Error(`${acknowledged} moves were acknowledged, ${checked} were found.`);
    console.log(
      `${acknowledged} moves of ${byTable.size} games acknowledged during the upgrade, ${checked} found in the store: ` +
        `lost 0, doubled 0, every game replays to its hash; ${repeated} were asked again.`,
    );
  }
}

/** What has to be undone at the end, the last first. */
const undo: (() => Promise<unknown>)[] = [];

async function rehearse(): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('A rehearsal needs PostgreSQL.');
  undo.push(() => postgres.stop());
  const folder = mkdtempSync(join(tmpdir(), 'black-angel-image-'));
  const never = new AbortController().signal;
  undo.push(async () => {
    await run(`chmod -R u+w '${folder}'`, tmpdir(), never);
    rmSync(folder, { recursive: true });
  });
  const image = await step('The image is made', () => makeImage(folder, signal));
  await run(`chmod -R a-w,a+rX '${image}' && chmod a+rx '${folder}'`, folder, signal);
  const size = (await run(`du -sm '${image}'`, folder, signal)).split('\t')[0];
  console.log(`The image without Node: ${size} MB.`);
  const nodes: RehearsalNode[] = [];
  for (let i = 0; i < 2; i++) nodes.push(new RehearsalNode(image, await freePort(), postgres.url));
  for (const node of nodes) undo.push(() => node.kill());
  for (const [i, node] of nodes.entries()) await step(`Node ${i + 1} starts`, () => node.start());
  const rehearsal = new Rehearsal(nodes);
  await step('The upgrade', () => rehearsal.carryOut());
  await step('The check of all games', () => rehearsal.check(postgres.url));
}

let code = 0;
try {
  await rehearse();
} catch (error) {
  console.error(signal.aborted ? (signal.reason as Error).message : error);
  code = 1;
} finally {
  for (const one of undo.reverse()) await one().catch((error: unknown) => console.error(error));
}
process.exit(code);
