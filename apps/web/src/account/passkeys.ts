// Passkeys (WebAuthn): the browser asks for a finger, a face or a PIN, and signs the server's challenge.

import type { AccountInfo, Proof } from '@black-angel/protocol';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import {
  addPasskey,
  logInOptions,
  logInWith,
  morePasskeyOptions,
  newPasskeyOptions,
  proofOptions,
  signUpWith,
} from '../net/account-api.ts';
import { ApiProblem } from '../net/request.ts';

/** Only over https or from this machine. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

type CreateOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type LogInOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** If the player cancels or has no passkey here, the result is a code instead of an error. */
const unused = (error: Error): never => {
  throw new ApiProblem('passkeyUnused', error.message);
};

const makePasskey = async (options: Promise<unknown>): Promise<unknown> =>
  startRegistration({ optionsJSON: (await options) as CreateOptions }).catch(unused);

export const signUpByPasskey = async (name: string): Promise<AccountInfo> =>
  signUpWith(name, await makePasskey(newPasskeyOptions(name)));
export const addOnePasskey = async (name: string, proof: Proof): Promise<AccountInfo> =>
  addPasskey(await makePasskey(morePasskeyOptions(name, proof)));

/** Proves that the player has a passkey of the account. */
export async function proveByPasskey(): Promise<Proof> {
  const optionsJSON = (await proofOptions()) as LogInOptions;
  // Only the server reads it.
  return { passkey: await startAuthentication({ optionsJSON }).catch(unused) } as unknown as Proof;
}

export async function logInByPasskey(): Promise<AccountInfo> {
  const optionsJSON = (await logInOptions()) as LogInOptions;
  return logInWith(await startAuthentication({ optionsJSON }).catch(unused));
}
