// Runs blocks on all cores. They finish in any order; the result does not depend on it (summary.ts).

import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { openedSet } from '@black-angel/engine/open-set';
import { defaultContent } from '@black-angel/rules/components';
import { type BlockResult, PATIENCE_MS, withoutTimes } from './blocks.ts';
import { type Journal, JournalError, openJournal } from './journal.ts';
import { isReproducible, type Settings } from './settings.ts';
import type { Hypotheses } from './statistics.ts';
import { inOrder, sprtOf, summarize, type TournamentResult } from './summary.ts';
import type { WorkerAnswer, WorkerTask } from './worker.ts';

export interface RunOptions {
  settings: Settings;
  /** The maximum number of blocks. */
  blocks: number;
  /** Stops as soon as the blocks, in their order, give a verdict. */
  sprt?: Hypotheses | null;
  /** Worker threads; all cores if not given. */
  workers?: number;
  /** The journal (JSON lines). Finished blocks are appended; blocks in the file are not played again. */
  resume?: string | null;
  /** How long a program may take for an answer, in milliseconds. */
  patience?: number;
  /** Aborting ends the run; finished blocks count. */
  signal?: AbortSignal;
}

function startWorkers(settings: Settings, count: number, patience: number): Worker[] {
  const isDefault = settings.components === defaultContent.hash;
  const set = isDefault ? null : (openedSet(settings.components)?.set ?? null);
  const workerData: WorkerTask = { settings, set, patience };
  return Array.from({ length: count }, () => new Worker(new URL('./worker.ts', import.meta.url), { workerData }));
}

async function ask(
  worker: Worker,
  block: number,
  signal?: AbortSignal,
): Promise<{ worker: Worker; block: BlockResult }> {
  worker.postMessage(block);
  const [answer] = (await once(worker, 'message', signal ? { signal } : {})) as [WorkerAnswer];
  if ('problem' in answer) throw new Error(answer.problem);
  return { worker, block: answer.block };
}

/** Blocks of different versions of the program must not be mixed, so one old block is played again and compared. */
async function checkJournal(journal: Journal, worker: Worker, signal?: AbortSignal): Promise<void> {
  const [old] = journal.finished.values();
  if (!old) return;
  const { block } = await ask(worker, old.block, signal);
  if (JSON.stringify(withoutTimes(block)) !== JSON.stringify(withoutTimes(old)))
    throw new JournalError(
      `block ${old.block} of ${journal.path} comes out differently now: the bots or the rules have changed since; name a new file`,
    );
}

/** Whether the finished blocks, in order and without a gap, give a verdict. */
const isDecided = (finished: ReadonlyMap<number, BlockResult>, { blocks, sprt }: RunOptions): boolean =>
  sprt != null && sprtOf(inOrder(finished, blocks), sprt).decision !== 'continue';

async function* playMissing(
  options: RunOptions,
  finished: Map<number, BlockResult>,
  pool: readonly Worker[],
): AsyncGenerator<BlockResult> {
  const running = new Map<Worker, ReturnType<typeof ask>>();
  let next = 0;
  while (!isDecided(finished, options)) {
    for (const worker of pool) {
      while (finished.has(next)) next++;
      if (running.has(worker) || next >= options.blocks) continue;
      running.set(worker, ask(worker, next++, options.signal));
    }
    if (running.size === 0) return;
    const { worker, block } = await Promise.race(running.values());
    running.delete(worker);
    finished.set(block.block, block);
    yield block;
  }
}

/** Yields every finished block, those of the resumed file first. Ends early on a verdict or an abort. */
export async function* runBlocks(options: RunOptions): AsyncGenerator<BlockResult> {
  const { settings, blocks, signal } = options;
  const journal = options.resume == null ? null : openJournal(options.resume, settings);
  const finished = new Map(journal?.finished);
  for (const block of finished.values()) if (block.block < blocks) yield block;
  const done = [...finished.keys()].filter((block) => block < blocks).length;
  if (done === blocks || isDecided(finished, options) || signal?.aborted) return;
  const pool = startWorkers(
    settings,
    Math.min(options.workers ?? availableParallelism(), blocks - done),
    options.patience ?? PATIENCE_MS,
  );
  try {
    if (journal && isReproducible(settings)) await checkJournal(journal, pool[0]!, signal);
    for await (const block of playMissing(options, finished, pool)) {
      journal?.append(block);
      yield block;
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    await Promise.all(pool.map((worker) => worker.terminate()));
  }
}

/** Runs a tournament to its end. */
export async function runTournament(options: RunOptions): Promise<TournamentResult> {
  const finished: BlockResult[] = [];
  for await (const block of runBlocks(options)) finished.push(block);
  return summarize(options.settings, finished, options);
}
