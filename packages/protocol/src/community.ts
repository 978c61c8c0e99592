// Beyond one table: ratings, the daily challenge, reports, rematches.

import Type, { type Static } from 'typebox';
import { CreatedTable } from './http.ts';
import { Name, NewName, SeatNumber, Token } from './words.ts';

const strict = { additionalProperties: false } as const;

export const RatedMode = Type.Union([Type.Literal('standard'), Type.Literal('advanced')]);
/** A rating with its uncertainty: the strength is most probably between `rating` and mu + 3 sigma. */
export const Standing = Type.Object({
  name: Name,
  mode: RatedMode,
  /** The sort key of the list: mu − 3 sigma. */
  rating: Type.Number(),
  mu: Type.Number(),
  sigma: Type.Number(),
  /** Finished games. Only those with another ranked player count for the rating. */
  games: Type.Integer(),
  wins: Type.Integer(),
  averageVp: Type.Number(),
  bestVp: Type.Integer(),
});
/** A quarter of a year, such as 2026-1. Every season begins with new ratings; all-time ratings continue. */
export const Season = Type.String({ pattern: '^\\d{4}-[1-4]$' });
export const Leaderboard = Type.Object({
  standings: Type.Array(Standing),
  /** Those with a rated game, the latest first. */
  seasons: Type.Array(Season),
});
/** Without a season: of all time. */
export const LeaderboardQuery = Type.Object({ mode: Type.Optional(RatedMode), season: Type.Optional(Season) }, strict);
export const PlayerInfo = Type.Object({ name: Name, standings: Type.Array(Standing) });

export const DailyDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** The server replays the record and lists only what follows from it. */
export const DailyEntry = Type.Object({ name: NewName, record: Type.Unknown() }, strict);
export const DailyResult = Type.Object({
  name: Name,
  vp: Type.Integer(),
  halVp: Type.Integer(),
  isWon: Type.Boolean(),
  at: Type.Integer(),
});
/** The best result of each name, sorted by the margin over Hal, then VP, then time. */
export const DailyList = Type.Object({ date: DailyDate, results: Type.Array(DailyResult) });
export const DailyAnswer = Type.Object({ result: DailyResult, place: Type.Integer() });

export const PlayerReport = Type.Object(
  { seat: SeatNumber, text: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }) },
  strict,
);
/**
 * The first request makes the table and gets its owner token; later ones get the table. All players join it as usual.
 */
export const RematchTable = Type.Object({ ...CreatedTable.properties, owner: Type.Optional(Token) });

export type RatedMode = Static<typeof RatedMode>;
export const modeOf = ({ advanced }: { advanced: boolean }): RatedMode => (advanced ? 'advanced' : 'standard');
export type Standing = Static<typeof Standing>;
export type RematchTable = Static<typeof RematchTable>;
export type DailyResult = Static<typeof DailyResult>;
