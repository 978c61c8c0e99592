// Makes the parts of a round on all cores. A part whose file exists is not made again, so a run can be stopped at any
// time and resumed.

import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PartAnswer, PartTask } from './worker.ts';

export interface GenerateOptions extends PartTask {
  /** The folder of the round. */
  folder: string;
  parts: number;
  /** No part is begun after this many seconds; the round then has fewer parts. */
  seconds?: number | null;
  workers?: number;
  onPart?(progress: Progress): void;
}

export interface Progress {
  done: number;
  parts: number;
  /** Groups that this run has made. */
  groups: number;
}

export const partPath = (folder: string, part: number): string =>
  join(folder, `part-${String(part).padStart(5, '0')}.groups`);

export async function generateParts(options: GenerateOptions): Promise<Progress> {
  const { round, net, isAheadByNet, folder, parts, seconds, onPart } = options;
  mkdirSync(folder, { recursive: true });
  const missing = Array.from({ length: parts }, (_, part) => part).filter(
    (part) => !existsSync(partPath(folder, part)),
  );
  const progress: Progress = { done: parts - missing.length, parts, groups: 0 };
  const end = seconds == null ? Number.POSITIVE_INFINITY : performance.now() + seconds * 1000;
  const workerData: PartTask = { round, net, isAheadByNet };
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
    try {
      for (let part = missing.shift(); part !== undefined && performance.now() < end; part = missing.shift()) {
        worker.postMessage({ part, path: partPath(folder, part) });
        const [answer] = (await once(worker, 'message')) as [PartAnswer];
        if ('problem' in answer) throw new Error(answer.problem);
        progress.done++;
        progress.groups += answer.groups;
        onPart?.({ ...progress });
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.workers ?? availableParallelism(), missing.length) }, work));
  return progress;
}
