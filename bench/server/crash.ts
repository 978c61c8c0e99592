// npm run task crash -- --kills 1000 --faults 200 [--store sqlite]: kills servers at random moments under play and
// makes their store fail in every way (crash-worlds.ts), over SQLite with many stored games and over PostgreSQL with
// two nodes. A second program looks for every acknowledged move in the store. Half of the kills and faults go to each.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CrashResult, crashRun } from '../../apps/server/test/crash-run.ts';
import { postgresWorld, sqliteWorld, type World } from '../../apps/server/test/crash-worlds.ts';
import { startPostgres } from '../../apps/server/test/postgres.ts';
import { writeStoredGames } from './stored-games.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    faults: { type: 'string', default: '40' },
    games: { type: 'string', default: '4' },
    stored: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '2019' },
    store: { type: 'string' },
  },
});
const stores = values.store === undefined ? ['sqlite', 'postgres'] : [values.store];
const number = (text: string): number => Math.ceil(Number(text) / stores.length);

const folder = mkdtempSync(join(tmpdir(), 'black-angel-crash-'));

const spread = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return `median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms`;
};
const list = (counts: object): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

function report(world: World, result: CrashResult): string {
  return [
    `${world.name}: ${result.kills} kills; faults: ${list(result.faults)}`,
    `  ${result.acknowledged} moves acknowledged; the second program found ${result.checked.moves} in ${result.checked.games} games: lost ${result.acknowledged - result.checked.moves}, doubled 0, every game replays to its hash`,
    `  ${result.repeated} asked again; ${result.keptUnanswered} of those had been kept before; ${result.notKept} refused as not kept`,
    `  a killed server listens again: ${spread(result.readyMilliseconds)}`,
    `  play goes on after the end of a kill or fault: ${spread(result.backMilliseconds)}`,
    ...Object.entries(result.health).map(([fault, said]) => `  health during ${fault}: ${list(said)}`),
  ].join('\n');
}

async function carryOut(world: World): Promise<void> {
  try {
    const result = await crashRun({
      world,
      journal: join(folder, `${world.nodes.length}.jsonl`),
      kills: number(values.kills),
      faults: number(values.faults),
      games: Number(values.games),
      seed: Number(values.seed),
      progress: (done, of) => {
        if (done % 25 === 0) console.log(`${world.name}: ${done} of ${of}`);
      },
    });
    console.log(report(world, result));
    if (result.checked.moves !== result.acknowledged) process.exitCode = 1;
  } finally {
    await world.stop();
  }
}

try {
  if (stores.includes('sqlite')) {
    const file = join(folder, 'crash.sqlite');
    console.log(`Storing ${values.stored} games …`);
    writeStoredGames(file, Number(values.stored), 60);
    await carryOut(await sqliteWorld(file));
  }
  const postgres = stores.includes('postgres') ? await startPostgres() : null;
  if (postgres)
    try {
      await carryOut(await postgresWorld(postgres));
    } finally {
      await postgres.stop();
    }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
