// npm run task bench:server: the load that the server carries, in one run over loopback. The compared servers take
// turns, so that noise hits all of them. --quick is shorter, --json prints figures only.

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerOf, type Child, startChild } from '../../apps/server/test/children.ts';
import { OnlineClient } from '../../apps/server/test/online-client.ts';
import { type Script, scriptGames } from './games.ts';
import type { LoadOrder, LoadResult, Warm } from './load.ts';
import { benchFile, runChild, runChildInTwo, storeGames } from './run-child.ts';
import { writeStoredGames } from './stored-games.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    /** Seconds of the run with 2,000 sockets. */
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    /** Only the moves, without many sockets and the start. */
    moves: { type: 'boolean', default: false },
  },
});
const ROUNDS = Number(options.rounds ?? (options.quick ? 1 : 3));
const ROUND_MILLISECONDS = options.quick ? 2000 : 5000;
const SUSTAINED_SECONDS = Number(options.seconds ?? (options.quick ? 5 : 60));
const STORED = options.quick ? [2000, 10_000] : [10_000, 100_000];
const GAMES = 50;
const MANY_GAMES = 500;

const folder = mkdtempSync(join(tmpdir(), 'black-angel-bench-'));
const say = (text: string): void => void (options.json || console.log(text));
const load = (order: LoadOrder): Promise<LoadResult> => runChild('./load.ts', order);

interface Measured extends LoadResult {
  /** Microseconds of CPU time of the server process, all threads, for each move acknowledged after the warm-up. */
  cpu: number;
}

/** A load, and the CPU time that the server spends on it. Handshakes and compilation are in the warm-up. */
async function measured(server: ChildProcess, order: LoadOrder): Promise<Measured> {
  const used = async (): Promise<number> => {
    const { user, system } = await answerOf<NodeJS.CpuUsage>(server, 'cpu');
    return user + system;
  };
  if (order.rate !== null) return { ...(await load(order)), cpu: 0 };
  let before = 0;
  let warm = 0;
  const warmUp = order.milliseconds / 2;
  const result = await runChildInTwo<Warm, LoadResult>('./load.ts', { ...order, warmUp }, async (first) => {
    before = await used();
    ({ warm } = first);
  });
  return { ...result, cpu: ((await used()) - before) / Math.max(1, result.moves - warm) };
}

let batches = 0;
const newGames = (server: Child, count: number): Promise<Script[]> => storeGames(server, `bench${batches++}`, count);

const serverOf = (store: 'memory' | 'sqlite'): Promise<Child> =>
  startChild(store === 'memory' ? {} : { STORE: join(folder, `bench${batches++}.sqlite`) }, ['--expose-gc']);

async function ours(store: 'memory' | 'sqlite', rate: number | null, milliseconds: number): Promise<Measured> {
  const server = await serverOf(store);
  try {
    const scripts = await newGames(server, GAMES);
    return await measured(server.process, { url: server.url, speech: 'ours', scripts, milliseconds, rate });
  } finally {
    await server.kill();
  }
}

async function boardgameIo(game: string, milliseconds: number): Promise<Measured> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const server = fork(benchFile('./boardgame-io-server.ts'), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    const { port } = await answerOf<{ port: number }>(server);
    const url = `http://127.0.0.1:${port}`;
    const scripts = scriptGames(`bench${batches++}`, GAMES).map(({ script }) => script);
    const seeds = scripts.map(({ seed }) => seed);
    const { ids } = await answerOf<{ ids: string[] }>(server, { game, seeds });
    for (const [i, script] of scripts.entries()) script.id = ids[i]!;
    return await measured(server, { url, speech: game, scripts, milliseconds, rate: null });
  } finally {
    server.kill();
  }
}

const perSecond = ({ moves, milliseconds }: LoadResult): number => (moves / milliseconds) * 1000;
const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1]!;
const round = (n: number, digits = 0): number => Number(n.toFixed(digits));

async function measureMoves() {
  const rates = {
    memory: [] as number[],
    sqlite: [] as number[],
    boardgameIo: [] as number[],
    counter: [] as number[],
  };
  const cpu = { sqlite: [] as number[], boardgameIo: [] as number[] };
  let errors = 0;
  const add = (list: number[], result: Measured, times: number[] = []): void => {
    list.push(perSecond(result));
    times.push(result.cpu);
    errors += result.errors;
  };
  for (let i = 0; i < ROUNDS; i++) {
    say(`moves, round ${i + 1} of ${ROUNDS} …`);
    add(rates.sqlite, await ours('sqlite', null, ROUND_MILLISECONDS), cpu.sqlite);
    add(rates.memory, await ours('memory', null, ROUND_MILLISECONDS));
    add(rates.boardgameIo, await boardgameIo('black-angel', ROUND_MILLISECONDS), cpu.boardgameIo);
    add(rates.counter, await boardgameIo('counter', ROUND_MILLISECONDS));
  }
  const sqlite = median(rates.sqlite);
  say('half load …');
  const half = await ours('sqlite', sqlite / 2, ROUND_MILLISECONDS);
  return {
    clients: GAMES * 4,
    sqlite: round(sqlite),
    memory: round(median(rates.memory)),
    boardgameIo: round(median(rates.boardgameIo)),
    boardgameIoCounter: round(median(rates.counter)),
    ratioToMemory: round(sqlite / median(rates.memory), 2),
    ratioToBoardgameIo: round(sqlite / median(rates.boardgameIo), 2),
    ratioToBoardgameIoCounter: round(sqlite / median(rates.counter), 2),
    cpu: round(median(cpu.sqlite)),
    boardgameIoCpu: round(median(cpu.boardgameIo)),
    ratioOfCpu: round(median(cpu.boardgameIo) / median(cpu.sqlite), 1),
    halfLoad: { rate: round(perSecond(half)), p50: round(half.p50, 1), p99: round(half.p99, 1) },
    errors: errors + half.errors,
  };
}

