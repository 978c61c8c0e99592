// Passkeys (WebAuthn): the browser signs a challenge with a key that never leaves the device.

import type { AccountInfo, LoggedIn } from '@black-angel/protocol';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { RequestProblem } from '../http/problem.ts';
import type { Account, Passkey } from './account.ts';
import type { Accounts } from './accounts.ts';
import { tidyName } from './names.ts';

/** The WebAuthn relying party. */
export interface Site {
  origin: string;
  host: string;
}

type Purpose = 'create' | 'logIn' | 'prove';

interface Challenge {
  purpose: Purpose;
  /** The name of the new account, or the id of an existing one; null for a log-in with any passkey. */
  about: string | null;
  until: number;
}

/** Keeps names and ids apart. */
const newAccount = (name: string): string => `new ${name}`;

const CHALLENGE_MILLISECONDS = 5 * 60_000;
const SITE_NAME = 'Black Angel';

/** The store may refuse other characters in a key. */
const BASE64URL = /^[A-Za-z0-9_-]+$/;

const badPasskey = () => new RequestProblem(403, 'badPasskey', 'This passkey was not accepted.');

/** The site of the page: PUBLIC_URL, or the address of the request. */
export function siteOf(publicUrl: string | null, request: { protocol: string; host: string }): Site {
  const url = publicUrl ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(url)) throw new RequestProblem(400, 'badHost', 'The Host header is not a host.');
  const { origin, hostname } = new URL(url);
  return { origin, host: hostname };
}

function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge: unknown };
    if (typeof challenge === 'string' && challenge.length < 100 && BASE64URL.test(challenge)) return challenge;
  } catch {
    // No browser sends this.
  }
  throw badPasskey();
}

export class Passkeys {
  private readonly accounts: Accounts;
  private cleaned = 0;

  constructor(accounts: Accounts) {
    this.accounts = accounts;
  }

  private async issue(challenge: string, purpose: Purpose, about: string | null): Promise<void> {
    const { store, now } = this.accounts;
    const until = now() + CHALLENGE_MILLISECONDS;
    await store.putDocument('challenge', challenge, { purpose, about, until } satisfies Challenge);
    if (this.cleaned + CHALLENGE_MILLISECONDS < now()) await this.forgetOld();
  }

  /** Deletes challenges that have expired. */
  private async forgetOld(): Promise<void> {
    const { store, now } = this.accounts;
    this.cleaned = now();
    for (const { key, value } of await store.listDocuments<Challenge>('challenge'))
      if (value.until < now()) await store.deleteDocument('challenge', key);
  }

  /** A challenge is valid once, also for concurrent requests. */
  private async use(clientDataJSON: string, purpose: Purpose, about: string | null): Promise<string> {
    const { store, now } = this.accounts;
    const challenge = challengeIn(clientDataJSON);
    const issued = await store.getDocument<Challenge>('challenge', challenge);
    if (!issued || !(await store.swapDocument('challenge', challenge, issued, { ...issued, until: 0 })))
      throw badPasskey();
    await store.deleteDocument('challenge', challenge);
    if (issued.purpose !== purpose || issued.about !== about || issued.until < now()) throw badPasskey();
    return challenge;
  }

  /** Options to make a passkey for a new account. The name is checked before a device stores it. */
  async optionsToSignUp(site: Site, given: string) {
    const name = await this.accounts.names.free(given);
    return this.optionsToCreate(site, name, newAccount(name), []);
  }

  /** Options to add a passkey. */
  async optionsToAdd(site: Site, { id, name, passkeys }: Account) {
    return this.optionsToCreate(site, name, id, passkeys);
  }

  private async optionsToCreate(site: Site, name: string, about: string, known: readonly Passkey[]) {
    const options = await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: site.host,
      userName: name,
      userDisplayName: name,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.issue(options.challenge, 'create', about);
    return options;
  }

  /** Options to give fresh proof by a passkey of the account. */
  async optionsToProve(site: Site, { id, passkeys }: Account) {
    const options = await generateAuthenticationOptions({
      rpID: site.host,
      userVerification: 'required',
      allowCredentials: passkeys.map((passkey) => ({ id: passkey.id, transports: passkey.transports })),
    });
    await this.issue(options.challenge, 'prove', id);
    return options;
  }

  async optionsToLogIn(site: Site) {
    const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: 'required' });
    await this.issue(options.challenge, 'logIn', null);
    return options;
  }

  private async made(site: Site, about: string, response: RegistrationResponseJSON): Promise<Passkey> {
    const challenge = await this.use(response.response.clientDataJSON, 'create', about);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
    }).catch(() => {
      throw badPasskey();
    });
    if (!verified) throw badPasskey();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const since = Math.round(this.accounts.now());
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports, since };
  }

  async createAccount(site: Site, name: string, response: RegistrationResponseJSON): Promise<LoggedIn> {
    return this.accounts.createWithPasskey(name, await this.made(site, newAccount(tidyName(name)), response));
  }

  async add(site: Site, account: Account, token: string, response: RegistrationResponseJSON): Promise<AccountInfo> {
    const passkey = await this.made(site, account.id, response);
    return this.accounts.info(await this.accounts.addPasskey(account, token, passkey));
  }

  async logIn(site: Site, response: AuthenticationResponseJSON): Promise<LoggedIn> {
    if (!BASE64URL.test(response.id)) throw badPasskey();
    const challenge = await this.use(response.response.clientDataJSON, 'logIn', null);
    const id = await this.accounts.store.getDocument<string>('passkey', response.id);
    const account = id === null ? null : await this.accounts.get(id);
    if (!account) throw badPasskey();
    return this.accounts.begin(await this.checked(site, account, response, challenge));
  }

  /** Rejects unless a passkey of the account answered a challenge of this purpose. */
  async prove(site: Site, account: Account, response: AuthenticationResponseJSON): Promise<void> {
    const challenge = await this.use(response.response.clientDataJSON, 'prove', account.id);
    await this.checked(site, account, response, challenge);
  }

  /** The account with the passkey's new counter; rejects if the account does not have this passkey. */
  private async checked(
    site: Site,
    account: Account,
    response: AuthenticationResponseJSON,
    challenge: string,
  ): Promise<Account> {
    const passkey = account.passkeys.find((one) => one.id === response.id);
    if (!passkey) throw badPasskey();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: { ...passkey, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) },
    }).catch(() => {
      throw badPasskey();
    });
    if (!verified) throw badPasskey();
    return this.accounts.change(account.id, (present) => ({
      ...present,
      passkeys: present.passkeys.map((one) =>
        one.id === passkey.id ? { ...one, counter: authenticationInfo.newCounter } : one,
      ),
    }));
  }
}
