// black-angel tournament: is one bot stronger than another, and how certain is it?

import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { unlearnedSet } from '@black-angel/bots';
import {
  type BlockResult,
  gamesPerBlock,
  type Hypotheses,
  inOrder,
  isForeign,
  makeReport,
  makeSettings,
  openJournal,
  PURPOSES,
  type Purpose,
  parseBudget,
  type RunOptions,
  runBlocks,
  type Settings,
  sayResult,
  sayShare,
  shareOf,
  sprtOf,
  summarize,
} from '@black-angel/lab';
import {
  BOT_HELP,
  type Command,
  componentsOf,
  GAME_FLAGS,
  gameHelp,
  gameOptions,
  type Parsed,
  PROGRAM_FLAGS,
  parse,
  patienceOf,
  prepareBots,
  print,
  programHelp,
  seedOf,
  UsageError,
  wholeNumber,
} from '../command.ts';

const DEFAULT_BLOCKS = 50;
/** The shell's exit code for a program stopped by Ctrl-C. */
const INTERRUPTED = 130;

const HELP = `black-angel tournament: tell whether one bot is stronger than another

Usage: black-angel tournament --candidate BOT --field BOT [--field BOT …] [options]
       black-angel tournament --table BOT [options]

A block is one seed, played with the candidate in every seat in turn; all intervals are over blocks. With --players 1 the
opponent is Hal, there is no --field, and a block is one game.

${BOT_HELP}A name can have a budget of its own: strategist:iterations=100.

  --candidate BOT    the bot in question
  --field BOT        the other seats: once for all of them, or once for each in turn order after the candidate
  --table BOT        the same bot in every seat, to look at the game rather than at the bot; a block is one game
  --blocks N         how many blocks at most; default ${DEFAULT_BLOCKS}
  --games N          the same in games, rounded up to whole blocks
  --sprt P0,P1       stop as soon as it is clear whether the win share is P0 or P1 (errors 5 %), e.g. 0.25,0.3
  --budget LIMIT     iterations=N or milliseconds=N a decision, for bots that name none
${programHelp}  --purpose WORD     judge (default) or tune: their seeds never overlap
${gameHelp(4, '"black-angel"')}  --workers N        threads; default one for each core
  --resume FILE      JSON lines: every finished block is added, those already there are not played again
  --out FILE         write the result as JSON
  --html FILE        write a report with plots
  --json             print the result as JSON

Ctrl-C stops and leaves a file to go on with.
`;

