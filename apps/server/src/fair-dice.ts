// Verifiable dice: the server commits to a secret before the first player joins, every player adds entropy, and the
// seed is a hash of both. The secret is revealed when the game is over (docs/fair-dice.md).

import { createHash, randomBytes } from 'node:crypto';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const newSecret = (): string => randomBytes(32).toString('hex');
export const commitmentOf = (secret: string): string => sha256(secret);

/** The game's seed. Bots add no entropy. */
export const seedOf = (secret: string, entropy: readonly (string | null)[]): string =>
  sha256(`${secret}/${entropy.map((part) => part ?? '-').join('/')}`);

/** The lot of a seat in the draw of the turn order. */
export const lotOf = ({ entropy, name }: { entropy: string | null; name: string | null }): string =>
  entropy ?? name ?? '-';

/**
 * Draws the turn order: the indices of the lots in their new order. It depends on the set of lots only, not on their
 * order, so a false claim about who sat where cannot change it.
 */
export function drawnOrder(secret: string, lots: readonly string[]): number[] {
  const draw = sha256(`${secret}/order/${lots.toSorted().join('/')}`);
  const ranks = lots.map((lot) => sha256(`${draw}/${lot}`));
  return lots.map((_, i) => i).sort((a, b) => (ranks[a]! < ranks[b]! ? -1 : 1));
}
