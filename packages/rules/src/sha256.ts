// SHA-256 (FIPS 180-4), synchronous and without platform calls: for seeds, and for hashes of component sets and states.

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((p) => n % p !== 0)) PRIMES.push(n);
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x100000000) | 0;
const INITIAL = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUND = PRIMES.map((p) => fraction(Math.cbrt(p)));

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

const encoder = new TextEncoder();
const w = new Int32Array(64);

/** Processes one block of 64 bytes, from `start` on. */
function compress(h: number[], bytes: Uint8Array, start: number): void {
  for (let i = 0; i < 16; i++) {
    const at = start + i * 4;
    w[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let [a, b, c, d, e, f, g, last] = h as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (last + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    last = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const words = [a, b, c, d, e, f, g, last];
  for (let i = 0; i < 8; i++) h[i] = (h[i]! + words[i]!) | 0;
}

// A reused buffer: allocating one takes longer than hashing a short seed.
const room = new Uint8Array(64 * 48);

/** The digest as eight unsigned 32-bit words. */
export function sha256Words(text: string): number[] {
  const most = ((text.length * 3 + 8) >> 6) * 64 + 64; // a UTF-16 unit gives at most three bytes
  const bytes = most <= room.length ? room : new Uint8Array(most);
  const length = encoder.encodeInto(text, bytes).written;
  const end = ((length + 8) >> 6) * 64 + 64;
  bytes.fill(0, length, end);
  bytes[length] = 0x80;
  // The length in bits as a 64-bit big-endian number.
  for (let i = 1, bits = length * 8; bits > 0; i++, bits = Math.floor(bits / 256)) bytes[end - i] = bits;
  const h = INITIAL.slice();
  for (let at = 0; at < end; at += 64) compress(h, bytes, at);
  return h.map((x) => x >>> 0);
}

/** SHA-256 of a text in UTF-8, in hexadecimal digits. */
export function sha256(text: string): string {
  return sha256Words(text)
    .map((x) => x.toString(16).padStart(8, '0'))
    .join('');
}
