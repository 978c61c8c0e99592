// npm run task puzzles: mines puzzles from games of bots and verifies them. Deterministic for each game, and resumable:
// the journal (data/puzzles.jsonl) has every game that was searched. Then writes what the page ships
// (write-puzzles.ts). `-- --games N`: search until this number of games is in the journal; 0 only writes.

import { appendFileSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadNet } from '@black-angel/bots';
import { FOLDER, JOURNAL, readJournal } from './puzzles/journal.ts';
import { minePuzzles } from './puzzles/mine-game.ts';
import { writePuzzles } from './puzzles/write-puzzles.ts';

const { values } = parseArgs({ options: { games: { type: 'string', default: '1000' } } });

await loadNet();
mkdirSync(FOLDER, { recursive: true });
const searched = readJournal();
const known = new Set(searched.map(({ game }) => game));
let found = searched.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
for (let game = 0; game < Number(values.games); game++) {
  if (known.has(game)) continue;
  const puzzles = minePuzzles(game);
  appendFileSync(JOURNAL, `${JSON.stringify({ game, puzzles })}\n`);
  found += puzzles.length;
  console.log(`game ${game}: ${puzzles.length} puzzles, ${found} in all`);
}
console.log(writePuzzles(readJournal()));
