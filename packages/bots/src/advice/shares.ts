// Luck and skill in tenths of VP, so that the shown numbers add up to the shown result.

import type { SeatReview } from './review.ts';

/** What a result is made of. */
export const SHARES = ['start', 'luck', 'skill', 'others'] as const;
/** A part of a result. */
export type Share = (typeof SHARES)[number];

const tenths = (vp: number): number => Math.round(vp * 10);

/** Luck absorbs the rounding error, because it is the least certain part. */
export function sharesOf(seat: SeatReview): Record<Share | 'result', number> {
  const [start, skill, others, result] = [seat.start, seat.skill, seat.others, seat.result].map(tenths) as [
    number,
    number,
    number,
    number,
  ];
  const luck = result - start - skill - others;
  return { start: start / 10, luck: luck / 10, skill: skill / 10, others: others / 10, result: result / 10 };
}
