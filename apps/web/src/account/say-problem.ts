// What went wrong with an account, a notice or a result, in the player's language.

import type { TFunction } from 'i18next';
import { sayProblem } from '../online/api.ts';
import { ApiProblem } from '../online/request.ts';

const CODES = [
  'badLogIn',
  'nameTaken',
  'nameAlike',
  'nameOwned',
  'proofNeeded',
  'badProof',
  'badPasskey',
  'passkeyTaken',
  'passkeyUnused',
  'tooMany',
  'tooLong',
  'bound',
  'badAddress',
  'noMail',
  'badCode',
  'unconfirmed',
  'unknownChannel',
  'notOpen',
  'badRecord',
  'badRequest',
  'expired',
] as const;
type Code = (typeof CODES)[number];

/** The details are what the server says of a game it does not accept. */
export function sayCommunityProblem(error: unknown, t: TFunction): { text: string; details: string } {
  const code = error instanceof ApiProblem ? error.code : '';
  const known = CODES.find((one): one is Code => one === code);
  if (!known) return sayProblem(error, t);
  return { text: t(`community.problem.${known}`), details: known === 'badRecord' ? (error as Error).message : '' };
}
