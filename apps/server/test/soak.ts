// Long runs: `npm run soak` sets SOAK=1, which multiplies the rounds of tests that repeat themselves.

const FACTOR = process.env['SOAK'] === '1' ? 20 : 1;

export const soak = (rounds: number): number => rounds * FACTOR;
/** A time limit for a test that takes so many milliseconds without SOAK. */
export const soakTimeout = (milliseconds: number): number => milliseconds * FACTOR;
