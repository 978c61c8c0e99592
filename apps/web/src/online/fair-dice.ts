// The formula of the dice, as on the server (apps/server/src/fair-dice.ts), with the browser's SHA-256.

export async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The commitment that the server published before the game. */
export const commitmentOf = (secret: string): Promise<string> => sha256(secret);

/** Of the randomness of those who have joined, in this order: published while players still join. */
export const digestOf = (joined: readonly string[]): Promise<string> => sha256(joined.join('/'));

/** The parts of the persons, sorted: seats of bots have "-". */
const partsOf = (entropy: readonly string[]): string =>
  entropy
    .filter((part) => part !== '-')
    .sort()
    .join('/');

/** The game's seed. Games that began early have derivation 1. */
export const seedOf = (secret: string, entropy: readonly string[], derivation = 1): Promise<string> =>
  sha256(`${secret}/${derivation === 1 ? entropy.join('/') : partsOf(entropy)}`);

/** Draws the turn order: returns the lots (a person's randomness, a bot's name) in their drawn order. */
export async function drawnOrder(
  secret: string,
  lots: readonly string[],
  entropy: readonly string[],
  derivation = 1,
): Promise<string[]> {
  const parts = derivation === 1 ? lots.toSorted().join('/') : partsOf(entropy);
  const draw = await sha256(`${secret}/order/${parts}`);
  const ranked = await Promise.all(lots.map(async (lot) => ({ lot, rank: await sha256(`${draw}/${lot}`) })));
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ lot }) => lot);
}
