// What the review of a game says of one seat: luck, skill and marks. Headless.

import type { Review } from '@black-angel/bots/advice';
import { MARKS, type Mark, REVIEW_VERSION } from '@black-angel/bots/review-marks';
import { sharesOf } from '@black-angel/bots/shares';
import type { ReviewMarks } from '@black-angel/protocol';
import type { PlayedGame } from './played-game.ts';
import { average } from './tally.ts';

const byMark = (count: (mark: Mark) => number): Record<Mark, number> =>
  Object.fromEntries(MARKS.map((mark) => [mark, count(mark)])) as Record<Mark, number>;

/** Null without a review. The numbers are those that the page of the review shows. */
export function reviewMarks(review: Review | undefined, seat: number): ReviewMarks | null {
  const own = review?.version === REVIEW_VERSION ? review.seats[seat] : undefined;
  if (!review || !own) return null;
  const { luck, skill } = sharesOf(own);
  const count = (mark: Mark): number => review.turns.filter((turn) => turn.seat === seat && turn.mark === mark).length;
  return { luck, skill, ...byMark(count) };
}

export interface ReviewTally {
  /** Games with a review. */
  games: number;
  /** VP of an average game; 0 without games. */
  luck: number;
  skill: number;
  /** Turns by mark, over all games. */
  marks: Record<Mark, number>;
}

export function reviewTally(games: readonly PlayedGame[]): ReviewTally {
  const reviews = games.flatMap(({ review }) => (review ? [review] : []));
  return {
    games: reviews.length,
    luck: average(reviews.map(({ luck }) => luck)),
    skill: average(reviews.map(({ skill }) => skill)),
    marks: byMark((mark) => reviews.reduce((total, review) => total + review[mark], 0)),
  };
}
