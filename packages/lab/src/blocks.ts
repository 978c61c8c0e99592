// A block is one seed, played once with the candidate in each seat. Both sides share the luck of the deal and of the
// seat, so a few blocks tell as much as many single games.

import { playBots } from '@black-angel/bots';
import { makeRecord, type Result, type State } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import { makePlayer, type Player } from './programs/foreign-bot.ts';
import { gamesPerBlock, type Purpose, type Settings } from './settings.ts';
import { marginOf, meanOf, winScore } from './statistics.ts';
import { type SeatTally, tallyGame } from './tally.ts';

export interface GameResult {
  /** The candidate's seat. */
  seat: number;
  /** By seat, Hal last. */
  vp: number[];
  winners: number[];
  ending: State['ending'];
  rounds: number;
  moves: number;
  /** Ravager cards left in the deck at the end (an empty deck was reshuffled). */
  ravagersLeft: number;
  /** Thinking time and number of turns, by seat of a bot. */
  milliseconds: number[];
  turns: number[];
  /** By seat, Hal last. */
  tally: SeatTally[];
}

export interface BlockResult {
  block: number;
  seed: string;
  games: GameResult[];
}

/** The seed of a block. It begins with the purpose and ends with the number, so no two blocks share a seed. */
export const blockSeed = (purpose: Purpose, text: string, block: number): string => `${purpose}/${text}/${block}`;

/** The bots by seat when the candidate has the given one. The field follows in turn order, so it rotates too. */
export function seating<T>(candidate: T, field: readonly T[], seat: number): T[] {
  const seats = field.length + 1;
  const order = [candidate, ...field];
  return order.map((_, at) => order[(at - seat + seats) % seats]!);
}

function playGame(settings: Settings, bots: readonly Player[], seed: string, seat: number): GameResult {
  const game = playBots(bots, settings.options, seed, settings.budget, contentOf(settings));
  return {
    seat,
    ...game.result,
    ending: game.state.ending,
    rounds: game.state.round,
    moves: game.moves.length,
    ravagersLeft: game.state.ravagerDeck.length,
    milliseconds: game.milliseconds,
    turns: game.turns,
    tally: tallyGame(makeRecord(game.state, seed, game.moves)),
  };
}

/** How long a program may take for an answer, if nobody says otherwise. */
export const PATIENCE_MS = 30_000;

/** Plays a block. Only the times depend on the machine. Against Hal and at a table, a block is one game. */
export function playBlock(settings: Settings, block: number, patience = PATIENCE_MS): BlockResult {
  const seed = blockSeed(settings.purpose, settings.seed, block);
  const games: GameResult[] = [];
  for (let seat = 0; seat < gamesPerBlock(settings); seat++) {
    // Every game has new bots, so that no bot carries anything over from another game.
    const bots = seating(settings.candidate, settings.field, seat).map((spec) => makePlayer(spec, patience));
    let result: Result | null = null;
    try {
      const game = playGame(settings, bots, seed, seat);
      games.push(game);
      result = { vp: game.vp, winners: game.winners };
    } catch (error) {
      throw new Error(`game "${seed}", candidate in seat ${seat + 1}: ${(error as Error).message}`, { cause: error });
    } finally {
      for (const bot of bots) bot.close?.(result);
    }
  }
  return { block, seed, games };
}

export const gameScore = ({ winners, seat }: GameResult): number => winScore(winners, seat);
export const gameMargin = ({ vp, seat }: GameResult): number => marginOf(vp, seat);
export const candidateVp = ({ vp, seat }: GameResult): number => vp[seat]!;
/** Mean VP of the other seats. */
export const fieldVp = ({ vp, seat }: GameResult): number => meanOf(vp.filter((_, other) => other !== seat));

/** The value of a block: the mean over its games. */
export const ofBlock = ({ games }: BlockResult, figure: (game: GameResult) => number): number =>
  meanOf(games.map(figure));

/** A block without its times, which differ between runs. */
export const withoutTimes = (block: BlockResult): BlockResult => ({
  ...block,
  games: block.games.map((game) => ({ ...game, milliseconds: [] })),
});
