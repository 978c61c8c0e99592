// The HTTP interface of accounts.

import {
  AccountChange,
  AccountInfo,
  AccountKeys,
  ChangedPassword,
  type ChannelInfo,
  DeletedAccount,
  KeyId,
  KeyName,
  LoggedIn,
  LogIn,
  NewAccount,
  NewPasskey,
  NewPassword,
  PasskeyName,
  PasskeyOptions,
  type Proof,
  RecoverAccount,
} from '@black-angel/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Limits } from '../http/limits.ts';
import { route } from '../http/route.ts';
import { hashToken } from '../http/tokens.ts';
import type { Channel } from '../store/store.ts';
import type { Account } from './account.ts';
import type { Accounts } from './accounts.ts';
import type { Keys } from './keys.ts';
import type { StoredLocalGames } from './local-games.ts';
import { foldName } from './name-register.ts';
import { tidyName } from './names.ts';
import { type Passkeys, siteOf } from './passkeys.ts';
import { demandProof } from './proof.ts';
import type { Recovery } from './recovery.ts';
import type { RecoveryMail } from './recovery-mail.ts';

export interface AccountServices {
  accounts: Accounts;
  passkeys: Passkeys;
  keys: Keys;
  recovery: Recovery;
  recoveryMail: RecoveryMail;
  localGames: StoredLocalGames;
  /** Frees the seats of an account that is deleted. */
  unbindSeats(account: string): Promise<void>;
  /** Removes the channels that these sessions have added to seats of the account. Returns them. */
  dropSeatChannels(account: string, isEnded: (session: string) => boolean): Promise<Channel[]>;
  /** What its owner may see of a channel. */
  channelInfo(channel: Channel): ChannelInfo;
  limits: Limits;
  publicUrl: string | null;
  /** Deletes the ratings of an account that is deleted or no longer ranked. */
  forgetRatings(account: Account): Promise<void>;
}

export function serveAccounts(app: FastifyInstance, services: AccountServices): void {
  serveLogIn(app, services);
  serveAccount(app, services);
  serveKeys(app, services);
}

/** The account of a session, with fresh proof. */
export async function proven(
  services: AccountServices,
  request: FastifyRequest,
  token: string,
  proof: Proof | undefined,
): Promise<Account> {
  const { accounts, limits, publicUrl } = services;
  const account = await accounts.ofSession(token);
  // Not limited by name: strangers who guess passwords would lock out the owner.
  if (proof && 'password' in proof) limits.chargeFor('logIns', `proof ${account.id}`);
  await demandProof(services, siteOf(publicUrl, request), account, proof);
  return account;
}

function serveLogIn(app: FastifyInstance, services: AccountServices): void {
  const { accounts, passkeys, keys, recovery, limits, publicUrl } = services;
  const site = (request: FastifyRequest) => siteOf(publicUrl, request);
  /** Notes a new session, and names the device that has logged in. */
  const begun = async (made: LoggedIn, request: FastifyRequest, known: string | null = null): Promise<LoggedIn> => {
    await keys.noteAgent(made.session, request.headers['user-agent']);
    return { ...made, device: known ?? (await recovery.newDevice(made.session)) };
  };
  route(app, 'POST /api/account', {
    id: 'createAccount',
    limit: 'logIns',
    body: NewAccount,
    made: LoggedIn,
    summary: 'A new account, by password or passkey',
    handle: async ({ body, request }) =>
      begun(
        'password' in body
          ? await accounts.createWithPassword(body.name, body.password)
          : await passkeys.createAccount(site(request), body.name, body.passkey as unknown as RegistrationResponseJSON),
        request,
      ),
  });
  route(app, 'POST /api/session', {
    id: 'logIn',
    limit: 'logIns',
    body: LogIn,
    made: LoggedIn,
    summary: 'Logs in, by password or passkey',
    handle: async ({ body, request }) => {
      if ('passkey' in body)
        return begun(
          await passkeys.logIn(site(request), body.passkey as unknown as AuthenticationResponseJSON),
          request,
        );
      const { name, password, device } = body;
      // Guesses may come from many addresses. A device that has logged in before has its own rate limit, which nobody
      // else can use up.
      const known = (await recovery.isKnownDevice(name, device)) ? device! : null;
      limits.chargeFor('logIns', known === null ? `name ${foldName(tidyName(name))}` : `device ${hashToken(known)}`);
      return begun(await accounts.logIn(name, password), request, known);
    },
  });
  route(app, 'POST /api/session/recovery', {
    id: 'recoverAccount',
    // Not limited by name: a code cannot be guessed, and strangers must not lock out the owner.
    limit: 'logIns',
    body: RecoverAccount,
    made: LoggedIn,
    summary: 'A new password by a printed or mailed code; ends every session of the account',
    handle: async ({ body, request }) => {
      const recovered = await recovery.recover(body.name, body.code, body.password);
      await services.dropSeatChannels(recovered.account, () => true);
      return begun(recovered.begun, request);
    },
  });
  route(app, 'POST /api/session/passkey-options', {
    id: 'getLogInOptions',
    limit: 'logIns',
    answer: PasskeyOptions,
    summary: 'What a browser needs to log in with a passkey',
    handle: ({ request }) => passkeys.optionsToLogIn(site(request)),
  });
  route(app, 'POST /api/account/passkey-options', {
    id: 'getPasskeyOptions',
    limit: 'logIns',
    body: PasskeyName,
    token: 'allowed',
    answer: PasskeyOptions,
    summary:
      'What a browser needs to make a passkey: for a new account, or with a session and fresh proof for that one',
    handle: async ({ body, token, request }) => {
      if (token === undefined) return passkeys.optionsToSignUp(site(request), body.name);
      // Checked before the device makes a passkey: a refused one would stay on the device.
      return passkeys.optionsToAdd(site(request), await proven(services, request, token, body.proof));
    },
  });
}

