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
  Problem,
  type Proof,
  RecoverAccount,
} from '@black-angel/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Limits } from '../http/limits.ts';
import { RequestProblem } from '../http/problem.ts';
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

export const bearer = Type.Object({ authorization: Type.String({ pattern: '^Bearer [A-Za-z0-9_-]{43}$' }) });
export type Bearer = Static<typeof bearer>;
export const maybeBearer = Type.Object({ authorization: Type.Optional(bearer.properties.authorization) });
/** Every refusal has this body. Two ranges instead of six statuses: each entry costs a serializer at start. */
export const problems = { '4xx': Problem, '5xx': Problem };
/** The answers of a route that has nothing to say but that it is done. */
export const doneOrProblems = { 204: Type.Null(), ...problems };
export const tokenOf = ({ headers }: { headers: Bearer }): string => headers.authorization.slice('Bearer '.length);
/** Undefined without the header. */
export const maybeTokenOf = ({ headers }: { headers: Partial<Bearer> }): string | undefined =>
  headers.authorization?.slice('Bearer '.length);

export function serveAccounts(app: FastifyInstance, services: AccountServices): void {
  serveLogIn(app, services);
  serveAccount(app, services);
  serveKeys(app, services);
}

export const tooFast = () => new RequestProblem(429, 'tooFast', 'Too many attempts. Wait a while.');

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
  if (proof && 'password' in proof && !limits.takeFor('logIns', `proof ${account.id}`)) throw tooFast();
  await demandProof(services, siteOf(publicUrl, request), account, proof);
  return account;
}

function serveLogIn(app: FastifyInstance, services: AccountServices): void {
  const { accounts, passkeys, keys, recovery, limits, publicUrl } = services;
  const site = (request: FastifyRequest) => siteOf(publicUrl, request);
  /** Limits by address, and log-ins by name too: guesses may come from many addresses. */
  const slow = ({ ip }: FastifyRequest, name: string | null = null): void => {
    if (!limits.take('logIns', ip) || (name !== null && !limits.takeFor('logIns', `name ${foldName(tidyName(name))}`)))
      throw tooFast();
  };
  app.post<{ Body: Static<typeof NewAccount> }>(
    '/api/account',
    {
      schema: {
        body: NewAccount,
        response: { 201: LoggedIn, ...problems },
        summary: 'A new account, by password or passkey',
      },
    },
    async (request, reply) => {
      slow(request);
      const { body } = request;
      const made: LoggedIn =
        'password' in body
          ? await accounts.createWithPassword(body.name, body.password)
          : await passkeys.createAccount(site(request), body.name, body.passkey as unknown as RegistrationResponseJSON);
      await keys.noteAgent(made.session, request.headers['user-agent']);
      return reply.code(201).send({ ...made, device: await recovery.newDevice(made.session) });
    },
  );
  app.post<{ Body: Static<typeof LogIn> }>(
    '/api/session',
    { schema: { body: LogIn, response: { 201: LoggedIn, ...problems }, summary: 'Logs in, by password or passkey' } },
    async (request, reply) => {
      const { body } = request;
      const { name, device } = 'password' in body ? body : { name: null, device: undefined };
      // A device that has logged in before has its own rate limit, which nobody else can use up.
      const isKnown = name !== null && (await recovery.isKnownDevice(name, device));
      slow(request, isKnown ? null : name);
      if (isKnown && !limits.takeFor('logIns', `device ${hashToken(device!)}`)) throw tooFast();
      const session =
        'password' in body
          ? await accounts.logIn(body.name, body.password)
          : await passkeys.logIn(site(request), body.passkey as unknown as AuthenticationResponseJSON);
      await keys.noteAgent(session.session, request.headers['user-agent']);
      const told = isKnown ? device! : await recovery.newDevice(session.session);
      return reply.code(201).send({ ...session, device: told });
    },
  );
  app.post<{ Body: Static<typeof RecoverAccount> }>(
    '/api/session/recovery',
    {
      schema: {
        body: RecoverAccount,
        response: { 201: LoggedIn, ...problems },
        summary: 'A new password by a printed or mailed code; ends every session of the account',
      },
    },
    async (request, reply) => {
      // Not limited by name: a code cannot be guessed, and strangers must not lock out the owner.
      slow(request);
      const { name, code, password } = request.body;
      const { account, begun } = await recovery.recover(name, code, password);
      await services.dropSeatChannels(account, () => true);
      await keys.noteAgent(begun.session, request.headers['user-agent']);
      return reply.code(201).send({ ...begun, device: await recovery.newDevice(begun.session) });
    },
  );
  app.post(
    '/api/session/passkey-options',
    {
      schema: {
        response: { 200: PasskeyOptions, ...problems },
        summary: 'What a browser needs to log in with a passkey',
      },
    },
    async (request) => {
      slow(request);
      return passkeys.optionsToLogIn(site(request));
    },
  );
  app.post<{ Body: Static<typeof PasskeyName>; Headers: Static<typeof maybeBearer> }>(
    '/api/account/passkey-options',
    {
      schema: {
        body: PasskeyName,
        headers: maybeBearer,
        response: { 200: PasskeyOptions, ...problems },
        summary:
          'What a browser needs to make a passkey: for a new account, or with a session and fresh proof for that one',
      },
    },
    async (request) => {
      slow(request);
      const { authorization } = request.headers;
      if (authorization === undefined) return passkeys.optionsToSignUp(site(request), request.body.name);
      // Checked before the device makes a passkey: a refused one would stay on the device.
      const account = await proven(services, request, tokenOf({ headers: { authorization } }), request.body.proof);
      return passkeys.optionsToAdd(site(request), account);
    },
  );
}

