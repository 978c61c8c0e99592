// A worker thread of the lab: receives numbers of blocks, answers with the blocks.

import { parentPort, workerData } from 'node:worker_threads';
import { openSet } from '@black-angel/engine/open-set';
import type { ComponentSet } from '@black-angel/rules/components';
import { type BlockResult, playBlock } from './blocks.ts';
import { preparePlayer } from './programs/foreign-bot.ts';
import type { Settings } from './settings.ts';

export interface WorkerTask {
  settings: Settings;
  /** Null for the default set. */
  set: ComponentSet | null;
  /** How long a program may take for an answer. */
  patience: number;
}

export type WorkerAnswer = { block: BlockResult } | { problem: string };

const { settings, set, patience } = workerData as WorkerTask;
openSet(set);
for (const bot of new Set([settings.candidate, ...settings.field])) await preparePlayer(bot);

function answer(block: number): WorkerAnswer {
  try {
    return { block: playBlock(settings, block, patience) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

parentPort!.on('message', (block: number) => parentPort!.postMessage(answer(block)));
