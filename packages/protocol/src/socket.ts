// What is said over the socket of a table. The first message names the table and shows the token; a spectator has none.

import type { Entry, MatchInfo, Moment, Update } from '@black-angel/match';
import type { Illegal } from '@black-angel/rules';
import Type, { type Static } from 'typebox';
import type { TableInfo } from './table-config.ts';
import { ChatText, Index, MoveId, MoveText, SeenHash, TableId, Token } from './words.ts';

const message = <Kind extends string, Fields extends Record<string, Type.TSchema>>(kind: Kind, fields: Fields) =>
  Type.Object({ kind: Type.Literal(kind), ...fields }, { additionalProperties: false });

export const ClientMessage = Type.Union([
  /** `since`: how many moves the client knows already, and the hash of their entries. If those still hold, only the others come. */
  message('hello', {
    table: TableId,
    token: Type.Union([Token, Type.Null()]),
    since: Type.Union([Type.Object({ index: Index, seen: SeenHash }, { additionalProperties: false }), Type.Null()]),
  }),
  /** `at` is the number of moves the client knows of. The same id again gets the first answer again. */
  message('move', { id: MoveId, at: Index, move: MoveText }),
  message('undo', { id: MoveId, at: Index, what: Type.Union([Type.Literal('step'), Type.Literal('turn')]) }),
  message('momentAt', { id: MoveId, index: Index }),
  message('scores', { id: MoveId }),
  message('record', { id: MoveId }),
  /** Whether trivial decisions resolve themselves. */
  message('automatic', { isOn: Type.Boolean() }),
  message('chat', { text: ChatText }),
  /** Takes one's seat back from the bot that plays for it. */
  message('takeBack', {}),
  message('resign', {}),
  /** Agrees, or no longer agrees, to end the game without a result. */
  message('abandon', { agrees: Type.Boolean() }),
  message('ping', {}),
]);
export type ClientMessage = Static<typeof ClientMessage>;
export type Since = Extract<ClientMessage, { kind: 'hello' }>['since'];

export interface ClockState {
  /** Milliseconds each seat has left; null where no clock runs. */
  left: (number | null)[];
  /** Whose clock runs at this moment, by the server's time; null also outside the play window and on vacation. */
  running: number | null;
  /** The moment for which `left` was told. */
  since: number;
  /** When the clock of whoever decides runs out, with everything that stops it until then; null if it does not. */
  deadline: number | null;
  /** Whose time was up, and for whom the table now waits without a clock; absent if there is nobody. */
  awaited?: number;
}

export interface ChatLine {
  /** Rises by one. */
  n: number;
  /** -1 for what the table says itself. */
  seat: number;
  text: string;
  at: number;
}

export type Answer =
  | { ok: true; value?: unknown }
  /** A rule forbids it. */
  | { ok: false; why: 'refused'; illegal: Illegal }
  /** The client's picture is old: a fresh update comes with it. */
  | { ok: false; why: 'stale' }
  /** It could not be kept: nothing has changed. */
  | { ok: false; why: 'notKept' }
  | { ok: false; why: 'notAllowed' | 'tooFast' };

export type ServerMessage =
  | {
      kind: 'opened';
      /** The seat of the token; null for a spectator. */
      seat: number | null;
      table: TableInfo;
      /** Null while the table is open: the game has not begun. Entries from `keep` on follow; -1: all of them, the setup first. */
      game: { info: MatchInfo; moment: Moment; entries: Entry[]; keep: number; clock: ClockState } | null;
      chat: ChatLine[];
      present: number[];
      /** Seats that agree to end the game without a result. */
      agreed: number[];
    }
  | { kind: 'update'; update: Update; clock: ClockState }
  | { kind: 'answer'; id: string; answer: Answer }
  | { kind: 'table'; table: TableInfo }
  | { kind: 'present'; seats: number[] }
  | { kind: 'chat'; line: ChatLine }
  /** This seat has said too much in a short time: what it said last was not kept, and nobody was told. */
  | { kind: 'chatRefused'; text: string }
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
        /** The store cannot be reached now: come again. */
        | 'unavailable'
        /** What is kept of the game cannot be read: coming again helps only when somebody has mended it. */
        | 'damaged';
    };
