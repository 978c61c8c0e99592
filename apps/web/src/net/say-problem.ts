// What went wrong with a request, in the player's language.

import type { AccountProblemCode, TableProblemCode } from '@black-angel/protocol';
import type { Key, T } from '../texts/texts.ts';
import { ApiProblem } from './request.ts';

/** Complete by its type: a new code does not compile without a sentence in each language. */
export const ONLINE_PROBLEMS: Readonly<
  Record<TableProblemCode | 'unreachable' | 'expired', Extract<Key, `net.problem.${string}` | `net.bye.${string}`>>
> = {
  unreachable: 'net.problem.unreachable',
  unavailable: 'net.problem.unavailable',
  damagedTable: 'net.problem.damagedTable',
  unknownTable: 'net.problem.unknownTable',
  badToken: 'net.problem.badToken',
  notOperator: 'net.problem.notOperator',
  begun: 'net.problem.begun',
  closed: 'net.problem.closed',
  badRange: 'net.problem.badRange',
  notInRange: 'net.problem.notInRange',
  reserved: 'net.problem.reserved',
  nameTaken: 'net.problem.nameTaken',
  nameAlike: 'net.problem.nameAlike',
  nameUnseen: 'net.problem.nameUnseen',
  nameEmpty: 'net.problem.nameEmpty',
  nameTooLong: 'net.problem.nameTooLong',
  noSeat: 'net.problem.noSeat',
  noPerson: 'net.problem.noPerson',
  alreadySeated: 'net.problem.alreadySeated',
  seatsFixed: 'net.problem.seatsFixed',
  allSeated: 'net.problem.allSeated',
  seatOwned: 'net.problem.seatOwned',
  expired: 'net.problem.expired',
  badSet: 'net.problem.badSet',
  unknownSet: 'net.problem.unknownSet',
  tooManySets: 'net.problem.tooManySets',
  tooManyTables: 'net.problem.tooManyTables',
  badTimeZone: 'net.problem.badTimeZone',
  running: 'net.problem.running',
  notBegun: 'net.problem.notBegun',
  notWatchable: 'net.bye.notWatchable',
  tooFast: 'net.problem.tooFast',
  full: 'net.bye.full',
  closing: 'net.bye.closing',
  badRequest: 'net.problem.badRequest',
  unknownAddress: 'net.problem.unknownAddress',
  badHost: 'net.problem.badRequest',
  refused: 'net.problem.refused',
  server: 'net.problem.server',
};

/** In the player's language. Without a sentence for the code, `cause` is the server's message, for the console. */
export function sayProblem(error: unknown, t: T): { text: string; cause: string } {
  const { code, message } = error instanceof ApiProblem ? error : new ApiProblem('other', (error as Error).message);
  if (!Object.hasOwn(ONLINE_PROBLEMS, code))
    return { text: t('net.problem.other'), cause: message === '' ? code : message };
  return { text: t(ONLINE_PROBLEMS[code as keyof typeof ONLINE_PROBLEMS]), cause: '' };
}

/** Codes of the page itself. */
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
  badRecovery: 'community.problem.badRecovery',
  banned: 'community.problem.banned',
  badPasskey: 'community.problem.badPasskey',
  passkeyTaken: 'community.problem.passkeyTaken',
  unknownKey: 'community.problem.unknownKey',
  lastKey: 'community.problem.lastKey',
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
  unknownTournament: 'community.problem.unknownTournament',
  tooFewPlayers: 'community.problem.tooFewPlayers',
  badRecord: 'community.problem.badRecord',
  badRequest: 'community.problem.badRequest',
  expired: 'community.problem.expired',
};

/** `cause` is the server's message about a game that it refuses: in English, for the console. */
export function sayCommunityProblem(error: unknown, t: T): { text: string; cause: string } {
  const code = error instanceof ApiProblem ? error.code : '';
  if (!Object.hasOwn(COMMUNITY_PROBLEMS, code)) return sayProblem(error, t);
  const key = COMMUNITY_PROBLEMS[code as keyof typeof COMMUNITY_PROBLEMS];
  return { text: t(key), cause: code === 'badRecord' ? (error as Error).message : '' };
}
