// What went wrong with an account, a notice or a result, in the player's language.

import type { AccountProblemCode } from '@black-angel/protocol';
import type { TFunction } from 'i18next';
import { sayProblem } from '../online/api.ts';
import { ApiProblem } from '../online/request.ts';
import type { Key } from '../texts/texts.ts';

/** Those the page itself finds out. */
type OwnCode = 'nameOwned' | 'passkeyUnused' | 'expired';

/** Complete by its type: a new code does not compile without a sentence in each language. */
export const COMMUNITY_PROBLEMS: Readonly<
  Record<AccountProblemCode | OwnCode, Extract<Key, `community.problem.${string}` | 'ranking.unknown'>>
> = {
  badLogIn: 'community.problem.badLogIn',
  nameTaken: 'community.problem.nameTaken',
  nameAlike: 'community.problem.nameAlike',
  nameOwned: 'community.problem.nameOwned',
  proofNeeded: 'community.problem.proofNeeded',
  badProof: 'community.problem.badProof',
  badPasskey: 'community.problem.badPasskey',
  passkeyTaken: 'community.problem.passkeyTaken',
  passkeyUnused: 'community.problem.passkeyUnused',
  tooMany: 'community.problem.tooMany',
  tooLong: 'community.problem.tooLong',
  bound: 'community.problem.bound',
  badAddress: 'community.problem.badAddress',
  noMail: 'community.problem.noMail',
  badCode: 'community.problem.badCode',
  unconfirmed: 'community.problem.unconfirmed',
  unknownChannel: 'community.problem.unknownChannel',
  unknownPlayer: 'ranking.unknown',
  notOpen: 'community.problem.notOpen',
  badRecord: 'community.problem.badRecord',
  badRequest: 'community.problem.badRequest',
  expired: 'community.problem.expired',
};

/** `cause` is what the server says of a game it does not accept: for the console, because it is in English. */
export function sayCommunityProblem(error: unknown, t: TFunction): { text: string; cause: string } {
  const code = error instanceof ApiProblem ? error.code : '';
  if (!Object.hasOwn(COMMUNITY_PROBLEMS, code)) return sayProblem(error, t);
  const key = COMMUNITY_PROBLEMS[code as keyof typeof COMMUNITY_PROBLEMS];
  return { text: t(key), cause: code === 'badRecord' ? (error as Error).message : '' };
}