interface Memory {
  memory: { rss: number; heapUsed: number };
  rooms: number;
}

async function measureMany() {
  say(`${MANY_GAMES * 4} sockets in ${MANY_GAMES} games for ${SUSTAINED_SECONDS} s …`);
  const server = await serverOf('sqlite');
  try {
    const scripts = await newGames(server, MANY_GAMES);
    const before = await server.ask<Memory>('memory');
    // One decision a second in every game is several times the pace of people.
    const running = load({
      url: server.url,
      speech: 'ours',
      scripts,
      milliseconds: SUSTAINED_SECONDS * 1000,
      rate: MANY_GAMES,
    });
    const result = await running;
    const after = await server.ask<Memory>('memory');
    await server.ask('forget');
    const idle = await server.ask<Memory>('memory');
    return {
      sockets: MANY_GAMES * 4,
      games: MANY_GAMES,
      seconds: round(result.milliseconds / 1000),
      moves: result.moves,
      errors: result.errors,
      p99: round(result.p99, 1),
      kilobytesPerOpenGame: round((after.memory.heapUsed - before.memory.heapUsed) / 1024 / Math.max(1, after.rooms)),
      roomsAfterEverybodyLeft: idle.rooms,
      kilobytesPerIdleGame: round((idle.memory.heapUsed - before.memory.heapUsed) / 1024 / MANY_GAMES, 1),
    };
  } finally {
    await server.kill();
  }
}

async function measureStart(games: number) {
  say(`start with ${games} stored games …`);
  const file = join(folder, `stored${games}.sqlite`);
  const [script] = writeStoredGames(file, games, 30);
  const server = await startChild({ STORE: file });
  try {
    const begun = performance.now();
    const client = await OnlineClient.connect(server.url, script!.id, script!.tokens[0]!);
    const openMilliseconds = performance.now() - begun;
    if (client.moment?.index === undefined) throw new Error('a stored game could not be opened');
    await client.close();
    return {
      games,
      megabytes: round(statSync(file).size / 1e6),
      readyMilliseconds: round(server.startMilliseconds),
      openMilliseconds: round(openMilliseconds),
    };
  } finally {
    await server.kill();
    rmSync(file, { force: true });
  }
}

try {
  const moves = await measureMoves();
  const many = options.moves ? null : await measureMany();
  const start = [];
  for (const games of options.moves ? [] : STORED) start.push(await measureStart(games));
  const machine = { node: process.version, cores: cpus().length, load: round(loadavg()[0]!, 1) };
  const result = { moves, many, start, machine };
  if (options.json) console.log(JSON.stringify(result, null, 2));
  else console.log(report(result));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function report({
  moves,
  many,
  start,
  machine,
}: {
  moves: Awaited<ReturnType<typeof measureMoves>>;
  many: Awaited<ReturnType<typeof measureMany>> | null;
  start: Awaited<ReturnType<typeof measureStart>>[];
  machine: object;
}): string {
  const line = (name: string, value: string | number): string =>
    `${name.padEnd(58)}${value.toLocaleString('en').padStart(12)}`;
  return [
    `durable moves a second, ${moves.clients} clients, four-player games`,
    line('  SQLite, group commit', moves.sqlite),
    line('  the same server without keeping', moves.memory),
    line("  boardgame.io's server in memory, the same game", moves.boardgameIo),
    line("  boardgame.io's server in memory, a game that costs nothing", moves.boardgameIoCounter),
    line('  ratio to without keeping (at least 0.5)', moves.ratioToMemory),
    line('  ratio to boardgame.io (at least 2)', moves.ratioToBoardgameIo),
    line('  ratio to boardgame.io with a game that costs nothing', moves.ratioToBoardgameIoCounter),
    line('  CPU time of the server for a durable move, microseconds', moves.cpu),
    line("  boardgame.io's for a move in memory, the same game", moves.boardgameIoCpu),
    line('  times as much as ours (at least 8)', moves.ratioOfCpu),
    line(`  at half load, ${moves.halfLoad.rate} moves/s: p50 ms`, moves.halfLoad.p50),
    line('  p99 ms', moves.halfLoad.p99),
    line('  errors', moves.errors),
    ...(many
      ? [
          `${many.sockets} sockets in ${many.games} games for ${many.seconds} s`,
          line('  moves', many.moves),
          line('  errors', many.errors),
          line('  p99 ms', many.p99),
          line('  kB a game that is open', many.kilobytesPerOpenGame),
          line('  kB a game that nobody looks at', many.kilobytesPerIdleGame),
        ]
      : []),
    'start, ms',
    ...start.map(({ games, megabytes, readyMilliseconds, openMilliseconds }) =>
      line(
        `  ${games.toLocaleString('en')} stored games (${megabytes} MB); first game opened in ${openMilliseconds}`,
        readyMilliseconds,
      ),
    ),
    `machine: ${JSON.stringify(machine)}`,
  ].join('\n');
}
