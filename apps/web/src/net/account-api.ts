// Requests about an account.

import type {
  AccountChange,
  AccountInfo,
  AccountKeys,
  ChangedPassword,
  LocalGame,
  LocalGames,
  LoggedIn,
  Proof,
  TextLanguage,
} from '@black-angel/protocol';
import { deviceOf, keepDevice } from './device.ts';
import { ApiProblem, request } from './request.ts';
import { dropSession, keepSession, session } from './session.ts';
import type { MyTable } from './tables-api.ts';

/** Sends a request with the session. Drops the session if the server does not know it. */
export async function asMe<T>(ask: (token: string) => Promise<T>): Promise<T> {
  const token = session()?.token;
  if (token === undefined) throw new ApiProblem('expired', '');
  try {
    return await ask(token);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'badToken') throw error;
    dropSession(token);
    throw new ApiProblem('expired', error.message);
  }
}

function begin({ account, session: token, device }: LoggedIn): AccountInfo {
  if (device !== undefined) keepDevice(account.name, device);
  keepSession({ token, name: account.name, attached: [], isMerged: false });
  return account;
}

export const logIn = async (name: string, password: string): Promise<AccountInfo> =>
  begin(await request<LoggedIn>('POST', 'session', { body: { name, password, ...deviceOf(name) } }));

/** A new password by a printed code. */
export const recoverAccount = async (name: string, code: string, password: string): Promise<AccountInfo> =>
  begin(await request<LoggedIn>('POST', 'session/recovery', { body: { name, code, password } }));

/** New printed codes. They are shown once. */
export const newRecoveryCodes = async (proof: Proof): Promise<string[]> =>
  (await asMe((token) => request<{ codes: string[] }>('POST', 'account/recovery-codes', { token, body: { proof } })))
    .codes;

/** A code is mailed to this address, which confirms it. */
export const setRecoveryMail = (address: string, language: TextLanguage, proof: Proof): Promise<AccountInfo> =>
  asMe((token) => request('PUT', 'account/recovery-mail', { token, body: { address, language, proof } }));

export const confirmRecoveryMail = (code: string): Promise<AccountInfo> =>
  asMe((token) => request('POST', 'account/recovery-mail/code', { token, body: { code } }));

export const removeRecoveryMail = (proof: Proof): Promise<AccountInfo> =>
  asMe((token) => request('DELETE', 'account/recovery-mail', { token, body: { proof } }));

/** Mails a code to the confirmed address of the account, if there is one. The server does not say whether. */
export const mailRecoveryCode = (name: string): Promise<void> =>
  request('POST', 'session/recovery-mail', { body: { name } });

export const signUp = async (name: string, password: string): Promise<AccountInfo> =>
  begin(await request<LoggedIn>('POST', 'account', { body: { name, password } }));

/** Options for `navigator.credentials`, passed on as they are. */
export const logInOptions = (): Promise<unknown> => request('POST', 'session/passkey-options');
/** For a new account of that name. */
export const newPasskeyOptions = (name: string): Promise<unknown> =>
  request('POST', 'account/passkey-options', { body: { name } });
/** For one more passkey of this account. */
export const morePasskeyOptions = (name: string, proof: Proof): Promise<unknown> =>
  asMe((token) => request('POST', 'account/passkey-options', { token, body: { name, proof } }));
/** To prove the possession of a passkey of this account. */
export const proofOptions = (): Promise<unknown> =>
  asMe((token) => request('POST', 'account/proof-options', { token }));

export const logInWith = async (passkey: unknown): Promise<AccountInfo> =>
  begin(await request<LoggedIn>('POST', 'session', { body: { passkey } }));

export const signUpWith = async (name: string, passkey: unknown): Promise<AccountInfo> =>
  begin(await request<LoggedIn>('POST', 'account', { body: { name, passkey } }));

export const addPasskey = (passkey: unknown): Promise<AccountInfo> =>
  asMe((token) => request('POST', 'account/passkeys', { token, body: { passkey } }));

/** Drops the session even if the server cannot be reached. */
export async function logOut(): Promise<void> {
  const token = session()?.token;
  keepSession(null);
  if (token !== undefined) await request('DELETE', 'session', { token }).catch(() => {});
}

/** Ends every session. It must reach the server, because it is about the other devices. */
export async function logOutEverywhere(): Promise<void> {
  await asMe((token) => request('DELETE', 'sessions', { token }));
  keepSession(null);
}

export const getAccount = (): Promise<AccountInfo> => asMe((token) => request('GET', 'account', { token }));

export const changeAccount = (change: AccountChange): Promise<AccountInfo> =>
  asMe((token) => request('PATCH', 'account', { token, body: change }));

/** Logs out every other device, and removes the channels that other devices have added. */
export const setPassword = (password: string, proof: Proof): Promise<ChangedPassword> =>
  asMe((token) => request('PUT', 'account/password', { token, body: { password, proof } }));

export const getKeys = (): Promise<AccountKeys> => asMe((token) => request('GET', 'account/keys', { token }));

export const renameKey = (id: string, name: string): Promise<AccountKeys> =>
  asMe((token) => request('PUT', `account/keys/${id}`, { token, body: { name } }));

/** Logs out a device, or removes a passkey. */
export const removeKey = (id: string, proof: Proof): Promise<void> =>
  asMe((token) => request('DELETE', `account/keys/${id}`, { token, body: { proof } }));

export async function deleteAccount(proof: Proof): Promise<void> {
  await asMe((token) => request('DELETE', 'account', { token, body: { proof } }));
  keepSession(null);
}

/** 0 days end the vacation. */
export const takeVacation = (days: number): Promise<AccountInfo> =>
  asMe((token) => request('PUT', 'account/vacation', { token, body: { days } }));

export const accountTables = (): Promise<MyTable[]> =>
  asMe(async (token) => (await request<{ tables: MyTable[] }>('GET', 'account/tables', { token })).tables);

/** An invalid token may be the seat's: the session is kept. */
export const attachSeat = (token: string, table: string, seat: string): Promise<unknown> =>
  request('POST', 'account/tables', { token, body: { table, token: seat } });

/** Results of games of this browser and of others, as the account counts them. */
export const localGames = async (): Promise<LocalGame[]> =>
  (await asMe((token) => request<LocalGames>('GET', 'account/games', { token }))).games;

export const storeLocalGames = (games: readonly LocalGame[]): Promise<void> =>
  asMe((token) => request('PUT', 'account/games', { token, body: { games } }));
