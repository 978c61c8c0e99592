// A block: one seed, the candidate in each seat in turn. Luck of the deal and of the seat falls on both sides alike, so that
// few blocks tell as much as many single games.

import { type Bot, makeBot, playBots } from '@black-angel/bots';
import { findComponents, makeRecord, type State } from '@black-angel/rules';
import { gamesPerBlock, type Purpose, type Settings } from './settings.ts';
import { marginOf, meanOf, winScore } from './statistics.ts';
import { type SeatTally, tallyGame } from './tally.ts';

export interface GameResult {
  /** Where the candidate sat. */
  seat: number;
  /** By seat, Hal last. */
  vp: number[];
  winners: number[];
  ending: State['ending'];
  rounds: number;
  moves: number;
  /** Ravager cards left in the deck at the end (a deck that ran out was remade). */
  ravagersLeft: number;
  /** Time thought and turns taken, by seat of a bot. */
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

/** The seed of a block. The first word is the purpose and the last the number, so no two of them are ever the same. */
export const blockSeed = (purpose: Purpose, text: string, block: number): string => `${purpose}/${text}/${block}`;

/** The bots by seat when the candidate has the given one: the field follows in turn order, so that it rotates too. */
export function seating<T>(candidate: T, field: readonly T[], seat: number): T[] {
  const seats = field.length + 1;
  const order = [candidate, ...field];
  return order.map((_, at) => order[(at - seat + seats) % seats]!);
}

function playGame(settings: Settings, bots: readonly Bot[], seed: string, seat: number): GameResult {
  const content = findComponents(settings.components);
  if (!content) throw new Error(`the component set ${settings.components} is not loaded`);
  const game = playBots(bots, settings.options, seed, settings.budget, content);
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

/** Plays a block; nothing but the times depends on when and where. Against Hal and at a table a block is one game. */
export function playBlock(settings: Settings, block: number): BlockResult {
  const seed = blockSeed(settings.purpose, settings.seed, block);
  const games: GameResult[] = [];
  for (let seat = 0; seat < gamesPerBlock(settings); seat++) {
    // New bots for every game: one that keeps something between games must not carry it over.
    const bots = seating(settings.candidate, settings.field, seat).map(makeBot);
    try {
      games.push(playGame(settings, bots, seed, seat));
    } catch (error) {
      throw new Error(`game "${seed}", candidate in seat ${seat + 1}: ${(error as Error).message}`, { cause: error });
    }
  }
  return { block, seed, games };
}

export const gameScore = ({ winners, seat }: GameResult): number => winScore(winners, seat);
export const gameMargin = ({ vp, seat }: GameResult): number => marginOf(vp, seat);
export const candidateVp = ({ vp, seat }: GameResult): number => vp[seat]!;
/** Mean VP of the other seats. */
export const fieldVp = ({ vp, seat }: GameResult): number => meanOf(vp.filter((_, other) => other !== seat));

/** What a block says of something that each game says: the mean over its games. */
export const ofBlock = ({ games }: BlockResult, figure: (game: GameResult) => number): number =>
  meanOf(games.map(figure));

/** A block without its times, which no two runs share. */
export const withoutTimes = (block: BlockResult): BlockResult => ({
  ...block,
  games: block.games.map((game) => ({ ...game, milliseconds: [] })),
});
