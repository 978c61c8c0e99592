// A tournament as one HTML file, without external resources and scripts.

import { binsOf, histogram, type Series } from './histogram.ts';
import { coursePlot, intervalPlot } from './plots.ts';
import { STYLE } from './report-style.ts';
import { tallySection } from './report-tallies.ts';
import {
  percent,
  sayBounds,
  sayBudget,
  sayCautions,
  sayElo,
  sayMean,
  sayMode,
  sayOpponent,
  saySprt,
  sayTime,
  sayVerdict,
  signed,
} from './say.ts';
import type { Estimate } from './statistics.ts';
import type { GameLine, TournamentResult } from './summary.ts';
import { escapeText } from './svg.ts';

function figure(title: string, remark: string, plot: string, keys: readonly Series[] = []): string {
  const legend = keys.map(({ name, style }) => `<span class="key ${style}"></span>${escapeText(name)}`).join('');
  return `<figure><figcaption>${escapeText(title)}<small>${escapeText(remark)}${legend}</small></figcaption>${plot}</figure>`;
}

const tile = (name: string, value: string, remark: string): string =>
  `<div><dt>${escapeText(name)}</dt><dd>${escapeText(value)}<small>${escapeText(remark)}</small></dd></div>`;

const interval = (estimate: Estimate, say: (value: number) => string): string => `95 %: ${sayBounds(estimate, say)}`;

function tiles(result: TournamentResult): string {
  const { winShare, elo, margin, vp, millisecondsPerTurn: time, settings } = result;
  const other = settings.options.hal ? 'Hal' : 'field';
  const one = (value: number): string => value.toFixed(1);
  const [difference, eloBounds] = sayElo(elo, winShare.mean).split(' (');
  const share = percent(winShare.mean);
  return `<dl class="figures">${[
    tile('Win share', share, `${interval(winShare, percent)}; even is ${percent(result.parity)}`),
    tile('Elo', difference!, `95 %: ${eloBounds!.slice(0, -1)}`),
    tile('Margin to the best other', `${signed(margin.mean)} VP`, interval(margin, signed)),
    tile('VP', one(vp.candidate.mean), `${other} ${sayMean(vp.field)}`),
    tile(
      'Time a turn',
      sayTime(time.candidate),
      settings.options.hal ? 'Hal needs none' : `field ${sayTime(time.field)}`,
    ),
    tile('Games', String(result.games), `${result.blocks} blocks of ${result.games / result.blocks}`),
  ].join('')}</dl>`;
}

/** Two series of a value that each seat has: the candidate's and the others'. */
function bothSides(
  games: readonly GameLine[],
  names: readonly [string, string],
  figureOf: (game: GameLine, seat: number) => number | null,
): Series[] {
  const values = (isCandidate: boolean): number[] =>
    games.flatMap((game) =>
      game.vp.flatMap((_, seat) => {
        const value = (seat === game.seat) === isCandidate ? figureOf(game, seat) : null;
        return value === null ? [] : [value];
      }),
    );
  return [
    { name: names[0], style: 'one', values: values(true) },
    { name: names[1], style: 'two', values: values(false) },
  ];
}

function coursePart({ course, parity, sprt }: TournamentResult): string {
  const tested = sprt ? [sprt.p0, sprt.p1].filter((p) => p !== parity).map((at) => ({ at, name: percent(at) })) : [];
  const plot = coursePlot('Win share after each block with its interval', course, [
    { at: parity, name: 'even' },
    ...tested,
  ]);
  return figure('Win share as the blocks came in', 'Mean and 95 % interval over blocks.', plot);
}

function seatPart({ shareBySeat, parity }: TournamentResult): string {
  const groups = shareBySeat.map((estimate, seat) => ({ name: `seat ${seat + 1}`, estimate }));
  const plot = intervalPlot('Win share of the candidate by seat', groups, [{ at: parity, name: 'even' }]);
  return figure('Win share by seat', 'Where the candidate sat, with 95 % intervals.', plot);
}

