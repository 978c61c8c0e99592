// The benchmark. Every round measures everything once, for a short time; the figures are medians over the rounds. So
// load on the machine affects the engine and the yardstick alike, and ratios are stable even if their parts are not.

import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { CLOSE_STEPS, FULL, loadedNet, loadNet, makeLearnedEvaluation } from '@black-angel/bots';
import { choices, copy } from '@black-angel/rules/playout';
import { build } from 'esbuild';
import { type Mode, makeRandom, microsecondsOf, playFor, type Speed, sampleStates } from './engine.ts';
import { makeTries, makeTurnsJudged } from './search.ts';
import { measureYardstick } from './yardstick.ts';

export interface BenchResult {
  /** Decisions per second with 4 players and the standard rules, divided by the yardstick's moves per second. */
  ratio: number;
  yardstickMovesPerSecond: number;
  speeds: (Mode & Speed)[];
  copyMicroseconds: number;
  legalMovesMicroseconds: number;
  /**
   * Complete turns that Greedy's full search judges per second, and the same divided by the yardstick's moves per
   * second.
   */
  turnsJudgedPerSecond: number;
  turnsJudgedRatio: number;
  /**
   * The cost of judging with the net: turns judged per second by the linear evaluation, over those with the net. Asked
   * as the level Hard asks it, and about steps too, as `learned` and Expert do.
   */
  learnedCost: number;
  stepsCost: number;
  /** Tries of Strategist per second; the ratio is per 1000 moves of the yardstick. */
  triesPerSecond: number;
  triesRatio: number;
  engineGzipBytes: number;
  rounds: number;
  node: string;
}

/** The rules library, bundled and minified as for a page, without the texts. */
async function engineGzipBytes(): Promise<number> {
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

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const ROUNDS = 20;
const MODES: readonly Mode[] = [4, 3, 2, 1].flatMap((players) =>
  [false, true].map((advanced) => ({ players, advanced })),
);

/** The figures of one round. */
interface Round {
  yardstick: number;
  /** In the order of MODES. The first, four players with the standard rules, is the one in the ratio. */
  speeds: Speed[];
  copy: number;
  legalMoves: number;
  turnsJudged: number;
  learnedJudged: number;
  stepsJudged: number;
  tries: number;
}

function makeRound(): (milliseconds: number) => Round {
  const random = makeRandom(2019);
  const states = sampleStates(4, (_state, move) => move % 40 === 20);
  const out: number[] = [];
  const turnsJudged = makeTurnsJudged();
  const learnedJudged = makeTurnsJudged(makeLearnedEvaluation(loadedNet()));
  const stepsJudged = makeTurnsJudged(makeLearnedEvaluation(loadedNet()), { ...FULL, close: CLOSE_STEPS });
  const tries = makeTries();
  return (milliseconds) => ({
    yardstick: measureYardstick(milliseconds, random),
    speeds: MODES.map((mode) => playFor(mode, milliseconds, random)),
    copy: microsecondsOf(copy, states, milliseconds / 2),
    legalMoves: microsecondsOf((state) => void choices(state, out), states, milliseconds / 2),
    turnsJudged: turnsJudged(milliseconds),
    learnedJudged: learnedJudged(milliseconds),
    stepsJudged: stepsJudged(milliseconds),
    tries: tries(milliseconds),
  });
}

export async function runBench(options: {
  milliseconds: number;
  progress: (step: string) => void;
}): Promise<BenchResult> {
  await loadNet();
  const measure = makeRound();
  options.progress('warm-up');
  measure(options.milliseconds / 4);
  const rounds = Array.from({ length: ROUNDS }, (_, i) => {
    options.progress(`round ${i + 1} of ${ROUNDS}`);
    return measure(options.milliseconds / ROUNDS);
  });
  const medianOf = (value: (round: Round) => number, digits = 0): number =>
    Number(median(rounds.map(value)).toFixed(digits));
  return {
    ratio: medianOf(({ speeds, yardstick }) => speeds[0]!.decisionsPerSecond / yardstick, 1),
    yardstickMovesPerSecond: medianOf(({ yardstick }) => yardstick),
    speeds: MODES.map((mode, i) => ({
      ...mode,
      decisionsPerSecond: medianOf(({ speeds }) => speeds[i]!.decisionsPerSecond),
      gamesPerSecond: medianOf(({ speeds }) => speeds[i]!.gamesPerSecond),
    })),
    copyMicroseconds: medianOf((round) => round.copy, 2),
    legalMovesMicroseconds: medianOf((round) => round.legalMoves, 2),
    turnsJudgedPerSecond: medianOf(({ turnsJudged }) => turnsJudged),
    turnsJudgedRatio: medianOf(({ turnsJudged, yardstick }) => turnsJudged / yardstick, 3),
    learnedCost: medianOf(({ turnsJudged, learnedJudged }) => turnsJudged / learnedJudged, 2),
    stepsCost: medianOf(({ turnsJudged, stepsJudged }) => turnsJudged / stepsJudged, 2),
    triesPerSecond: medianOf(({ tries }) => tries, 1),
    triesRatio: medianOf(({ tries, yardstick }) => (1000 * tries) / yardstick, 3),
    engineGzipBytes: await engineGzipBytes(),
    rounds: ROUNDS,
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
    `Greedy's full search: ${result.turnsJudgedPerSecond.toLocaleString('en')} turns judged/s (${result.turnsJudgedRatio} of the yardstick)`,
    `the same with the net: ${result.learnedCost} times the cost as Hard asks it, ${result.stepsCost} times as learned and Expert do`,
    `Strategist: ${result.triesPerSecond} tries/s (${result.triesRatio} for 1000 moves of the yardstick)`,
    `engine without texts: ${(result.engineGzipBytes / 1000).toFixed(1)} kB gzip`,
  ].join('\n');
}
