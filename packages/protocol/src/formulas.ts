// Formulas that server and page must compute alike.

/** The day of a moment in milliseconds since 1970 (UTC), as 2026-03-02. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The seed of the daily challenge: everybody in the world plays the same game on the same day. */
export const dailySeed = (day: string): string => `daily ${day}`;

const SCALE = 40;
const BASE = 500;

/** A strength as it is shown: a new player (25 ± 8.3) has 1500, with the 95 % interval. */
export const shownRating = ({ mu, sigma }: { mu: number; sigma: number }): { rating: number; range: number } => ({
  rating: Math.round(BASE + SCALE * mu),
  range: Math.round(2 * SCALE * sigma),
});
