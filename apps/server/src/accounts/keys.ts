// The keys of an account: its sessions and passkeys. They are listed, named and removed one by one.

import { createHash } from 'node:crypto';
import type { AccountKeys } from '@black-angel/protocol';
import { RequestProblem } from '../http/problem.ts';
import { hashToken } from '../http/tokens.ts';
import { changeDocument } from '../store/documents.ts';
import { type Account, checkStillProven, type Session } from './account.ts';
import type { Accounts } from './accounts.ts';

const MOST_AGENT = 200;

/** The shown id of a key: a short hash, because ids of passkeys are long and hashes of tokens are secret. */
const keyId = (kind: 'session' | 'passkey', value: string): string =>
  createHash('sha256').update(`${kind} ${value}`).digest('base64url').slice(0, 16);

const unknownKey = () => new RequestProblem(404, 'unknownKey', 'The account has no such session or passkey.');
const lastKey = () =>
  new RequestProblem(409, 'lastKey', 'This passkey is the only way to log in. Set a password or add a passkey first.');

export class Keys {
  private readonly accounts: Accounts;

  constructor(accounts: Accounts) {
    this.accounts = accounts;
  }

  /** Stores the User-Agent header of a new session. */
  async noteAgent(token: string, agent: string | undefined): Promise<void> {
    if (!agent) return;
    const shown = agent.replace(/\p{C}/gu, '').slice(0, MOST_AGENT);
    await this.changeSession(hashToken(token), (session) => ({ ...session, agent: shown }));
  }

  private async changeSession(hash: string, change: (session: Session) => Session): Promise<boolean> {
    const changed = await changeDocument<Session>(
      this.accounts.store,
      'session',
      hash,
      (session) => session && change(session),
    );
    return changed !== null;
  }

  /** Sessions without expired ones, the latest last; `token` is the session that asks. */
  async list({ sessions, passkeys }: Account, token: string): Promise<AccountKeys> {
    const { store, now } = this.accounts;
    const own = hashToken(token);
    const found = await Promise.all(
      sessions.map(async (hash) => ({ hash, session: await store.getDocument<Session>('session', hash) })),
    );
    return {
      sessions: found.flatMap(({ hash, session }) =>
        session && session.until > now()
          ? {
              id: keyId('session', hash),
              name: session.name ?? null,
              agent: session.agent ?? null,
              since: session.since ?? null,
              isPresent: hash === own,
            }
          : [],
      ),
      passkeys: passkeys.map(({ id, name, since }) => ({
        id: keyId('passkey', id),
        name: name ?? null,
        since: since ?? null,
      })),
    };
  }

  async rename(account: Account, key: string, name: string): Promise<void> {
    const hash = account.sessions.find((one) => keyId('session', one) === key);
    if (hash !== undefined) {
      if (!(await this.changeSession(hash, (session) => ({ ...session, name })))) throw unknownKey();
      return;
    }
    await this.accounts.change(account.id, (present) => {
      if (!present.passkeys.some(({ id }) => keyId('passkey', id) === key)) throw unknownKey();
      const passkeys = present.passkeys.map((one) => (keyId('passkey', one.id) === key ? { ...one, name } : one));
      return { ...present, passkeys };
    });
  }

  /**
   * Removes a passkey, or ends a session and removes the channels it has added to the account. Returns the session's
   * hash; null for a passkey. Sessions that a passkey has begun stay.
   */
  async remove(proven: Account, token: string, key: string): Promise<string | null> {
    let [hash, passkey]: (string | undefined)[] = [];
    await this.accounts.change(proven.id, (present) => {
      checkStillProven(present, proven, token);
      hash = present.sessions.find((one) => keyId('session', one) === key);
      passkey = present.passkeys.find(({ id }) => keyId('passkey', id) === key)?.id;
      if (hash === undefined && passkey === undefined) throw unknownKey();
      if (passkey !== undefined && present.password === null && present.passkeys.length === 1) throw lastKey();
      return {
        ...present,
        sessions: present.sessions.filter((one) => one !== hash),
        channels: present.channels.filter(({ session }) => session === undefined || session !== hash),
        passkeys: present.passkeys.filter(({ id }) => id !== passkey),
      };
    });
    if (passkey !== undefined) await this.accounts.store.deleteDocument('passkey', passkey);
    if (hash !== undefined) await this.accounts.dropSession(hash);
    return hash ?? null;
  }
}
