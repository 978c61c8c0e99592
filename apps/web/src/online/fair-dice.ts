// The formula of the dice, as on the server (apps/server/src/fair-dice.ts), with the browser's SHA-256.

export async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The commitment that the server published before the game. */
export const commitmentOf = (secret: string): Promise<string> => sha256(secret);

/** The game's seed: seats without a person add "-". */
export const seedOf = (secret: string, entropy: readonly string[]): Promise<string> =>
  sha256(`${secret}/${entropy.join('/')}`);

/** Draws the turn order: returns the lots (a person's randomness, a bot's name) in their drawn order. */
export async function drawnOrder(secret: string, lots: readonly string[]): Promise<string[]> {
  const draw = await sha256(`${secret}/order/${lots.toSorted().join('/')}`);
  const ranked = await Promise.all(lots.map(async (lot) => ({ lot, rank: await sha256(`${draw}/${lot}`) })));
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ lot }) => lot);
}
