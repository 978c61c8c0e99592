// node scripts/write-balance.ts [--journal FOLDER] [--workers N] [--read-only]: plays tables of one bot and solitaire
// games, and writes the figures and plots about the components to docs/balance/.

import { mkdirSync, writeFileSync } from 'node:fs';
import {
  binsOf,
  estimateShare,
  histogram,
  intervalPlot,
  percent,
  type Series,
  sayBounds,
  standalone,
  type TournamentResult,
} from '../packages/lab/src/index.ts';
import { meanOf } from '../packages/lab/src/statistics.ts';
import { commandOf, type LabRun, resultOf } from './lab-runs.ts';

/**
 * A table has four bots that think, and solitaire games are long, so they have fewer iterations than the level Hard.
 */
const STRATEGIST = { table: 'strategist:iterations=4', solitaire: 'strategist:iterations=12' };
const SEED = 'balance';
const LEVELS = ['easy', 'standard', 'difficult', 'extreme'] as const;

const table = (bot: string, players: number, blocks: number): LabRun => ({
  name: `table-${bot.replace(/\W/g, '-')}-${players}`,
  input: { candidate: bot, field: [], isTable: true, players, seed: SEED },
  blocks,
});
const solitaire = (bot: string, hal: (typeof LEVELS)[number], blocks: number): LabRun => ({
  name: `hal-${hal}-${bot.replace(/\W/g, '-')}`,
  input: { candidate: bot, field: [], players: 1, hal, seed: SEED },
  blocks,
});
const RUNS: LabRun[] = [
  ...[2, 3, 4].map((players) => table('greedy', players, 400)),
  ...LEVELS.map((hal) => solitaire('greedy', hal, 200)),
  ...[2, 3, 4].map((players) => table(STRATEGIST.table, players, 60)),
  ...LEVELS.map((hal) => solitaire(STRATEGIST.solitaire, hal, 20)),
];

interface Done {
  run: LabRun;
  result: TournamentResult;
}
const folder = new URL('../docs/balance/', import.meta.url);
const write = (name: string, text: string): void => writeFileSync(new URL(name, folder), text);

const nameOf = ({ run }: Done): string => run.input.candidate.split(':')[0]!;
const titleOf = (done: Done): string => `${nameOf(done)}, ${done.run.input.players} players`;
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const tableOf = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const one = (value: number): string => value.toFixed(1);
const two = (value: number): string => value.toFixed(2);
const vpOf = ({ result, run }: Done): number[] => result.gameList.flatMap(({ vp }) => vp.slice(0, run.input.players));
const ravagerShare = ({ result }: Done) =>
  estimateShare(result.gameList.map(({ ending }) => (ending === 'ravagers' ? 1 : 0)));

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))]!;
}

const endings = (tables: readonly Done[]): string =>
  tableOf(
    ['table', 'games', 'ended by Ravagers', '95 % interval', 'at Spes', 'rounds', 'Ravager cards left at Spes'],
    tables.map((done) => {
      const share = ravagerShare(done);
      const atSpes = done.result.gameList.filter(({ ending }) => ending === 'spes');
      return [
        titleOf(done),
        done.result.games,
        percent(share.mean),
        sayBounds(share, percent),
        percent(1 - share.mean),
        one(done.result.tallies.rounds.mean),
        atSpes.length === 0 ? '–' : one(meanOf(atSpes.map(({ ravagersLeft }) => ravagersLeft))),
      ];
    }),
  );

const seats = (tables: readonly Done[]): string =>
  tableOf(
    ['table', 'win share by seat', 'greatest less least', 'mean VP by seat'],
    tables.map((done) => {
      const shares = done.result.shareBySeat.map(({ mean }) => mean);
      return [
        titleOf(done),
        shares.map((share) => percent(share)).join(', '),
        `${((Math.max(...shares) - Math.min(...shares)) * 100).toFixed(1)} points`,
        done.result.tallies.bySeat.map(({ vp }) => one(vp)).join(', '),
      ];
    }),
  );

const scores = (tables: readonly Done[]): string =>
  tableOf(
    ['table', 'lowest 5 %', 'quarter', 'median', 'three quarters', 'highest 5 %', 'median of the winners', 'most'],
    tables.map((done) => {
      const vp = vpOf(done);
      const winners = done.result.gameList.map((game) => Math.max(...game.vp));
      return [
        titleOf(done),
        ...[0.05, 0.25, 0.5, 0.75, 0.95].map((share) => quantile(vp, share)),
        quantile(winners, 0.5),
        Math.max(...vp),
      ];
    }),
  );

const ACTIONS = ['Discover', 'Command (orange)', 'Repair', 'Command (gray)', 'Destroy', 'Command (green)'];

/** Both roles of a table together, because every seat has the same bot. */
function perSeat({ result }: Done, figure: (tally: Tally) => number): number {
  const roles = [result.tallies.byRole.candidate, result.tallies.byRole.field].filter((role) => role !== undefined);
  const seatGames = roles.reduce((sum, role) => sum + role.seatGames, 0);
  return roles.reduce((sum, role) => sum + figure(role), 0) / seatGames;
}
type Tally = NonNullable<TournamentResult['tallies']['byRole']['candidate']>;
const total = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

