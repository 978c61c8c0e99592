// Passwords: kept as scrypt makes them, with the numbers it was given, so that they can be raised later.

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const COST = 32_768;
const BLOCK = 8;
const LANES = 1;
const LENGTH = 32;

function derive(password: string, salt: Buffer, { N, r, p }: { N: number; r: number; p: number }) {
  return new Promise<Buffer>((resolve, reject) => {
    // The same letters typed on another keyboard may come as other characters.
    scrypt(password.normalize('NFKC'), salt, LENGTH, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { N: COST, r: BLOCK, p: LANES });
  return ['scrypt', COST, BLOCK, LANES, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** What is compared with when there is no such account: it takes as long. */
const NOBODY = ['scrypt', COST, BLOCK, LANES, 'A'.repeat(22), 'A'.repeat(43)].join('$');

/** Takes the same time whether there is such an account, and whether it has a password, or not. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? NOBODY).split('$');
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(given, Buffer.from(key, 'base64url')) && hash !== null;
}