const FLAGS = {
  ...GAME_FLAGS,
  ...PROGRAM_FLAGS,
  candidate: { type: 'string' },
  field: { type: 'string', multiple: true },
  table: { type: 'string' },
  blocks: { type: 'string' },
  games: { type: 'string' },
  sprt: { type: 'string' },
  budget: { type: 'string' },
  purpose: { type: 'string' },
  workers: { type: 'string' },
  resume: { type: 'string' },
  out: { type: 'string' },
  html: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Warns if a learned bot plays a set that it has not learned. On stderr, so that the output stays unchanged. */
function tellUnlearned({ candidate, field, components }: Settings): void {
  for (const bot of new Set([candidate, ...field])) {
    const said = isForeign(bot) ? null : unlearnedSet(bot, components);
    if (said !== null) process.stderr.write(`${said}\n`);
  }
}

function settingsOf(values: Parsed['values']): Settings {
  const { table } = values;
  if (table !== undefined && (values['candidate'] ?? values['field']) !== undefined)
    throw new UsageError('--table stands alone: the same bot has every seat, without --candidate and --field');
  const candidate = table ?? values['candidate'];
  if (typeof candidate !== 'string') throw new UsageError('--candidate is missing: name the bot in question');
  const options = gameOptions(values);
  const purpose = (values['purpose'] ?? 'judge') as Purpose;
  if (!PURPOSES.includes(purpose)) throw new UsageError(`--purpose is ${PURPOSES.join(' or ')}, not "${purpose}"`);
  const content = componentsOf(values);
  // `multiple` makes it a list, which the common type of the values does not include.
  const field = (values['field'] ?? []) as unknown as string[];
  try {
    const budget = typeof values['budget'] === 'string' ? parseBudget(values['budget']) : {};
    return makeSettings({
      candidate,
      field,
      isTable: table !== undefined,
      ...options,
      seed: seedOf(values),
      purpose,
      budget,
      content,
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function blocksOf(values: Parsed['values'], settings: Settings): number {
  if (values['games'] === undefined) return wholeNumber(values, 'blocks', DEFAULT_BLOCKS, 1);
  if (values['blocks'] !== undefined) throw new UsageError('give --games or --blocks, not both');
  return Math.ceil(wholeNumber(values, 'games', 0, 1) / gamesPerBlock(settings));
}

function hypothesesOf(values: Parsed['values']): Hypotheses | null {
  const text = values['sprt'];
  if (typeof text !== 'string') return null;
  const [p0, p1, ...more] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (p0 === undefined || p1 === undefined || more.length > 0 || !(0 < p0 && p0 < p1 && p1 < 1))
    throw new UsageError(
      `--sprt takes two win shares between 0 and 1, the lesser first, such as 0.25,0.3, not "${text}"`,
    );
  return { p0, p1 };
}

/** Checks first that the file can be written: hours of games must not be lost. */
function checkWritable(values: Parsed['values']): void {
  for (const name of ['out', 'html', 'resume']) {
    const path = values[name];
    if (typeof path !== 'string') continue;
    try {
      if (existsSync(path) && statSync(path).isDirectory()) throw new Error('it is a folder');
      accessSync(existsSync(path) ? path : dirname(path), constants.W_OK);
    } catch (error) {
      throw new Error(`cannot write ${path} (--${name}): ${(error as Error).message}`);
    }
  }
}

function sayLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 100) return `${seconds} s`;
  return seconds < 6000 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

function barLine(run: RunOptions, finished: ReadonlyMap<number, BlockResult>, left: string): string {
  const blocks = inOrder(finished, run.blocks);
  const full = Math.round((finished.size / run.blocks) * 20);
  const test = run.sprt && blocks.length > 0 ? sprtOf(blocks, run.sprt) : null;
  const parts = [
    `[${'█'.repeat(full)}${'·'.repeat(20 - full)}] ${finished.size}/${run.blocks} blocks`,
    blocks.length > 0 ? `share ${sayShare(shareOf(blocks))}` : '',
    test ? `LLR ${test.llr.toFixed(2)} (${test.lower.toFixed(2)} to ${test.upper.toFixed(2)})` : '',
    left,
  ];
  return parts.filter(Boolean).join('  ');
}

/** The blocks of a resumed file arrive within this time. They are ignored in the estimate of the time left. */
const AT_ONCE_MS = 20;

/** A bar on stderr, only in a terminal: progress, the share and its interval, the test, the time left. */
function liveBar(run: RunOptions): { update(finished: ReadonlyMap<number, BlockResult>): void; end(): void } {
  const isShown = process.stderr.isTTY === true;
  const first = { at: 0, blocks: 0 };
  let shownAt = 0;
  return {
    update(finished) {
      const now = Date.now();
      if (first.at === 0) first.at = now;
      if (now - first.at < AT_ONCE_MS) first.blocks = finished.size;
      if (!isShown || (now - shownAt < 200 && finished.size < run.blocks)) return;
      shownAt = now;
      const speed = (finished.size - first.blocks) / (now - first.at);
      const left = speed > 0 ? `${sayLeft((run.blocks - finished.size) / speed)} left` : '';
      const width = (process.stderr.columns ?? 80) - 1;
      process.stderr.write(`\r\x1b[K${barLine(run, finished, left).slice(0, width)}`);
    },
    end() {
      if (isShown) process.stderr.write('\r\x1b[K');
    },
  };
}

/** Where the finished blocks are after Ctrl-C. Without --resume they get a new file. */
function leaveFile(run: RunOptions, finished: ReadonlyMap<number, BlockResult>): string {
  if (run.resume) return run.resume;
  const name = createHash('sha256').update(JSON.stringify(run.settings)).digest('hex').slice(0, 8);
  const journal = openJournal(`tournament-${name}.jsonl`, run.settings);
  for (const block of finished.values()) if (!journal.finished.has(block.block)) journal.append(block);
  return journal.path;
}

/**
 * Plays until all blocks are done, the verdict is clear, or Ctrl-C. A second Ctrl-C ends the program at once. A bot
 * that fails ends the run too; what is finished is kept.
 */
async function play(run: RunOptions): Promise<{ finished: Map<number, BlockResult>; isInterrupted: boolean }> {
  const stop = new AbortController();
  const onInterrupt = (): void => stop.abort();
  process.once('SIGINT', onInterrupt);
  process.once('SIGTERM', onInterrupt);
  const finished = new Map<number, BlockResult>();
  const bar = liveBar(run);
  try {
    for await (const block of runBlocks({ ...run, signal: stop.signal })) {
      finished.set(block.block, block);
      bar.update(finished);
    }
  } catch (error) {
    if (finished.size === 0) throw error;
    throw new Error(`${(error as Error).message}\n${finished.size} blocks are in ${leaveFile(run, finished)}`);
  } finally {
    bar.end();
    process.off('SIGINT', onInterrupt);
    process.off('SIGTERM', onInterrupt);
  }
  return { finished, isInterrupted: stop.signal.aborted };
}

export const tournament: Command = {
  summary: 'tell whether one bot is stronger than another',
  help: HELP,
  async run(args) {
    const { values, positionals } = parse(args, FLAGS);
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is not understood`);
    const settings = settingsOf(values);
    await prepareBots([settings.candidate, ...settings.field]);
    tellUnlearned(settings);
    const blocks = blocksOf(values, settings);
    const run: RunOptions = {
      settings,
      blocks,
      sprt: hypothesesOf(values),
      resume: (values['resume'] as string | undefined) ?? null,
      patience: patienceOf(values),
      ...(values['workers'] === undefined ? {} : { workers: wholeNumber(values, 'workers', 1, 1) }),
    };
    checkWritable(values);
    const { finished, isInterrupted } = await play(run);
    if (isInterrupted) {
      if (finished.size === 0) process.stderr.write('Stopped before the first block was done.\n');
      else
        process.stderr.write(
          `Stopped after ${finished.size} blocks. Go on with --resume ${leaveFile(run, finished)}\n`,
        );
      return INTERRUPTED;
    }
    const result = summarize(settings, [...finished.values()], run);
    if (typeof values['out'] === 'string') writeFileSync(values['out'], `${JSON.stringify(result)}\n`);
    if (typeof values['html'] === 'string') writeFileSync(values['html'], makeReport(result));
    print(values['json'] === true ? JSON.stringify(result) : sayResult(result));
    return 0;
  },
};
