// Dice that can be checked: the server commits to a secret before anybody joins; everybody who joins adds randomness of their
// own; the seed of the game is made of all of it; the secret is revealed when the game is over (docs/fair-dice.md).

import { createHash, randomBytes } from 'node:crypto';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const newSecret = (): string => randomBytes(32).toString('hex');
export const commitmentOf = (secret: string): string => sha256(secret);

/** The game's seed. Seats without a person add nothing. */
export const seedOf = (secret: string, entropy: readonly (string | null)[]): string =>
  sha256(`${secret}/${entropy.map((part) => part ?? '-').join('/')}`);

/** The turn order drawn from the seed: the old numbers of the seats in their new order. */
export function shuffledSeats(seed: string, seats: number): number[] {
  const order = Array.from({ length: seats }, (_, i) => i);
  for (let i = seats - 1; i > 0; i--) {
    const j = Number.parseInt(sha256(`${seed}/order/${i}`).slice(0, 8), 16) % (i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
