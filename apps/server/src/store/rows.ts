// The rows that the server stores.

import type { LevelName } from '@black-angel/engine';
import type {
  ChannelKind,
  Handover,
  NewChannelOf,
  SeatNews,
  SetInfo,
  TableClosed,
  TableConfig,
  TableInfo,
} from '@black-angel/protocol';

import type { Derivation } from '@black-angel/protocol/fair-dice';

/** From a moment up to another, in milliseconds since 1970. */
export interface Period {
  from: number;
  to: number;
}

type Complete<Kinds extends string, Table extends Record<Kinds, object>> = Table;

/** What the server adds to a channel of each kind. */
type StoredWith = Complete<
  ChannelKind,
  {
    push: Record<never, never>;
    webhook: Record<never, never>;
    /**
     * `code` is the hash of the confirmation code; null once the address is confirmed. Unconfirmed addresses get no
     * notices.
     */
    mail: { code: string | null };
  }
>;

interface AnyChannel {
  id: string;
  /**
   * The hash of the session that added it, if one did. A push channel ends with that session, the others when the
   * session is revoked. Old channels other than push have none.
   */
  session?: string;
}

/** Channels from earlier versions have no language. */
type ChannelMap = { [Kind in ChannelKind]: AnyChannel & NewChannelOf<Kind> & StoredWith[Kind & keyof StoredWith] };
export type ChannelOf<Kind extends ChannelKind> = ChannelMap[Kind];
/** How a player is notified of a turn. */
export type Channel = ChannelOf<ChannelKind>;

/** The clocks after `seq` entries of the log. */
export interface Clock {
  seq: number;
  at: number;
  /** Milliseconds in each seat's bank at that moment; all 0 unless the pace is live. */
  left: number[];
  /** The seat that decides, according to the log; null between two turns. */
  decider: number | null;
  /** Since when that seat decides. */
  turnSince: number;
  /** A player whose time ran out while no other person waits. */
  away?: Away;
  /** Seats whose time ran out since their player last moved. */
  missed?: number[];
  /** The last end of a turn, as long as its player can undo it. */
  ended?: Ended;
}

/** What the end of a turn has changed, so that an undo can restore it. */
export interface Ended {
  seat: number;
  /** The number of moves since then, the end included. */
  moves: number;
  /** The increment, in milliseconds. */
  bonus: number;
  /** `turnSince` before it. */
  turnSince: number;
}

/** A bot plays one turn for this seat. Then the table waits, without a clock, until the player is back. */
export interface Away {
  seat: number;
  /** The number of the turn that the bot plays. */
  turn: number;
  /** Others wait: the clock of the player runs again from the next turn on. */
  isShort?: true;
}

export interface SeatRow {
  kind: 'person' | 'bot';
  level: LevelName | null;
  /** Null while nobody sits there. */
  name: string | null;
  /** SHA-256 of the seat's token. The token itself is sent once and never stored. */
  tokenHash: string | null;
  account: string | null;
  /** Whether the game counts for the account's rating, as chosen when it took the seat. Old rows have none. */
  isRated?: boolean;
  entropy: string | null;
  /** Whether a bot plays for this person. */
  isSubstituted: boolean;
  /** Whether that is because the time ran out. Otherwise the player has resigned. */
  isTimedOut?: boolean;
  /** Whether trivial decisions of this person resolve themselves. */
  isAutomatic: boolean;
  /** When the clock of this person stops in a slow game. */
  vacations?: Period[];
  /** How this person is notified of a turn. */
  channels?: Channel[];
  /** Before the game: whether this person is ready. */
  isReady?: boolean;
  /** Whether the operator has muted this person at this table. */
  isMuted?: boolean;
  /** When this person sat down. Old rows have none. */
  since?: number;
}

export interface TableRow {
  id: string;
  createdAt: number;
  status: TableInfo['status'];
  config: TableConfig;
  /** The rules version of the game, from its first move to its last. */
  rules: number;
  /** The hash of the game's component set; the set itself is stored as a document. */
  components?: string;
  /** What everybody may see of the set that the table has chosen; null or absent for the default one. */
  set?: SetInfo | null;
  /** SHA-256 of the owner's token. The owner may remove players before the game begins. */
  ownerHash: string;
  /** Who made the table, as counted by the limit of open tables. Old rows have none. */
  owners?: string[];
  /** The server's secret part of the seed; revealed when the game is over. */
  secret: string;
  /** How the seed follows from the secret. Tables made early have none: it is 1. */
  derivation?: Derivation;
  /** The entropies of everybody who has joined, in this order; who leaves stays in it. Absent: those of the seats. */
  joined?: string[];
  seats: SeatRow[];
  /** If the seats were shuffled: their numbers before, in turn order. */
  drawn?: number[];
  /** The latest changes of seats, oldest first. */
  seatNews?: SeatNews[];
  /** When bots played for persons, oldest first. */
  handovers?: Handover[];
  /**
   * When settings last changed after others had joined, or a player left after whom others had joined: everybody must
   * be ready again.
   */
  settingsChangedAt?: number;
  /** When the open table closes unless somebody comes. Old rows have none. */
  expiresAt?: number;
  closed?: TableClosed;
  /** Of a rematch: the people of the previous game. Any of them may give the seats of absent ones to bots. */
  invited?: string[];
  /** Only these accounts may take a seat. */
  reserved?: { account: string; name: string }[];
  /** The tournament that paired the players. */
  tournament?: { id: string; name: string; round: number };
  result: TableInfo['result'];
  /** The seat that decides, for lists; the log is the truth. */
  decider: number | null;
  /** When the decider's time runs out, for lists; null if no clock runs. */
  deadline?: number | null;
  changedAt: number;
  /** Incremented by every change (optimistic locking). */
  version: number;
  /** Seats that agree to end the game without a result. */
  agreed?: number[];
  /** The clocks when the game began or when a seat last changed hands; the log has the rest. */
  clock?: Clock | null;
  /** The table where the same people play again. */
  rematch?: string | null;
  /** The turn that the following times belong to: the decider, and since when. */
  turn?: string | null;
  /** When the decider is notified, unless connected then. */
  notice?: number | null;
  /** When the server must act next: for a notice, a clock that runs out, a bot that has stopped. */
  due?: number | null;
}

export interface LogEntry {
  /** 0, 1, 2, … without a gap. */
  seq: number;
  kind: 'move' | 'undo';
  seat: number;
  /** The move in the notation; for an undo the number of undone moves. */
  move: string;
  isAutomatic: boolean;
  /** The client's id of the request; null for moves of bots and trivial moves. */
  moveId: string | null;
  /** The hash of the state after it. */
  hash: string;
  at: number;
}

export interface ChatRow {
  n: number;
  seat: number;
  text: string;
  at: number;
  /** Written before the game began: `seat` is the number before the seats were shuffled. */
  isEarly?: true;
  /** The author's name, in early lines: another player may have the seat later. Old rows have none. */
  name?: string;
}
