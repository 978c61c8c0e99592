// The marks of a review, and limits of advice that the page needs without loading the search.

/** A turn that gives up this many VP, compared with the best one, is worth a warning. */
export const WARNED_LOSS = 1.5;

/** The marks of a turn in a review, and the loss in VP from which each is given. */
export const MARKS = ['good', 'inaccurate', 'mistake', 'blunder'] as const;
/** How good a turn was. */
export type Mark = (typeof MARKS)[number];
const MARK_FROM: Record<Mark, number> = { good: 0, inaccurate: 0.5, mistake: 1.5, blunder: 3 };

/** The mark of a turn that lost this many VP. */
export const markOf = (loss: number): Mark => MARKS.findLast((mark) => loss >= MARK_FROM[mark]) ?? 'good';

/** Stored reviews of another version are computed again. */
export const REVIEW_VERSION = 2;

/** The number of tries for each turn of a review, over all candidates. */
export const REVIEW_TRIES = 32;
