// Accounts: a name with a password or passkeys. Playing needs no account; it shares games between devices.

import { randomBytes } from 'node:crypto';
import type { AccountChange, AccountInfo, LoggedIn } from '@black-angel/protocol';
import { RequestProblem } from '../http/problem.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { changeDocument } from '../store/documents.ts';
import type { Channel, Store } from '../store/store.ts';
import { DAY } from '../store/time.ts';
import { type Account, accountInfo, badSession, checkStillProven, type Passkey, type Session } from './account.ts';
import { NameRegister } from './name-register.ts';
import { checkedName } from './names.ts';
import { hashPassword, isPassword, PASSWORD_COST } from './password.ts';
import { withVacation } from './vacation.ts';

const SESSION_DAYS = 180;
const MOST_SESSIONS = 20;
const MOST_PASSKEYS = 10;

const badLogIn = () => new RequestProblem(403, 'badLogIn', 'Wrong name or password.');
const banned = () =>
  new RequestProblem(403, 'banned', 'The people who run this server have closed this account for a while.');
export interface AccountSettings {
  /** Called for every session that ends, with the hash of its token. */
  sessionEnded?: ((hash: string) => void) | undefined;
  passwordCost?: number | undefined;
}

export class Accounts {
  readonly store: Store;
  readonly now: () => number;
  readonly names: NameRegister;
  private readonly sessionEnded: (hash: string) => void;
  private readonly passwordCost: number;

  constructor(store: Store, now: () => number, { sessionEnded, passwordCost }: AccountSettings = {}) {
    this.store = store;
    this.now = now;
    this.names = new NameRegister(store);
    this.sessionEnded = sessionEnded ?? (() => {});
    this.passwordCost = passwordCost ?? PASSWORD_COST;
  }

  /** Takes the same time for null, and is false then. */
  isPasswordOf(account: Account | null, password: string): Promise<boolean> {
    return isPassword(password, account?.password ?? null, this.passwordCost);
  }

  async get(id: string): Promise<Account | null> {
    return await this.store.getDocument<Account>('account', id);
  }

  async byName(name: string): Promise<Account | null> {
    const id = await this.names.idOf(name);
    return id === null ? null : this.get(id);
  }

  /** Rejects if the account does not exist. */
  async change(id: string, change: (account: Account) => Account): Promise<Account> {
    const changed = await changeDocument<Account>(this.store, 'account', id, (account) => account && change(account));
    if (!changed) throw badSession();
    return changed;
  }

  private async create(given: string, proof: Pick<Account, 'password' | 'passkeys'>): Promise<Account> {
    const name = checkedName(given);
    const id = randomBytes(9).toString('base64url');
    const account: Account = {
      id,
      name,
      createdAt: this.now(),
      ...proof,
      sessions: [],
      isRanked: false,
      muted: [],
      vacations: [],
      channels: [],
    };
    await this.store.putDocument('account', id, account);
    try {
      await this.names.claim(account);
      return account;
    } catch (error) {
      await this.forget(account).catch(() => {});
      throw error;
    }
  }

  /** Deletes the account and its name. */
  private async forget(account: Account): Promise<void> {
    await this.names.release(account);
    await this.store.deleteDocument('account', account.id);
  }

  async createWithPassword(name: string, password: string): Promise<LoggedIn> {
    // Check the name before the slow hash.
    await this.names.free(name);
    return this.begin(
      await this.create(name, { password: await hashPassword(password, this.passwordCost), passkeys: [] }),
    );
  }

  async createWithPasskey(name: string, passkey: Passkey): Promise<LoggedIn> {
    const account = await this.create(name, { password: null, passkeys: [passkey] });
    await this.claimPasskey(account.id, passkey).catch(async (error: unknown) => {
      await this.forget(account);
      throw error;
    });
    return this.begin(account);
  }

  private async claimPasskey(id: string, passkey: Passkey): Promise<void> {
    if (!(await this.store.swapDocument('passkey', passkey.id, null, id)))
      throw new RequestProblem(409, 'passkeyTaken', 'This passkey already opens an account.');
  }

  async addPasskey(asked: Account, token: string, passkey: Passkey): Promise<Account> {
    await this.claimPasskey(asked.id, passkey);
    try {
      return await this.change(asked.id, (account) => {
        checkStillProven(account, asked, token);
        if (account.passkeys.length >= MOST_PASSKEYS)
          throw new RequestProblem(409, 'tooMany', 'An account has at most ten passkeys.');
        return { ...account, passkeys: [...account.passkeys, passkey] };
      });
    } catch (error) {
      await this.store.deleteDocument('passkey', passkey.id);
      throw error;
    }
  }

  async logIn(name: string, password: string): Promise<LoggedIn> {
    const account = await this.byName(name);
    if (!(await this.isPasswordOf(account, password)) || !account) throw badLogIn();
    // The password may change before the session begins.
    return this.begin(account, (present) => {
      if (present.password !== account.password) throw badLogIn();
    });
  }

  /**
   * Also ends every session but the one of this token, and removes every channel that this session has not added: a
   * stolen session may have added it, even if it has ended since. Returns the removed channels too.
   */
  async setPassword(
    proven: Account,
    token: string,
    password: string,
  ): Promise<{ account: Account; removed: Channel[] }> {
    const own = hashToken(token);
    const hash = await hashPassword(password, this.passwordCost);
    let ended: string[] = [];
    let removed: Channel[] = [];
    const account = await this.change(proven.id, (present) => {
      checkStillProven(present, proven, token);
      ended = present.sessions.filter((session) => session !== own);
      removed = present.channels.filter(({ session }) => session !== own);
      return {
        ...present,
        password: hash,
        sessions: present.sessions.filter((session) => session === own),
        channels: present.channels.filter(({ session }) => session === own),
      };
    });
    // These sessions are invalid already: the account no longer lists them.
    for (const session of ended) await this.dropSession(session);
    return { account, removed };
  }

