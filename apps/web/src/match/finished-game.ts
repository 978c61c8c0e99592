// A finished game, of this browser or of a server, with its review if one is stored.

import type { Review } from '@black-angel/bots/advice';
import { REVIEW_VERSION } from '@black-angel/bots/review-marks';
import type { GameRecord } from '@black-angel/engine';
import { Match, toPresent } from '@black-angel/match';
import { getGame, getOnlineGame, putGame, putOnlineGame } from './game-store.ts';

/** Where a game is stored: by its id in this browser, or by the id of its table on a server. */
export interface GameAddress {
  id: string;
  isOnline: boolean;
}

export interface FinishedGame extends GameAddress {
  match: Match;
  record: GameRecord;
  /** The player's own seat; null for a game that was watched. */
  seat: number | null;
  /** Null until it is made. */
  review: Review | null;
}

/** Why a game cannot be reviewed. */
export type NoReview = 'missing' | 'running' | 'old';

const read = ({ id, isOnline }: GameAddress) => (isOnline ? getOnlineGame(id) : getGame(id));

export async function finishedGame(address: GameAddress): Promise<FinishedGame | NoReview> {
  const game = await read(address);
  if (!game) return 'missing';
  const { saved, review } = game;
  const present = await toPresent(saved);
  if (!present) return 'old';
  const match = new Match(present);
  if (!match.isOver) return 'running';
  const record = match.record();
  if (!record) return 'old';
  const firstPerson = saved.seats.findIndex(({ kind }) => kind === 'person');
  return {
    ...address,
    match,
    record,
    seat: 'seat' in game ? game.seat : firstPerson < 0 ? null : firstPerson,
    review: review?.version === REVIEW_VERSION ? review : null,
  };
}

/** The game if its review is stored. */
export async function reviewedGame(address: GameAddress): Promise<(FinishedGame & { review: Review }) | null> {
  const stored = await read(address);
  if (stored?.review?.version !== REVIEW_VERSION) return null;
  const game = await finishedGame(address);
  return typeof game === 'string' || !game.review ? null : { ...game, review: game.review };
}

export async function keepReview({ id, isOnline }: GameAddress, review: Review): Promise<void> {
  // The game may have been renamed or deleted meanwhile.
  if (isOnline) {
    const present = await getOnlineGame(id);
    if (present) await putOnlineGame({ ...present, review });
  } else {
    const present = await getGame(id);
    if (present) await putGame({ ...present, review });
  }
}
