// Accounts: a name, and a password or passkeys that prove it. Nobody needs one to play; it keeps games together over devices.

import { randomBytes } from 'node:crypto';
import type { AccountChange, AccountInfo, LoggedIn } from '@black-angel/protocol';
import type { Channel } from '../notify/channel.ts';
import { changeFact } from '../store/facts.ts';
import type { Store } from '../store/store.ts';
import { DAY, type Period } from '../tables/play-time.ts';
import { TableProblem } from '../tables/problem.ts';
import { hashToken, newToken } from '../tokens.ts';
import { hashPassword, isPassword } from './password.ts';
import { daysLeft, vacationNow, withVacation } from './vacation.ts';

export interface Passkey {
  id: string;
  /** As base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
}

export interface Account {
  id: string;
  name: string;
  createdAt: number;
  /** As scrypt made it; null: passkeys only. */
  password: string | null;
  passkeys: Passkey[];
  /** Hashes of the tokens of its sessions, the oldest first. */
  sessions: string[];
  isRanked: boolean;
  muted: string[];
  vacations: Period[];
  channels: Channel[];
}

export interface Session {
  account: string;
  until: number;
}

const SESSION_DAYS = 180;
const MOST_SESSIONS = 20;
const MOST_PASSKEYS = 10;

/** Names that look alike belong to one account. */
export const foldName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

const badLogIn = () => new TableProblem(403, 'badLogIn', 'Name and password do not fit.');
export const badSession = () => new TableProblem(403, 'badToken', 'This token does not open that.');

export class Accounts {
  readonly store: Store;
  readonly now: () => number;
  private readonly sessionEnded: (hash: string) => void;

  /** `sessionEnded` is told of every session that opens nothing any more, by the hash of its token. */
  constructor(store: Store, now: () => number, sessionEnded: (hash: string) => void = () => {}) {
    this.store = store;
    this.now = now;
    this.sessionEnded = sessionEnded;
  }

  async get(id: string): Promise<Account | null> {
    return (await this.store.getFact('account', id)) as Account | null;
  }

  async byName(name: string): Promise<Account | null> {
    const id = (await this.store.getFact('account-name', foldName(name))) as string | null;
    return id === null ? null : this.get(id);
  }

  /** Changes an account that is there; rejects if it is not, or not any more. */
  async change(id: string, change: (account: Account) => Account): Promise<Account> {
    const changed = await changeFact<Account>(this.store, 'account', id, (account) => account && change(account));
    if (!changed) throw badSession();
    return changed;
  }

  private async create(name: string, proof: Pick<Account, 'password' | 'passkeys'>): Promise<Account> {
    const id = randomBytes(9).toString('base64url');
    const account: Account = {
      id,
      name: name.trim(),
      createdAt: this.now(),
      ...proof,
      sessions: [],
      isRanked: false,
      muted: [],
      vacations: [],
      channels: [],
    };
    await this.store.putFact('account', id, account);
    if (await this.store.swapFact('account-name', foldName(name), null, id)) return account;
    await this.store.deleteFact('account', id);
    throw new TableProblem(409, 'nameTaken', 'Somebody has that name already.');
  }

  async createWithPassword(name: string, password: string): Promise<LoggedIn> {
    return this.begin(await this.create(name, { password: await hashPassword(password), passkeys: [] }));
  }

  async createWithPasskey(name: string, passkey: Passkey): Promise<LoggedIn> {
    const account = await this.create(name, { password: null, passkeys: [passkey] });
    await this.claimPasskey(account.id, passkey);
    return this.begin(account);
  }

  private async claimPasskey(id: string, passkey: Passkey): Promise<void> {
    if (!(await this.store.swapFact('passkey', passkey.id, null, id)))
      throw new TableProblem(409, 'passkeyTaken', 'This passkey opens an account already.');
  }

  async addPasskey(id: string, passkey: Passkey): Promise<Account> {
    await this.claimPasskey(id, passkey);
    return this.change(id, (account) => {
      if (account.passkeys.length >= MOST_PASSKEYS)
        throw new TableProblem(409, 'tooMany', 'An account has at most ten passkeys.');
      return { ...account, passkeys: [...account.passkeys, passkey] };
    });
  }

