// A finished game and its review, and where the page leads from it.

import { Match, type MatchInfo } from '@black-angel/match';
import type { Handover } from '@black-angel/protocol';
import { type Content, contentOf } from '@black-angel/rules/components';
import type { Route } from '../browser/router.ts';
import { type FinishedGame, finishedGame, type GameAddress, type NoReview } from '../match/finished-game.ts';
import { newGame, putGame, summaryOf } from '../match/game-store.ts';
import { keepFork } from '../match/keep-fork.ts';
import { onlineGame } from './online-game.ts';

export interface ReviewedGame extends FinishedGame {
  info: MatchInfo;
  content: Content;
  /** When bots played for persons. */
  handovers: readonly Handover[];
}

export async function loadReviewed(address: GameAddress): Promise<ReviewedGame | NoReview> {
  const online = address.isOnline ? await onlineGame(address.id) : null;
  if (address.isOnline && online === null) return 'running';
  const game = await finishedGame(address);
  if (typeof game === 'string') return game;
  return {
    ...game,
    info: game.match.info(game.id),
    content: contentOf(game.match.state),
    handovers: online?.handovers ?? [],
  };
}

/** The table at a moment, or at the present. */
export const tableOf = ({ id, isOnline }: GameAddress, at: number | null): Route =>
  isOnline ? { page: 'table', id, at, isWatching: false, key: null } : { page: 'play', id, at };

/** A new game that begins at a moment of this one. Returns its id. */
export async function tryAgain(
  { id, isOnline, match, record }: ReviewedGame,
  index: number,
  seat: number,
): Promise<string> {
  if (isOnline) return keepFork(record, index, seat);
  const fork = newGame(match.save(index));
  await putGame({ ...fork, summary: summaryOf(new Match(fork.saved)), fork: { from: id, move: index } });
  return fork.id;
}
