// npm run task fuzz [-- --games N]: plays and checks random games on all cores. A failure is written as a game record
// that the app and `black-angel replay` open.

import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { decision, formatMove, isOver, makeRecord, type State, setup } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import { applyChoice, choices, moveOf } from '@black-angel/rules/playout';
import { invariants } from '@black-angel/rules/position';
import { makeRandom, progressBar } from '../apps/cli/src/command.ts';

const MODES = [1, 2, 3, 4].flatMap((players) => [false, true].map((advanced) => ({ players, advanced })));
const REPORT_EVERY = 200;

interface Failure {
  problem: string;
  record: unknown;
}

/** Null if there is no failure. */
function playChecked(game: number): Failure | null {
  const seed = `fuzz ${game}`;
  const random = makeRandom(seed);
  const out: number[] = [];
  const moves: string[] = [];
  let state: State | null = null;
  const fail = (problem: string): Failure => ({ problem, record: state && makeRecord(state, seed, moves) });
  try {
    state = setup(MODES[game % MODES.length]!, seed);
    for (let move = 0; !isOver(state); move++) {
      if (move % 50 === game % 50) {
        const [broken] = invariants(state);
        if (broken) return fail(`${broken.rule}: ${broken.problem}`);
      }
      const count = choices(state, out);
      if (count === 0) return fail(`dead end in ${decision(state)!.kind}`);
      if (move > 5000) return fail('the game does not end');
      const choice = out[random(count)]!;
      moves.push(formatMove(moveOf(state, choice), contentOf(state))!);
      applyChoice(state, choice, null);
    }
    const [broken] = invariants(state);
    return broken ? fail(`${broken.rule}: ${broken.problem}`) : null;
  } catch (error) {
    return fail((error as Error).stack ?? String(error));
  }
}

function work({ first, step, games }: { first: number; step: number; games: number }): void {
  let done = 0;
  for (let game = first; game < games; game += step) {
    const failure = playChecked(game);
    done++;
    if (failure || done % REPORT_EVERY === 0) {
      parentPort!.postMessage({ done, game, failure });
      done = 0;
    }
  }
  parentPort!.postMessage({ done, game: -1, failure: null });
}

async function main(): Promise<void> {
  const at = process.argv.indexOf('--games');
  const games = at > 0 ? Number(process.argv[at + 1]) : 1_000_000;
  if (!Number.isInteger(games) || games < 1) throw new Error('--games takes a whole number');
  const cores = availableParallelism();
  const bar = progressBar('fuzz');
  const folder = new URL('../fuzz-failures/', import.meta.url);
  let finished = 0;
  let failures = 0;
  const workers = Array.from({ length: cores }, (_, first) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { first, step: cores, games } });
    worker.on('message', ({ done, game, failure }: { done: number; game: number; failure: Failure | null }) => {
      finished += done;
      bar.update(finished, games);
      if (!failure) return;
      failures++;
      mkdirSync(folder, { recursive: true });
      writeFileSync(new URL(`game-${game}.json`, folder), `${JSON.stringify(failure.record, null, 1)}\n`);
      console.error(`\ngame ${game}: ${failure.problem}\n  its record is in fuzz-failures/game-${game}.json`);
    });
    return new Promise<void>((resolve, reject) => worker.on('exit', () => resolve()).on('error', reject));
  });
  await Promise.all(workers);
  bar.end();
  console.log(`${finished} games, ${failures} failures`);
  process.exitCode = failures > 0 ? 1 : 0;
}

if (isMainThread) await main();
else work(workerData as { first: number; step: number; games: number });
