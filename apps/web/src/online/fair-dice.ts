// The formula of the dice, as the server has it (apps/server/src/fair-dice.ts), with the browser's own SHA-256.

export async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the server promised before the game. */
export const commitmentOf = (secret: string): Promise<string> => sha256(secret);

/** The game's seed: seats without a person add "-". */
export const seedOf = (secret: string, entropy: readonly string[]): Promise<string> =>
  sha256(`${secret}/${entropy.join('/')}`);
