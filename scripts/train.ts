// npm run train [-- --rounds 3 --parts 400]: trains the net of the learned bots (docs/training.md). Each round makes
// groups with the net of the round before and trains a new net on all groups so far. Finished parts and rounds are
// files in the folder, so a run can be stopped at any time and resumed with the same command. Seeds begin with
// "train/".

import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { INPUTS } from '@black-angel/bots';
import { generateParts, type Progress, TRAINING_MODES } from '@black-angel/lab';

const HELP = `npm run train [-- options]: train the net of the learned bots (docs/training.md)

  --folder PATH    where parts and nets are kept; default data/training. The same folder resumes
  --rounds N       rounds of expert iteration; default 3
  --from FILE      the net that plans the first round; else the linear judgement. "present": the one that the bots use
  --ahead NAME     who plays all seats ahead in the common worlds: linear (default) or net (twice the time, truer)
  --parts N        parts in each round; default 400. Every tenth part is held out
  --seconds N      begin no part of a round after N seconds
  --workers N      threads; default one for each core
  --python NAME    the Python that has PyTorch; default python3
  --first N        neurons of the first hidden layer
  --second N       neurons of the second
  --passes N       passes over the groups in each round
  --adopt          at the end, make the last net the one that the bots use
`;

const root = fileURLToPath(new URL('../', import.meta.url));
const TRAINER = join(root, 'training', 'train.py');
const ADOPTED = join(root, 'packages', 'bots', 'weights', 'learned-net.json');

interface Figure {
  groups: number;
  gain: number;
  error: number;
  r2: number;
}

/** What the trainer prints. */
interface Trained {
  groups: number;
  turns: number;
  seconds: number;
  device: string;
  linear: Figure;
  heldOut: Figure;
}

class TrainingError extends Error {}

const whole = (name: string, text: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new TrainingError(`--${name} needs a whole number of at least 1, not "${text}"`);
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
      python: { ...text, default: 'python3' },
      first: text,
      second: text,
      passes: text,
      adopt: { type: 'boolean', default: false },
    },
  });
  const { help = false, folder, python, adopt, from, ahead, first, second, passes } = values;
  if (ahead !== 'linear' && ahead !== 'net') throw new TrainingError(`--ahead is linear or net, not "${ahead}"`);
  return {
    help,
    folder,
    python,
    adopt,
    from: from === 'present' ? ADOPTED : (from ?? null),
    isAheadByNet: ahead === 'net',
    net: { first, second, passes },
    rounds: whole('rounds', values.rounds),
    parts: whole('parts', values.parts),
    seconds: values.seconds === undefined ? null : whole('seconds', values.seconds),
    workers: values.workers === undefined ? availableParallelism() : whole('workers', values.workers),
  };
}
type TrainOptions = ReturnType<typeof readOptions>;

function checkPython(python: string): void {
  const { status, error } = spawnSync(python, ['-c', 'import torch'], { stdio: 'ignore' });
  if (error) throw new TrainingError(`"${python}" cannot be started; name a Python with --python`);
  if (status !== 0)
    throw new TrainingError(
      `Training needs PyTorch, and ${python} has none: run "${python} -m pip install torch" (the CPU build is enough), or name another Python with --python.`,
    );
}

/** On a terminal one line that changes; in a log a line now and then. */
function makeProgressLine(round: number): (progress: Progress) => void {
  const began = performance.now();
  let shown = Number.NEGATIVE_INFINITY;
  return ({ done, parts, groups }) => {
    const seconds = (performance.now() - began) / 1000;
    const wait = process.stderr.isTTY ? 0.5 : 30;
    if (seconds - shown < wait && done < parts) return;
    shown = seconds;
    const line = `round ${round}: ${done} of ${parts} parts, ${groups} groups, ${seconds.toFixed(0)} s`;
    process.stderr.write(process.stderr.isTTY ? `\r${line}${done === parts ? '\n' : ''}` : `${line}\n`);
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
  const progress = await generateParts({
    round,
    net,
    isAheadByNet,
    folder,
    parts,
    seconds,
    workers,
    onPart: makeProgressLine(round),
  });
  writeFileSync(marker, `${JSON.stringify({ ...progress, net })}\n`);
}

function runTrainer(python: string, args: readonly string[]): Promise<Trained> {
  return new Promise((resolve, reject) => {
    const child = spawn(python, [TRAINER, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(JSON.parse(text) as Trained) : reject(new TrainingError('the trainer failed; see above')),
    );
  });
}

async function trainRound(options: TrainOptions, round: number): Promise<void> {
  const path = netPath(options, round);
  const log = join(options.folder, 'rounds.jsonl');
  if (existsSync(path)) return;
  const data = Array.from({ length: round }, (_, i) => roundFolder(options, i + 1));
  const settings = Object.entries(options.net).flatMap(([name, value]) => (value ? [`--${name}`, value] : []));
  const unfinished = `${path}.part`;
  const trained = await runTrainer(options.python, [
    ...['--inputs', String(INPUTS), '--out', unfinished, '--data', ...data],
    ...settings,
  ]);
  renameSync(`${unfinished}.modes.json`, join(roundFolder(options, round), 'modes.json'));
  renameSync(unfinished, path);
  writeFileSync(log, `${JSON.stringify({ round, ...trained })}\n`, { flag: 'a' });
  const say = ({ gain, error, r2 }: Figure): string =>
    `${gain.toFixed(3)} ± ${error.toFixed(3)} VP (R² ${r2.toFixed(2)})`;
  console.log(
    `round ${round}: ${trained.groups} groups, ${trained.turns} turns, trained in ${trained.seconds} s on ${trained.device}`,
  );
  console.log(`  held out, ${trained.heldOut.groups} groups: the turn chosen is better than the mean of its group by`);
  console.log(`  ${say(trained.heldOut)}; by the linear judgement ${say(trained.linear)}`);
  sayModes(join(roundFolder(options, round), 'modes.json'));
}

function sayModes(path: string): void {
  const { linear, heldOut } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, Figure>>;
  for (const [mode, figure] of Object.entries(heldOut!)) {
    const name = TRAINING_MODES[Number(mode)]!.name;
    console.log(
      `    ${name}: ${figure.gain.toFixed(2)}, linear ${linear![mode]!.gain.toFixed(2)} (${figure.groups} groups)`,
    );
  }
}

async function main(): Promise<void> {
  const options = readOptions();
  if (options.help) return console.log(HELP);
  checkPython(options.python);
  mkdirSync(options.folder, { recursive: true });
  for (let round = 1; round <= options.rounds; round++) {
    await generate(options, round);
    await trainRound(options, round);
  }
  const last = netPath(options, options.rounds);
  if (options.adopt) copyFileSync(last, ADOPTED);
  console.log(options.adopt ? `The bots use ${last} now.` : `The net is ${last}; --adopt makes the bots use it.`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof TrainingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