  hash(password: string): Promise<string> {
    return hashPassword(password, this.passwordCost);
  }

  /** Begins a session and returns its token, which is not stored. `check` may throw, given the present account. */
  async begin({ id }: Account, check: (present: Account) => void = () => {}): Promise<LoggedIn> {
    const session = newToken();
    const hash = hashToken(session);
    await this.store.putDocument('session', hash, {
      account: id,
      until: this.now() + SESSION_DAYS * DAY,
      since: Math.round(this.now()),
    } satisfies Session);
    let dropped: string[] = [];
    const account = await this.change(id, (present) => {
      check(present);
      if ((present.bannedUntil ?? 0) > this.now()) throw banned();
      const sessions = [...present.sessions, hash];
      dropped = sessions.slice(0, -MOST_SESSIONS);
      return { ...present, sessions: sessions.slice(-MOST_SESSIONS) };
    }).catch(async (error: unknown) => {
      await this.store.deleteDocument('session', hash);
      throw error;
    });
    for (const old of dropped) await this.dropSession(old);
    return { account: this.info(account), session };
  }

  /** The account of a session's token; null if there is none. */
  async idOf(token: string): Promise<string | null> {
    return (await this.session(hashToken(token)))?.account ?? null;
  }

  /** Whether a session is valid, by the hash of its token. */
  async isSession(hash: string): Promise<boolean> {
    return (await this.session(hash)) !== null;
  }

  /** The account's list of sessions decides: it changes in one step with the password. */
  private async session(hash: string): Promise<Session | null> {
    const session = await this.store.getDocument<Session>('session', hash);
    if (!session || session.until <= this.now()) return null;
    const isListed = (await this.get(session.account))?.sessions.includes(hash) ?? false;
    return isListed ? session : null;
  }

  async ofSession(token: string): Promise<Account> {
    const id = await this.idOf(token);
    const account = id === null ? null : await this.get(id);
    if (!account) throw badSession();
    return account;
  }

  /** The account must not list the session any more. */
  async dropSession(hash: string): Promise<void> {
    await this.store.deleteDocument('session', hash);
    this.sessionEnded(hash);
  }

  async end(token: string): Promise<void> {
    const { id } = await this.ofSession(token);
    const hash = hashToken(token);
    await this.dropSession(hash);
    await this.change(id, (account) => ({ ...account, sessions: account.sessions.filter((one) => one !== hash) }));
  }

  /** Ends every session of the account and removes all its channels. Returns its id. */
  async endAll(token: string): Promise<string> {
    const { id, sessions } = await this.ofSession(token);
    // The caller's own session ends last: if the server stops before that, the caller can retry.
    const own = hashToken(token);
    for (const hash of sessions) if (hash !== own) await this.dropSession(hash);
    await this.change(id, (account) => ({
      ...account,
      sessions: account.sessions.filter((one) => !sessions.includes(one)),
      channels: [],
    }));
    await this.dropSession(own);
    return id;
  }

  /** The present account; rejects if its password or passkeys changed after the proof. */
  async stillProven(proven: Account, token: string): Promise<Account> {
    const present = await this.get(proven.id);
    if (!present) throw badSession();
    checkStillProven(present, proven, token);
    return present;
  }

  /** Deletes the account, its sessions and passkeys. The caller unbinds its seats. */
  async delete(account: Account): Promise<void> {
    for (const hash of account.sessions) await this.dropSession(hash);
    for (const { id } of account.passkeys) await this.store.deleteDocument('passkey', id);
    await this.forget(account);
  }

  async changeInfo(id: string, { isRanked, muted, friends }: AccountChange): Promise<Account> {
    return this.change(id, (account) => ({
      ...account,
      isRanked: isRanked ?? account.isRanked,
      muted: muted ?? account.muted,
      friends: friends ?? account.friends ?? [],
    }));
  }

  /** Gives the account another name. Games that it has played keep the old one. */
  async rename(account: Account, given: string): Promise<Account> {
    const name = await this.names.free(given);
    const next = { ...account, name };
    await this.names.claim(next).catch(async (error: unknown) => {
      await this.names.release(next);
      throw error;
    });
    const renamed = await this.change(account.id, (present) => ({ ...present, name }));
    await this.names.release(account);
    return renamed;
  }

  /** Ends every session of an account. */
  async endAllOf(id: string): Promise<void> {
    let ended: string[] = [];
    await this.change(id, (account) => {
      ended = account.sessions;
      return { ...account, sessions: [] };
    });
    for (const session of ended) await this.dropSession(session);
  }

  async isMuted(id: string): Promise<boolean> {
    return ((await this.get(id))?.mutedUntil ?? 0) > this.now();
  }

  async takeVacation(id: string, days: number): Promise<Account> {
    return this.change(id, (account) => {
      const vacations = withVacation(account.vacations, days, this.now());
      if (!vacations) throw tooLong();
      return { ...account, vacations };
    });
  }

  info(account: Account): AccountInfo {
    return accountInfo(account, this.now());
  }
}

export const tooLong = () =>
  new RequestProblem(409, 'tooLong', 'You do not have that many vacation days left this year.');
