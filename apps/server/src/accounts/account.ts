// An account and a session as they are stored, and what the player sees of the account.

import type { AccountInfo, TextLanguage } from '@black-angel/protocol';
import { RequestProblem } from '../http/problem.ts';
import { hashToken } from '../http/tokens.ts';
import type { Channel, Period } from '../store/store.ts';
import { badProof } from './proof.ts';
import { daysLeft, vacationNow } from './vacation.ts';

export interface Passkey {
  id: string;
  /** As base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
  /** Given by the player. */
  name?: string;
  /** When it was added. Old ones have no date. */
  since?: number;
}

export interface Account {
  id: string;
  name: string;
  createdAt: number;
  /** A scrypt hash; null: passkeys only. */
  password: string | null;
  passkeys: Passkey[];
  /** Hashes of session tokens, oldest first. */
  sessions: string[];
  isRanked: boolean;
  muted: string[];
  /** Names of accounts whose games are listed for this one. Old accounts have none. */
  friends?: string[];
  vacations: Period[];
  channels: Channel[];
  /** Hashes of the printed recovery codes. Each is valid once. */
  recovery?: string[];
  /** The recovery address. `code` is the hash of the code that confirms it, null when it is confirmed. */
  recoveryMail?: { address: string; language: TextLanguage; code: string | null };
  /** Hashes of mailed recovery codes. */
  mailed?: { hash: string; until: number }[];
  /** Until when the operator has banned or muted this account, in milliseconds since 1970. */
  bannedUntil?: number;
  mutedUntil?: number;
  /** Hashes of the tokens of devices that have logged in. Guesses of strangers do not use up their rate limit. */
  devices?: string[];
}

export interface Session {
  account: string;
  until: number;
  /** When it began. Old ones have no date. */
  since?: number;
  /** The User-Agent header of its client. */
  agent?: string;
  /** Given by the player. */
  name?: string;
}

export const badSession = () => new RequestProblem(403, 'badToken', 'This token does not open that.');

/** Checking a proof takes time. If the password changed meanwhile, the proof was for the old one. */
export function checkStillProven(present: Account, proven: Account, token: string): void {
  if (!present.sessions.includes(hashToken(token))) throw badSession();
  if (present.password !== proven.password) throw badProof();
}

export function accountInfo(account: Account, now: number): AccountInfo {
  const { name, createdAt, isRanked, muted, friends = [], vacations } = account;
  return {
    name,
    createdAt,
    hasPassword: account.password !== null,
    passkeys: account.passkeys.length,
    isRanked,
    muted,
    friends,
    vacation: vacationNow(vacations, now),
    daysLeft: daysLeft(vacations, now),
    recoveryCodes: account.recovery?.length ?? 0,
    recoveryMail: account.recoveryMail
      ? { host: account.recoveryMail.address.split('@').at(-1)!, isConfirmed: account.recoveryMail.code === null }
      : null,
  };
}
