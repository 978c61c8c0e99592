// Passwords: stored as scrypt hashes with their cost parameters, so the cost can be raised later.

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt's N. Tests use a lower one. */
export const PASSWORD_COST = 32_768;
const BLOCK = 8;
const LANES = 1;
const LENGTH = 32;

function derive(password: string, salt: Buffer, { N, r, p }: { N: number; r: number; p: number }) {
  return new Promise<Buffer>((resolve, reject) => {
    // Keyboards differ in how they compose the same letter.
    scrypt(password.normalize('NFKC'), salt, LENGTH, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const format = (cost: number, salt: string, key: string): string => ['scrypt', cost, BLOCK, LANES, salt, key].join('$');

export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { N: cost, r: BLOCK, p: LANES });
  return format(cost, salt.toString('base64url'), key.toString('base64url'));
}

/**
 * Takes the same time for every name: if the account does not exist or has no password, it compares with a dummy hash
 * of this cost.
 */
export async function isPassword(password: string, hash: string | null, cost: number): Promise<boolean> {
  const dummy = format(cost, 'A'.repeat(22), 'A'.repeat(43));
  const [, N, r, p, salt = '', key = ''] = (hash ?? dummy).split('$');
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(given, Buffer.from(key, 'base64url')) && hash !== null;
}
