// Codes of refused requests. The page has a sentence for each in every language; the server's message is for logs and
// for users of the API.

/** Of tables, and of any request. */
export const TABLE_PROBLEMS = [
  'unavailable',
  'damagedTable',
  'unknownTable',
  'badToken',
  'begun',
  'closed',
  'nameTaken',
  'nameAlike',
  'nameUnseen',
  'nameEmpty',
  'nameTooLong',
  'noSeat',
  'noPerson',
  'alreadySeated',
  'seatsFixed',
  'seatOwned',
  'tooManyTables',
  'badSet',
  'unknownSet',
  'tooManySets',
  'badTimeZone',
  'badRange',
  'notInRange',
  'reserved',
  'running',
  'notBegun',
  'notWatchable',
  'tooFast',
  'full',
  'closing',
  'badRequest',
  'badHost',
  'refused',
  'server',
] as const;

/** Of accounts, notices, ratings and the daily challenge. Some codes of tables have another meaning there. */
export const ACCOUNT_PROBLEMS = [
  'badLogIn',
  'nameTaken',
  'nameAlike',
  'proofNeeded',
  'badProof',
  'banned',
  'badRecovery',
  'badPasskey',
  'passkeyTaken',
  'unknownKey',
  'lastKey',
  'tooMany',
  'tooLong',
  'bound',
  'badAddress',
  'noMail',
  'badCode',
  'unconfirmed',
  'unknownChannel',
  'unknownPlayer',
  'notOpen',
  'unknownTournament',
  'tooFewPlayers',
  'badRecord',
  'badRequest',
] as const;

export type TableProblemCode = (typeof TABLE_PROBLEMS)[number];
export type AccountProblemCode = (typeof ACCOUNT_PROBLEMS)[number];
export type ProblemCode = TableProblemCode | AccountProblemCode;
