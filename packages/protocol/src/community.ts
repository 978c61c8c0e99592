// What players share beyond their tables: ratings, the daily challenge, reports, a rematch.

import Type, { type Static } from 'typebox';
import { CreatedTable } from './http.ts';
import { Name, NewName, SeatNumber, Token } from './words.ts';

const strict = { additionalProperties: false } as const;

export const RatedMode = Type.Union([Type.Literal('standard'), Type.Literal('advanced')]);
/** How strong somebody is, and how sure that is: most probably between rating and mu + 3 sigma. */
export const Standing = Type.Object({
  name: Name,
  mode: RatedMode,
  /** What the list is sorted by: mu − 3 sigma. */
  rating: Type.Number(),
  mu: Type.Number(),
  sigma: Type.Number(),
  /** Finished games, of which only those with another ranked player count for the rating. */
  games: Type.Integer(),
  wins: Type.Integer(),
  averageVp: Type.Number(),
  bestVp: Type.Integer(),
});
export const Leaderboard = Type.Object({ standings: Type.Array(Standing) });
export const LeaderboardQuery = Type.Object({ mode: Type.Optional(RatedMode) }, strict);
export const PlayerInfo = Type.Object({ name: Name, standings: Type.Array(Standing) });

export const DailyDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** The record is replayed by the server: what does not follow from it is not listed. */
export const DailyEntry = Type.Object({ name: NewName, record: Type.Unknown() }, strict);
export const DailyResult = Type.Object({
  name: Name,
  vp: Type.Integer(),
  halVp: Type.Integer(),
  isWon: Type.Boolean(),
  at: Type.Integer(),
});
/** The best of each name: by how far Hal was left behind, then by VP, then who was first. */
export const DailyList = Type.Object({ date: DailyDate, results: Type.Array(DailyResult) });
export const DailyAnswer = Type.Object({ result: DailyResult, place: Type.Integer() });

export const PlayerReport = Type.Object(
  { seat: SeatNumber, text: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }) },
  strict,
);
/** The first who asks makes the table and owns it; the others are told of it. Everybody sits down by joining. */
export const RematchTable = Type.Object({ ...CreatedTable.properties, owner: Type.Optional(Token) });

export type RatedMode = Static<typeof RatedMode>;
export type Standing = Static<typeof Standing>;
export type RematchTable = Static<typeof RematchTable>;
export type DailyResult = Static<typeof DailyResult>;
