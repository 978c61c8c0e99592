// Results of games that were played in a browser, stored with the account so that other devices count them too.

import Type, { type Static } from 'typebox';

const strict = { additionalProperties: false } as const;
const Vp = Type.Integer({ minimum: -999, maximum: 9999 });
const Count = Type.Integer({ minimum: 0, maximum: 999 });
const Tenths = Type.Number({ minimum: -9999, maximum: 9999 });

/** What a review has found, from the player's seat. */
export const ReviewMarks = Type.Object(
  {
    /** VP by luck, and by own decisions (not positive). */
    luck: Tenths,
    skill: Tenths,
    good: Count,
    inaccurate: Count,
    mistake: Count,
    blunder: Count,
  },
  strict,
);

export const LocalGame = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }),
    /** When it ended, in milliseconds since 1970. */
    at: Type.Integer({ minimum: 0, maximum: 9_999_999_999_999 }),
    mode: Type.Union([Type.Literal('solitaire'), Type.Literal('bots'), Type.Literal('hot-seat')]),
    /** The strongest opponent: Hal at a level, a bot of a level, or people. */
    opponent: Type.String({ pattern: '^((hal|bot):[a-z]{1,16}|people)$' }),
    advanced: Type.Boolean(),
    isWon: Type.Boolean(),
    vp: Vp,
    /** The best of the others. */
    rivalVp: Vp,
    rounds: Type.Union([Count, Type.Null()]),
    /** VP by source; null if they have not been counted. */
    sources: Type.Union([
      Type.Array(Type.Object({ source: Type.String({ pattern: '^[A-Za-z]{1,24}$' }), vp: Vp }, strict), {
        maxItems: 40,
      }),
      Type.Null(),
    ]),
    review: Type.Union([ReviewMarks, Type.Null()]),
  },
  strict,
);
export type LocalGame = Static<typeof LocalGame>;
export type ReviewMarks = Static<typeof ReviewMarks>;

/** The most games in one request. */
export const MOST_LOCAL_GAMES = 100;
export const NewLocalGames = Type.Object(
  { games: Type.Array(LocalGame, { minItems: 1, maxItems: MOST_LOCAL_GAMES }) },
  strict,
);
export const LocalGames = Type.Object({ games: Type.Array(LocalGame) }, strict);
export type LocalGames = Static<typeof LocalGames>;
