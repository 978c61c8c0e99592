// npm run puzzles: mines puzzles from games of bots and verifies them. Resumable: the journal has every game that was
// searched. Writes data/puzzles.json. `-- --games N`: the number of games to search in this run.

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeGreedy, playBots } from '@black-angel/bots';
import { type FoundPuzzle, findPuzzle } from '@black-angel/bots/advice';
import { decision, makeRecord, replaySteps, type State, setup } from '@black-angel/rules';
import { makePosition, type Position } from '@black-angel/rules/position';

const JOURNAL = fileURLToPath(new URL('../data/puzzles.jsonl', import.meta.url));
const FILE = fileURLToPath(new URL('../data/puzzles.json', import.meta.url));

const { values } = parseArgs({ options: { games: { type: 'string', default: '1000' } } });

/** Every turn of a game in this many is looked at. */
const EVERY = 3;

interface Puzzle extends FoundPuzzle {
  id: string;
  position: Position;
}
interface Searched {
  game: number;
  puzzles: Puzzle[];
}

const journal = (): Searched[] =>
  existsSync(JOURNAL)
    ? readFileSync(JOURNAL, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Searched)
    : [];

function statesOf(game: number): State[] {
  const players = 1 + (game % 4);
  const options = { players, advanced: game % 8 >= 4 };
  const seed = `puzzle/${game}`;
  const bots = Array.from({ length: players }, () => makeGreedy());
  const played = playBots(bots, options, seed, {});
  const steps = [...replaySteps(makeRecord(played.state, seed, played.moves))].map(({ state }) => state);
  return [setup(options, seed), ...steps].filter((state) => decision(state)?.kind === 'turn');
}

function search(game: number): Searched {
  const puzzles = statesOf(game).flatMap((state, turn): Puzzle[] => {
    if ((turn + game) % EVERY !== 0) return [];
    const id = `${game}-${turn}`;
    const found = findPuzzle(state, id);
    return found ? [{ id, position: makePosition(state), ...found }] : [];
  });
  return { game, puzzles };
}

const done = journal();
const known = new Set(done.map(({ game }) => game));
mkdirSync(fileURLToPath(new URL('../data/', import.meta.url)), { recursive: true });
for (let game = 0, left = Number(values.games); left > 0; game++) {
  if (known.has(game)) continue;
  left--;
  const searched = search(game);
  appendFileSync(JOURNAL, `${JSON.stringify(searched)}\n`);
  done.push(searched);
  const puzzles = done.flatMap((one) => one.puzzles);
  writeFileSync(FILE, `${JSON.stringify(puzzles)}\n`);
  console.log(`game ${game}: ${searched.puzzles.length} puzzles, ${puzzles.length} in all`);
}
