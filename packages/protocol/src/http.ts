// The HTTP interface: schemas of requests and answers. The server validates by them and derives its OpenAPI document.

import Type, { type Static } from 'typebox';
import { TableConfig, TableInfo } from './table-config.ts';
import { Derivation, Entropy, NewName, SeatNumber, TableId, Token } from './words.ts';

/** No seat and no entropy: the commitment is published before any player sends entropy. */
export const CreateTable = Type.Object({ config: TableConfig }, { additionalProperties: false });
export const JoinTable = Type.Object(
  { name: NewName, entropy: Entropy, seat: Type.Optional(SeatNumber) },
  { additionalProperties: false },
);
/** New settings of a table, before its game begins. Everybody at the table keeps a seat. */
export const TableSettings = Type.Object(
  { config: TableConfig },
  { additionalProperties: false, description: 'Settings' },
);
export const Ready = Type.Object({ isReady: Type.Boolean() }, { additionalProperties: false });
/** A seat that was taken. Its token is sent only here. */
export const TakenSeat = Type.Object({ table: TableInfo, seat: SeatNumber, token: Token });
/** The owner's token may replace tokens of seats before the game begins. It opens no seat. */
export const CreatedTable = Type.Object({ table: TableInfo, owner: Token });
export const Lobby = Type.Object({ tables: Type.Array(TableInfo) });
/** What a player who looks for a game wants. */
export const FindGame = Type.Object(
  {
    pace: Type.Union([Type.Literal('free'), Type.Literal('live'), Type.Literal('days')]),
    players: Type.Integer({ minimum: 2, maximum: 4 }),
    advanced: Type.Boolean(),
    /** For ranked accounts: how far the ratings of the others may be from the player's own. */
    range: Type.Optional(Type.Union([Type.Integer({ minimum: 10, maximum: 2000 }), Type.Null()])),
    /** Tables where the player waits already. */
    except: Type.Optional(Type.Array(TableId, { maxItems: 200 })),
  },
  { additionalProperties: false },
);
export type FindGame = Static<typeof FindGame>;
export const FoundTable = Type.Object({ table: TableInfo });
export const MyTables = Type.Object(
  {
    seats: Type.Array(Type.Object({ table: TableId, token: Token }, { additionalProperties: false }), {
      maxItems: 200,
    }),
  },
  { additionalProperties: false },
);
/** A chat line without its text. `seat` is -1 for the table itself and for an author who has left. */
export const SaidLine = Type.Object({ n: Type.Integer({ minimum: 0 }), seat: Type.Integer({ minimum: -1 }) });
export type SaidLine = Static<typeof SaidLine>;
/** A table and the player's own seat at it. */
export const MyTable = Type.Object({
  table: TableInfo,
  seat: SeatNumber,
  /** The latest chat lines of others since the player's own last one, by number and seat; absent if there are none. */
  said: Type.Optional(Type.Array(SaidLine)),
});
/** Tables that wait for their player come first, by the time left. */
export const MyTableList = Type.Object({ tables: Type.Array(MyTable) });
/**
 * Ready: everything works. Degraded: games can be read, but nothing can be written, or other nodes are not heard. Not:
 * games cannot be read.
 */
export const HealthState = Type.Union([Type.Literal('ready'), Type.Literal('degraded'), Type.Literal('not')]);
export const Health = Type.Object({ ok: Type.Boolean(), state: HealthState });
export const ReissuedSeat = Type.Object({ seat: SeatNumber, token: Token });
/** Revealed when a game is over: it proves the dice. */
export const FairnessProof = Type.Object({
  commitment: Type.String(),
  secret: Type.String(),
  /** Of every seat in turn order; "-" for a bot. */
  entropy: Type.Array(Type.String()),
  /** Of everybody who has joined, in this order, also of those who left; absent: derivation 1. */
  joined: Type.Optional(Type.Array(Type.String())),
  seed: Type.String(),
  /** As the table has told it with the commitment; absent: 1. */
  derivation: Type.Optional(Derivation),
  /** The lots in drawn order: a person's entropy, a bot's name. Null if the seats were not shuffled. */
  order: Type.Union([Type.Array(Type.String()), Type.Null()]),
});
/** A finished game: docs/schemas/record.schema.json. */
export const FinishedRecord = Type.Unknown({ description: 'A game record: docs/schemas/record.schema.json' });
export const Problem = Type.Object({ error: Type.String(), message: Type.String() });
export const HealthProblem = Type.Object({ ...Problem.properties, state: HealthState });

export type HealthState = Static<typeof HealthState>;
export type CreateTable = Static<typeof CreateTable>;
export type JoinTable = Static<typeof JoinTable>;
export type CreatedTable = Static<typeof CreatedTable>;
export type TakenSeat = Static<typeof TakenSeat>;
export type FairnessProof = Static<typeof FairnessProof>;
