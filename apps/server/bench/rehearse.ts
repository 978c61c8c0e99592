// npm run rehearse: makes the files of the container image without a container, by the steps of deploy/Containerfile,
// and runs two nodes of it on a PostgreSQL, not as root and on read-only files. Then it upgrades while games are
// played: each node in turn drains, stops and starts again. No acknowledged move may be lost.

import { type ChildProcess, execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPostgresStore } from '../src/store/postgres-store.ts';
import { checkTable } from '../test/crash-check.ts';
import { newTally, type Player, seatGame } from '../test/crash-players.ts';
import { freePort, startPostgres } from '../test/postgres.ts';
import { seededRandom } from '../test/worlds.ts';
import { type ImageStep, readSteps } from './image-steps.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const GAMES = 6;
const MOVES_BETWEEN = 60;
const NOBODY = 65_534;
const NOT_COPIED = /(^|\/)(node_modules|dist|\.git|test|e2e|coverage|data)$/;

/** Performs the steps of the image's stages in folders. */
function makeImage(folder: string): string {
  const [build, run] = readSteps(readFileSync(join(root, 'deploy/Containerfile'), 'utf8'));
  const [built, image] = [join(folder, 'build'), join(folder, 'image')];
  for (const stage of [built, image]) mkdirSync(stage);
  // The image brings Node 26; here it is the one that runs this script.
  const path = `${dirname(process.execPath)}:${process.env['PATH']}`;
  const perform = (step: ImageStep, to: string): void => {
    if (step.kind === 'run') execSync(step.command, { cwd: to, stdio: 'inherit', env: { ...process.env, PATH: path } });
    else
      for (const name of step.from)
        cpSync(join(step.isFromBuild ? built : root, name), join(to, step.to === './' ? name : step.to), {
          recursive: true,
          verbatimSymlinks: true,
          filter: (file) => step.isFromBuild || !NOT_COPIED.test(file.slice(root.length)),
        });
  };
  for (const step of build) perform(step, built);
  for (const step of run) if (step.kind === 'copy') perform(step, image);
  return image;
}

class Node {
  readonly url: string;
  private readonly image: string;
  private readonly env: NodeJS.ProcessEnv;
  private process: ChildProcess | null = null;

  constructor(image: string, port: number, databaseUrl: string) {
    this.image = image;
    this.url = `http://127.0.0.1:${port}`;
    this.env = {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: 'http://localhost',
      LOG_LEVEL: 'warn',
      OPERATOR_TOKEN: 'a rehearsal of the operator',
    };
  }

  /** Whether a load balancer sends it requests. */
  isReady(): Promise<boolean> {
    return fetch(`${this.url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async start(): Promise<void> {
    const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    this.process = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: this.image,
      env: this.env,
      stdio: ['ignore', 'ignore', 'inherit'],
      ...identity,
    });
    while (!(await this.isReady())) {
      if (this.process.exitCode !== null) throw new Error(`the node ended with ${this.process.exitCode}`);
      await new Promise((later) => setTimeout(later, 50));
    }
  }

  /** As an upgrade does: it drains and ends by itself. */
  async stop(): Promise<void> {
    const child = this.process!;
    this.process = null;
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`a node that was told to stop ended with ${code}`);
  }
}

/** Plays at any node that is ready, until it is stopped. */
async function playOn(player: Player, nodes: readonly Node[], isEnough: () => boolean, moved: () => void) {
  while (!isEnough()) {
    for (const node of nodes) {
      if (isEnough() || !(await node.isReady())) continue;
      try {
        await player.connect(node.url);
        await player.play(() => {
          moved();
          if (isEnough()) void player.leave();
        });
      } catch (error) {
        // The node stopped between the check and the connection. The next one is tried.
        if (await node.isReady()) throw error;
      }
    }
  }
}

async function rehearse(nodes: readonly Node[], databaseUrl: string): Promise<void> {
  const tally = newTally();
  const random = seededRandom(26);
  for (const node of nodes) await node.start();
  console.log('Both nodes are ready.');
  const players: Player[] = [];
  for (let game = 0; game < GAMES; game++)
    players.push(...(await seatGame(nodes[game % nodes.length]!.url, game, random, tally)));
  let isOver = false;
  let reached: (() => void) | null = null;
  let mark = 0;
  const moved = (): void => {
    if (tally.acknowledged >= mark) reached?.();
  };
  const more = (): Promise<void> => {
    mark = tally.acknowledged + MOVES_BETWEEN;
    return new Promise((resolve) => {
      reached = resolve;
    });
  };
  const playing = Promise.all(
    players.map((player, i) => playOn(player, i % 2 ? nodes.toReversed() : nodes, () => isOver, moved)),
  );
  const rolled = (async () => {
    await more();
    for (const [i, node] of nodes.entries()) {
      await node.stop();
      await more();
      await node.start();
      await more();
      console.log(`Node ${i + 1} is upgraded; ${tally.acknowledged} moves acknowledged.`);
    }
  })();
  await Promise.race([rolled, playing.then(() => rolled)]);
  isOver = true;
  for (const player of players) await player.leave();
  await playing;
  const store = await openPostgresStore(databaseUrl);
  let checked = 0;
  for (const table of new Set(players.map((player) => player.table)))
    checked += checkTable((await store.getTable(table))!, await store.log(table), players);
  await store.close();
  console.log(
    `${tally.acknowledged} moves acknowledged during the upgrade, ${checked} found in the store: lost 0, doubled 0, ` +
      `every game replays to its hash; ${tally.repeated} were asked again.`,
  );
}

const postgres = await startPostgres();
if (!postgres) throw new Error('A rehearsal needs PostgreSQL.');
const folder = mkdtempSync(join(tmpdir(), 'black-angel-image-'));
const nodes: Node[] = [];
try {
  const image = makeImage(folder);
  execSync(`chmod -R a-w,a+rX ${JSON.stringify(image)} && chmod a+rx ${JSON.stringify(folder)}`);
  const size = execSync(`du -sm ${JSON.stringify(image)}`, { encoding: 'utf8' }).split('\t')[0];
  console.log(`The image without Node: ${size} MB.`);
  for (let i = 0; i < 2; i++) nodes.push(new Node(image, await freePort(), postgres.url));
  await rehearse(nodes, postgres.url);
} finally {
  for (const node of nodes) await node.stop().catch(() => {});
  await postgres.stop();
  execSync(`chmod -R u+w ${JSON.stringify(folder)}`);
  rmSync(folder, { recursive: true });
}
process.exit();
