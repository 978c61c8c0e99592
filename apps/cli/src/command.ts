// What the commands share: options, files, random players, a progress bar.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeUnitRandom } from '@black-angel/bots';
import { openSet } from '@black-angel/engine/open-set';
import { preparePlayer } from '@black-angel/lab';
import { checkOptions, type Options } from '@black-angel/rules';
import type { Content } from '@black-angel/rules/components';

export interface Command {
  summary: string;
  help: string;
  /** Returns the exit code. */
  run(args: string[]): Promise<number> | number;
}

/** The command line was not understood; exit code 2. */
export class UsageError extends Error {}

export type Flags = Record<string, { type: 'string' | 'boolean'; short?: string }>;
export interface Parsed {
  values: Record<string, string | boolean | undefined>;
  positionals: string[];
}

export function parse(args: string[], flags: Flags): Parsed {
  try {
    const parsed = parseArgs({ args, options: flags, allowPositionals: true, strict: true });
    return { values: parsed.values as Parsed['values'], positionals: parsed.positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

export function wholeNumber(values: Parsed['values'], name: string, otherwise: number, least = 0): number {
  const text = values[name];
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (!Number.isInteger(number) || number < least)
    throw new UsageError(`--${name} takes a whole number of at least ${least}, not "${text}"`);
  return number;
}

export const GAME_FLAGS: Flags = {
  players: { type: 'string' },
  advanced: { type: 'boolean' },
  hal: { type: 'string' },
  seed: { type: 'string' },
  components: { type: 'string' },
};

export const gameHelp = (
  players: number,
  seed: string,
): string => `  --players N        1 (against Hal) to 4; default ${players}
  --advanced         play by the advanced rules
  --hal LEVEL        easy, standard, difficult or extreme; with one player
  --seed TEXT        the same seed gives the same game; default ${seed}
  --components FILE  a component set to use instead of the default one
`;

export function gameOptions(values: Parsed['values']): Options {
  const hal = values['hal'];
  try {
    return checkOptions({
      players: wholeNumber(values, 'players', 4, 1),
      advanced: values['advanced'] === true,
      hal: (hal ?? null) as Options['hal'],
    });
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}

export const seedOf = (values: Parsed['values']): string => (values['seed'] as string | undefined) ?? 'black-angel';

export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw new Error(`cannot read ${path}: ${(error as Error).message}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`);
  }
}

export function componentsOf(values: Parsed['values']): Content {
  const path = values['components'];
  return openSet(typeof path === 'string' ? readJson(path) : null);
}

/** A seeded generator of whole numbers below n, for random players: xorshift-multiply on a hash of the seed. */
export function makeRandom(seed: string): (below: number) => number {
  let x = 0x9e3779b9;
  for (const letter of seed) x = Math.imul(x ^ letter.codePointAt(0)!, 0x85ebca6b) >>> 0;
  const unit = makeUnitRandom(x);
  return (below) => Math.floor(unit() * below);
}

/** A progress bar on stderr, only in a terminal. Call it with the share done; call `end` when finished. */
export function progressBar(label: string): { update(done: number, total: number): void; end(): void } {
  const shown = process.stderr.isTTY === true;
  let last = 0;
  return {
    update(done, total) {
      const now = Date.now();
      if (!shown || (now - last < 100 && done < total)) return;
      last = now;
      const width = 30;
      const full = Math.round((done / total) * width);
      process.stderr.write(`\r${label} [${'█'.repeat(full)}${'·'.repeat(width - full)}] ${done}/${total}`);
    },
    end() {
      if (shown) process.stderr.write('\r\x1b[K');
    },
  };
}

export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** How a bot is named. */
export const BOT_HELP = `BOT is a level (level-novice, level-easy, level-normal, level-hard, level-expert), another bot of the lab, or yours: a
module that exports it (./my-bot.ts), or the command of a program ("python3 bot.py"). docs/bots.md says how to write one.
`;

/** Loads bots, so that a wrong one is told before the first game. */
export async function prepareBots(specs: readonly string[]): Promise<void> {
  try {
    for (const spec of new Set(specs)) await preparePlayer(spec);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** For commands that ask a program. */
export const PROGRAM_FLAGS: Flags = { patience: { type: 'string' } };

export const programHelp = `  --patience N       seconds that a program may take for an answer, beside the time it is given to think; default 30
`;

/** In milliseconds. */
export const patienceOf = (values: Parsed['values']): number => wholeNumber(values, 'patience', 30, 1) * 1000;
