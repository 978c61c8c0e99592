// What the review of a game says of one seat: luck, skill and marks. Headless.

import type { Review } from '@black-angel/bots/advice';
import { MARKS, REVIEW_VERSION } from '@black-angel/bots/advice-limits';
import { sharesOf } from '@black-angel/bots/shares';
import type { ReviewMarks } from '@black-angel/protocol';
import type { PlayedGame } from './played-game.ts';
import { average } from './tally.ts';

/** Null without a review. The numbers are those that the page of the review shows. */
export function reviewMarks(review: Review | undefined, seat: number): ReviewMarks | null {
  const own = review?.version === REVIEW_VERSION ? review.seats[seat] : undefined;
  if (!review || !own) return null;
  const { luck, skill } = sharesOf(own);
  const count = (mark: (typeof MARKS)[number]): number =>
    review.turns.filter((turn) => turn.seat === seat && turn.mark === mark).length;
  const [good, inaccurate, mistake, blunder] = MARKS.map(count) as [number, number, number, number];
  return { luck, skill, good, inaccurate, mistake, blunder };
}

export interface ReviewTally {
  /** Games with a review. */
  games: number;
  /** VP of an average game; 0 without games. */
  luck: number;
  skill: number;
  /** Turns by mark, over all games. */
  marks: Record<(typeof MARKS)[number], number>;
}

export function reviewTally(games: readonly PlayedGame[]): ReviewTally {
  const reviews = games.flatMap(({ review }) => (review ? [review] : []));
  const sum = (mark: (typeof MARKS)[number]): number => reviews.reduce((total, review) => total + review[mark], 0);
  return {
    games: reviews.length,
    luck: average(reviews.map(({ luck }) => luck)),
    skill: average(reviews.map(({ skill }) => skill)),
    marks: { good: sum('good'), inaccurate: sum('inaccurate'), mistake: sum('mistake'), blunder: sum('blunder') },
  };
}