  async logIn(name: string, password: string): Promise<LoggedIn> {
    const account = await this.byName(name);
    if (!(await isPassword(password, account?.password ?? null)) || !account) throw badLogIn();
    return this.begin(account);
  }

  async setPassword(id: string, old: string | null, password: string): Promise<Account> {
    const account = await this.get(id);
    if (!account) throw badSession();
    if (account.password !== null && !(await isPassword(old ?? '', account.password))) throw badLogIn();
    const hash = await hashPassword(password);
    return this.change(id, (present) => ({ ...present, password: hash }));
  }

  /** A session: the token is told this once. */
  async begin({ id }: Account): Promise<LoggedIn> {
    const session = newToken();
    const hash = hashToken(session);
    await this.store.putFact('session', hash, {
      account: id,
      until: this.now() + SESSION_DAYS * DAY,
    } satisfies Session);
    let dropped: string[] = [];
    const account = await this.change(id, (present) => {
      const sessions = [...present.sessions, hash];
      dropped = sessions.slice(0, -MOST_SESSIONS);
      return { ...present, sessions: sessions.slice(-MOST_SESSIONS) };
    });
    for (const old of dropped) await this.dropSession(old);
    return { account: this.info(account), session };
  }

  /** The account of a session's token, null if it opens none. */
  async idOf(token: string): Promise<string | null> {
    return (await this.session(hashToken(token)))?.account ?? null;
  }

  /** Whether a session holds, by the hash of its token. */
  async isSession(hash: string): Promise<boolean> {
    return (await this.session(hash)) !== null;
  }

  private async session(hash: string): Promise<Session | null> {
    const session = (await this.store.getFact('session', hash)) as Session | null;
    return session && session.until > this.now() ? session : null;
  }

  async ofSession(token: string): Promise<Account> {
    const id = await this.idOf(token);
    const account = id === null ? null : await this.get(id);
    if (!account) throw badSession();
    return account;
  }

  private async dropSession(hash: string): Promise<void> {
    await this.store.deleteFact('session', hash);
    this.sessionEnded(hash);
  }

  async end(token: string): Promise<void> {
    const { id } = await this.ofSession(token);
    const hash = hashToken(token);
    await this.dropSession(hash);
    await this.change(id, (account) => ({ ...account, sessions: account.sessions.filter((one) => one !== hash) }));
  }

  /** Every session of the account, and the browsers that are told of turns: nobody is logged in there any more. */
  async endAll(token: string): Promise<void> {
    const { id, sessions } = await this.ofSession(token);
    // One's own last: if the server stops before that, it can be asked again.
    const own = hashToken(token);
    for (const hash of sessions) if (hash !== own) await this.dropSession(hash);
    await this.change(id, (account) => ({
      ...account,
      sessions: account.sessions.filter((one) => !sessions.includes(one)),
      channels: account.channels.filter(({ kind }) => kind !== 'push'),
    }));
    await this.dropSession(own);
  }

  /** The account and everything that opened it. Its tables are the caller's to unbind. */
  async delete(account: Account): Promise<void> {
    for (const hash of account.sessions) await this.dropSession(hash);
    for (const { id } of account.passkeys) await this.store.deleteFact('passkey', id);
    await this.store.deleteFact('account-name', foldName(account.name));
    await this.store.deleteFact('account', account.id);
  }

  async changeInfo(id: string, { isRanked, muted }: AccountChange): Promise<Account> {
    return this.change(id, (account) => ({
      ...account,
      isRanked: isRanked ?? account.isRanked,
      muted: muted ?? account.muted,
    }));
  }

  async takeVacation(id: string, days: number): Promise<Account> {
    return this.change(id, (account) => {
      const vacations = withVacation(account.vacations, days, this.now());
      if (!vacations) throw tooLong();
      return { ...account, vacations };
    });
  }

  info(account: Account): AccountInfo {
    const { name, createdAt, isRanked, muted, vacations } = account;
    return {
      name,
      createdAt,
      hasPassword: account.password !== null,
      passkeys: account.passkeys.length,
      isRanked,
      muted,
      vacation: vacationNow(vacations, this.now()),
      daysLeft: daysLeft(vacations, this.now()),
    };
  }
}

export const tooLong = () => new TableProblem(409, 'tooLong', 'There are not so many days of vacation left this year.');
