// The configuration of a table, and its public information.

import { LEVEL_NAMES } from '@black-angel/engine';
import Type, { type Static } from 'typebox';
import { SetHash, SetInfo } from './sets.ts';
import { Derivation, Name, SeatNumber, TableId } from './words.ts';

export const Level = Type.Enum([...LEVEL_NAMES]);

export const SeatPlan = Type.Union([
  Type.Object({ kind: Type.Literal('person') }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('bot'), level: Level }, { additionalProperties: false }),
]);

/** The hours of the day, in a time zone, in which the clocks of a slow game run. */
export const PlayWindow = Type.Object(
  {
    from: Type.Integer({ minimum: 0, maximum: 23 }),
    to: Type.Integer({ minimum: 1, maximum: 24 }),
    timeZone: Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_+/-]+$' }),
  },
  { additionalProperties: false },
);

export const Pace = Type.Union([
  Type.Object({ kind: Type.Literal('free') }, { additionalProperties: false }),
  /** Each person has a bank of minutes; every turn adds `increment` seconds. */
  Type.Object(
    {
      kind: Type.Literal('live'),
      minutes: Type.Integer({ minimum: 1, maximum: 180 }),
      increment: Type.Integer({ minimum: 0, maximum: 600 }),
    },
    { additionalProperties: false },
  ),
  /** Hours for each turn. */
  Type.Object(
    {
      kind: Type.Literal('days'),
      hours: Type.Integer({ minimum: 1, maximum: 24 * 14 }),
      window: Type.Union([PlayWindow, Type.Null()]),
    },
    { additionalProperties: false },
  ),
]);

