// The tournaments behind the figures in docs/. Each has a journal, so a long run is resumable.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BlockResult,
  makeSettings,
  runBlocks,
  type SettingsInput,
  summarize,
  type TournamentResult,
} from '../packages/lab/src/index.ts';

export interface LabRun {
  name: string;
  input: SettingsInput;
  blocks: number;
}

export const flag = (name: string): string | null => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
};
export const isSet = (name: string): boolean => process.argv.includes(`--${name}`);

const seconds = Number(flag('seconds') ?? 0);
/** Aborts after --seconds: the runs so far are summarized, and a journal can be resumed. */
const timeUp = seconds > 0 ? AbortSignal.timeout(seconds * 1000) : new AbortController().signal;

/** Plays the missing blocks of a run, or only reads its journal. */
export async function blocksOf(
  { name, input, blocks }: LabRun,
  isReadOnly = isSet('read-only'),
): Promise<BlockResult[]> {
  const folder = flag('journal');
  if (folder) mkdirSync(folder, { recursive: true });
  const workers = flag('workers');
  const finished: BlockResult[] = [];
  for await (const block of runBlocks({
    settings: makeSettings(input),
    blocks,
    // With an aborted signal only the journal is read.
    signal: isReadOnly ? AbortSignal.abort() : timeUp,
    resume: folder ? join(folder, `${name}.jsonl`) : null,
    ...(workers ? { workers: Number(workers) } : {}),
  })) {
    finished.push(block);
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${name}: ${finished.length} of ${blocks} blocks`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return finished;
}

/** Null if there are no blocks. */
export async function resultOf(run: LabRun): Promise<TournamentResult | null> {
  const finished = await blocksOf(run);
  return finished.length === 0 ? null : summarize(makeSettings(run.input), finished, { blocks: run.blocks });
}

/** The command that repeats a run. */
export function commandOf({ input, blocks }: LabRun): string {
  const { candidate, field, isTable, players, advanced, hal, seed, purpose } = input;
  return [
    'tournament',
    isTable ? `--table ${candidate}` : `--candidate ${candidate}`,
    ...field.map((bot) => `--field ${bot}`),
    `--players ${players}`,
    ...(advanced ? ['--advanced'] : []),
    ...(hal ? [`--hal ${hal}`] : []),
    `--blocks ${blocks}`,
    ...(seed ? [`--seed ${seed}`] : []),
    ...(purpose === 'tune' ? ['--purpose tune'] : []),
  ].join(' ');
}
