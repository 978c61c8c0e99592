// npm run bench:bots [-- --quick --journal FOLDER --workers N --only WORD --read-only]: measures the strength of the
// bots and the time of a turn, as the tables of docs/strength.md.

import { performance } from 'node:perf_hooks';
import { LEVELS, type LevelName, makeBot, playBots } from '../packages/bots/src/index.ts';
import { percent, sayMean, sayTime } from '../packages/lab/src/index.ts';
import { commandOf, flag, isSet, type LabRun, resultOf } from './lab-runs.ts';

const isQuick = isSet('quick');
const STRATEGIST = 'strategist:iterations=32';
const FASTER = 'strategist:iterations=12';
const SEED = 'strength-3';

const against = (candidate: string, field: string, players: number, blocks: number, advanced = false): LabRun => ({
  name: `${candidate}-${field}-${players}${advanced ? '-advanced' : ''}`.replace(/[^\w-]/g, '-'),
  input: { candidate, field: [field], players, advanced, seed: SEED },
  blocks,
});
const hal = (
  candidate: string,
  level: 'easy' | 'standard' | 'difficult' | 'extreme',
  blocks: number,
  advanced = false,
) =>
  ({
    name: `${candidate}-hal-${level}${advanced ? '-advanced' : ''}`.replace(/[^\w-]/g, '-'),
    input: { candidate, field: [], players: 1, hal: level, advanced, seed: SEED },
    blocks,
  }) satisfies LabRun;

const HAL_LEVELS = ['easy', 'standard', 'difficult', 'extreme'] as const;
const MODES = [false, true];
const RUNS: LabRun[] = [
  against('greedy', 'random', 4, 100),
  against(STRATEGIST, 'greedy', 4, 100),
  ...MODES.flatMap((advanced) => HAL_LEVELS.map((level) => hal('greedy', level, 200, advanced))),
  ...MODES.map((advanced) => against(FASTER, 'greedy', 2, 20, advanced)),
  ...MODES.map((advanced) => against(FASTER, 'greedy', 3, 14, advanced)),
  against(FASTER, 'greedy', 4, 10, true),
  ...HAL_LEVELS.map((level) => hal(FASTER, level, 20)),
  ...HAL_LEVELS.map((level) => hal(FASTER, level, 20, true)),
];

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

async function strength(): Promise<void> {
  console.log(
    '| candidate | against | mode | games | win share (even) | VP : others | Ravager endings | time a turn | command |',
  );
  console.log(row(Array.from({ length: 9 }, () => '---')));
  const only = flag('only');
  for (const run of RUNS) {
    if (only && !run.name.includes(only)) continue;
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
        sayTime(result.millisecondsPerTurn.candidate),
        `\`${commandOf({ ...run, blocks: result.blocks })}\``,
      ]),
    );
  }
}

/** Whole turns of every level in four-player games: the time that a person waits. */
function levelTimes(): void {
  console.log('\n| level | turns | half of them within | 95 % within | longest |\n| --- | --- | --- | --- | --- |');
  for (const name of Object.keys(LEVELS) as LevelName[]) {
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

const began = performance.now();
if (!isSet('only-times')) await strength();
if (!isSet('no-times')) levelTimes();
console.error(`${((performance.now() - began) / 1000).toFixed(0)} s`);
