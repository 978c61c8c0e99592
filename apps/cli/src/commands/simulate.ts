// black-angel simulate: random games, with a trace for outside checkers.

import { closeSync, openSync, writeSync } from 'node:fs';
import { apply, decision, formatMove, isOver, result, type State, setup } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import { choices, moveOf } from '@black-angel/rules/playout';
import { makePosition } from '@black-angel/rules/position';
import {
  type Command,
  componentsOf,
  GAME_FLAGS,
  gameHelp,
  gameOptions,
  makeRandom,
  parse,
  print,
  progressBar,
  seedOf,
  UsageError,
  wholeNumber,
} from '../command.ts';

interface Played {
  seed: string;
  rounds: number;
  moves: number;
  ending: State['ending'];
  vp: number[];
  winners: number[];
}

interface TraceLine {
  game: number;
  move: number;
  [key: string]: unknown;
}

type Trace = ((line: TraceLine) => void) | null;

function playOne(state: State, seed: string, game: number, random: (below: number) => number, trace: Trace): Played {
  const out: number[] = [];
  let now = state;
  let moves = 0;
  trace?.({ game, move: 0, seed, position: makePosition(now) });
  while (!isOver(now)) {
    const seat = decision(now)!.seat;
    const choice = out[random(choices(now, out))]!;
    const move = moveOf(now, choice);
    const applied = apply(now, seat, move);
    if (!applied.ok) throw new Error(`game ${seed}, move ${moves + 1}: a legal move was refused by ${applied.rule}`);
    now = applied.state;
    moves++;
    trace?.({
      game,
      move: moves,
      seat,
      text: formatMove(move, contentOf(now)),
      barrier: applied.barrier,
      events: applied.events,
      position: makePosition(now),
    });
  }
  return { seed, rounds: now.round, moves, ending: now.ending, ...result(now)! };
}

/**
 * Writes the whole line. Waits for a slow reader; a reader that closes the pipe (| head) ends the run without an error.
 */
function writeLine(file: number, line: string): void {
  let rest = Buffer.from(`${line}\n`);
  while (rest.length > 0)
    try {
      rest = rest.subarray(writeSync(file, rest));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EPIPE') process.exit(0);
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
}

const mean = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

function report(games: Played[]): void {
  const seats = games[0]!.vp.length;
  print(
    `${games.length} games, ${mean(games.map((game) => game.moves)).toFixed(1)} moves and ${mean(games.map((game) => game.rounds)).toFixed(1)} rounds each`,
  );
  const spes = games.filter((game) => game.ending === 'spes').length;
  print(`ended at Spes ${spes}, by Ravagers ${games.length - spes}`);
  for (let seat = 0; seat < seats; seat++) {
    const wins = games.filter((game) => game.winners.includes(seat)).length;
    print(`seat ${seat + 1}: ${mean(games.map((game) => game.vp[seat]!)).toFixed(1)} VP, won or shared ${wins}`);
  }
}

export const simulate: Command = {
  summary: 'play random games, optionally tracing every position',
  help: `black-angel simulate: play games with random legal moves

Usage: black-angel simulate [--games N] [options]

${gameHelp(4, '"black-angel"')}  --games N          how many games; default 100. Game i has the seed "TEXT-i"
  --trace FILE       write every position, mover, move and its events as JSON lines; - is standard output
  --json             print one JSON object with every game's result
`,
  run(args) {
    const { values, positionals } = parse(args, {
      ...GAME_FLAGS,
      games: { type: 'string' },
      trace: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is not understood`);
    const options = gameOptions(values);
    const content = componentsOf(values);
    const total = wholeNumber(values, 'games', 100, 1);
    const path = values['trace'] as string | undefined;
    const file = path === undefined ? -1 : path === '-' ? 1 : openSync(path, 'w');
    const trace: Trace = file < 0 ? null : (line) => writeLine(file, JSON.stringify(line));
    const bar = progressBar('simulate');
    const games: Played[] = [];
    for (let i = 0; i < total; i++) {
      const seed = `${seedOf(values)}-${i}`;
      games.push(playOne(setup(options, seed, content), seed, i, makeRandom(seed), trace));
      bar.update(i + 1, total);
    }
    bar.end();
    if (file > 1) closeSync(file);
    if (values['json'] === true) print(JSON.stringify({ options, components: content.hash, games }));
    else if (path !== '-') report(games);
    return 0;
  },
};
