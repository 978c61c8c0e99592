// Verifiable dice: the server commits to a secret before the first player joins, every player adds entropy, and the
// seed is a hash of both. The secret is revealed when the game is over (docs/fair-dice.md). Server and page compute it
// by the same formulas.

import { sha256 } from '@black-angel/rules/server';

/** The commitment to a secret, published before the game. */
export const commitmentOf = (secret: string): string => sha256(secret);

/**
 * How a game's seed and turn order follow from the secret and the entropies, fixed with the secret. Old tables keep
 * theirs.
 */
export type Derivation = 1 | 2;
export const DERIVATION: Derivation = 2;

/** A seat in the draw. A bot adds no entropy. */
interface DiceSeat {
  entropy: string | null;
  name: string | null;
}

/** The entropies that the seed follows from: of all players who have joined, also of those who left. */
export const mixedOf = ({
  seats,
  joined,
}: {
  seats: readonly Pick<DiceSeat, 'entropy'>[];
  joined?: readonly string[];
}): readonly (string | null)[] => joined ?? seats.map(({ entropy }) => entropy);

/** Binds the server to the entropies in their order of joining, without telling them. */
export const digestOf = (joined: readonly string[]): string => sha256(joined.join('/'));

/** The entropies of the persons, sorted: who sits where, and how many bots, changes nothing. */
const partsOf = (entropy: readonly (string | null)[]): string =>
  entropy
    .filter((part) => part !== null)
    .sort()
    .join('/');

/** The game's seed. Null at the seats of bots. */
export const seedOf = (secret: string, entropy: readonly (string | null)[], derivation: number): string =>
  sha256(
    derivation === 1 ? `${secret}/${entropy.map((part) => part ?? '-').join('/')}` : `${secret}/${partsOf(entropy)}`,
  );

/** The lot of a seat in the draw of the turn order. */
export const lotOf = ({ entropy, name }: DiceSeat): string => entropy ?? name ?? '-';

/**
 * Draws the turn order: the indices of the lots in their new order. It depends on who sits there only, not on where,
 * so a false claim about the seats cannot change it. Bots do not change the order of the persons.
 */
export function drawnOrder(
  secret: string,
  lots: readonly string[],
  entropy: readonly (string | null)[],
  derivation: number,
): number[] {
  const parts = derivation === 1 ? lots.toSorted().join('/') : partsOf(entropy);
  const draw = sha256(`${secret}/order/${parts}`);
  const ranks = lots.map((lot) => sha256(`${draw}/${lot}`));
  return lots.map((_, i) => i).sort((a, b) => (ranks[a]! < ranks[b]! ? -1 : Number(ranks[a]! > ranks[b]!)));
}
