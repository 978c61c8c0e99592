// Chance: one secret key, one counter a stream. Number n of a stream is the block cipher Speck64/128 of (stream, n), so a
// stream never shifts another, nothing but counters changes in the state, and what was seen does not foretell what comes.

import { sha256Words } from './sha256.ts';

/** Streams 1–3 shuffle the Mission decks, 4–6 the Technology stacks, in colour order. */
export const STREAM = { setup: 0, missions: 1, technology: 4, ravagers: 7, dice: 8, hal: 9 } as const;
export const STREAMS = 10;

/** What drawing numbers needs of a state. */
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

// The four numbers computed last in each stream, and which they are.
const ahead = new Int32Array(STREAMS * 4);
const aheadBlock = new Int32Array(STREAMS).fill(-1);
const aheadStream = new Int32Array(STREAMS);

/** Speck's key schedule. Copies of a state share their key, so it is rarely needed anew. */
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
  aheadBlock.fill(-1);
}

const rotate = (x: number, left: number): number => (x << left) | (x >>> (32 - left));

/** Numbers 4 × block to 4 × block + 3 of a stream. Four at a time, since the processor works on them side by side. */
function lookAhead(stream: number, block: number, slot: number): void {
  let [a, b, c, d] = [stream | 0, stream | 0, stream | 0, stream | 0];
  let [e, f, g, h] = [block << 2, (block << 2) | 1, (block << 2) | 2, (block << 2) | 3];
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
  const at = slot * 4;
  ahead[at] = a ^ e;
  ahead[at + 1] = b ^ f;
  ahead[at + 2] = c ^ g;
  ahead[at + 3] = d ^ h;
  aheadBlock[slot] = block;
  aheadStream[slot] = stream;
}

/** An unsigned 32-bit number: the next of the stream. */
export function draw32(chance: Chance, stream: number): number {
  if (chance.key !== expandedKey) expand(chance.key);
  const number = chance.drawn[stream]!;
  chance.drawn[stream] = number + 1;
  const slot = stream % STREAMS;
  if (aheadBlock[slot] !== number >>> 2 || aheadStream[slot] !== stream) lookAhead(stream, number >>> 2, slot);
  return ahead[slot * 4 + (number & 3)]! >>> 0;
}

/** A whole number from 0 to n − 1, every one equally likely (the uneven rest of the range is drawn again). */
export function drawBelow(chance: Chance, stream: number, n: number): number {
  const lastStart = 0x100000000 - n; // the last run of n whole numbers starts here at the latest
  for (;;) {
    const x = draw32(chance, stream);
    const rest = x % (n >>> 0); // >>> tells the compiler that both are unsigned, which makes this much faster
    if (x - rest <= lastStart) return rest | 0; // a small integer, so that lists of them stay lists of integers
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
