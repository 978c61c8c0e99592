// What a connection knows of a table.

import type { Line } from '@black-angel/match';
import type { ChatLine, ClockState, ServerMessage, TableInfo } from '@black-angel/protocol';

/** 'waiting': before a retry. 'closed': for good. */
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'closed';
export type Bye = Extract<ServerMessage, { kind: 'bye' }>['why'];
export type OpenedMessage = Extract<ServerMessage, { kind: 'opened' }>;
/** The game as the server last sent it. */
export type OnlineGame = Line & Pick<NonNullable<OpenedMessage['game']>, 'info'>;

/**
 * Why the game cannot be reached, between retries: no connection, no database, or a game that the server cannot open.
 */
export type Trouble = 'unreachable' | Extract<Bye, 'unavailable' | 'damaged'>;

/** Everything about the table but the game. */
export interface OnlineState {
  connection: ConnectionState;
  /** Why it is closed for good. */
  bye: Bye | null;
  /** Null without trouble, and before the first attempt failed. */
  trouble: Trouble | null;
  table: TableInfo | null;
  /** Null for a spectator. */
  seat: number | null;
  present: readonly number[];
  chat: readonly ChatLine[];
  /** The last chat line that the rate limit refused. */
  refusedChat: { text: string; isMuted: boolean } | null;
  /** Who agrees to end the game without a result. */
  agreed: readonly number[];
  clock: ClockState | null;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead: number;
  hasGame: boolean;
}

/** Before the first message. */
export const UNKNOWN_STATE: OnlineState = {
  connection: 'connecting',
  bye: null,
  trouble: null,
  table: null,
  seat: null,
  present: [],
  chat: [],
  refusedChat: null,
  agreed: [],
  clock: null,
  ahead: 0,
  hasGame: false,
};