function vpPart({ gameList }: TournamentResult, names: readonly [string, string]): string {
  const series = bothSides(gameList, names, (game, seat) => game.vp[seat]!);
  const bins = binsOf(series.flatMap(({ values }) => values));
  const plot = histogram('Spread of the final VP', series, { axis: 'VP', bins });
  return figure('Final VP', 'Share of the seats of each side.', plot, series);
}

function lengthPart({ gameList }: TournamentResult): string {
  const rounds = (ending: GameLine['ending']): number[] =>
    gameList.filter((game) => game.ending === ending).map((game) => game.rounds);
  const series: Series[] = [
    { name: 'ended at Spes', style: 'three', values: rounds('spes') },
    { name: 'ended by Ravagers', style: 'four', values: rounds('ravagers') },
  ];
  const bins = binsOf(gameList.map((game) => game.rounds));
  const plot = histogram('Rounds until the end', series, { axis: 'rounds', isStacked: true, bins });
  return figure('Game length', 'Share of all games.', plot, series);
}

/** The fastest turn that is drawn: the clock is not precise below this. */
const LEAST_MS = 0.001;

function timePart({ gameList }: TournamentResult, names: readonly [string, string]): string {
  const series = bothSides(gameList, names, (game, seat) => {
    const turns = game.turns[seat] ?? 0;
    return turns === 0 ? null : Math.log10(Math.max(LEAST_MS, game.milliseconds[seat]! / turns));
  }).filter(({ values }) => values.length > 0);
  if (series.length === 0) return '';
  const bins = binsOf(
    series.flatMap(({ values }) => values),
    [0.1, 0.25, 0.5, 1],
  );
  const options = { axis: 'a turn, logarithmic', bins, sayEdge: (edge: number): string => sayTime(10 ** edge) };
  const plot = histogram('Time a turn, mean of each game', series, options);
  return figure('Time a turn', 'Mean of each game and seat.', plot, series);
}

function settingsPart({ settings, blocks, blocksAsked }: TournamentResult): string {
  const rows = [
    ['Candidate', settings.candidate],
    ['Opponents', settings.options.hal ? sayOpponent(settings) : settings.field.join(', ')],
    ['Mode', sayMode(settings)],
    ['Budget', sayBudget(settings)],
    ['Seeds', `${settings.purpose}/${settings.seed}/0 to ${blocks - 1}`],
    ['Blocks asked for', String(blocksAsked)],
    ['Rules version', String(settings.rules)],
    ['Component set', settings.components],
  ];
  const cells = rows
    .map(([name, value]) => `<tr><td>${escapeText(name!)}</td><td>${escapeText(value!)}</td></tr>`)
    .join('');
  return `<h2>Settings</h2><div class="scroll"><table>${cells}</table></div>`;
}

/** The whole page. All external text is escaped. */
export function makeReport(result: TournamentResult): string {
  const { settings } = result;
  const title = `${settings.candidate} against ${sayOpponent(settings)}`;
  const names = [settings.candidate, settings.options.hal ? 'Hal' : 'field'] as const;
  const cautions = sayCautions(result).map((caution) => `<p class="caution">${escapeText(caution)}</p>`);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
<title>${escapeText(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeText(title)}</h1>
<p class="dim">${escapeText(sayMode(settings))}</p>
<p class="${result.verdict}"><strong>${escapeText(sayVerdict(result))}</strong></p>
${result.sprt ? `<p>SPRT: ${escapeText(saySprt(result.sprt))}</p>` : ''}
${cautions.join('\n')}
${tiles(result)}
<h2>Plots</h2>
<div class="plots">
${[coursePart(result), vpPart(result, names), seatPart(result), lengthPart(result), timePart(result, names)].join('\n')}
</div>
${tallySection(result)}
${settingsPart(result)}
</body>
</html>
`;
}
