// npm run task balance [-- --journal FOLDER --workers N --read-only]: plays tables of one bot and solitaire
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
import type { MissionTally, RavagerTally } from '../packages/lab/src/tallies.ts';
import { defaultContent } from '../packages/rules/src/components.ts';
import { HAL_LEVELS } from '../packages/rules/src/index.ts';
import { commandOf, type LabRun, resultOf } from './lab-runs.ts';

/** The level Expert with few tries, so that its games can be repeated and take less time. */
const EXPERT = 'level-expert:iterations=32';
const SEED = 'balance-4';

const table = (bot: string, players: number, blocks: number): LabRun => ({
  name: `table-${bot.replace(/\W/g, '-')}-${players}`,
  input: { candidate: bot, field: [], isTable: true, players, seed: SEED },
  blocks,
});
const solitaire = (bot: string, hal: (typeof HAL_LEVELS)[number], blocks: number): LabRun => ({
  name: `hal-${hal}-${bot.replace(/\W/g, '-')}`,
  input: { candidate: bot, field: [], players: 1, hal, seed: SEED },
  blocks,
});
const RUNS: LabRun[] = [
  ...[2, 3, 4].map((players) => table('learned', players, 1000)),
  ...[2, 3, 4].map((players) => table('greedy', players, 400)),
  ...[2, 3, 4].map((players) => table(EXPERT, players, 100)),
  ...HAL_LEVELS.map((hal) => solitaire('greedy', hal, 200)),
  ...HAL_LEVELS.map((hal) => solitaire('learned', hal, 200)),
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
    ['cards played around the board', ({ played }) => total(played)],
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

/** The tallies of the cards, summed over tables. */
function sumOf<T extends object>(byTable: readonly Record<string, T>[]): Map<string, T> {
  const sums = new Map<string, T>();
  for (const byCard of byTable)
    for (const [card, tally] of Object.entries(byCard)) {
      const sum: Record<string, number> = { ...sums.get(card) };
      for (const [figure, number] of Object.entries(tally)) sum[figure] = (sum[figure] ?? 0) + number;
      sums.set(card, sum as unknown as T);
    }
  return sums;
}
const NO_MISSION: MissionTally = {
  ...{ placed: 0, activated: 0, resolved: 0, vp: 0, goods: 0, played: 0, placedByWinners: 0 },
};
const NO_RAVAGER: RavagerTally = {
  ...{ destroyed: 0, destroyedByWinners: 0, struck: 0, played: 0, playedByWinners: 0 },
};
const missionsOf = (tables: readonly Done[]): Map<string, MissionTally> =>
  sumOf(tables.map(({ result }) => result.tallies.missions));
const botsOf = (tables: readonly Done[]): string[] => [...new Set(tables.map(nameOf))];
const tablesOf = (tables: readonly Done[], bot: string): Done[] => tables.filter((done) => nameOf(done) === bot);
const ratio = (count: number, of: number): string => (of === 0 ? '–' : two(count / of));
const share = (count: number, of: number, digits = 0): string => (of === 0 ? '–' : percent(count / of, digits));

/** What each Mission is used for; its worth in the hands of all bots together. */
function missions(tables: readonly Done[]): string {
  const bots = botsOf(tables);
  const byBot = bots.map((bot) => missionsOf(tablesOf(tables, bot)));
  const all = missionsOf(tables);
  return tableOf(
    [
      'card',
      'effect',
      ...bots.map((bot) => `placed, ${bot}`),
      'times used a placement',
      'VP a placement',
      'goods a placement',
      'placed by a winner',
      'played around the board',
    ],
    defaultContent.set.missions.map((card) => {
      const { placed, activated, resolved, vp, goods, played, placedByWinners } = all.get(card.id) ?? NO_MISSION;
      return [
        card.id,
        card.effect.kind,
        ...byBot.map((cards) => cards.get(card.id)?.placed ?? 0),
        ratio(activated + resolved, placed),
        ratio(vp, placed),
        ratio(goods, placed),
        share(placedByWinners, placed),
        played,
      ];
    }),
  );
}

/** Both kinds of Missions compared, by bot and number of players. */
function kinds(tables: readonly Done[]): string {
  const kindOf = new Map(defaultContent.set.missions.map(({ id, effect }) => [id, effect.kind]));
  return tableOf(
    ['table', 'kind', 'share of the placed', 'placed a seat and game', 'used', 'VP', 'goods', 'placed by a winner'],
    tables.flatMap((done) => {
      const all = [...missionsOf([done])];
      const seatGames = done.result.games * done.run.input.players;
      const placedInAll = all.reduce((sum, [, { placed }]) => sum + placed, 0);
      return (['activation', 'neutralization'] as const).map((kind) => {
        const own = all.filter(([card]) => kindOf.get(card) === kind).map(([, figures]) => figures);
        const sum = (figure: keyof MissionTally): number => own.reduce((all, figures) => all + figures[figure], 0);
        const placed = sum('placed');
        return [
          titleOf(done),
          kind,
          share(placed, placedInAll, 1),
          ratio(placed, seatGames),
          ratio(sum('activated') + sum('resolved'), placed),
          ratio(sum('vp'), placed),
          ratio(sum('goods'), placed),
          share(sum('placedByWinners'), placed),
        ];
      });
    }),
  );
}

function ravagers(tables: readonly Done[]): string {
  const all = sumOf(tables.map(({ result }) => result.tallies.ravagers));
  return tableOf(
    ['card', 'effect', 'met at an action', 'destroyed', 'by a winner', 'played around the board', 'by a winner'],
    defaultContent.set.ravagers.map(({ id, effect }) => {
      const { destroyed, destroyedByWinners, struck, played, playedByWinners } = all.get(id) ?? NO_RAVAGER;
      return [
        ...[id, effect.kind, struck, destroyed, share(destroyedByWinners, destroyed), played],
        share(playedByWinners, played),
      ];
    }),
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
  const bounds = [0.2, 0.8].map((at) => ({ at, name: percent(at, 0) }));
  write('endings.svg', standalone(intervalPlot('Share of games ended by Ravagers', ends, bounds)));
  for (const players of [2, 3, 4]) {
    const own = tables.filter(({ run }) => run.input.players === players);
    if (own.length === 0) continue;
    const groups = own.flatMap((done) =>
      done.result.shareBySeat.map((estimate, seat) => ({ name: `${nameOf(done)} ${seat + 1}`, estimate })),
    );
    const even = [{ at: 1 / players, name: 'even' }];
    write(`seats-${players}.svg`, standalone(intervalPlot('Win share by seat', groups, even)));
    const series = own
      .slice(0, 2)
      .map((done, i): Series => ({ name: nameOf(done), style: i === 0 ? 'one' : 'two', values: vpOf(done) }));
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

\`npm run task balance\` writes this file; [balance.md](../balance.md) explains the figures.

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

## The two kinds of Missions
24 of the 60 Missions (40 %) are neutralizations. Used: activations, or seats that a neutralization gave something, for each placement; VP and
goods: what all seats gained, for each placement.

${kinds(tables)}

## Missions
Figures without a bot are for all tables together.

${missions(tables)}

## Ravagers, all tables together
${ravagers(tables)}

## Tiles taken, all tables together
${tiles(tables)}

## Commands
${done.map(({ run }) => `- \`npx black-angel ${commandOf(run)}\``).join('\n')}
`,
);
console.log(`${done.length} runs written to docs/balance/`);
