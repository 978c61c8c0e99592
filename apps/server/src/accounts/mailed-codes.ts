// Codes that were mailed to the owner of an account.

import type { Account } from './account.ts';

/** How long a mailed code is valid, in milliseconds. */
export const CODE_VALID = 30 * 60_000;

/** The mailed codes that are still valid. */
export const validCodes = ({ mailed = [] }: Account, now: number): { hash: string; until: number }[] =>
  mailed.filter(({ until }) => until > now && until <= now + CODE_VALID);
