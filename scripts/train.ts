// npm run task train [-- --rounds 20 --games 10000]: trains the net of the learned bots by self-play
// (docs/training.md). The files of a finished round stay in the folder, so a run can be stopped at any time and resumed
// with the same command. Seeds begin with "train/".

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getSystemErrorMap, parseArgs } from 'node:util';
import { AT_ONCE, makeNetFile, NetError, readNet, readNetWeights } from '@black-angel/bots';
import {
  fitWeights,
  heldOutOf,
  type Knowledge,
  KnowledgeError,
  LEARN,
  type LearnSettings,
  newKnowledge,
  PLAY,
  type RoundFigures,
  readKnowledge,
  roundWeights,
  TRAINING_MODES,
  trainRound,
  writeKnowledge,
} from '@black-angel/lab';

const RATE = 5e-4;
/** The rate of learning at the end of a run, as a part of the first one. */
const LAST_RATE = 0.04;

const HELP = `npm run task train [-- options]: train the net of the learned bots by self-play (docs/training.md)

  --folder PATH    where the rounds are kept; default data/training. The same folder resumes
  --rounds N       rounds; default 20. Each ends with a net, files and a held-out figure
  --games N        games in each round; default 10000. Of 160 games 8 are held out
  --seconds N      begin no game of a round after N seconds
  --from FILE      the net to begin with; else a random one that adds nothing. "present": the one that the bots use
  --workers N      threads that play; default one for each core
  --rate N         how fast it learns at first; default ${RATE}
  --first N        neurons of the first hidden layer, a multiple of ${AT_ONCE}; default ${LEARN.first}
  --second N       neurons of the second, a multiple of ${AT_ONCE}; default ${LEARN.second}
  --adopt          at the end, make the last net the one that the bots use
  --fit-weights    only print linear weights that come near to the net of --from (learned/learned-weights.ts)
`;

const root = fileURLToPath(new URL('../', import.meta.url));
/** Relative to the working folder: errors name it. */
const inRoot = (...path: string[]): string => relative('', join(root, ...path));
const ADOPTED = inRoot('packages', 'bots', 'weights', 'learned-net.json');

class TrainingError extends Error {}

/** In words: what is wrong with a file, or why the system refuses it. Null if it is a fault of this program. */
function reasonOf(error: unknown): string | null {
  if (error instanceof NetError || error instanceof KnowledgeError) return error.message;
  const { errno } = error as NodeJS.ErrnoException;
  return errno === undefined ? null : (getSystemErrorMap().get(errno)?.[1] ?? (error as Error).message);
}

/** Does this, and names the file or the round if it fails. */
function naming<T>(name: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const reason = reasonOf(error);
    throw reason === null ? error : new TrainingError(`${name}: ${reason}`);
  }
}

const whole = (name: string, text: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new TrainingError(`--${name} needs a whole number of at least 1, not "${text}"`);
  return number;
};

/** The bots add this many neurons at a time. */
const neurons = (name: string, text: string): number => {
  const number = whole(name, text);
  if (number % AT_ONCE !== 0) throw new TrainingError(`--${name} needs a multiple of ${AT_ONCE}, not ${number}`);
  return number;
};

function rateOf(text: string): number {
  const rate = Number(text);
  if (!(rate > 0 && rate < 1)) throw new TrainingError(`--rate needs a number between 0 and 1, not "${text}"`);
  return rate;
}

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  help: { type: 'boolean', default: false },
  folder: { ...TEXT, default: inRoot('data', 'training') },
  rounds: { ...TEXT, default: '20' },
  games: { ...TEXT, default: '10000' },
  seconds: TEXT,
  from: TEXT,
  workers: TEXT,
  rate: { ...TEXT, default: String(RATE) },
  first: { ...TEXT, default: String(LEARN.first) },
  second: { ...TEXT, default: String(LEARN.second) },
  adopt: { type: 'boolean', default: false },
  'fit-weights': { type: 'boolean', default: false },
} as const;

function parseOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    throw new TrainingError((error as Error).message.replaceAll('\n', ' '));
  }
}

function readOptions() {
  const values = parseOptions();
  const { help, folder, adopt, from } = values;
  return {
    help,
    folder,
    adopt,
    isFit: values['fit-weights'],
    from: from === 'present' ? ADOPTED : (from ?? null),
    learning: {
      ...LEARN,
      first: neurons('first', values.first),
      second: neurons('second', values.second),
    } satisfies LearnSettings,
    rate: rateOf(values.rate),
    rounds: whole('rounds', values.rounds),
    games: whole('games', values.games),
    seconds: values.seconds === undefined ? null : whole('seconds', values.seconds),
    workers: values.workers === undefined ? availableParallelism() : whole('workers', values.workers),
  };
}
type TrainOptions = ReturnType<typeof readOptions>;

/** On a terminal one line that changes; in a log a line now and then. */
function makeProgressLine(): (say: (seconds: string) => string, isLast: boolean) => void {
  const began = performance.now();
  let shown = Number.NEGATIVE_INFINITY;
  return (say, isLast) => {
    const seconds = (performance.now() - began) / 1000;
    const wait = process.stderr.isTTY ? 0.5 : 30;
    if (seconds - shown < wait && !isLast) return;
    shown = seconds;
    const line = say(`${seconds.toFixed(0)} s`);
    process.stderr.write(process.stderr.isTTY ? `\r${line}${isLast ? '\n' : ''}` : `${line}\n`);
  };
}

