// Fresh proof: a session alone must not be enough for what outlives it, because a session can be stolen.

import type { Proof } from '@black-angel/protocol';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { RequestProblem } from '../problem.ts';
import type { Account } from './accounts.ts';
import type { Passkeys, Site } from './passkeys.ts';
import { isPassword } from './password.ts';

const proofNeeded = () =>
  new RequestProblem(
    403,
    'proofNeeded',
    'This needs fresh proof: the password of the account, or one of its passkeys.',
  );
export const badProof = () => new RequestProblem(403, 'badProof', 'This is not the password of the account.');

/** Rejects unless whoever asks has just shown the password, or one of the passkeys, of the account. */
export async function demandProof(
  passkeys: Passkeys,
  site: Site,
  account: Account,
  proof: Proof | undefined,
): Promise<void> {
  if (!proof) throw proofNeeded();
  if ('passkey' in proof) return passkeys.prove(site, account, proof.passkey as unknown as AuthenticationResponseJSON);
  if (!(await isPassword(proof.password, account.password))) throw badProof();
}
