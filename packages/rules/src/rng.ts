// The randomness of the game: one secret key, one counter for each stream. The numbers of a stream come from the block
// cipher Speck64/128 applied to (stream, 0), (stream, 1) and so on; each block gives four numbers of 16 bits. So
// streams are independent, only counters change in the state, and past numbers do not predict future ones.

import { sha256Words } from './sha256.ts';

/** Streams 1–3 shuffle the Mission decks, 4–6 the Technology stacks, in colour order. */
export const STREAM = { setup: 0, missions: 1, technology: 4, ravagers: 7, dice: 8, hal: 9 } as const;
export const STREAMS = 10;

/** The part of a state that drawing numbers needs. */
export interface Chance {
  readonly key: number[];
  drawn: number[];
}

export function makeChance(seed: string): Chance {
  return { key: sha256Words(seed).slice(0, 4), drawn: new Array<number>(STREAMS).fill(0) };
}

const ROUNDS = 27;
const roundKeys = new Int32Array(ROUNDS);
let expandedKey: readonly number[] | null = null;

// A cache: the 16 numbers computed last in each stream, and which ones they are.
const NUMBERS = 16;
const ahead = new Uint16Array(STREAMS * NUMBERS);
const aheadGroup = new Int32Array(STREAMS).fill(-1);
const aheadStream = new Int32Array(STREAMS);

/** Speck's key schedule. Copies of a state share their key object, so it is rarely computed again. */
function expand(key: readonly number[]): void {
  let k = key[0]! | 0;
  const l = [key[1]! | 0, key[2]! | 0, key[3]! | 0];
  for (let i = 0; i < ROUNDS; i++) {
    roundKeys[i] = k;
    const x = l[i % 3]!;
    l[i % 3] = ((((x >>> 8) | (x << 24)) + k) | 0) ^ i;
    k = ((k << 3) | (k >>> 29)) ^ l[i % 3]!;
  }
  expandedKey = key;
  aheadGroup.fill(-1);
}

const rotate = (x: number, left: number): number => (x << left) | (x >>> (32 - left));

/** Writes a block's two words as four 16-bit numbers. */
function keep(at: number, x: number, y: number): void {
  ahead[at] = x & 0xffff;
  ahead[at + 1] = x >>> 16;
  ahead[at + 2] = y & 0xffff;
  ahead[at + 3] = y >>> 16;
}

/** Computes blocks 4 × group to 4 × group + 3 of a stream; the processor works on the four in parallel. */
function lookAhead(stream: number, group: number, slot: number): void {
  let [a, b, c, d] = [stream | 0, stream | 0, stream | 0, stream | 0];
  let [e, f, g, h] = [group << 2, (group << 2) | 1, (group << 2) | 2, (group << 2) | 3];
  for (let i = 0; i < ROUNDS; i++) {
    const k = roundKeys[i]!;
    a = ((rotate(a, 24) + e) | 0) ^ k;
    b = ((rotate(b, 24) + f) | 0) ^ k;
    c = ((rotate(c, 24) + g) | 0) ^ k;
    d = ((rotate(d, 24) + h) | 0) ^ k;
    e = rotate(e, 3) ^ a;
    f = rotate(f, 3) ^ b;
    g = rotate(g, 3) ^ c;
    h = rotate(h, 3) ^ d;
  }
  const at = slot * NUMBERS;
  keep(at, a, e);
  keep(at + 4, b, f);
  keep(at + 8, c, g);
  keep(at + 12, d, h);
  aheadGroup[slot] = group;
  aheadStream[slot] = stream;
}

/** The 16 numbers of one group of blocks, from which `draw16` takes its numbers. */
export function numbersOf(key: readonly number[], stream: number, group: number): number[] {
  expand(key);
  lookAhead(stream, group, 0);
  return [...ahead.subarray(0, NUMBERS)];
}

/** The next 16-bit number of the stream. */
export function draw16(chance: Chance, stream: number): number {
  if (chance.key !== expandedKey) expand(chance.key);
  const number = chance.drawn[stream]!;
  chance.drawn[stream] = number + 1;
  const group = number >>> 4;
  if (aheadGroup[stream] !== group || aheadStream[stream] !== stream) lookAhead(stream, group, stream);
  return ahead[stream * NUMBERS + (number & 15)]!;
}

/** A whole number from 0 to n − 1 (n up to 65536), uniformly distributed by rejection. */
export function drawBelow(chance: Chance, stream: number, n: number): number {
  for (;;) {
    const x = draw16(chance, stream);
    const rest = x % n;
    if (x - rest <= 0x10000 - n) return rest;
  }
}

/** Fisher–Yates, in place. */
export function shuffle(chance: Chance, stream: number, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = drawBelow(chance, stream, i + 1);
    const kept = list[i]!;
    list[i] = list[j]!;
    list[j] = kept;
  }
}
