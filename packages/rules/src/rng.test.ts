import { describe, expect, it } from 'vitest';
import { draw16, drawBelow, makeChance, numbersOf, STREAM, STREAMS, shuffle } from './rng.ts';
import { sha256 } from './sha256.ts';

/** Pearson's statistic against equal expectations. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

// Critical values of the chi-square distribution for p = 0.001.
const CRITICAL: Record<number, number> = { 5: 20.52, 11: 31.26, 35: 66.62, 19: 43.82 };

describe('chance', () => {
  it('SHA-256 gives the published digests', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('a'.repeat(1000))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3');
  });

  it('Speck64/128 gives the published ciphertext', () => {
    // Key 1b1a1918 13121110 0b0a0908 03020100, plaintext 3b726574 7475432d, ciphertext 8c6fa548 454e028b.
    const key = [0x03020100, 0x0b0a0908, 0x13121110, 0x1b1a1918];
    const numbers = numbersOf(key, 0x3b726574, 0x7475432d >>> 2);
    const second = numbers.slice(4 * (0x7475432d & 3), 4 * (0x7475432d & 3) + 4);
    expect(second).toEqual([0xa548, 0x8c6f, 0x028b, 0x454e]);
  });

  it('draws a stream number by number from its blocks', () => {
    const chance = makeChance('blocks');
    const expected = [...numbersOf(chance.key, STREAM.dice, 0), ...numbersOf(chance.key, STREAM.dice, 1)];
    expect(Array.from({ length: 32 }, () => draw16(chance, STREAM.dice))).toEqual(expected);
    expect(chance.drawn[STREAM.dice]).toBe(32);
  });

  it('C2: dice faces pass a chi-square test, in one stream and in pairs', () => {
    const chance = makeChance('dice');
    const faces = [0, 0, 0, 0, 0, 0];
    const pairs = new Array<number>(36).fill(0);
    let last = 0;
    for (let i = 0; i < 360_000; i++) {
      const face = drawBelow(chance, STREAM.dice, 6);
      faces[face]!++;
      pairs[last * 6 + face]!++;
      last = face;
    }
    expect(chiSquare(faces)).toBeLessThan(CRITICAL[5]!);
    expect(chiSquare(pairs)).toBeLessThan(CRITICAL[35]!);
  });

  it('S5: shuffles put every card in every place equally often', () => {
    const chance = makeChance('shuffles');
    const places = Array.from({ length: 20 }, () => new Array<number>(20).fill(0));
    for (let i = 0; i < 40_000; i++) {
      const deck = Array.from({ length: 20 }, (_, card) => card);
      shuffle(chance, STREAM.missions, deck);
      for (const [place, card] of deck.entries()) places[card]![place]!++;
    }
    // Twenty tests at once, so the bound is that of p = 0.001 / 20.
    for (const counts of places) expect(chiSquare(counts)).toBeLessThan(52.4);
  });

  it('seeds, streams and neighbours are independent', () => {
    const counts = new Array<number>(12).fill(0);
    for (let seed = 0; seed < 1200; seed++)
      for (let stream = 0; stream < STREAMS; stream++) counts[drawBelow(makeChance(`s${seed}`), stream, 12)]!++;
    expect(chiSquare(counts)).toBeLessThan(CRITICAL[11]!);
  });

  it('a stream is not shifted by another', () => {
    const one = makeChance('streams');
    const two = makeChance('streams');
    for (let i = 0; i < 50; i++) draw16(two, STREAM.dice);
    expect(draw16(two, STREAM.ravagers)).toBe(draw16(one, STREAM.ravagers));
  });
});