function serveAccount(app: FastifyInstance, services: AccountServices): void {
  const { accounts, passkeys, publicUrl } = services;
  const site = (request: FastifyRequest) => siteOf(publicUrl, request);
  route(app, 'DELETE /api/session', {
    id: 'logOut',
    token: 'needed',
    summary: 'Logs out',
    handle: ({ token }) => accounts.end(token),
  });
  route(app, 'DELETE /api/sessions', {
    id: 'logOutEverywhere',
    token: 'needed',
    summary: 'Logs out everywhere: ends every session and removes the channels',
    handle: async ({ token }) => void (await services.dropSeatChannels(await accounts.endAll(token), () => true)),
  });
  route(app, 'GET /api/account', {
    id: 'getAccount',
    token: 'needed',
    answer: AccountInfo,
    summary: 'One’s own account',
    handle: async ({ token }) => accounts.info(await accounts.ofSession(token)),
  });
  route(app, 'PATCH /api/account', {
    id: 'changeAccount',
    token: 'needed',
    body: AccountChange,
    answer: AccountInfo,
    summary: 'Whether one is ranked, and whose chat is not shown',
    handle: async ({ token, body }) => {
      const account = await accounts.ofSession(token);
      const changed = await accounts.changeInfo(account.id, body);
      if (account.isRanked && !changed.isRanked) await services.forgetRatings(account);
      return accounts.info(changed);
    },
  });
  route(app, 'DELETE /api/account', {
    id: 'deleteAccount',
    token: 'needed',
    body: DeletedAccount,
    isBodyOptional: true,
    summary: 'Deletes the account, with fresh proof; seats stay with their tokens',
    handle: async ({ token, body, request }) => {
      const account = await accounts.stillProven(await proven(services, request, token, body.proof), token);
      await services.unbindSeats(account.id);
      await services.forgetRatings(account);
      await services.localGames.forget(account.id);
      await accounts.delete(account);
    },
  });
  route(app, 'PUT /api/account/password', {
    id: 'setPassword',
    token: 'needed',
    body: NewPassword,
    answer: ChangedPassword,
    summary: 'A new password, with fresh proof; ends every other session, and removes the channels of others',
    handle: async ({ token, body, request }) => {
      const { password, old, proof = old == null ? undefined : { password: old } } = body;
      const shown = await proven(services, request, token, proof);
      const { account, removed } = await accounts.setPassword(shown, token, password);
      const own = hashToken(token);
      const ofSeats = await services.dropSeatChannels(account.id, (session) => session !== own);
      return { ...accounts.info(account), removedChannels: [...removed, ...ofSeats].map(services.channelInfo) };
    },
  });
  route(app, 'POST /api/account/passkeys', {
    id: 'addPasskey',
    token: 'needed',
    body: NewPasskey,
    answer: AccountInfo,
    summary: 'One more passkey; its options were asked for with the session and fresh proof',
    handle: async ({ token, body, request }) => {
      const made = body.passkey as unknown as RegistrationResponseJSON;
      return passkeys.add(site(request), await accounts.ofSession(token), token, made);
    },
  });
  route(app, 'POST /api/account/proof-options', {
    id: 'getProofOptions',
    token: 'needed',
    answer: PasskeyOptions,
    summary: 'What a browser needs to give fresh proof by a passkey',
    handle: async ({ token, request }) => passkeys.optionsToProve(site(request), await accounts.ofSession(token)),
  });
}

/** Sessions and passkeys, one by one. */
function serveKeys(app: FastifyInstance, services: AccountServices): void {
  const { accounts, keys } = services;
  const params = Type.Object({ key: KeyId });
  const list = async (token: string): Promise<AccountKeys> => keys.list(await accounts.ofSession(token), token);
  route(app, 'GET /api/account/keys', {
    id: 'listKeys',
    token: 'needed',
    answer: AccountKeys,
    summary: 'The sessions and passkeys of the account',
    handle: ({ token }) => list(token),
  });
  route(app, 'PUT /api/account/keys/:key', {
    id: 'nameKey',
    params,
    token: 'needed',
    body: KeyName,
    answer: AccountKeys,
    summary: 'Names a session or a passkey',
    handle: async ({ params, token, body }) => {
      await keys.rename(await accounts.ofSession(token), params.key, body.name);
      return list(token);
    },
  });
  route(app, 'DELETE /api/account/keys/:key', {
    id: 'removeKey',
    params,
    token: 'needed',
    body: DeletedAccount,
    isBodyOptional: true,
    summary: 'Ends a session, with the channels it has added, or removes a passkey; with fresh proof',
    handle: async ({ params, token, body, request }) => {
      const account = await proven(services, request, token, body.proof);
      const ended = await keys.remove(account, token, params.key);
      if (ended !== null) await services.dropSeatChannels(account.id, (session) => session === ended);
    },
  });
}
