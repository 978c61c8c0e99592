// The result of a tournament in words and figures, for the terminal and the report.

import type { Settings } from './settings.ts';
import type { Elo, Estimate, Sprt } from './statistics.ts';
import { LEAST_BLOCKS, reachOf } from './statistics.ts';
import type { TournamentResult } from './summary.ts';

export const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)} %`;

export const signed = (value: number, digits = 1): string => {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
};

export const sayBounds = ({ low, high }: Estimate | Elo, say: (value: number) => string): string =>
  `${low === null ? '−∞' : say(low)} to ${high === null ? '+∞' : say(high)}`;

/** "54.2 % ± 6.1", for the progress bar. */
export function sayShare(share: Estimate): string {
  const reach = reachOf(share);
  return `${percent(share.mean)}${reach === null ? '' : ` ± ${(reach * 100).toFixed(1)}`}`;
}

const number = (value: number): string => value.toFixed(1);
export const sayMean = (estimate: Estimate, say: (value: number) => string = number): string =>
  estimate.low === null ? say(estimate.mean) : `${say(estimate.mean)} (${sayBounds(estimate, say)})`;

/** At share 0 and 1 the difference is infinite; its sign follows from the share. */
export const sayElo = ({ difference, low, high }: Elo, share: number): string => {
  const say = (value: number): string => signed(value, 0);
  return `${difference === null ? (share > 0.5 ? '+∞' : '−∞') : say(difference)} (${sayBounds({ difference, low, high }, say)})`;
};

export function sayTime(milliseconds: number | null): string {
  if (milliseconds === null) return '–';
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(2)} s`;
  return `${milliseconds >= 10 ? milliseconds.toFixed(0) : milliseconds.toPrecision(2)} ms`;
}

export const sayOpponent = ({ field, options }: Settings): string =>
  options.hal ? `Hal (${options.hal})` : new Set(field).size === 1 ? field[0]! : field.join(', ');

export const sayMode = ({ options }: Settings): string =>
  `${options.players} ${options.players === 1 ? 'player' : 'players'}, ${options.advanced ? 'advanced' : 'standard'} rules`;

export const sayBudget = ({ budget }: Settings): string =>
  Object.entries(budget)
    .map(([what, amount]) => `${amount} ${what}`)
    .join(', ') || "the bots' own";

/**
 * The headline. If the test stopped the run early, its verdict is given: the interval of such a run does not cover 95
 * %.
 */
export function sayVerdict({ verdict, settings, sprt, ended }: TournamentResult): string {
  const { candidate } = settings;
  if (settings.isTable) return `a table of ${candidate}: the shares are those of the seats`;
  const opponent = sayOpponent(settings);
  const relation = {
    stronger: `${candidate} is stronger than ${opponent}`,
    weaker: `${candidate} is weaker than ${opponent}`,
    open: `no difference shown between ${candidate} and ${opponent}`,
  }[verdict];
  if (!sprt || ended !== 'verdict') return `${relation} (95 % confidence)`;
  const [nearer, farther] = sprt.decision === 'accept' ? [sprt.p1, sprt.p0] : [sprt.p0, sprt.p1];
  const finding = `a win share of ${percent(nearer)} rather than ${percent(farther)}`;
  return verdict === 'open'
    ? `${candidate} against ${opponent}: ${finding} (SPRT, errors 5 %)`
    : `${relation}: ${finding} (SPRT, errors 5 %)`;
}

export function saySprt({ decision, p0, p1, llr, lower, upper, blocks }: Sprt): string {
  const ratio = `log-likelihood ratio ${signed(llr, 2)} between ${signed(lower, 2)} and ${signed(upper, 2)}`;
  const verdict = {
    accept: `H1 accepted, the share is ${percent(p1)} rather than ${percent(p0)}`,
    reject: `H1 rejected, the share is ${percent(p0)} rather than ${percent(p1)}`,
    continue: `undecided between ${percent(p0)} and ${percent(p1)}`,
  }[decision];
  const early = blocks < LEAST_BLOCKS ? `; no verdict before ${LEAST_BLOCKS}` : '';
  return `${verdict} (${blocks} blocks${early}, ${ratio})`;
}

/** Notes on the limits of the figures. */
export function sayCautions(result: TournamentResult): string[] {
  const cautions: string[] = [];
  if (result.ended === 'verdict')
    cautions.push(
      'The test stopped as soon as it was sure, so its verdict holds, but the share and its interval lean away from the middle.',
    );
  if (result.ended === 'interrupted')
    cautions.push(`Interrupted after ${result.blocks} of ${result.blocksAsked} blocks.`);
  if (result.settings.purpose === 'tune')
    cautions.push('Played on seeds for tuning: no judgement of a bot that was tuned on them.');
  if (!result.isReproducible)
    cautions.push('A bot thinks by the clock or is not ours, so another run may give other games.');
  if (result.blocks < 10) cautions.push('Fewer than ten blocks: the intervals are rough.');
  return cautions;
}

/** The lines that the command prints. */
export function sayResult(result: TournamentResult): string {
  const { settings, winShare, tallies, millisecondsPerTurn: time } = result;
  const isSolitaire = settings.options.hal !== null;
  const rows: [string, string][] = [
    ['games', `${result.games} in ${result.blocks} blocks, ${sayMode(settings)}`],
    ...(settings.isTable
      ? []
      : ([
          ['win share', `${sayMean(winShare, percent)}; even is ${percent(result.parity)}`],
          ['Elo', sayElo(result.elo, winShare.mean)],
          ['VP', `${sayMean(result.vp.candidate)}; ${isSolitaire ? 'Hal' : 'field'} ${sayMean(result.vp.field)}`],
          ['margin', `${sayMean(result.margin, signed)} to the best other seat`],
        ] satisfies [string, string][])),
    ['time a turn', `${sayTime(time.candidate)}${isSolitaire ? '' : `; field ${sayTime(time.field)}`}`],
    ['length', `${tallies.rounds.mean.toFixed(1)} rounds, ${tallies.moves.mean.toFixed(0)} moves`],
    ['endings', `Spes ${tallies.endings.spes}, Ravagers ${tallies.endings.ravagers}`],
  ];
  if (!isSolitaire) {
    const shares = result.shareBySeat.map(({ mean }) => percent(mean)).join(', ');
    const vp = tallies.bySeat.map((seat) => seat.vp.toFixed(1)).join(', ');
    rows.splice(settings.isTable ? 1 : 2, 0, ['by seat', settings.isTable ? `${shares}; VP ${vp}` : shares]);
  }
  if (result.sprt) rows.push(['SPRT', saySprt(result.sprt)]);
  return [
    sayVerdict(result),
    ...rows.map(([name, text]) => `  ${name.padEnd(12)} ${text}`),
    ...sayCautions(result),
  ].join('\n');
}
