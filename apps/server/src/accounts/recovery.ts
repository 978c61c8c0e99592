// Recovery of an account without its password, by printed codes. Also the devices that have logged in before, so that
// strangers who guess passwords cannot lock out the owner.

import { randomInt } from 'node:crypto';
import type { LoggedIn } from '@black-angel/protocol';
import { RequestProblem } from '../http/problem.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { type Account, checkStillProven } from './account.ts';
import type { Accounts } from './accounts.ts';
import { validCodes } from './mailed-codes.ts';

const CODES = 10;
const MOST_DEVICES = 10;
/** Without letters and digits that look alike. 16 of 31 signs: 79 bits. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const SIGNS_IN_GROUP = 4;

const badCode = () => new RequestProblem(403, 'badRecovery', 'Wrong name or code, or the code was used before.');

const sign = (): string => SIGNS[randomInt(SIGNS.length)]!;
const group = (): string => Array.from({ length: SIGNS_IN_GROUP }, sign).join('');
export const newCode = (): string => Array.from({ length: GROUPS }, group).join('-');
/** Normalizes a code that was typed from paper. */
export const hashCode = (code: string): string => hashToken(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));

export class Recovery {
  private readonly accounts: Accounts;

  constructor(accounts: Accounts) {
    this.accounts = accounts;
  }

  /** New codes; earlier ones become invalid. They are shown once and stored as hashes. */
  async makeCodes(proven: Account, token: string): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    await this.accounts.change(proven.id, (present) => {
      checkStillProven(present, proven, token);
      return { ...present, recovery: codes.map(hashCode) };
    });
    return codes;
  }

  /** Sets a new password by a code, which is used up. Ends every session and removes every channel. */
  async recover(name: string, code: string, password: string): Promise<{ account: string; begun: LoggedIn }> {
    const account = await this.accounts.byName(name);
    const hash = hashCode(code);
    // The slow hash comes first: the answer takes the same time for every name.
    const secret = await this.accounts.hash(password);
    if (!account || !this.isCode(account, hash)) throw badCode();
    let ended: string[] = [];
    const changed = await this.accounts.change(account.id, (present) => {
      const { recovery = [], sessions } = present;
      // Another request may have used it.
      if (!this.isCode(present, hash)) throw badCode();
      ended = sessions;
      const left = recovery.filter((one) => one !== hash);
      return { ...present, password: secret, recovery: left, mailed: [], sessions: [], channels: [], devices: [] };
    });
    for (const session of ended) await this.accounts.dropSession(session);
    return { account: account.id, begun: await this.accounts.begin(changed) };
  }

  /** A printed code, or one that was mailed and is still valid. */
  private isCode(account: Account, hash: string): boolean {
    const mailed = validCodes(account, this.accounts.now());
    return (account.recovery ?? []).includes(hash) || mailed.some((code) => code.hash === hash);
  }

  /** Whether this token was given to a device that has logged in to the account. */
  async isKnownDevice(name: string, device: string | undefined): Promise<boolean> {
    if (device === undefined) return false;
    return (await this.accounts.byName(name))?.devices?.includes(hashToken(device)) ?? false;
  }

  /** A token for the device that has just logged in. It opens nothing. */
  async newDevice(session: string): Promise<string> {
    const device = newToken();
    const { id } = await this.accounts.ofSession(session);
    await this.accounts.change(id, (account) => ({
      ...account,
      devices: [...(account.devices ?? []), hashToken(device)].slice(-MOST_DEVICES),
    }));
    return device;
  }
}
