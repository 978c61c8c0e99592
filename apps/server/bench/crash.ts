// npm run crash -- --kills 200: kills the server at random moments under load, with many games in store, and checks after every
// kill that no acknowledged move is lost or doubled and every game replays to its hash.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crashRun } from '../test/crash-run.ts';
import { writeStoredGames } from './stored-games.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    games: { type: 'string', default: '8' },
    stored: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '2019' },
  },
});
const [kills, games, stored, seed] = [values.kills, values.games, values.stored, values.seed].map(Number) as [
  number,
  number,
  number,
  number,
];

const folder = mkdtempSync(join(tmpdir(), 'black-angel-crash-'));
try {
  console.log(`Storing ${stored} games …`);
  writeStoredGames(join(folder, 'crash.sqlite'), stored, 60);
  const result = await crashRun({
    folder,
    kills,
    games,
    seed,
    progress: (kill, ready) => {
      if (kill % 10 === 0 || kill === kills) console.log(`${kill} kills; ready again after ${Math.round(ready)} ms`);
    },
  });
  const ready = result.startMilliseconds.toSorted((a, b) => a - b);
  console.log(
    [
      `${result.kills} kills with ${stored} stored games (seed ${seed})`,
      `${result.acknowledged} moves acknowledged: none lost, none doubled, every game replays to its hash`,
      `${result.repeated} asked again after a crash; ${result.keptUnanswered} of those had been kept before`,
      `ready again: median ${Math.round(ready[ready.length >> 1]!)} ms, longest ${Math.round(ready.at(-1)!)} ms`,
    ].join('\n'),
  );
  if (ready.at(-1)! > 5000) console.log('That is longer than the 5 s promised: was the machine busy?');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
