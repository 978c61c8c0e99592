// The rows that the server stores.

import type { LevelName } from '@black-angel/bots';
import type { ChannelKind, NewChannelOf, TableConfig, TableInfo } from '@black-angel/protocol';

/** From a moment up to another, in milliseconds since 1970. */
export interface Period {
  from: number;
  to: number;
}

interface StoredWith {
  /** `session` is the hash of the session that subscribed, if one did: the channel ends with it. */
  push: { session?: string };
  webhook: Record<never, never>;
  /** `code` is the hash of the confirmation code; null once the address is confirmed. Unconfirmed addresses get no notices. */
  mail: { code: string | null };
}

/** Channels from earlier versions have no language. */
type ChannelMap = { [Kind in ChannelKind]: { id: string } & NewChannelOf<Kind> & StoredWith[Kind] };
export type ChannelOf<Kind extends ChannelKind> = ChannelMap[Kind];
/** How a player is notified of a turn. */
export type Channel = ChannelOf<ChannelKind>;

/** The clocks after `seq` entries of the log. */
export interface Clock {
  seq: number;
  at: number;
  /** Milliseconds in each seat's bank at that moment; all 0 unless the pace is live. */
  left: number[];
  /** The seat that decides, as far as the log tells; null between two turns. */
  decider: number | null;
  /** Since when that seat decides. */
  turnSince: number;
  /** A player whose time ran out while no other person waits. */
  away?: Away;
}

/** A bot plays one turn for this seat. Then the table waits, without a clock, until the player is back. */
export interface Away {
  seat: number;
  /** The turn that the bot plays: how many had begun. */
  turn: number;
}

export interface SeatRow {
  kind: 'person' | 'bot';
  level: LevelName | null;
  /** Null while nobody sits there. */
  name: string | null;
  /** SHA-256 of the seat's token: the token itself is told once and never kept. */
  tokenHash: string | null;
  account: string | null;
  /** Whether the game counts for the account's rating: as the account wanted it when it took the seat. Rows of old have none. */
  isRated?: boolean;
  entropy: string | null;
  /** A bot plays for this person. */
  isSubstituted: boolean;
  /** Trivial decisions of this person resolve themselves. */
  isAutomatic: boolean;
  /** When the clock of this person stands still in a slow game. */
  vacations?: Period[];
  /** How this person is told of a turn. */
  channels?: Channel[];
}

export interface TableRow {
  id: string;
  createdAt: number;
  status: TableInfo['status'];
  config: TableConfig;
  /** Version of the rules the game is played by, from its first move to its last. */
  rules: number;
  /** Hash of the component set the game is played with; the set itself is kept as a fact. */
  components?: string;
  /** Of the table's owner, who gives seats new tokens before the game begins. */
  ownerHash: string;
  /** The server's secret part of the seed; revealed when the game is over. */
  secret: string;
  seats: SeatRow[];
  /** When the seats were shuffled: the numbers they had before, in turn order. */
  drawn?: number[];
  result: TableInfo['result'];
  /** Whose decision it is, for lists; the log knows better. */
  decider: number | null;
  /** When that one runs out of time, for lists; null if no clock runs. */
  deadline?: number | null;
  changedAt: number;
  /** Rises by one with every change: of two nodes that change the same row, one must look again. */
  version: number;
  /** Seats that agree to end the game without a result. */
  agreed?: number[];
  /** How the clocks stood when the game began, or when a seat last changed hands; the log tells what came then. */
  clock?: Clock | null;
  /** The table where the same people play again. */
  rematch?: string | null;
  /** The turn for which the following times were set: who decides, and since when. */
  turn?: string | null;
  /** When the player who decides is told of it, unless connected then. */
  notice?: number | null;
  /** When the server has something to do at this table though nobody asks: a notice, a clock that runs out, a bot that stopped. */
  due?: number | null;
}

export interface LogEntry {
  /** 0, 1, 2, … without a gap. */
  seq: number;
  kind: 'move' | 'undo';
  seat: number;
  /** The move in the notation; for an undo the number of moves taken back. */
  move: string;
  isAutomatic: boolean;
  /** The client's id of the request, null for moves that nobody sent. */
  moveId: string | null;
  /** Hash of the state after it. */
  hash: string;
  at: number;
}

export interface ChatRow {
  n: number;
  seat: number;
  text: string;
  at: number;
  /** It was said before the game began: the seat is the one before the seats were shuffled. */
  isEarly?: true;
}
