// Long runs: `npm run soak` sets SOAK=1, which multiplies the rounds of tests that repeat themselves.

export const isSoak = process.env['SOAK'] === '1';
const FACTOR = isSoak ? 20 : 1;

export const soak = (rounds: number): number => rounds * FACTOR;
/** The time limit of a test, given the one without SOAK. */
export const soakTimeout = (milliseconds: number): number => milliseconds * FACTOR;