function serveAccount(app: FastifyInstance, services: AccountServices): void {
  const { accounts, passkeys, publicUrl } = services;
  const site = (request: FastifyRequest) => siteOf(publicUrl, request);
  app.delete<{ Headers: Bearer }>(
    '/api/session',
    { schema: { headers: bearer, response: doneOrProblems, summary: 'Logs out' } },
    async (request, reply) => {
      await accounts.end(tokenOf(request));
      return reply.code(204).send();
    },
  );
  app.delete<{ Headers: Bearer }>(
    '/api/sessions',
    {
      schema: {
        headers: bearer,
        response: doneOrProblems,
        summary: 'Logs out everywhere: ends every session and removes the channels',
      },
    },
    async (request, reply) => {
      await services.dropSeatChannels(await accounts.endAll(tokenOf(request)), () => true);
      return reply.code(204).send();
    },
  );
  app.get<{ Headers: Bearer }>(
    '/api/account',
    { schema: { headers: bearer, response: { 200: AccountInfo, ...problems }, summary: 'One’s own account' } },
    async (request) => accounts.info(await accounts.ofSession(tokenOf(request))),
  );
  app.patch<{ Headers: Bearer; Body: Static<typeof AccountChange> }>(
    '/api/account',
    {
      schema: {
        headers: bearer,
        body: AccountChange,
        response: { 200: AccountInfo, ...problems },
        summary: 'Whether one is ranked, and whose chat is not shown',
      },
    },
    async (request) => {
      const account = await accounts.ofSession(tokenOf(request));
      const changed = await accounts.changeInfo(account.id, request.body);
      if (account.isRanked && !changed.isRanked) await services.forgetRatings(account);
      return accounts.info(changed);
    },
  );
  app.delete<{ Headers: Bearer; Body: Static<typeof DeletedAccount> }>(
    '/api/account',
    {
      schema: {
        headers: bearer,
        body: DeletedAccount,
        response: doneOrProblems,
        summary: 'Deletes the account, with fresh proof; seats stay with their tokens',
      },
      // A missing body is a missing proof.
      preValidation: async (request) => {
        request.body ??= {};
      },
    },
    async (request, reply) => {
      const shown = await proven(services, request, tokenOf(request), request.body.proof);
      const account = await accounts.stillProven(shown, tokenOf(request));
      await services.unbindSeats(account.id);
      await services.forgetRatings(account);
      await services.localGames.forget(account.id);
      await accounts.delete(account);
      return reply.code(204).send();
    },
  );
  app.put<{ Headers: Bearer; Body: Static<typeof NewPassword> }>(
    '/api/account/password',
    {
      schema: {
        headers: bearer,
        body: NewPassword,
        response: { 200: ChangedPassword, ...problems },
        summary: 'A new password, with fresh proof; ends every other session, and removes the channels of others',
      },
    },
    async (request) => {
      const { password, old, proof = old == null ? undefined : { password: old } } = request.body;
      const shown = await proven(services, request, tokenOf(request), proof);
      const { account, removed } = await accounts.setPassword(shown, tokenOf(request), password);
      const own = hashToken(tokenOf(request));
      const ofSeats = await services.dropSeatChannels(account.id, (session) => session !== own);
      return { ...accounts.info(account), removedChannels: [...removed, ...ofSeats].map(services.channelInfo) };
    },
  );
  app.post<{ Headers: Bearer; Body: Static<typeof NewPasskey> }>(
    '/api/account/passkeys',
    {
      schema: {
        headers: bearer,
        body: NewPasskey,
        response: { 200: AccountInfo, ...problems },
        summary: 'One more passkey; its options were asked for with the session and fresh proof',
      },
    },
    async (request) => {
      const account = await accounts.ofSession(tokenOf(request));
      const made = request.body.passkey as unknown as RegistrationResponseJSON;
      return passkeys.add(site(request), account, tokenOf(request), made);
    },
  );
  app.post<{ Headers: Bearer }>(
    '/api/account/proof-options',
    {
      schema: {
        headers: bearer,
        response: { 200: PasskeyOptions, ...problems },
        summary: 'What a browser needs to give fresh proof by a passkey',
      },
    },
    async (request) => passkeys.optionsToProve(site(request), await accounts.ofSession(tokenOf(request))),
  );
}

