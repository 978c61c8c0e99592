// Fresh proof: a session can be stolen, so it is not enough for changes that outlive it.

import type { Proof } from '@black-angel/protocol';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { RequestProblem } from '../http/problem.ts';
import type { Account } from './account.ts';
import type { Accounts } from './accounts.ts';
import type { Passkeys, Site } from './passkeys.ts';

const proofNeeded = () =>
  new RequestProblem(
    403,
    'proofNeeded',
    'This needs fresh proof: the password of the account, or one of its passkeys.',
  );
export const badProof = () => new RequestProblem(403, 'badProof', 'This is not the password of the account.');

/** Rejects unless `proof` is the password or an answer of a passkey of the account. */
export async function demandProof(
  { accounts, passkeys }: { accounts: Accounts; passkeys: Passkeys },
  site: Site,
  account: Account,
  proof: Proof | undefined,
): Promise<void> {
  if (!proof) throw proofNeeded();
  if ('passkey' in proof) return passkeys.prove(site, account, proof.passkey as unknown as AuthenticationResponseJSON);
  if (!(await accounts.isPasswordOf(account, proof.password))) throw badProof();
}
