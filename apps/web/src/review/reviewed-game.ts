// A finished game of this browser and its review, which is stored with the game.

import type { Review } from '@black-angel/bots/advice';
import { Match, type MatchInfo } from '@black-angel/match';
import { type Content, contentOf, type GameRecord, loadComponents, RULES_VERSION } from '@black-angel/rules';
import { getGame, newGame, putGame, type StoredGame } from '../match/game-store.ts';
import { summaryOf } from '../match/summary.ts';

export interface ReviewedGame {
  game: StoredGame;
  match: Match;
  info: MatchInfo;
  record: GameRecord;
  content: Content;
  /** Null until it is made. */
  review: Review | null;
}

/** Why a game has no review. */
export type NoReview = 'missing' | 'running' | 'old';

export async function loadReviewed(id: string): Promise<ReviewedGame | NoReview> {
  const game = await getGame(id);
  if (!game) return 'missing';
  if (game.saved.rules !== RULES_VERSION) return 'old';
  const match = new Match(game.saved);
  const info = match.info(game.id);
  if (info.components) loadComponents(info.components);
  const record = match.record();
  if (!match.engine.isOver(match.state)) return 'running';
  if (!record) return 'old';
  const review = game.review?.version === 1 ? game.review : null;
  return { game, match, info, record, content: contentOf(match.state), review };
}

export async function keepReview({ game }: ReviewedGame, review: Review): Promise<void> {
  // It may have been renamed or played on elsewhere meanwhile.
  const present = await getGame(game.id);
  if (present) await putGame({ ...present, review });
}

/** A new game that begins at a moment of this one. Returns its id. */
export async function tryAgain({ game, match }: ReviewedGame, index: number): Promise<string> {
  const fork = newGame(match.save(index));
  await putGame({ ...fork, summary: summaryOf(new Match(fork.saved)), fork: { from: game.id, move: index } });
  return fork.id;
}
