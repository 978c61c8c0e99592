// The rating of players from the places of one game: the Plackett-Luce model of Weng and Lin, "A Bayesian Approximation
// Method for Online Ranking" (JMLR 12, 2011), algorithm 4, for teams of one player.

/** A strength as a normal distribution: its mean and its standard deviation. */
export interface Strength {
  mu: number;
  sigma: number;
}

export const NEW_PLAYER: Strength = { mu: 25, sigma: 25 / 3 };

/** How much the play of one player varies from game to game. */
const BETA = 25 / 6;
/** What is added to the uncertainty before every game, so that a rating never stops moving. */
const TAU = 25 / 300;
/** The least part of the variance that stays after a game. */
const LEAST_VARIANCE = 1e-4;

const square = (value: number): number => value * value;

/** A strength that the player almost certainly has: lists are sorted by it. */
export const sureStrength = ({ mu, sigma }: Strength): number => mu - 3 * sigma;

/** The strengths after a game. `places`: 1 for the winner; equal places are a draw. */
export function rate(players: readonly Strength[], places: readonly number[]): Strength[] {
  const before = players.map(({ mu, sigma }) => ({ mu, variance: square(sigma) + square(TAU) }));
  const c = Math.sqrt(before.reduce((sum, { variance }) => sum + variance + square(BETA), 0));
  const weight = before.map(({ mu }) => Math.exp(mu / c));
  /** For each player: the sum of the weights of those who did not finish before. */
  const rivals = places.map((mine) => weight.reduce((sum, each, i) => sum + (places[i]! >= mine ? each : 0), 0));
  const tied = places.map((mine) => places.filter((other) => other === mine).length);
  return before.map(({ mu, variance }, i) => {
    let omega = 0;
    let delta = 0;
    for (const [q, place] of places.entries()) {
      if (place > places[i]!) continue;
      const chance = weight[i]! / rivals[q]!;
      omega += ((q === i ? 1 : 0) - chance) / tied[q]!;
      delta += (chance * (1 - chance)) / tied[q]!;
    }
    const gamma = Math.sqrt(variance) / c;
    const shrink = Math.max(1 - ((delta * variance) / square(c)) * gamma, LEAST_VARIANCE);
    return { mu: mu + (omega * variance) / c, sigma: Math.sqrt(variance * shrink) };
  });
}
