// Dice that can be checked: the server commits to a secret before anybody sits; everybody who sits down adds randomness of their
// own; the seed of the game is made of all of it; the secret is revealed when the game is over (docs/fair-dice.md).

import { createHash, randomBytes } from 'node:crypto';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const newSecret = (): string => randomBytes(32).toString('hex');
export const commitmentOf = (secret: string): string => sha256(secret);

/** The game's seed. Seats without a person add nothing. */
export const seedOf = (secret: string, entropy: readonly (string | null)[]): string =>
  sha256(`${secret}/${entropy.map((part) => part ?? '-').join('/')}`);

/** What stands for a seat in the drawing of the turn order. */
export const lotOf = ({ entropy, name }: { entropy: string | null; name: string | null }): string =>
  entropy ?? name ?? '-';

/**
 * The turn order, drawn: the numbers of the lots in their new order. It depends on which lots there are, not on who sat where or
 * came first: so nobody who could say that differently afterwards could change it.
 */
export function drawnOrder(secret: string, lots: readonly string[]): number[] {
  const draw = sha256(`${secret}/order/${lots.toSorted().join('/')}`);
  const ranks = lots.map((lot) => sha256(`${draw}/${lot}`));
  return lots.map((_, i) => i).sort((a, b) => (ranks[a]! < ranks[b]! ? -1 : 1));
}
