// Long runs: `npm run soak` sets SOAK=1, which multiplies the rounds of tests that repeat themselves.

const FACTOR = process.env['SOAK'] === '1' ? 20 : 1;

export const soak = (rounds: number): number => rounds * FACTOR;
/** The time limit of a test whose limit without SOAK is this many milliseconds. */
export const soakTimeout = (milliseconds: number): number => milliseconds * FACTOR;