export const TableConfig = Type.Object(
  {
    advanced: Type.Boolean(),
    /** In turn order unless `shuffled`. */
    seats: Type.Array(SeatPlan, { minItems: 2, maxItems: 4 }),
    shuffled: Type.Boolean(),
    pace: Pace,
    /** Shown in the lobby; otherwise reached by link only. */
    listed: Type.Boolean(),
    /** How many moves spectators are behind; null: no spectators. */
    spectatorDelay: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()]),
    /** The hash of a stored component set; absent: the default one. */
    components: Type.Optional(SetHash),
    /** Whether the game counts for ratings. Absent: it does, for players who want to be ranked. */
    rated: Type.Optional(Type.Boolean()),
    /** Whether players may ask for hints. The page obeys it; the server cannot enforce it. Absent: yes. */
    hints: Type.Optional(Type.Boolean()),
    /** Whether moves can be undone. Absent: yes. */
    undo: Type.Optional(Type.Boolean()),
    /** Only ranked accounts whose rating, as the page shows it, lies in this range may join. Absent: everybody. */
    ratings: Type.Optional(
      Type.Object(
        { from: Type.Integer({ minimum: 0, maximum: 5000 }), to: Type.Integer({ minimum: 0, maximum: 5000 }) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type TableConfig = Static<typeof TableConfig>;
export type Pace = Static<typeof Pace>;

export const SeatInfo = Type.Object({
  seat: SeatNumber,
  kind: Type.Union([Type.Literal('person'), Type.Literal('bot')]),
  level: Type.Union([Level, Type.Null()]),
  /** Null while nobody sits there. */
  name: Type.Union([Name, Type.Null()]),
  /** The colour of the pieces, once the turn order was drawn: the seat before that. Absent: the present one. */
  colour: Type.Optional(SeatNumber),
  /** Whether a bot plays for this person, who left or ran out of time. */
  isSubstituted: Type.Boolean(),
  /** Whether the game counts for the rating of this person, if it is rated at all. */
  isRanked: Type.Optional(Type.Boolean()),
  /** Before the game, if there is a ready check: whether this person is ready. */
  isReady: Type.Optional(Type.Boolean()),
  /** When this person sat down. */
  since: Type.Optional(Type.Integer()),
});
export type SeatInfo = Static<typeof SeatInfo>;

/** A change of a seat that its present data does not show. It has names, because seats may be shuffled later. */
export const SeatNews = Type.Object({
  at: Type.Integer(),
  name: Name,
  /** Before the game: the player left, or the owner removed the player. At any time: the seat has a new token. */
  what: Type.Union([Type.Literal('left'), Type.Literal('removed'), Type.Literal('newToken')]),
});
export type SeatNews = Static<typeof SeatNews>;

/** A running game: a bot plays for a person, or the person is back. */
export const Handover = Type.Object({
  /** The number of moves before it that everybody may know. */
  at: Type.Integer({ minimum: 0 }),
  seat: SeatNumber,
  what: Type.Union([
    /** The time is up: a bot plays this turn. */
    Type.Literal('timeUp'),
    /** The time is up again: a bot plays until the player takes the seat back. */
    Type.Literal('timedOut'),
    /** The player has left the seat to a bot. */
    Type.Literal('left'),
    /** The player has taken the seat back. */
    Type.Literal('back'),
  ]),
});
export type Handover = Static<typeof Handover>;

export const TableStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('running'),
  Type.Literal('over'),
  Type.Literal('abandoned'),
  /** Closed before its game began. */
  Type.Literal('closed'),
]);

/** Why a table was closed before its game began. */
export const TableClosed = Type.Object({
  why: Type.Union([Type.Literal('cancelled'), Type.Literal('expired'), Type.Literal('operator')]),
  at: Type.Integer(),
});
export type TableClosed = Static<typeof TableClosed>;

/** The public information of a table. */
export const TableInfo = Type.Object({
  id: TableId,
  status: TableStatus,
  config: TableConfig,
  seats: Type.Array(SeatInfo),
  createdAt: Type.Integer(),
  /** The component set, if it is not the default one. */
  components: Type.Optional(SetInfo),
  /** SHA-256 of the server's secret, published before the game begins. */
  commitment: Type.String(),
  /** Published with the commitment, and as fixed; absent: 1. */
  derivation: Type.Optional(Derivation),
  /** SHA-256 of the entropies of everybody who has joined, in this order, with "/" between; absent: derivation 1. */
  joined: Type.Optional(Type.String()),
  /** The seat that decides; null unless the game runs. */
  decider: Type.Union([SeatNumber, Type.Null()]),
  /** When the decider's time runs out, with the stops until then; null if no clock runs. */
  deadline: Type.Union([Type.Integer(), Type.Null()]),
  /** The latest changes of seats, oldest first; absent if there were none. */
  seatNews: Type.Optional(Type.Array(SeatNews)),
  /** Since the game began, oldest first: when bots played for persons; absent if they did not. */
  handovers: Type.Optional(Type.Array(Handover)),
  /** Before the game: whether every person must be ready, because the clock is live or the settings have changed. */
  hasReadyCheck: Type.Optional(Type.Boolean()),
  /** When the maker last changed the settings while others sat here, or a player left after whom others had joined. */
  settingsChangedAt: Type.Optional(Type.Integer()),
  /** Before the game: when the table closes unless somebody comes. */
  expiresAt: Type.Optional(Type.Integer()),
  closed: Type.Optional(TableClosed),
  /** The tournament that the table belongs to, and its round. */
  tournament: Type.Optional(Type.Object({ id: TableId, name: Type.String(), round: Type.Integer({ minimum: 1 }) })),
  /** Of a rematch or a tournament: the invited players who have not joined. */
  awaited: Type.Optional(Type.Array(Name)),
  /** In lists: the seats that are connected to this node. */
  present: Type.Optional(Type.Array(SeatNumber)),
  /** The table of the rematch; null until a player asks for one. */
  rematch: Type.Optional(Type.Union([TableId, Type.Null()])),
  result: Type.Union([Type.Object({ vp: Type.Array(Type.Integer()), winners: Type.Array(SeatNumber) }), Type.Null()]),
});
export type TableInfo = Static<typeof TableInfo>;

/** A game with a single ranked player changes no rating. */
export const LEAST_RANKED = 2;

/** Whether a game changes ratings: not if its maker made it friendly, and not with components of its own. */
export function isRatedGame({
  config,
  components,
  seats,
}: Pick<TableInfo, 'config' | 'components' | 'seats'>): boolean {
  const ranked = seats.filter(({ isRanked }) => isRanked).length;
  return config.rated !== false && components === undefined && ranked >= LEAST_RANKED;
}
