// One round of training: threads play, this thread learns. The threads play with the mean of the latest weights, which
// is steadier than the weights themselves.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { makeUnitRandom } from '@black-angel/bots';
import { addHeldOut, addPlayed, noFigures, type RoundFigures } from './figures.ts';
import type { Games, Played, Task } from './games.ts';
import { Learner, type LearnSettings, type Past } from './learner.ts';
import { shareWeights } from './net-weights.ts';
import type { PlaySettings } from './self-play.ts';

/** What a run has learned so far. */
export interface Knowledge extends Past {
  /** The weights that learn, and their mean, with which the bots play. */
  readonly weights: Float32Array;
  readonly mean: Float32Array;
}

export interface RoundOptions {
  readonly round: number;
  readonly games: number;
  /** The rates of learning at the beginning and at the end of the round. */
  readonly rates: readonly [number, number];
  readonly learning: LearnSettings;
  readonly playing: PlaySettings;
  readonly workers?: number;
  /** No game is begun after this many seconds. */
  readonly seconds?: number | null;
  onProgress?(done: number, games: number): void;
}

/** Games that a thread plays at a time with the same weights. */
const GAMES_AT_ONCE = 8;
/** One pack of games of this number is held out: it is judged, and not learned from. */
const HELD_OUT = 20;
/** How much a step of learning changes the mean of the weights. */
const NEWS = 0.002;

/** Changes the knowledge. Which games are learned from first depends on the threads, so runs differ a little. */
export function trainRound(knowledge: Knowledge, options: RoundOptions): Promise<RoundFigures> {
  const { round, games, rates, learning, playing, seconds, onProgress } = options;
  const shared = shareWeights(knowledge.mean);
  const unit = makeUnitRandom(round);
  const learner = new Learner(knowledge.weights, learning, unit, knowledge, { weights: shared, news: NEWS });
  const judge = new Learner(shared, learning, unit);
  const figures = noFigures();
  const end = seconds == null ? Number.POSITIVE_INFINITY : performance.now() + seconds * 1000;
  let begun = 0;
  let done = 0;
  const workerData: Task = { weights: shared, sizes: learning, settings: playing };
  const count = Math.min(options.workers ?? availableParallelism(), Math.ceil(games / GAMES_AT_ONCE));
  const pool = Array.from({ length: count }, () => new Worker(new URL('./worker.ts', import.meta.url), { workerData }));

  const take = (first: number, { games: played, lesson }: Played): void => {
    done += played.length;
    addPlayed(figures, played);
    if ((first / GAMES_AT_ONCE) % HELD_OUT === 0) addHeldOut(figures, lesson, judge);
    else learner.learn(lesson, rates[0] + (rates[1] - rates[0]) * (done / games));
    onProgress?.(done, games);
  };
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const asked: number[] = [];
      const ask = (): void => {
        if (begun >= games || performance.now() >= end) return;
        const task: Games = { round, first: begun, count: Math.min(GAMES_AT_ONCE, games - begun) };
        asked.push(begun);
        begun += task.count;
        worker.postMessage(task);
      };
      worker.on('error', reject);
      worker.on('message', (played: Played) => {
        ask();
        take(asked.shift()!, played);
        if (asked.length === 0) resolve();
      });
      // Two tasks, so that the thread never waits for the learner.
      ask();
      ask();
      if (asked.length === 0) resolve();
    });
  return Promise.all(pool.map(work))
    .then(() => {
      knowledge.mean.set(shared);
      return figures;
    })
    .finally(() => Promise.all(pool.map((worker) => worker.terminate())));
}
