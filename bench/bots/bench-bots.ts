// npm run task bench:bots [-- --quick --journal FOLDER --workers N --only WORD --seconds N --read-only]: measures the
// strength of the bots and the time of a turn, as the tables of docs/strength.md.

import { performance } from 'node:perf_hooks';
import { LEVEL_BOTS, LEVEL_NAMES, LEVELS, loadNet, makeBot, playBots } from '../../packages/bots/src/index.ts';
import {
  ladderResult,
  ladderRuns,
  makeSettings,
  percent,
  rate,
  sayLadder,
  sayMean,
  sayTime,
} from '../../packages/lab/src/index.ts';
import { HAL_LEVELS, type HalLevel } from '../../packages/rules/src/index.ts';
import { blocksOf, commandOf, flag, isSet, type LabRun, resultOf } from '../../scripts/lab-runs.ts';

const isQuick = isSet('quick');
const OLD_HARD = 'hard-2026';
/** The level Expert without its limit in milliseconds, so that its games can be repeated. */
const EXPERT = 'level-expert:iterations=200';
/** The search without the net. */
const STRATEGIST = 'strategist:iterations=32';
const SEED = flag('seed') ?? 'strength-8';

/** `mark` groups the runs: --only selects by it or by the name. */
const against = (mark: string, candidate: string, field: string, players: number, games: number, advanced = false) =>
  ({
    name: `${mark}-${candidate}-${field}-${players}${advanced ? '-advanced' : ''}`.replace(/[^\w-]/g, '-'),
    input: { candidate, field: [field], players, advanced, seed: SEED },
    blocks: Math.ceil(games / players),
  }) satisfies LabRun;
const hal = (mark: string, candidate: string, level: HalLevel, games: number) =>
  ({
    name: `${mark}-${candidate}-hal-${level}`.replace(/[^\w-]/g, '-'),
    input: { candidate, field: [], players: 1, hal: level, seed: SEED },
    blocks: games,
  }) satisfies LabRun;

/** The ladder of the levels. All but Expert take little time, so they play more. */
const QUICK_BOTS = LEVEL_BOTS.slice(0, -1);
const LADDER: LabRun[] = [
  ...ladderRuns({ bots: [...QUICK_BOTS, EXPERT], players: 4, blocks: 200, halGames: 0, seed: SEED }).map(
    (run): LabRun => (run.input.candidate === EXPERT ? { ...run, blocks: 50 } : run),
  ),
  ...QUICK_BOTS.flatMap((bot) => HAL_LEVELS.map((level) => hal('ladder', bot, level, 400))),
  ...(['standard', 'extreme'] as const).map((level) => hal('ladder', EXPERT, level, 200)),
];

/** What the net is asked about, on seeds for tuning. */
const QUESTIONS = ['step=99,turn=99', 'step=0.1,turn=2', 'step=0,turn=1', 'step=0,turn=0.5', 'step=none,turn=1'];
const asking = (settings: string): LabRun => {
  const run = against('asked', `learned:${settings}`, 'greedy', 4, 1000);
  return { ...run, input: { ...run.input, purpose: 'tune' } };
};

const againstGreedy = (mark: string, candidate: string): LabRun[] =>
  [4, 3, 2].flatMap((players) =>
    [false, true].map((advanced) => against(mark, candidate, 'greedy', players, 800, advanced)),
  );

const RUNS: LabRun[] = [
  ...againstGreedy('learned', 'learned'),
  ...HAL_LEVELS.map((level) => hal('learned', 'learned', level, 400)),
  ...againstGreedy('hard', 'level-hard'),
  against('old-hard', 'level-hard', OLD_HARD, 4, 400),
  against('expert', EXPERT, OLD_HARD, 4, 104),
  ...[2, 3, 4].map((players) => against('modes', EXPERT, OLD_HARD, players, 40, true)),
  ...[2, 3].map((players) => against('modes', EXPERT, OLD_HARD, players, 40)),
  ...LADDER,
  against('basis', 'greedy', 'random', 4, 400),
  against('basis', STRATEGIST, 'greedy', 4, 400),
  hal('basis', STRATEGIST, 'standard', 200),
  ...QUESTIONS.map(asking),
];

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

async function strength(): Promise<void> {
  console.log(
    '| candidate | against | mode | games | win share (even) | VP : others | Ravager endings | time a turn | command |',
  );
  console.log(row(Array.from({ length: 9 }, () => '---')));
  const only = flag('only');
  for (const run of RUNS) {
    if (only ? !run.name.includes(only) : run.input.purpose === 'tune') continue;
    const blocks = isQuick ? Math.ceil(run.blocks / 20) : run.blocks;
    const result = await resultOf({ ...run, blocks });
    if (!result) continue;
    const { candidate, field, players, advanced } = run.input;
    console.log(
      row([
        candidate,
        run.input.hal ? `Hal, ${run.input.hal}` : field[0]!,
        `${players === 1 ? 'solitaire' : `${players} players`}, ${advanced ? 'advanced' : 'standard'}`,
        result.games,
        `${sayMean(result.winShare, percent)} (${percent(result.parity)})`,
        `${result.vp.candidate.mean.toFixed(1)} : ${result.vp.field.mean.toFixed(1)}`,
        percent(result.tallies.endings.ravagers / result.games),
        `${sayTime(result.millisecondsPerTurn.candidate)} : ${sayTime(result.millisecondsPerTurn.field)}`,
        `\`${commandOf({ ...run, blocks: result.blocks })}\``,
      ]),
    );
  }
}

/** Whole turns of every level in four-player games: the time that a person waits. */
function levelTimes(): void {
  console.log('\n| level | turns | half of them within | 95 % within | longest |\n| --- | --- | --- | --- | --- |');
  for (const name of LEVEL_NAMES) {
    const { budget } = LEVELS[name];
    const times: number[] = [];
    for (let game = 0; game < (isQuick ? 1 : 4); game++) {
      const bots = Array.from({ length: 4 }, (_, seat) => (seat === 0 ? LEVELS[name].make() : makeBot('greedy')));
      const played = playBots(bots, { players: 4, advanced: game % 2 === 1 }, `judge/levels/${game}`, budget);
      times.push(...played.turnTimes[0]!);
    }
    times.sort((a, b) => a - b);
    const within = (share: number): string =>
      sayTime(times[Math.min(times.length - 1, Math.floor(share * times.length))]!);
    console.log(row([LEVELS[name].title, times.length, within(0.5), within(0.95), sayTime(times.at(-1)!)]));
  }
}

/** The ladder out of the journals of its runs. */
async function sayRatings(): Promise<void> {
  const results = [];
  for (const run of LADDER) {
    const finished = await blocksOf(run, true);
    if (finished.length > 0) results.push(ladderResult(makeSettings(run.input), finished));
  }
  if (results.some(({ seats }) => seats.has('level-normal')))
    console.log(`\n${sayLadder(rate(results, 'level-normal'))}`);
}

const began = performance.now();
await loadNet();
if (!isSet('only-times')) await strength();
if (flag('journal')) await sayRatings();
if (!isSet('no-times')) levelTimes();
console.error(`${((performance.now() - began) / 1000).toFixed(0)} s`);
