// The benchmark: engine and yardstick take turns in one run, so that a noisy machine hits both.

import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { applyChoice, choices, copy, isOver, type State, setup } from '@black-angel/rules';
import { build } from 'esbuild';
import { measureYardstick } from './yardstick.ts';

interface Speed {
  players: number;
  advanced: boolean;
  /** Decisions with at least two options. */
  decisionsPerSecond: number;
  gamesPerSecond: number;
}

export interface BenchResult {
  /** Decisions a second with 4 players, standard rules, over the yardstick's moves a second. */
  ratio: number;
  yardstickMovesPerSecond: number;
  speeds: Speed[];
  copyMicroseconds: number;
  legalMovesMicroseconds: number;
  engineGzipBytes: number;
  node: string;
}

function makeRandom(seed: number): (below: number) => number {
  let x = seed >>> 0;
  return (below) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return ((x >>> 16) * below) >>> 16;
  };
}

interface Tally {
  decisions: number;
  games: number;
  milliseconds: number;
}

/** Random full games for about this long, setup included. */
function playFor(
  players: number,
  advanced: boolean,
  milliseconds: number,
  random: (below: number) => number,
  tally: Tally,
): void {
  const out: number[] = [];
  const began = performance.now();
  let now = began;
  while (now - began < milliseconds) {
    const state = setup({ players, advanced }, `bench ${tally.games}`);
    while (!isOver(state)) {
      const count = choices(state, out);
      if (count > 1) tally.decisions++;
      applyChoice(state, out[count === 1 ? 0 : random(count)]!, null);
    }
    tally.games++;
    now = performance.now();
  }
  tally.milliseconds += now - began;
}

/** States from the middle of games, to measure copying and move generation on. */
function sampleStates(): State[] {
  const random = makeRandom(7);
  const out: number[] = [];
  const states: State[] = [];
  for (let game = 0; game < 4; game++) {
    const state = setup({ players: 4 }, `sample ${game}`);
    for (let move = 0; !isOver(state); move++) {
      if (move % 40 === 20) states.push(copy(state));
      applyChoice(state, out[random(choices(state, out))]!, null);
    }
  }
  return states;
}

function microsecondsOf(work: (state: State) => void, states: State[], milliseconds: number): number {
  let runs = 0;
  const began = performance.now();
  while (performance.now() - began < milliseconds) {
    for (const state of states) work(state);
    runs += states.length;
  }
  return ((performance.now() - began) * 1000) / runs;
}

/** The rules library bundled and minified as a page would load it; the texts are apart. */
export async function engineGzipBytes(): Promise<number> {
  const entry = fileURLToPath(import.meta.resolve('@black-angel/rules'));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

/** Many and short, so that what else the machine does hits engine and yardstick alike. */
const ROUNDS = 20;

export async function runBench(options: {
  milliseconds: number;
  progress: (step: string) => void;
}): Promise<BenchResult> {
  const random = makeRandom(2019);
  const slice = options.milliseconds / ROUNDS;
  const warmUp = options.milliseconds / 2;
  const modes = [4, 3, 2, 1].flatMap((players) => [false, true].map((advanced) => ({ players, advanced })));
  const tallies = modes.map((): Tally => ({ decisions: 0, games: 0, milliseconds: 0 }));
  const yardstick: number[] = [];
  // The first mode, four players by the standard rules, takes turns with the yardstick; the others follow.
  for (const [i, { players, advanced }] of modes.entries()) {
    options.progress(`${players} players, ${advanced ? 'advanced' : 'standard'} rules`);
    playFor(players, advanced, warmUp, random, { decisions: 0, games: 0, milliseconds: 0 });
    if (i === 0) measureYardstick(warmUp, random);
    for (let round = 0; round < ROUNDS; round++) {
      if (i === 0) yardstick.push(measureYardstick(slice, random));
      playFor(players, advanced, slice, random, tallies[i]!);
    }
  }
  options.progress('copies and moves');
  const states = sampleStates();
  const out: number[] = [];
  const speeds = modes.map((mode, i) => ({
    ...mode,
    decisionsPerSecond: Math.round((tallies[i]!.decisions / tallies[i]!.milliseconds) * 1000),
    gamesPerSecond: Math.round((tallies[i]!.games / tallies[i]!.milliseconds) * 1000),
  }));
  const moves = yardstick.reduce((sum, n) => sum + n, 0) / ROUNDS;
  const fourPlayers = speeds.find((speed) => speed.players === 4 && !speed.advanced)!;
  return {
    ratio: Number((fourPlayers.decisionsPerSecond / moves).toFixed(1)),
    yardstickMovesPerSecond: Math.round(moves),
    speeds,
    copyMicroseconds: Number(microsecondsOf(copy, states, warmUp).toFixed(2)),
    legalMovesMicroseconds: Number(microsecondsOf((state) => void choices(state, out), states, warmUp).toFixed(2)),
    engineGzipBytes: await engineGzipBytes(),
    node: process.version,
  };
}

export function reportBench(result: BenchResult): string {
  const number = (n: number): string => n.toLocaleString('en').padStart(12);
  return [
    'players  rules       decisions/s     games/s',
    ...result.speeds.map(
      ({ players, advanced, decisionsPerSecond, gamesPerSecond }) =>
        `${players}        ${(advanced ? 'advanced' : 'standard').padEnd(9)}${number(decisionsPerSecond)}${number(gamesPerSecond)}`,
    ),
    `yardstick: boardgame.io's reducer, ${result.yardstickMovesPerSecond.toLocaleString('en')} moves/s`,
    `ratio (4 players, standard): ${result.ratio}`,
    `a copy: ${result.copyMicroseconds} µs; legal moves of a position: ${result.legalMovesMicroseconds} µs`,
    `engine without texts: ${(result.engineGzipBytes / 1000).toFixed(1)} kB gzip`,
  ].join('\n');
}