/** Sessions and passkeys, one by one. */
function serveKeys(app: FastifyInstance, services: AccountServices): void {
  const { accounts, keys } = services;
  const params = Type.Object({ key: KeyId });
  const response = { 200: AccountKeys, ...problems };
  const list = async (token: string): Promise<Static<typeof AccountKeys>> =>
    keys.list(await accounts.ofSession(token), token);
  app.get<{ Headers: Bearer }>(
    '/api/account/keys',
    { schema: { headers: bearer, response, summary: 'The sessions and passkeys of the account' } },
    async (request) => list(tokenOf(request)),
  );
  app.put<{ Headers: Bearer; Params: Static<typeof params>; Body: Static<typeof KeyName> }>(
    '/api/account/keys/:key',
    { schema: { headers: bearer, params, body: KeyName, response, summary: 'Names a session or a passkey' } },
    async (request) => {
      const account = await accounts.ofSession(tokenOf(request));
      await keys.rename(account, request.params.key, request.body.name);
      return list(tokenOf(request));
    },
  );
  app.delete<{ Headers: Bearer; Params: Static<typeof params>; Body: Static<typeof DeletedAccount> }>(
    '/api/account/keys/:key',
    {
      schema: {
        headers: bearer,
        params,
        body: DeletedAccount,
        response: doneOrProblems,
        summary: 'Ends a session, with the channels it has added, or removes a passkey; with fresh proof',
      },
      // A missing body is a missing proof.
      preValidation: async (request) => {
        request.body ??= {};
      },
    },
    async (request, reply) => {
      const account = await proven(services, request, tokenOf(request), request.body.proof);
      const ended = await keys.remove(account, tokenOf(request), request.params.key);
      if (ended !== null) await services.dropSeatChannels(account.id, (session) => session === ended);
      return reply.code(204).send();
    },
  );
}
