// Passkeys (WebAuthn): the browser asks for a finger, a face or a PIN, and signs what the server wants signed.

import type { AccountInfo } from '@black-angel/protocol';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ApiProblem } from '../online/request.ts';
import { addPasskey, logInOptions, logInWith, newPasskeyOptions, signUpWith } from './account-api.ts';

/** Only where the page came over https, or from this very machine. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

type CreateOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type LogInOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Whoever changes their mind, or has no passkey here, has made no mistake. */
const unused = (error: Error): never => {
  throw new ApiProblem('passkeyUnused', error.message);
};

const makePasskey = async (name: string): Promise<unknown> => {
  const optionsJSON = (await newPasskeyOptions(name)) as CreateOptions;
  return startRegistration({ optionsJSON }).catch(unused);
};

export const signUpByPasskey = async (name: string): Promise<AccountInfo> => signUpWith(name, await makePasskey(name));
export const addOnePasskey = async (name: string): Promise<AccountInfo> => addPasskey(await makePasskey(name));

export async function logInByPasskey(): Promise<AccountInfo> {
  const optionsJSON = (await logInOptions()) as LogInOptions;
  return logInWith(await startAuthentication({ optionsJSON }).catch(unused));
}
