// A worker thread of training: receives numbers of parts, writes their files.

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { makeLearnedEvaluation, readNet } from '@black-angel/bots';
import { writeGroups } from './group-file.ts';
import { makePart } from './part.ts';

export interface PartTask {
  round: number;
  /** The file of the net that plans and plays; null for the linear evaluation. */
  net: string | null;
  /** Whether the net plays the common worlds ahead, too. */
  isAheadByNet?: boolean | undefined;
}

export type PartAnswer = { groups: number } | { problem: string };

const { round, net, isAheadByNet = false } = workerData as PartTask;
const evaluation = makeLearnedEvaluation(net === null ? null : readNet(JSON.parse(readFileSync(net, 'utf8'))));

function answer({ part, path }: { part: number; path: string }): PartAnswer {
  try {
    const groups = makePart(round, part, evaluation, isAheadByNet ? evaluation : undefined);
    // A part is complete as soon as its file has its name.
    writeFileSync(`${path}.part`, writeGroups(groups, round, part));
    renameSync(`${path}.part`, path);
    return { groups: groups.length };
  } catch (error) {
    return { problem: `part ${part}: ${(error as Error).message}` };
  }
}

parentPort!.on('message', (task: { part: number; path: string }) => parentPort!.postMessage(answer(task)));
