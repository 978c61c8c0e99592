// black-angel ladder: the ratings of all levels and of Hal's on one scale.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LEVEL_BOTS } from '@black-angel/bots';
import {
  type BlockResult,
  type LadderResult,
  type LadderRun,
  ladderResult,
  ladderRuns,
  makeSettings,
  rate,
  runBlocks,
  sayLadder,
} from '@black-angel/lab';
import {
  BOT_HELP,
  type Command,
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

const BLOCKS = 50;
const HAL_GAMES = 60;
const ANCHOR = 'level-normal';

const HELP = `black-angel ladder: rate all levels, and those of Hal, on one scale

Usage: black-angel ladder [options]

Each bot plays as the candidate against a table of the one before it, and alone against every level of Hal. The ratings are
those that explain all results best; the anchor has 1000. 400 points are ten times the strength.

${BOT_HELP}
  --bots A,B,…       from weak to strong; default ${LEVEL_BOTS.join(',')}
  --candidate BOT    one more, above the last
  --anchor BOT       the bot with the rating 1000; default ${ANCHOR}, or the first one
  --blocks N         blocks of each pair; default ${BLOCKS}
  --hal-games N      games of each bot against each level of Hal; default ${HAL_GAMES}, 0 leaves Hal out
  --players N        2 to 4; default 4
  --advanced         play by the advanced rules
  --seed TEXT        default "black-angel"
${programHelp}  --workers N        threads; default one for each core
  --journal FOLDER   finished blocks are kept there; the same command resumes
  --json             print the ratings as JSON
`;

const FLAGS = {
  ...PROGRAM_FLAGS,
  candidate: { type: 'string' },
  bots: { type: 'string' },
  anchor: { type: 'string' },
  blocks: { type: 'string' },
  'hal-games': { type: 'string' },
  players: { type: 'string' },
  advanced: { type: 'boolean' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  journal: { type: 'string' },
  json: { type: 'boolean' },
} as const;

async function play({ name, input, blocks }: LadderRun, values: Parsed['values']): Promise<LadderResult> {
  const settings = makeSettings(input);
  const folder = values['journal'] as string | undefined;
  const finished: BlockResult[] = [];
  const workers = values['workers'] === undefined ? {} : { workers: wholeNumber(values, 'workers', 1, 1) };
  for await (const block of runBlocks({
    settings,
    blocks,
    resume: folder ? join(folder, `${name}.jsonl`) : null,
    patience: patienceOf(values),
    ...workers,
  })) {
    finished.push(block);
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${name}: ${finished.length} of ${blocks} blocks`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return ladderResult(settings, finished);
}

function runsOf(values: Parsed['values'], bots: readonly string[]): LadderRun[] {
  if (bots.length < 2) throw new UsageError('--bots needs at least two bots');
  const runs = ladderRuns({
    bots,
    players: wholeNumber(values, 'players', 4, 2),
    blocks: wholeNumber(values, 'blocks', BLOCKS, 1),
    halGames: wholeNumber(values, 'hal-games', HAL_GAMES),
    seed: seedOf(values),
    advanced: values['advanced'] === true,
  });
  try {
    for (const { input } of runs) makeSettings(input);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  return runs;
}

export const ladder: Command = {
  summary: 'rate all levels on one scale',
  help: HELP,
  async run(args) {
    const { values, positionals } = parse(args, FLAGS);
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is not understood`);
    const named = typeof values['bots'] === 'string' ? values['bots'].split(',') : LEVEL_BOTS;
    const bots = typeof values['candidate'] === 'string' ? [...named, values['candidate']] : named;
    const runs = runsOf(values, bots);
    await prepareBots(bots);
    const anchor = (values['anchor'] as string | undefined) ?? (bots.includes(ANCHOR) ? ANCHOR : bots[0]!);
    if (!bots.includes(anchor)) throw new UsageError(`the anchor "${anchor}" is not among the bots`);
    if (typeof values['journal'] === 'string') mkdirSync(values['journal'], { recursive: true });
    const results: LadderResult[] = [];
    for (const run of runs) results.push(await play(run, values));
    const ratings = rate(results, anchor);
    print(values['json'] === true ? JSON.stringify(ratings) : sayLadder(ratings));
    return 0;
  },
};
