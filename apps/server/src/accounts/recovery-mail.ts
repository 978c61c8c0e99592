// A way back into an account by e-mail: an address that was set with fresh proof and confirmed by a code. A channel for
// notices is not enough: a stolen session can add one.

import { randomInt } from 'node:crypto';
import type { TextLanguage } from '@black-angel/protocol';
import { RequestProblem } from '../http/problem.ts';
import { hashToken, isTokenOf } from '../http/tokens.ts';
import { type Account, checkStillProven } from './account.ts';
import type { Accounts } from './accounts.ts';
import { CODE_VALID, validCodes } from './mailed-codes.ts';
import { hashCode, newCode } from './recovery.ts';

export type MailPurpose = 'confirm' | 'recover';
/** Sends a code to an address. */
export type SendCode = (to: string, purpose: MailPurpose, code: string, language: TextLanguage) => Promise<void>;

export interface RecoveryMailSettings {
  accounts: Accounts;
  /** Null: this server sends no e-mail. */
  send: SendCode | null;
  report(problem: string, error: unknown): void;
}

/** The most codes that are valid at a time. It limits mails, and a stranger's request does not end the owner's code. */
const MOST_VALID = 3;
const DIGITS = 8;

const noMail = () => new RequestProblem(409, 'noMail', 'This server sends no e-mail.');
const badCode = () => new RequestProblem(403, 'badCode', 'This is not the code that was sent.');

export class RecoveryMail {
  private readonly settings: RecoveryMailSettings;

  constructor(settings: RecoveryMailSettings) {
    this.settings = settings;
  }

  /** Sets the address. It is not used until the owner confirms it by the code that is sent there. */
  async setAddress(proven: Account, token: string, address: string, language: TextLanguage): Promise<Account> {
    const { accounts, send } = this.settings;
    if (!send) throw noMail();
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const changed = await accounts.change(proven.id, (present) => {
      checkStillProven(present, proven, token);
      return { ...present, recoveryMail: { address, language, code: hashToken(code) }, mailed: [] };
    });
    await send(address, 'confirm', code, language);
    return changed;
  }

  async confirm({ id }: Account, code: string): Promise<Account> {
    return this.settings.accounts.change(id, (present) => {
      const { recoveryMail } = present;
      if (!recoveryMail || (recoveryMail.code !== null && !isTokenOf(code, recoveryMail.code))) throw badCode();
      return { ...present, recoveryMail: { ...recoveryMail, code: null } };
    });
  }

  async remove(proven: Account, token: string): Promise<Account> {
    return this.settings.accounts.change(proven.id, (present) => {
      checkStillProven(present, proven, token);
      const { recoveryMail: _address, mailed: _codes, ...rest } = present;
      return rest;
    });
  }

  /**
   * Sends a code to the confirmed address of an account, if there is one. The answer is the same for every name and
   * does not wait for the mail: it tells nobody which names exist.
   */
  request(name: string): void {
    const { send, report } = this.settings;
    if (!send) throw noMail();
    this.sendTo(name, send).catch((error) => report('a code could not be mailed', error));
  }

  private async sendTo(name: string, send: SendCode): Promise<void> {
    const { accounts } = this.settings;
    const account = await accounts.byName(name);
    if (!account?.recoveryMail || account.recoveryMail.code !== null) return;
    const code = newCode();
    let isNew = false;
    await accounts.change(account.id, (present) => {
      const valid = validCodes(present, accounts.now());
      isNew = valid.length < MOST_VALID;
      const mailed = isNew ? [...valid, { hash: hashCode(code), until: accounts.now() + CODE_VALID }] : valid;
      return { ...present, mailed };
    });
    const { address, language } = account.recoveryMail;
    if (isNew) await send(address, 'recover', code, language);
  }
}
