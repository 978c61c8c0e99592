// The turns of a reviewed game that changed a seat's chance to win most.

import type { Review } from './review.ts';

/** A turn that changed a seat's chance to win. */
export interface TurningPoint {
  /** The number of moves before the turn. */
  readonly index: number;
  readonly round: number;
  /** Who played the turn. */
  readonly mover: number;
  /** By how much the chance changed until the next turn. */
  readonly change: number;
}

const MOST_POINTS = 3;
/** Smaller changes are noise. */
const LEAST = 0.1;

/** At most three, in the order of the game. */
export function turningPoints({ turns }: Pick<Review, 'turns'>, seat: number): TurningPoint[] {
  return turns
    .flatMap(({ index, round, seat: mover, chances }, i): TurningPoint[] => {
      const next = turns[i + 1];
      return next ? [{ index, round, mover, change: next.chances[seat]! - chances[seat]! }] : [];
    })
    .filter(({ change }) => Math.abs(change) >= LEAST)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_POINTS)
    .sort((a, b) => a.index - b.index);
}
