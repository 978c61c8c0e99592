// npm run task tune [-- --generations N --players 4]: tunes the weights of the evaluation by self-play and writes
// packages/bots/src/weights.ts. An evolution strategy with mirrored samples: each generation perturbs the weights both
// ways, plays the perturbed player against three present ones on the same seeds, and moves the weights towards the
// winners. Seeds begin with "tune/"; those of the lab begin with "judge/".

import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { makeEvaluation } from '../packages/bots/src/evaluation.ts';
import { FEATURES } from '../packages/bots/src/features.ts';
import { makeGreedy } from '../packages/bots/src/greedy.ts';
import { playBots } from '../packages/bots/src/play.ts';
import { makeUnitRandom } from '../packages/bots/src/random.ts';
import { QUICK } from '../packages/bots/src/turn-search.ts';
import { WEIGHTS, type Weights } from '../packages/bots/src/weights.ts';

interface Task {
  id: number;
  candidate: number[];
  base: number[];
  seed: string;
  seat: number;
  players: number;
  advanced: boolean;
}

const toWeights = (numbers: readonly number[]): Weights =>
  Object.fromEntries(FEATURES.map((name, i) => [name, numbers[i]!])) as Weights;

/** VP of the candidate minus the mean of the others, plus a bonus for winning. */
function score({ candidate, base, seed, seat, players, advanced }: Task): number {
  const own = makeGreedy('candidate', makeEvaluation(toWeights(candidate)), QUICK);
  const other = makeGreedy('base', makeEvaluation(toWeights(base)), QUICK);
  const bots = Array.from({ length: players }, (_, at) => (at === seat ? own : other));
  const { vp, winners } = playBots(bots, { players, advanced }, seed, {}).result;
  const others = vp.filter((_, at) => at !== seat);
  return vp[seat]! - others.reduce((sum, n) => sum + n, 0) / others.length + (winners.includes(seat) ? 3 : 0);
}

function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Hands tasks to idle workers. The answers are in the order of the tasks. */
function makePool(size: number): { run(tasks: Task[]): Promise<number[]>; end(): void } {
  const workers = Array.from({ length: size }, () => new Worker(new URL(import.meta.url), { workerData: 'tune' }));
  return {
    run: (tasks) =>
      new Promise((resolve, reject) => {
        const scores = new Array<number>(tasks.length);
        let next = 0;
        let done = 0;
        const feed = (worker: Worker): void => {
          if (next < tasks.length) worker.postMessage(tasks[next++]);
        };
        for (const worker of workers) {
          worker.removeAllListeners();
          worker.on('error', reject);
          worker.on('message', ({ id, value }: { id: number; value: number }) => {
            scores[id] = value;
            done++;
            if (done === tasks.length) resolve(scores);
            else feed(worker);
          });
          feed(worker);
        }
      }),
    end: () => {
      for (const worker of workers) void worker.terminate();
    },
  };
}

const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};

function write(numbers: readonly number[]): void {
  const path = new URL('../packages/bots/src/weights.ts', import.meta.url);
  const lines = FEATURES.map((name, i) => `  ${name}: ${Number(numbers[i]!.toFixed(3))},`);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(/WEIGHTS: Weights = \{[\s\S]*?\n\};/, `WEIGHTS: Weights = {\n${lines.join('\n')}\n};`),
  );
}

const PAIRS = 12;
const SEEDS = 4;
const STEP = 0.8;

async function main(): Promise<void> {
  const generations = option('generations', 40);
  const random = makeUnitRandom(option('seed', 1));
  const pool = makePool(option('workers', availableParallelism()));
  let mean = FEATURES.map((name) => WEIGHTS[name]);
  for (let generation = 0; generation < generations; generation++) {
    const spread = mean.map((weight) => 0.06 + 0.15 * Math.abs(weight));
    const noises = Array.from({ length: PAIRS }, () => mean.map(() => gaussian(random)));
    const tasks: Task[] = [];
    for (const noise of noises)
      for (const sign of [1, -1])
        for (let game = 0; game < SEEDS; game++) {
          const players = 2 + ((generation + game) % 3);
          tasks.push({
            id: tasks.length,
            candidate: mean.map((weight, i) => (i === 0 ? 1 : weight + sign * noise[i]! * spread[i]!)),
            base: mean,
            seed: `tune/${generation}/${game}`,
            seat: game % players,
            players,
            advanced: game % 2 === 1,
          });
        }
    const scores = await pool.run(tasks);
    const of = (pair: number, side: number): number =>
      scores.slice((pair * 2 + side) * SEEDS, (pair * 2 + side + 1) * SEEDS).reduce((sum, n) => sum + n, 0) / SEEDS;
    const gains = noises.map((_, pair) => of(pair, 0) - of(pair, 1));
    const size = Math.sqrt(gains.reduce((sum, n) => sum + n * n, 0) / PAIRS) || 1;
    mean = mean.map((weight, i) => {
      if (i === 0) return 1; // VP are the unit
      const push = noises.reduce((sum, noise, pair) => sum + (gains[pair]! / size) * noise[i]!, 0) / PAIRS;
      return weight + STEP * push * spread[i]!;
    });
    const average = scores.reduce((sum, n) => sum + n, 0) / scores.length;
    console.log(`generation ${generation + 1}: mean score ${average.toFixed(2)}, spread of gains ${size.toFixed(2)}`);
    write(mean);
  }
  pool.end();
}

if (isMainThread) await main();
else if (workerData === 'tune')
  parentPort!.on('message', (task: Task) => parentPort!.postMessage({ id: task.id, value: score(task) }));
