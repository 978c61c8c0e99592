// npm run crash -- --kills 200: kills the server at random moments under load, with many games in store, and checks
// after every kill that no acknowledged move is lost or duplicated, every game replays to its hash, and the server is
// ready again within 5 s.

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

const MOST_READY = 5000;

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
      if (kill % 10 === 0 || kill === kills || ready > MOST_READY)
        console.log(`${kill} kills; ready again after ${Math.round(ready)} ms`);
    },
  });
  const spread = (times: readonly number[]): string => {
    const sorted = times.toSorted((a, b) => a - b).map(Math.round);
    return `median ${sorted[sorted.length >> 1]} ms, longest ${sorted.at(-1)} ms`;
  };
  const late = result.readyMilliseconds.filter((time) => time > MOST_READY).length;
  console.log(
    [
      `${result.kills} kills with ${stored} stored games (seed ${seed})`,
      `${result.acknowledged} moves acknowledged, ${result.checked} times looked for: lost 0, doubled 0, every game replays to its hash`,
      `${result.repeated} asked again after a crash; ${result.keptUnanswered} of those had been kept before`,
      `ready again: ${spread(result.readyMilliseconds)}; of that the processor worked: ${spread(result.workMilliseconds)}`,
    ].join('\n'),
  );
  if (late > 0) {
    console.log(`${late} times it took longer than the 5 s promised: was the machine busy?`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
