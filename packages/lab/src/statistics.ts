// The statistics of a tournament. All functions are pure. The unit is the block: the games of one block share a seed
// and are not independent; the blocks are.

/** A mean with its 95 % confidence interval. A bound is null if the data do not determine it (a single block). */
export interface Estimate {
  mean: number;
  low: number | null;
  high: number | null;
}

/** The score of a seat in one game: a shared victory counts 1/winners. */
export const winScore = (winners: readonly number[], seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

/** VP of a seat minus the VP of the best other seat. */
export const marginOf = (vp: readonly number[], seat: number): number =>
  vp[seat]! - Math.max(...vp.filter((_, other) => other !== seat));

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Unbiased variance; 0 for a single value. */
export function varianceOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

/** Two-sided 95 % points of Student's t for 1 to 10 degrees of freedom. */
const T_95 = [12.7062, 4.30265, 3.18245, 2.77645, 2.57058, 2.44691, 2.36462, 2.306, 2.26216, 2.22814];
const Z_95 = 1.959964;
/** Scores are sums of fractions such as thirds. Closer than this they are equal. */
const SAME = 1e-9;
/** Half of the error probability of the interval. */
const TAIL = 0.025;

/** The two-sided 95 % point of Student's t: a table, then the Cornish–Fisher expansion (correct to four digits). */
export function studentT(freedom: number): number {
  if (freedom < 1) return Number.POSITIVE_INFINITY;
  if (freedom <= T_95.length) return T_95[Math.ceil(freedom) - 1]!;
  const z = Z_95;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}

/** Mean of a quantity in VP, with Student's t over blocks. */
export function estimateMean(blocks: readonly number[]): Estimate {
  const n = blocks.length;
  const mean = meanOf(blocks);
  if (n < 2) return { mean, low: null, high: null };
  const half = studentT(n - 1) * Math.sqrt(varianceOf(blocks) / n);
  return { mean, low: mean - half, high: mean + half };
}

/**
 * Mean of block scores between 0 and 1. The plain t interval has too little coverage near 0 and 1 (86 % instead of 95 %
 * in simulations), so this is its score form: all μ with |mean − μ| ≤ t·√(d·μ(1−μ)/n), where d = s²/(mean(1−mean)) is
 * the variance of the blocks relative to single games. With many blocks both are the same; this one stays within 0..1.
 *
 * If all n blocks have the same score v, their variance says nothing. Another score then has a probability of at most
 * 1 − q, q = 0.025^(1/n); otherwise one would have occurred. So the true mean is between q·v and q·v + 1 − q.
 */
export function estimateShare(blocks: readonly number[]): Estimate {
  const n = blocks.length;
  const first = blocks[0]!;
  if (blocks.every((score) => Math.abs(score - first) < SAME)) {
    const q = TAIL ** (1 / n);
    return { mean: first, low: q * first, high: q * first + 1 - q };
  }
  const mean = meanOf(blocks);
  const design = varianceOf(blocks) / (mean * (1 - mean));
  const weight = (studentT(n - 1) ** 2 * design) / n;
  const middle = (mean + weight / 2) / (1 + weight);
  const half = Math.sqrt(weight * mean * (1 - mean) + weight ** 2 / 4) / (1 + weight);
  return { mean, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The distance from the mean to the farther bound of the interval; null if it is unbounded. */
export const reachOf = ({ mean, low, high }: Estimate): number | null =>
  low === null || high === null ? null : Math.max(mean - low, high - mean);

/**
 * Elo difference between candidate and field. Elo defines a strength as γ = 10^(elo/400); two players win in
 * proportion to their strengths. For N seats and a field of strength 1 (Luce's choice axiom) this is
 * share = γ / (γ + N − 1), hence
 *     elo = 400 · log10( share · (N − 1) / (1 − share) ),
 * which is 0 at share = 1/N and the usual formula at N = 2. Null at share 0 and 1, where it is infinite.
 */
export function eloOf(share: number, seats: number): number | null {
  if (share <= 0 || share >= 1) return null;
  return 400 * Math.log10((share * (seats - 1)) / (1 - share));
}

export interface Elo {
  difference: number | null;
  low: number | null;
  high: number | null;
}

/** The interval of the share, converted. The formula is monotonic, so the coverage is the same. */
export function estimateElo(share: Estimate, seats: number): Elo {
  const carry = (value: number | null): number | null => (value === null ? null : eloOf(value, seats));
  return { difference: eloOf(share.mean, seats), low: carry(share.low), high: carry(share.high) };
}

/** H0: the share is p0; H1: it is p1, which is greater. */
export interface Hypotheses {
  p0: number;
  p1: number;
}

export interface Sprt extends Hypotheses {
  /** 'accept' H1 (the candidate is as good as p1), 'reject' H1 (no better than p0), or 'continue'. */
  decision: 'accept' | 'reject' | 'continue';
  /** The number of blocks up to the decision, or all blocks. */
  blocks: number;
  /** The log-likelihood ratio after those blocks, and its bounds. */
  llr: number;
  lower: number;
  upper: number;
}

const ALPHA = 0.05;
export const BETA = 0.05;
const LOWER = Math.log(BETA / (1 - ALPHA));
const UPPER = Math.log((1 - BETA) / ALPHA);

/** No verdict on fewer blocks: their variance is not known yet. */
export const LEAST_BLOCKS = 10;
/**
 * This many imaginary blocks with the variance of single games are added, so that a few equal blocks do not look
 * certain.
 */
const PRIOR_BLOCKS = 3;

/**
 * Sequential probability ratio test over block scores, generalised for their unknown variance (GSPRT). The variance of
 * a block score is d·p(1 − p), d times that of a single game. d is estimated from the blocks so far, so n blocks are
 * worth n/d games:
 *     llr = n/d · ( mean·log(p1/p0) + (1 − mean)·log((1 − p1)/(1 − p0)) )
 * With single games (against Hal) d is 1 and this is Wald's test. The usual normal approximation,
 * n·(p1 − p0)·(2·mean − p0 − p1)/2s², agrees to first order, but in simulations its error away from p = ½ is up to 12 %
 * instead of 5 %. Blocks are used in order; blocks after the first verdict are ignored.
 */
export function sprt(blocks: readonly number[], { p0, p1 }: Hypotheses): Sprt {
  const win = Math.log(p1 / p0);
  const loss = Math.log((1 - p1) / (1 - p0));
  const middle = (p0 + p1) / 2;
  const prior = PRIOR_BLOCKS * middle * (1 - middle);
  let mean = 0;
  let squares = 0;
  let llr = 0;
  for (const [i, score] of blocks.entries()) {
    const n = i + 1;
    const before = score - mean;
    mean += before / n;
    squares += before * (score - mean);
    const design = (squares + prior) / (n * mean * (1 - mean) + prior);
    llr = (n / design) * (mean * win + (1 - mean) * loss);
    if (n < LEAST_BLOCKS || (llr > LOWER && llr < UPPER)) continue;
    const decision = llr >= UPPER ? 'accept' : 'reject';
    return { p0, p1, decision, blocks: n, llr, lower: LOWER, upper: UPPER };
  }
  return { p0, p1, decision: 'continue', blocks: blocks.length, llr, lower: LOWER, upper: UPPER };
}