function use(tables: readonly Done[]): string {
  const figures: [string, (tally: Tally) => number][] = [
    ...ACTIONS.map((name, i): [string, (tally: Tally) => number] => [`${i + 1} ${name}`, ({ actions }) => actions[i]!]),
    ['Sequence B', ({ sequenceBs }) => sequenceBs],
    ['cards played around the board', ({ cardsPlayed }) => cardsPlayed],
    ['tiles taken', ({ taken }) => total(taken)],
    ['Missions placed', ({ placed }) => total(placed)],
    ['Mission activations', ({ activated }) => total(activated)],
    ['neutralizations resolved', ({ resolved }) => total(resolved)],
    ...['placing', 'activating', 'neutralizing', 'tiles', 'advanced', 'items', 'lost'].map(
      (source): [string, (tally: Tally) => number] => [`VP: ${source}`, ({ vp }) => vp[source] ?? 0],
    ),
  ];
  return tableOf(
    ['a seat and game', ...tables.map(titleOf)],
    figures.map(([name, figure]) => [name, ...tables.map((done) => two(perSeat(done, figure)))]),
  );
}

function cards(tables: readonly Done[]): string {
  const sums = new Map<string, [placed: number, activated: number, won: number]>();
  for (const { result } of tables)
    for (const [card, { placed, activated, placedByWinners }] of Object.entries(result.tallies.missions)) {
      const sum = sums.get(card) ?? [0, 0, 0];
      sums.set(card, [sum[0] + placed, sum[1] + activated, sum[2] + placedByWinners]);
    }
  return tableOf(
    ['card', 'placed', 'activations', 'placed by a winner'],
    [...sums]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([card, [placed, activated, won]]) => [
        card,
        placed,
        activated,
        placed === 0 ? '–' : percent(won / placed, 0),
      ]),
  );
}

function tiles(tables: readonly Done[]): string {
  const sums = new Map<string, number>();
  for (const { result } of tables)
    for (const role of Object.values(result.tallies.byRole))
      for (const [tile, count] of Object.entries(role.taken)) {
        const kind = tile.split('-').slice(0, 2).join(' ').replace(/ \d$/, ' (Advanced)');
        sums.set(kind, (sums.get(kind) ?? 0) + count);
      }
  return tableOf(
    ['tile', 'taken'],
    [...sums].sort((a, b) => b[1] - a[1]),
  );
}

const solitaires = (games: readonly Done[]): string =>
  tableOf(
    ['bot', 'Hal', 'games', 'Hal wins', '95 % interval', 'VP of the bot', 'VP of Hal', 'ended by Ravagers'],
    games.map((done) => {
      const { result, run } = done;
      const { mean, low, high } = result.winShare;
      const hal = { mean: 1 - mean, low: high === null ? null : 1 - high, high: low === null ? null : 1 - low };
      return [
        nameOf(done),
        run.input.hal!,
        result.games,
        percent(hal.mean),
        sayBounds(hal, percent),
        one(result.vp.candidate.mean),
        one(result.vp.field.mean),
        percent(ravagerShare(done).mean),
      ];
    }),
  );

function plot(tables: readonly Done[], games: readonly Done[]): void {
  const named = (done: Done): string => `${nameOf(done)} ${done.run.input.players}`;
  const ends = tables.map((done) => ({ name: named(done), estimate: ravagerShare(done) }));
  const bounds = [0.15, 0.85].map((at) => ({ at, name: percent(at, 0) }));
  write('endings.svg', standalone(intervalPlot('Share of games ended by Ravagers', ends, bounds)));
  for (const players of [2, 3, 4]) {
    const own = tables.filter(({ run }) => run.input.players === players);
    if (own.length === 0) continue;
    const groups = own.flatMap((done) =>
      done.result.shareBySeat.map((estimate, seat) => ({ name: `${nameOf(done)} ${seat + 1}`, estimate })),
    );
    const even = [{ at: 1 / players, name: 'even' }];
    write(`seats-${players}.svg`, standalone(intervalPlot('Win share by seat', groups, even)));
    const series = own.map(
      (done, i): Series => ({ name: nameOf(done), style: i === 0 ? 'one' : 'two', values: vpOf(done) }),
    );
    const bins = binsOf(series.flatMap(({ values }) => values));
    write(`scores-${players}.svg`, standalone(histogram('Final VP', series, { axis: 'VP', bins })));
  }
  if (games.length === 0) return;
  const levels = games.map((done) => ({
    name: `${nameOf(done)[0]}: ${done.run.input.hal}`,
    estimate: done.result.winShare,
  }));
  write('hal.svg', standalone(intervalPlot('Win share against Hal', levels, [{ at: 0.5, name: 'even' }])));
}

const done: Done[] = [];
for (const run of RUNS) {
  const result = await resultOf(run);
  if (result) done.push({ run: { ...run, blocks: result.blocks }, result });
}
const tables = done.filter(({ run }) => run.input.isTable);
const games = done.filter(({ run }) => run.input.hal);
mkdirSync(folder, { recursive: true });
plot(tables, games);
write(
  'figures.md',
  `# Balance: the figures

\`node scripts/write-balance.ts\` writes this file; [balance.md](../balance.md) explains the figures.

## Endings
${endings(tables)}

## Seats
${seats(tables)}

## Scores
${scores(tables)}

## What is done
${use(tables)}

## Hal
${solitaires(games)}

## Missions, all tables together
${cards(tables)}

## Tiles taken, all tables together
${tiles(tables)}

## Commands
${done.map(({ run }) => `- \`npx black-angel ${commandOf(run)}\``).join('\n')}
`,
);
console.log(`${done.length} runs written to docs/balance/`);
