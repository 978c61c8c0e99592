// The messages of a table's WebSocket. The first one names the table and carries the token; a spectator has none.

import type { Illegal } from '@black-angel/engine';
import type { Entry, MatchInfo, Moment, PackedStep, Update } from '@black-angel/match';
import Type, { type Static } from 'typebox';
import type { TableInfo } from './table-config.ts';
import { ChatText, Index, MoveId, MoveText, SeenHash, TableId, TextLanguage, Token } from './words.ts';

const message = <Kind extends string, Fields extends Record<string, Type.TSchema>>(kind: Kind, fields: Fields) =>
  Type.Object({ kind: Type.Literal(kind), ...fields }, { additionalProperties: false });

export const ClientMessage = Type.Union([
  /**
   * `since`: the number of moves that the client has, and the hash of their entries. If it matches, only the others
   * are sent.
   */
  message('hello', {
    table: TableId,
    token: Type.Union([Token, Type.Null()]),
    since: Type.Union([Type.Object({ index: Index, seen: SeenHash }, { additionalProperties: false }), Type.Null()]),
  }),
  /** `at` is the number of moves that the client has. Idempotent: the same id gets the same answer. */
  message('move', { id: MoveId, at: Index, move: MoveText }),
  message('undo', { id: MoveId, at: Index, what: Type.Union([Type.Literal('step'), Type.Literal('turn')]) }),
  message('momentAt', { id: MoveId, index: Index }),
  message('scores', { id: MoveId }),
  message('record', { id: MoveId }),
  /** The legal moves of the present decision, with sentences; none if another seat decides. */
  message('legal', { id: MoveId, language: Type.Optional(TextLanguage) }),
  /** Whether trivial decisions resolve themselves. */
  message('automatic', { isOn: Type.Boolean() }),
  message('chat', { text: ChatText }),
  /** Takes the seat back from a bot. */
  message('takeBack', {}),
  message('resign', {}),
  /** Agrees, or withdraws the agreement, to end the game without a result. */
  message('abandon', { agrees: Type.Boolean() }),
  message('ping', {}),
]);
export type ClientMessage = Static<typeof ClientMessage>;
export type Since = Extract<ClientMessage, { kind: 'hello' }>['since'];

export interface ClockState {
  /** Milliseconds that each seat has left; null without a clock. */
  left: (number | null)[];
  /** The seat whose clock runs now; null also outside the play window and on vacation. */
  running: number | null;
  /** The server's time at which `left` is valid. */
  since: number;
  /** When the decider's time runs out, with the stops until then; null if it does not. */
  deadline: number | null;
  /** The seat whose time ran out and for whom the table waits without a clock; absent if there is none. */
  awaited?: number;
  /** Seats whose time ran out since their player last moved: a bot has played a turn for them. Absent: none. */
  missed?: number[];
}

export interface ChatLine {
  /** 0, 1, 2, … without a gap. */
  n: number;
  /** -1 for a message of the table itself. */
  seat: number;
  /** The author, if they no longer sit at the table; `seat` is -1 then. */
  name?: string;
  text: string;
  at: number;
}

/** An update as it is sent. Its steps are differences; absent if there are none. */
export interface SentUpdate extends Omit<Update, 'stepViews'> {
  steps?: PackedStep[];
}

/** The answer to `momentAt`, with the steps of the move that led to it. */
export interface SentMoment extends Moment {
  steps?: PackedStep[];
}

export type Answer =
  | { ok: true; value?: unknown }
  /** A rule forbids it. */
  | { ok: false; why: 'refused'; illegal: Illegal }
  /** The client is out of date: an update comes with it. */
  | { ok: false; why: 'stale' }
  /** The store failed: nothing has changed. */
  | { ok: false; why: 'notKept' }
  | { ok: false; why: 'notAllowed' | 'tooFast' };

export type ServerMessage =
  | {
      kind: 'opened';
      /** API_VERSION of the server. */
      api: number;
      /** The seat of the token; null for a spectator. */
      seat: number | null;
      table: TableInfo;
      /**
       * Null before the game begins. `entries` replace those from `keep` on; -1: all of them, the setup first.
       */
      game: { info: MatchInfo; moment: Moment; entries: Entry[]; keep: number; clock: ClockState } | null;
      chat: ChatLine[];
      present: number[];
      /** Seats that agree to end the game without a result. */
      agreed: number[];
    }
  | { kind: 'update'; update: SentUpdate; clock: ClockState }
  | { kind: 'answer'; id: string; answer: Answer }
  | { kind: 'table'; table: TableInfo }
  | { kind: 'present'; seats: number[] }
  | { kind: 'chat'; line: ChatLine }
  /** The seat has reached its limit, or the operator has muted it: the line was neither stored nor sent. */
  | { kind: 'chatRefused'; text: string; why?: 'muted' }
  | { kind: 'abandon'; agreed: number[] }
  | { kind: 'pong'; now: number }
  /** The socket closes after this. */
  | {
      kind: 'bye';
      why:
        | 'unknownTable'
        | 'badToken'
        | 'revoked'
        | 'badMessage'
        | 'tooFast'
        | 'full'
        | 'closing'
        | 'notWatchable'
        /** The store cannot be reached now: retry. */
        | 'unavailable'
        /** The stored game cannot be read: a retry helps only after a repair. */
        | 'damaged';
    };
