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
import { TableProblem } from '../tables/problem.ts';
import type { Account, Accounts, Passkey } from './accounts.ts';

/** A site as passkeys know it. */
export interface Site {
  origin: string;
  host: string;
}

interface Challenge {
  purpose: 'create' | 'logIn';
  /** The name that is to be had, for a new passkey. */
  name: string | null;
  until: number;
}

const CHALLENGE_MILLISECONDS = 5 * 60_000;
const SITE_NAME = 'Black Angel';

const badPasskey = () => new TableProblem(403, 'badPasskey', 'This passkey was not accepted.');

/** A request comes from where players see the page: PUBLIC_URL, or the address they asked. */
export function siteOf(publicUrl: string | null, request: { protocol: string; host: string }): Site {
  const url = publicUrl ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(url)) throw new TableProblem(400, 'badHost', 'The Host header is not a host.');
  const { origin, hostname } = new URL(url);
  return { origin, host: hostname };
}

function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge: unknown };
    if (typeof challenge === 'string' && challenge.length < 100) return challenge;
  } catch {
    // Not what a browser sends.
  }
  throw badPasskey();
}

export class Passkeys {
  private readonly accounts: Accounts;
  private cleaned = 0;

  constructor(accounts: Accounts) {
    this.accounts = accounts;
  }

  private async issue(challenge: string, purpose: Challenge['purpose'], name: string | null): Promise<void> {
    const { store, now } = this.accounts;
    const until = now() + CHALLENGE_MILLISECONDS;
    await store.putFact('challenge', challenge, { purpose, name, until } satisfies Challenge);
    if (this.cleaned + CHALLENGE_MILLISECONDS < now()) await this.forgetOld();
  }

  /** Challenges that nobody answered. */
  private async forgetOld(): Promise<void> {
    const { store, now } = this.accounts;
    this.cleaned = now();
    for (const { key, value } of await store.listFacts('challenge'))
      if ((value as Challenge).until < now()) await store.deleteFact('challenge', key);
  }

  /** A challenge holds once. */
  private async use(
    clientDataJSON: string,
    purpose: Challenge['purpose'],
  ): Promise<{ challenge: string; name: string }> {
    const { store, now } = this.accounts;
    const challenge = challengeIn(clientDataJSON);
    const issued = (await store.getFact('challenge', challenge)) as Challenge | null;
    await store.deleteFact('challenge', challenge);
    if (!issued || issued.purpose !== purpose || issued.until < now()) throw badPasskey();
    return { challenge, name: issued.name ?? '' };
  }

  /** What the browser needs to make a passkey, for a new account or for one that is there. */
  async optionsToCreate(site: Site, name: string, account: Account | null) {
    const options = await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: site.host,
      userName: name,
      userDisplayName: name,
      excludeCredentials: (account?.passkeys ?? []).map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.issue(options.challenge, 'create', name);
    return options;
  }

  async optionsToLogIn(site: Site) {
    const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: 'required' });
    await this.issue(options.challenge, 'logIn', null);
    return options;
  }

  private async made(site: Site, name: string, response: RegistrationResponseJSON): Promise<Passkey> {
    const issued = await this.use(response.response.clientDataJSON, 'create');
    if (issued.name !== name) throw badPasskey();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: issued.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
    }).catch(() => {
      throw badPasskey();
    });
    if (!verified) throw badPasskey();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  }

  async createAccount(site: Site, name: string, response: RegistrationResponseJSON): Promise<LoggedIn> {
    return this.accounts.createWithPasskey(name, await this.made(site, name, response));
  }

  async add(site: Site, account: Account, response: RegistrationResponseJSON): Promise<AccountInfo> {
    const passkey = await this.made(site, account.name, response);
    return this.accounts.info(await this.accounts.addPasskey(account.id, passkey));
  }

  async logIn(site: Site, response: AuthenticationResponseJSON): Promise<LoggedIn> {
    const { challenge } = await this.use(response.response.clientDataJSON, 'logIn');
    const id = (await this.accounts.store.getFact('passkey', response.id)) as string | null;
    const account = id === null ? null : await this.accounts.get(id);
    const passkey = account?.passkeys.find((one) => one.id === response.id);
    if (!account || !passkey) throw badPasskey();
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
    const counted = await this.accounts.change(account.id, (present) => ({
      ...present,
      passkeys: present.passkeys.map((one) =>
        one.id === passkey.id ? { ...one, counter: authenticationInfo.newCounter } : one,
      ),
    }));
    return this.accounts.begin(counted);
  }
}
