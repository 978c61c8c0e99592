// Bearer tokens. Only their hashes are stored.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 random bytes as 43 URL-safe characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const newTableId = (): string => randomBytes(9).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export function isTokenOf(token: string, hash: string | null): boolean {
  if (hash === null) return false;
  return timingSafeEqual(Buffer.from(hashToken(token), 'hex'), Buffer.from(hash, 'hex'));
}