const roundFolder = ({ folder }: TrainOptions, round: number): string => join(folder, `round-${round}`);
const netPath = (options: TrainOptions, round: number): string => join(roundFolder(options, round), 'net.json');
const knowledgePath = (options: TrainOptions, round: number): string =>
  join(roundFolder(options, round), 'knowledge.bin');

/** Writes a file under another name first: a file that exists is whole. */
function writeWhole(path: string, content: string | Uint8Array): void {
  naming(path, () => {
    writeFileSync(`${path}.part`, content);
    renameSync(`${path}.part`, path);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NetError('it is not JSON');
  }
}

/** Reads the file of a net, as `read` does. */
const readNetFile = <T>(path: string, read: (file: unknown) => T): T =>
  naming(path, () => read(parseJson(readFileSync(path, 'utf8'))));

function adopt(path: string): void {
  readNetFile(path, readNet);
  writeWhole(ADOPTED, readFileSync(path));
}

/** The rate falls along half a wave of the cosine. */
function rateAt({ rate, rounds }: TrainOptions, round: number): number {
  const fallen = (1 - Math.cos((Math.PI * round) / rounds)) / 2;
  return rate * (1 - (1 - LAST_RATE) * fallen);
}

function beginning(options: TrainOptions): { knowledge: Knowledge; finished: number } {
  const { rounds, learning, from } = options;
  let finished = rounds;
  while (finished > 0 && !existsSync(netPath(options, finished))) finished--;
  if (finished > 0) {
    const path = knowledgePath(options, finished);
    return { knowledge: naming(path, () => readKnowledge(readFileSync(path), learning)), finished };
  }
  const net = from === null ? null : readNetFile(from, readNetWeights);
  if (net && (net.firstBias.length !== learning.first || net.secondBias.length !== learning.second))
    throw new TrainingError(`${from} has ${net.firstBias.length} and ${net.secondBias.length} neurons`);
  return { knowledge: newKnowledge(learning, net), finished };
}

async function playRound(options: TrainOptions, round: number, knowledge: Knowledge): Promise<void> {
  const { learning, games, seconds, workers } = options;
  mkdirSync(roundFolder(options, round), { recursive: true });
  const show = makeProgressLine();
  const began = performance.now();
  const figures = await trainRound(knowledge, {
    round,
    games,
    rates: [rateAt(options, round - 1), rateAt(options, round)],
    learning,
    playing: PLAY,
    workers,
    seconds,
    onProgress: (done, all) => show((time) => `round ${round}: ${done} of ${all} games, ${time}`, done === all),
  });
  const said = {
    round,
    games: figures.games,
    heldOut: heldOutOf(figures),
    seconds: Math.round((performance.now() - began) / 1000),
  };
  const net = makeNetFile(roundWeights(knowledge.mean, learning), said);
  // Before the net: it throws if the weights are not finite.
  const learned = naming(`round ${round} is not written`, () => writeKnowledge(knowledge, learning));
  writeWhole(knowledgePath(options, round), learned);
  writeWhole(netPath(options, round), `${JSON.stringify(net, null, 2)}\n`);
  writeFileSync(join(options.folder, 'rounds.jsonl'), `${JSON.stringify({ ...said, modes: figures.modes })}\n`, {
    flag: 'a',
  });
  say(round, figures);
}

function say(round: number, figures: RoundFigures): void {
  const { positions, net, linear } = heldOutOf(figures);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  console.log(
    `round ${round}: ${figures.games} games. Held out, ${positions} positions: the net foretells ${percent(net)} of the final lead, the linear judgement ${percent(linear)}`,
  );
  for (const [mode, { games, vp, ravagers, won }] of figures.modes.entries()) {
    if (games === 0) continue;
    const { name, options } = TRAINING_MODES[mode]!;
    const ending = options.hal ? `${percent(won / games)} won` : `${percent(ravagers / games)} ended by Ravagers`;
    console.log(`    ${name}: ${games} games, ${(vp / games).toFixed(1)} VP, ${ending}`);
  }
}

/** Games in which the fitted weights are compared with the net. */
const FIT_GAMES = 2000;

async function main(): Promise<void> {
  const options = readOptions();
  if (options.help) return console.log(HELP);
  if (options.isFit) {
    const net = readNetFile(options.from ?? ADOPTED, readNet);
    return console.log(JSON.stringify(fitWeights(net, FIT_GAMES), null, 2));
  }
  naming(options.folder, () => mkdirSync(options.folder, { recursive: true }));
  const { knowledge, finished } = beginning(options);
  for (let round = finished + 1; round <= options.rounds; round++) await playRound(options, round, knowledge);
  const last = netPath(options, options.rounds);
  if (options.adopt) adopt(last);
  console.log(options.adopt ? `The bots use ${last} now.` : `The net is ${last}; --adopt makes the bots use it.`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof TrainingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
