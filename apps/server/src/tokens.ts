// Secrets that say who somebody is. Only their hashes are kept.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 random bytes, as 43 letters that fit into an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const newTableId = (): string => randomBytes(9).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export function isTokenOf(token: string, hash: string | null): boolean {
  if (hash === null) return false;
  return timingSafeEqual(Buffer.from(hashToken(token), 'hex'), Buffer.from(hash, 'hex'));
}
