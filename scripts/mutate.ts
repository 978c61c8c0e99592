// npm run task mutate [-- --count N --seed TEXT --workers N --only WORD --journal FILE --list]: puts one-line faults
// into a copy of packages/rules/src, one at a time, and runs the rules tests. A fault that no test notices survives.
//
// The journal has one line for each fault that was tried. A run with the same journal skips those, while the rules and
// their tests are unchanged. Faults without an observable effect are listed with a reason in mutation/equivalent.json.

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeRandom } from '../apps/cli/src/command.ts';
import { type Fault, faultsOf } from './mutation/faults.ts';
import { STAGES, Workplace } from './mutation/workplace.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
/** Without the texts: their tests compare languages, and a wrong word is not a wrong rule. */
const SOURCES = 'packages/rules/src/**/*.ts';
const LEFT_OUT = /\.test\.ts$|\/texts\/|\/index\.ts$/;

export interface Equivalent {
  file: string;
  before: string;
  after: string;
  reason: string;
}

type Outcome = 'killed' | 'timeout' | 'survived';

interface Tried {
  id: string;
  outcome: Outcome;
  file: string;
  line: number;
  kind: string;
  before: string;
  after: string;
}

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'mutation' },
    workers: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    journal: { type: 'string', default: join(root, 'coverage/mutation.jsonl') },
    list: { type: 'boolean', default: false },
  },
});

const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** A hash of everything that can change the outcome of a fault. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of filesOf('packages/rules/{src,test}/**/*.{ts,json,txt}')) hash.update(`${file}\n${read(file)}`);
  return hash.digest('hex').slice(0, 16);
}

/** Faults in an order determined by the seed. */
function chosenFaults(): Fault[] {
  const faults = filesOf(SOURCES)
    .filter((file) => !LEFT_OUT.test(file) && file.includes(values.only))
    .flatMap((file) => faultsOf(file, read(file)));
  const random = makeRandom(values.seed);
  for (let i = faults.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [faults[i], faults[j]] = [faults[j]!, faults[i]!];
  }
  console.log(`${faults.length} faults possible, ${Math.min(faults.length, Number(values.count))} chosen`);
  return faults.slice(0, Number(values.count));
}

function readJournal(): Map<string, Tried> {
  const header = JSON.stringify({ format: 'black-angel-mutation', rules: fingerprint() });
  const lines = existsSync(values.journal) ? readFileSync(values.journal, 'utf8').trimEnd().split('\n') : [];
  if (lines[0] !== header) {
    if (lines.length > 0) console.log('The rules or their tests have changed: the journal begins again.');
    mkdirSync(dirname(values.journal), { recursive: true });
    writeFileSync(values.journal, `${header}\n`);
    return new Map();
  }
  return new Map(
    lines
      .slice(1)
      .map((line) => JSON.parse(line) as Tried)
      .map((tried) => [tried.id, tried]),
  );
}

async function tryFault(place: Workplace, fault: Fault, limits: readonly number[]): Promise<Outcome> {
  place.write(fault.file, fault.source);
  try {
    for (const [i, stage] of STAGES.entries()) {
      const { outcome } = await place.run(stage, limits[i]!);
      if (outcome !== 'passed') return outcome === 'failed' ? 'killed' : 'timeout';
    }
    return 'survived';
  } finally {
    place.write(fault.file, read(fault.file));
  }
}

/** Without a fault all stages must pass. A fault gets ten times that time. */
async function limitsOf(place: Workplace): Promise<number[]> {
  const limits: number[] = [];
  for (const stage of STAGES) {
    const { outcome, seconds } = await place.run(stage, 600);
    if (outcome !== 'passed') throw new Error(`Without a fault the tests fail: ${stage.join(' ')} (${place.folder})`);
    console.log(`${stage.join(' ')}: ${seconds.toFixed(1)} s`);
    limits.push(30 + 10 * seconds);
  }
  return limits;
}

async function tryAll(faults: readonly Fault[], known: Map<string, Tried>): Promise<void> {
  const open = faults.filter(({ id }) => !known.has(id));
  if (open.length === 0) return;
  const places = Array.from({ length: Number(values.workers) }, () => new Workplace(root));
  try {
    const limits = await limitsOf(places[0]!);
    let done = 0;
    const work = async (place: Workplace): Promise<void> => {
      for (let fault = open.shift(); fault; fault = open.shift()) {
        const outcome = await tryFault(place, fault, limits);
        const { source: _, ...named } = fault;
        const tried: Tried = { ...named, outcome };
        known.set(fault.id, tried);
        appendFileSync(values.journal, `${JSON.stringify(tried)}\n`);
        console.log(`${++done}: ${outcome.padEnd(8)} ${fault.file}:${fault.line} ${fault.kind}`);
      }
    };
    await Promise.all(places.map(work));
  } finally {
    for (const place of places) place.remove();
  }
}

function report(faults: readonly Fault[], known: ReadonlyMap<string, Tried>): void {
  const equivalents = JSON.parse(read('scripts/mutation/equivalent.json')) as Equivalent[];
  const reasonOf = (tried: Fault): string | undefined =>
    equivalents.find(
      ({ file, before, after }) => file === tried.file && before === tried.before && after === tried.after,
    )?.reason;
  const outcomes = faults.map((fault) => ({ fault, outcome: known.get(fault.id)!.outcome }));
  const survivors = outcomes.filter(({ outcome }) => outcome === 'survived').map(({ fault }) => fault);
  const equivalent = survivors.filter(reasonOf);
  const alive = survivors.filter((fault) => reasonOf(fault) === undefined);
  for (const { file, line, kind, before, after } of alive)
    console.log(`\nsurvived: ${file}:${line} (${kind})\n  - ${before}\n  + ${after}`);
  const late = outcomes.filter(({ outcome }) => outcome === 'timeout').length;
  const killed = faults.length - survivors.length;
  const share = (100 * killed) / (faults.length - equivalent.length);
  console.log(
    `\n${faults.length} faults: ${killed} killed (${late} by running too long), ${alive.length} survived, ` +
      `${equivalent.length} equivalent; ${share.toFixed(1)} % of those that matter are killed`,
  );
}

const faults = chosenFaults();
if (values.list)
  for (const { file, line, kind, before, after } of faults)
    console.log(`${file}:${line} (${kind})\n  - ${before}\n  + ${after}`);
else {
  const known = readJournal();
  await tryAll(faults, known);
  report(faults, known);
}
