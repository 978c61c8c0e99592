// The ladder: one rating for each bot and each level of Hal, from games between neighbours and against Hal. Elo defines
// a strength as γ = 10^(rating/400); a seat wins a game in proportion to its strength (Luce's choice axiom). The
// ratings are those that make the results most likely. Intervals come from resampling blocks, the independent units.

import { makeUnitRandom } from '@black-angel/bots';
import { HAL_LEVELS, type HalLevel } from '@black-angel/rules';
import type { BlockResult } from './blocks.ts';
import { seating } from './blocks.ts';
import type { Settings, SettingsInput } from './settings.ts';
import { winScore } from './statistics.ts';

export interface LadderOptions {
  /** From weak to strong. */
  bots: readonly string[];
  players: number;
  /** Blocks of each bot against a table of the one below it. */
  blocks: number;
  /** Games of each bot against each level of Hal; 0 leaves Hal out. */
  halGames: number;
  seed: string;
  advanced?: boolean;
}

export interface LadderRun {
  name: string;
  input: SettingsInput;
  blocks: number;
}

const fileName = (text: string): string => text.replace(/[^\w-]/g, '-');

/** The tournaments that a ladder consists of. */
export function ladderRuns({ bots, players, blocks, halGames, seed, advanced = false }: LadderOptions): LadderRun[] {
  const steps = bots.slice(1).map((bot, i) => ({
    name: fileName(`ladder-${bot}-${bots[i]}-${players}${advanced ? '-advanced' : ''}`),
    input: { candidate: bot, field: [bots[i]!], players, advanced, seed },
    blocks,
  }));
  if (halGames === 0) return steps;
  const solitaire = bots.flatMap((bot) =>
    HAL_LEVELS.map((hal) => ({
      name: fileName(`ladder-${bot}-hal-${hal}${advanced ? '-advanced' : ''}`),
      input: { candidate: bot, field: [], players: 1, hal, advanced, seed },
      blocks: halGames,
    })),
  );
  return [...steps, ...solitaire];
}

/** Wins by name, in the blocks of one run. A shared victory is divided. */
type BlockWins = ReadonlyMap<string, number>;

/** The results of a run: who sits at its tables, and who won in each block. */
export interface LadderResult {
  /** The number of seats by name. */
  seats: ReadonlyMap<string, number>;
  gamesPerBlock: number;
  blocks: readonly BlockWins[];
}

const halName = (level: HalLevel): string => `Hal, ${level}`;

export function ladderResult(settings: Settings, blocks: readonly BlockResult[]): LadderResult {
  const { candidate, field, options } = settings;
  const others = options.hal ? [halName(options.hal)] : field;
  const seats = new Map<string, number>();
  for (const name of [candidate, ...others]) seats.set(name, (seats.get(name) ?? 0) + 1);
  return {
    seats,
    gamesPerBlock: blocks[0]?.games.length ?? 0,
    blocks: blocks.map(({ games }) => {
      const wins = new Map<string, number>();
      for (const { seat, winners } of games)
        for (const [at, name] of seating(candidate, others, seat).entries())
          wins.set(name, (wins.get(name) ?? 0) + winScore(winners, at));
      return wins;
    }),
  };
}

export interface Rating {
  name: string;
  rating: number;
  low: number;
  high: number;
  games: number;
}

/** The rating of the anchor. */
export const ANCHOR_RATING = 1000;
/**
 * Every name gets this part of a win and of a loss against the anchor, so that a rating stays finite when all games
 * were won.
 */
const PRIOR = 0.5;
const ROUNDS = 500;
const RESAMPLES = 400;

interface Table {
  seats: readonly (readonly [place: number, seats: number])[];
  games: number;
}

/** The strengths that make the wins most likely, by the minorization of Hunter (2004). */
function strengths(count: number, anchor: number, tables: readonly Table[], wins: Float64Array): Float64Array {
  const strength = new Float64Array(count).fill(1);
  const weight = new Float64Array(count);
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < count; i++) weight[i] = (2 * PRIOR) / (strength[i]! + strength[anchor]!);
    for (const { seats, games } of tables) {
      let sum = 0;
      for (const [place, number] of seats) sum += number * strength[place]!;
      for (const [place, number] of seats) weight[place]! += (games * number) / sum;
    }
    for (let i = 0; i < count; i++) strength[i] = (wins[i]! + PRIOR) / weight[i]!;
    const unit = strength[anchor]!;
    for (let i = 0; i < count; i++) strength[i] = strength[i]! / unit;
  }
  return strength;
}

const ratingOf = (strength: number): number => ANCHOR_RATING + 400 * Math.log10(strength);

/** Ratings of all names in the results, strongest first. The anchor has ANCHOR_RATING. */
export function rate(results: readonly LadderResult[], anchor: string): Rating[] {
  const names = [...new Set(results.flatMap(({ seats }) => [...seats.keys()]))];
  const place = new Map(names.map((name, i) => [name, i]));
  const at = place.get(anchor);
  if (at === undefined) throw new Error(`the anchor ${anchor} has no games`);
  const tables = results.map(
    ({ seats, gamesPerBlock, blocks }): Table => ({
      seats: [...seats].map(([name, number]) => [place.get(name)!, number] as const),
      games: gamesPerBlock * blocks.length,
    }),
  );
  const fit = (chosen: (blocks: readonly BlockWins[], i: number) => BlockWins): number[] => {
    const wins = new Float64Array(names.length);
    for (const { blocks } of results)
      for (let i = 0; i < blocks.length; i++)
        for (const [name, won] of chosen(blocks, i)) wins[place.get(name)!]! += won;
    return Array.from(strengths(names.length, at, tables, wins), ratingOf);
  };
  const ratings = fit((blocks, i) => blocks[i]!);
  const unit = makeUnitRandom(1);
  const resampled = Array.from({ length: RESAMPLES }, () =>
    fit((blocks) => blocks[Math.floor(unit() * blocks.length)]!),
  );
  return names
    .map((name, i) => {
      const spread = resampled.map((sample) => sample[i]!).sort((a, b) => a - b);
      const games = results.reduce((sum, result, r) => sum + (result.seats.has(name) ? tables[r]!.games : 0), 0);
      return {
        name,
        rating: ratings[i]!,
        low: spread[Math.floor(0.025 * RESAMPLES)]!,
        high: spread[Math.ceil(0.975 * RESAMPLES) - 1]!,
        games,
      };
    })
    .sort((a, b) => b.rating - a.rating);
}

/** A table in Markdown, strongest first. */
export function sayLadder(ratings: readonly Rating[]): string {
  const whole = (value: number): string => value.toFixed(0);
  return [
    '| | rating | 95 % | games |',
    '| --- | --- | --- | --- |',
    ...ratings.map(
      ({ name, rating, low, high, games }) =>
        `| ${name} | ${whole(rating)} | ${whole(low)} to ${whole(high)} | ${games} |`,
    ),
  ].join('\n');
}
