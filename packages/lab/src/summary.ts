// The summary of the blocks of a tournament. It depends on the set of blocks only, not on the order in which they
// finish.

import { type BlockResult, candidateVp, fieldVp, type GameResult, gameMargin, gameScore, ofBlock } from './blocks.ts';
import { isReproducible, parityOf, type Settings, seatsOf } from './settings.ts';
import {
  type Elo,
  type Estimate,
  estimateElo,
  estimateMean,
  estimateShare,
  type Hypotheses,
  type Sprt,
  sprt,
  winScore,
} from './statistics.ts';
import { type Tallies, tallyBlocks } from './tallies.ts';

/** A game in the result file, without its tallies, which are summed up. */
export interface GameLine extends Omit<GameResult, 'tally'> {
  block: number;
}

export interface TournamentResult {
  format: 'black-angel-tournament-result';
  version: 1;
  settings: Settings;
  /** False if a bot has a time budget: another run would differ. */
  isReproducible: boolean;
  blocks: number;
  /** The number of blocks requested. */
  blocksAsked: number;
  games: number;
  ended: 'complete' | 'verdict' | 'interrupted';
  /** The win share of a candidate that is as good as the field. */
  parity: number;
  winShare: Estimate;
  /** Compared with parity: the test's decision if there is one, else the position of the interval. */
  verdict: 'stronger' | 'weaker' | 'open';
  elo: Elo;
  vp: { candidate: Estimate; field: Estimate };
  /** To the best other seat. */
  margin: Estimate;
  shareBySeat: Estimate[];
  sprt: Sprt | null;
  /** Mean over all turns; null if there were none. Hal takes no time. */
  millisecondsPerTurn: { candidate: number | null; field: number | null };
  /** The share after a number of blocks. */
  course: ({ blocks: number } & Estimate)[];
  tallies: Tallies;
  gameList: GameLine[];
}

/** Blocks 0, 1, 2 … up to the first gap. Otherwise blocks with short games would count for more. */
export function inOrder(finished: ReadonlyMap<number, BlockResult>, most: number): BlockResult[] {
  const blocks: BlockResult[] = [];
  for (let next = 0; next < most && finished.has(next); next++) blocks.push(finished.get(next)!);
  return blocks;
}

const scoresOf = (blocks: readonly BlockResult[]): number[] => blocks.map((block) => ofBlock(block, gameScore));

/** The win share of the candidate in some blocks. */
export const shareOf = (blocks: readonly BlockResult[]): Estimate => estimateShare(scoresOf(blocks));

/** The result of the sequential test for some blocks, which must be in order. */
export const sprtOf = (blocks: readonly BlockResult[], hypotheses: Hypotheses): Sprt =>
  sprt(scoresOf(blocks), hypotheses);

const MOST_POINTS = 200;

/** The share after every block, thinned out in long tournaments. */
function courseOf(scores: readonly number[]): TournamentResult['course'] {
  const points = Math.min(scores.length, MOST_POINTS);
  return Array.from({ length: points }, (_, i) => {
    const blocks = Math.round(((i + 1) * scores.length) / points);
    return { blocks, ...estimateShare(scores.slice(0, blocks)) };
  });
}

function timeOf(games: readonly GameResult[], isAsked: (seat: number, game: GameResult) => boolean): number | null {
  let milliseconds = 0;
  let turns = 0;
  for (const game of games)
    for (const [seat, taken] of game.turns.entries())
      if (isAsked(seat, game)) {
        milliseconds += game.milliseconds[seat]!;
        turns += taken;
      }
  return turns === 0 ? null : milliseconds / turns;
}

/** Hypotheses are typed by hand: 0.333 means a third. */
const ABOUT = 0.005;

/**
 * The test decides if it has a result, because the interval of a run that stopped early is too narrow; else the
 * interval.
 */
function verdictOf({ low, high }: Estimate, parity: number, test: Sprt | null): TournamentResult['verdict'] {
  if (test?.decision === 'accept') return test.p0 >= parity - ABOUT ? 'stronger' : 'open';
  if (test?.decision === 'reject') return test.p1 <= parity + ABOUT ? 'weaker' : 'open';
  return low !== null && low > parity ? 'stronger' : high !== null && high < parity ? 'weaker' : 'open';
}

/** The candidate's share by seat; at a table the share of every seat. */
const shareBySeat = ({ isTable, options }: Settings, blocks: readonly BlockResult[]): Estimate[] =>
  Array.from({ length: options.players }, (_, seat) =>
    estimateShare(blocks.map(({ games }) => (isTable ? winScore(games[0]!.winners, seat) : gameScore(games[seat]!)))),
  );

const lineOf = (block: number, { tally: _, ...game }: GameResult): GameLine => ({ block, ...game });

export interface SummaryOptions {
  /** The number of blocks requested. */
  blocks: number;
  sprt?: Hypotheses | null;
}

/** The blocks that count: in order, without a gap, up to the verdict if there is one. */
function countedBlocks(finished: readonly BlockResult[], options: SummaryOptions): [BlockResult[], Sprt | null] {
  const blocks = inOrder(new Map(finished.map((block) => [block.block, block])), options.blocks);
  if (blocks.length === 0) throw new Error('no block was finished, so there is nothing to say');
  if (!options.sprt) return [blocks, null];
  const test = sprtOf(blocks, options.sprt);
  return [blocks.slice(0, test.blocks), test];
}

export function summarize(
  settings: Settings,
  finished: readonly BlockResult[],
  options: SummaryOptions,
): TournamentResult {
  const [blocks, test] = countedBlocks(finished, options);
  const games = blocks.flatMap((block) => block.games);
  const ofBlocks = (figure: (game: GameResult) => number): number[] => blocks.map((block) => ofBlock(block, figure));
  const scores = scoresOf(blocks);
  const winShare = estimateShare(scores);
  const parity = parityOf(settings);
  const isDecided = test !== null && test.decision !== 'continue';
  return {
    format: 'black-angel-tournament-result',
    version: 1,
    settings,
    isReproducible: isReproducible(settings),
    blocks: blocks.length,
    blocksAsked: options.blocks,
    games: games.length,
    ended: isDecided ? 'verdict' : blocks.length === options.blocks ? 'complete' : 'interrupted',
    parity,
    winShare,
    verdict: verdictOf(winShare, parity, test),
    elo: estimateElo(winShare, seatsOf(settings)),
    vp: { candidate: estimateMean(ofBlocks(candidateVp)), field: estimateMean(ofBlocks(fieldVp)) },
    margin: estimateMean(ofBlocks(gameMargin)),
    shareBySeat: shareBySeat(settings, blocks),
    sprt: test,
    millisecondsPerTurn: {
      candidate: timeOf(games, (seat, game) => seat === game.seat),
      field: timeOf(games, (seat, game) => seat !== game.seat),
    },
    course: courseOf(scores),
    tallies: tallyBlocks(settings, blocks),
    gameList: blocks.flatMap((block) => block.games.map((game) => lineOf(block.block, game))),
  };
}
