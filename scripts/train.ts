// npm run train [-- --rounds 3 --parts 400]: trains the net of the learned bots (docs/training.md). Each round makes
// groups with the net of the round before and trains a new net on all groups so far. Finished parts and rounds are
// files in the folder, so a run can be stopped at any time and resumed with the same command. Seeds begin with
// "train/".

import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type Figure,
  GroupFileError,
  generateParts,
  type Progress,
  TRAIN,
  TRAINING_MODES,
  type TrainedRound,
  type TrainSettings,
  trainOnFolders,
} from '@black-angel/lab';

const HELP = `npm run train [-- options]: train the net of the learned bots (docs/training.md)

  --folder PATH    where parts and nets are kept; default data/training. The same folder resumes
  --rounds N       rounds of expert iteration; default 3
  --from FILE      the net that plans the first round; else the linear judgement. "present": the one that the bots use
  --ahead NAME     who plays all seats ahead in the common worlds: linear (default) or net (twice the time, truer)
  --parts N        parts in each round; default 400. Every tenth part is held out
  --seconds N      begin no part of a round after N seconds
  --workers N      threads; default one for each core
  --first N        neurons of the first hidden layer, a multiple of 8; default ${TRAIN.first}
  --second N       neurons of the second, a multiple of 8; default ${TRAIN.second}
  --passes N       passes over the groups in each round; default ${TRAIN.passes}
  --adopt          at the end, make the last net the one that the bots use
`;

const root = fileURLToPath(new URL('../', import.meta.url));
const ADOPTED = join(root, 'packages', 'bots', 'weights', 'learned-net.json');

class TrainingError extends Error {}

const whole = (name: string, text: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new TrainingError(`--${name} needs a whole number of at least 1, not "${text}"`);
  return number;
};

/** The bots add eight neurons at a time. */
const neurons = (name: string, text: string): number => {
  const number = whole(name, text);
  if (number % 8 !== 0) throw new TrainingError(`--${name} needs a multiple of 8, not ${number}`);
  return number;
};

function readOptions() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      folder: { ...text, default: join(root, 'data', 'training') },
      rounds: { ...text, default: '3' },
      parts: { ...text, default: '400' },
      from: text,
      ahead: { ...text, default: 'linear' },
      seconds: text,
      workers: text,
      first: { ...text, default: String(TRAIN.first) },
      second: { ...text, default: String(TRAIN.second) },
      passes: { ...text, default: String(TRAIN.passes) },
      adopt: { type: 'boolean', default: false },
    },
  });
  const { help = false, folder, adopt, from, ahead } = values;
  if (ahead !== 'linear' && ahead !== 'net') throw new TrainingError(`--ahead is linear or net, not "${ahead}"`);
  return {
    help,
    folder,
    adopt,
    from: from === 'present' ? ADOPTED : (from ?? null),
    isAheadByNet: ahead === 'net',
    net: {
      ...TRAIN,
      first: neurons('first', values.first),
      second: neurons('second', values.second),
      passes: whole('passes', values.passes),
    } satisfies TrainSettings,
    rounds: whole('rounds', values.rounds),
    parts: whole('parts', values.parts),
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

async function generate(options: TrainOptions, round: number): Promise<void> {
  const folder = roundFolder(options, round);
  const marker = join(folder, 'generated.json');
  if (existsSync(marker)) return;
  const net = round === 1 ? options.from : netPath(options, round - 1);
  const { parts, seconds, workers, isAheadByNet } = options;
  const show = makeProgressLine();
  const onPart = ({ done, parts: all, groups }: Progress): void =>
    show((time) => `round ${round}: ${done} of ${all} parts, ${groups} groups, ${time}`, done === all);
  const progress = await generateParts({ round, net, isAheadByNet, folder, parts, seconds, workers, onPart });
  writeFileSync(marker, `${JSON.stringify({ ...progress, net })}\n`);
}

/** Writes a file under another name first: a file that exists is whole. */
function writeWhole(path: string, content: unknown): void {
  writeFileSync(`${path}.part`, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(`${path}.part`, path);
}

function trainRound(options: TrainOptions, round: number): void {
  const path = netPath(options, round);
  if (existsSync(path)) return;
  const folders = Array.from({ length: round }, (_, i) => roundFolder(options, i + 1));
  const began = performance.now();
  const show = makeProgressLine();
  const trained = trainOnFolders(folders, options.net, (step, steps) =>
    show((time) => `round ${round}: step ${step} of ${steps}, ${time}`, step === steps),
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  const { net, modes, ...figures } = trained;
  writeWhole(join(roundFolder(options, round), 'modes.json'), Object.fromEntries(modes));
  writeWhole(path, net);
  writeFileSync(join(options.folder, 'rounds.jsonl'), `${JSON.stringify({ round, ...figures, seconds })}\n`, {
    flag: 'a',
  });
  console.log(`round ${round}: ${trained.groups} groups, ${trained.turns} turns, trained in ${seconds} s`);
  sayHeldOut(trained);
}

function sayHeldOut({ linear, heldOut, modes }: TrainedRound): void {
  const say = ({ gain, error, r2 }: Figure): string =>
    `${gain.toFixed(3)} ± ${error.toFixed(3)} VP (R² ${r2.toFixed(2)})`;
  console.log(`  held out, ${heldOut.groups} groups: the turn chosen is better than the mean of its group by`);
  console.log(`  ${say(heldOut)}; by the linear judgement ${say(linear)}`);
  for (const [mode, of] of modes)
    console.log(
      `    ${TRAINING_MODES[mode]!.name}: ${of.heldOut.gain.toFixed(2)}, linear ${of.linear.gain.toFixed(2)} (${of.linear.groups} groups)`,
    );
}

async function main(): Promise<void> {
  const options = readOptions();
  if (options.help) return console.log(HELP);
  mkdirSync(options.folder, { recursive: true });
  for (let round = 1; round <= options.rounds; round++) {
    await generate(options, round);
    trainRound(options, round);
  }
  const last = netPath(options, options.rounds);
  if (options.adopt) copyFileSync(last, ADOPTED);
  console.log(options.adopt ? `The bots use ${last} now.` : `The net is ${last}; --adopt makes the bots use it.`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof TrainingError || error instanceof GroupFileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
