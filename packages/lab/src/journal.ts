// The journal that makes a tournament resumable: JSON lines, first the settings, then every finished block.

import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { BlockResult } from './blocks.ts';
import { blockSeed } from './blocks.ts';
import { differences, gamesPerBlock, type Settings } from './settings.ts';

const FORMAT = 'black-angel-tournament';
const VERSION = 1;

export class JournalError extends Error {}

export interface Journal {
  path: string;
  /** The blocks that were in the file already. */
  finished: Map<number, BlockResult>;
  append(block: BlockResult): void;
}

const headerOf = (settings: Settings): string => `${JSON.stringify({ format: FORMAT, version: VERSION, settings })}\n`;

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

function parseLine(path: string, line: string, number: number): Record<string, unknown> {
  let value: unknown = null;
  try {
    value = JSON.parse(line);
  } catch {}
  if (!isObject(value)) throw new JournalError(`${path}, line ${number}, is not JSON; mend it or name a new file`);
  return value;
}

function checkHeader(path: string, line: string, settings: Settings): void {
  const header = parseLine(path, line, 1);
  if (header['format'] !== FORMAT || header['version'] !== VERSION || !isObject(header['settings']))
    throw new JournalError(`${path} is not the file of a tournament (${FORMAT} ${VERSION}); name another file`);
  const different = differences(header['settings'] as unknown as Settings, settings);
  if (different.length > 0)
    throw new JournalError(
      `${path} was begun with other settings (${different.join('; ')}); name another file, or go on with the old settings`,
    );
}

function checkBlock(path: string, line: string, number: number, settings: Settings): BlockResult {
  const { block, seed, games } = parseLine(path, line, number);
  const fits =
    Number.isInteger(block) &&
    seed === blockSeed(settings.purpose, settings.seed, block as number) &&
    Array.isArray(games) &&
    games.length === gamesPerBlock(settings);
  if (!fits) throw new JournalError(`${path}, line ${number}, is not a block of this tournament; name another file`);
  return { block: block as number, seed: seed as string, games: games as BlockResult['games'] };
}

/** Reads the file. A last line that is incomplete after a kill is removed; its block is played again. */
function readBlocks(path: string, settings: Settings): Map<number, BlockResult> {
  const bytes = readFileSync(path);
  const end = bytes.lastIndexOf('\n') + 1;
  const finished = new Map<number, BlockResult>();
  if (end === 0) {
    if (!headerOf(settings).startsWith(bytes.toString()))
      throw new JournalError(`${path} is not the file of a tournament; name another file`);
    writeFileSync(path, headerOf(settings));
    return finished;
  }
  const [header, ...lines] = bytes.subarray(0, end).toString().trimEnd().split('\n');
  checkHeader(path, header!, settings);
  for (const [i, line] of lines.entries()) {
    const block = checkBlock(path, line, i + 2, settings);
    if (!finished.has(block.block)) finished.set(block.block, block);
  }
  if (end < bytes.length) truncateSync(path, end);
  return finished;
}

/** Opens or creates the journal of a tournament. Refuses a file with other settings. */
export function openJournal(path: string, settings: Settings): Journal {
  const isNew = !existsSync(path);
  if (isNew) writeFileSync(path, headerOf(settings));
  return {
    path,
    finished: isNew ? new Map() : readBlocks(path, settings),
    append: (block) => appendFileSync(path, `${JSON.stringify(block)}\n`),
  };
}
