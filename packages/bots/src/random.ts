// A small seeded generator for bots and experiments. The randomness of the game itself is in the rules (rng.ts).

/** Numbers from 0 up to, but not including, 1. */
export function makeUnitRandom(seed: number): () => number {
  let x = seed >>> 0;
  return () => {
    x = (x + 0x9e3779b9) >>> 0;
    let z = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) / 0x100000000;
  };
}
