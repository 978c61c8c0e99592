// Tournaments: Swiss system, over days. The server pairs the players and computes the standing.

import Type, { type Static } from 'typebox';
import { ID, Name, TableId } from './words.ts';

const strict = { additionalProperties: false } as const;

export const LEAST_PLAYERS = 4;
export const MOST_PLAYERS = 64;

export const TournamentId = Type.String({ pattern: ID, description: 'The id of a tournament' });
export const TournamentName = Type.String({
  minLength: 3,
  maxLength: 60,
  pattern: '^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\p{Cf}]+$',
});
export const TournamentPlan = Type.Object(
  {
    name: TournamentName,
    /** A table is smaller if the number of players requires it. */
    tableSize: Type.Integer({ minimum: 2, maximum: 4 }),
    rounds: Type.Integer({ minimum: 1, maximum: 9 }),
    /** For each turn, and for joining the table of a new round (at least a day). */
    hours: Type.Integer({ minimum: 1, maximum: 24 * 14 }),
    advanced: Type.Boolean(),
  },
  strict,
);
export const TournamentStatus = Type.Union([Type.Literal('open'), Type.Literal('running'), Type.Literal('over')]);
export const TournamentSummary = Type.Object({
  id: TournamentId,
  plan: TournamentPlan,
  status: TournamentStatus,
  /** The name of the account that made it. */
  by: Name,
  players: Type.Integer(),
  /** The present round, from 1; 0 before the start. */
  round: Type.Integer(),
  createdAt: Type.Integer(),
});
export const TournamentList = Type.Object({ tournaments: Type.Array(TournamentSummary) });

export const TournamentStanding = Type.Object({
  name: Name,
  /** One for a win at any table; the second of three players gets half a point. */
  points: Type.Number(),
  /** The points of an average opponent. */
  opponents: Type.Number(),
  averageVp: Type.Number(),
  games: Type.Integer(),
  /** Has left, or did not join a table. */
  hasLeft: Type.Boolean(),
});
export const TournamentTable = Type.Object({
  /** Null until the table is made. */
  id: Type.Union([TableId, Type.Null()]),
  players: Type.Array(Name),
  /** By player; null while the game is not over. `vp` is null for a player who did not join. */
  results: Type.Union([
    Type.Array(Type.Object({ points: Type.Number(), vp: Type.Union([Type.Integer(), Type.Null()]) })),
    Type.Null(),
  ]),
});
export const TournamentRound = Type.Object({
  at: Type.Integer(),
  /** Until when seats must be taken. */
  seatBy: Type.Integer(),
  tables: Type.Array(TournamentTable),
  /** Those with a round off. */
  byes: Type.Array(Name),
});
export const TournamentInfo = Type.Object({
  ...TournamentSummary.properties,
  standings: Type.Array(TournamentStanding),
  rounds: Type.Array(TournamentRound),
});

export type TournamentPlan = Static<typeof TournamentPlan>;
export type TournamentStatus = Static<typeof TournamentStatus>;
export type TournamentSummary = Static<typeof TournamentSummary>;
export type TournamentInfo = Static<typeof TournamentInfo>;
export type TournamentRound = Static<typeof TournamentRound>;
