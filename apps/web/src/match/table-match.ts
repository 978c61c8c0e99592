// What the table knows of a match. It is played in a worker of this browser (local-match.ts) or on a server
// (online/remote-match.ts); the table cannot tell which.

import type { Thought } from '@black-angel/bots';
import type { Entry, MatchInfo, Moment, Update } from '@black-angel/match';
import type { GameRecord, Illegal, Viewer } from '@black-angel/rules';

export interface Opened {
  info: MatchInfo;
  moment: Moment;
  entries: Entry[];
}

export type MatchNews =
  | { kind: 'update'; update: Update }
  /** The match could not be kept: what is played now may be lost. */
  | { kind: 'notKept'; problem: string }
  /** The worker or the connection broke. */
  | { kind: 'broken'; problem: string }
  /** The match goes on in another tab. */
  | { kind: 'takenOver'; problem: string };

/** A running game cannot be branched: its cards are hidden. The message is for the player, in the player's language. */
export class RunningGame extends Error {}

export interface TableMatch {
  /** The one pair of eyes this match is seen with; null when the device may be passed around. */
  readonly ownViewer: Viewer | null;
  /** News from now on, in order. Returns what ends it. */
  listen(hear: (news: MatchNews) => void): () => void;
  /** Sees the match with the eyes of a seat from now on. */
  watch(viewer: Viewer): Promise<Opened>;
  /** Null if the move was made, else the rule that forbids it. */
  play(seat: number, move: string): Promise<Illegal | null>;
  undo(seat: number, what: 'step' | 'turn'): Promise<void>;
  /** What a strong player would do in the present decision. */
  hint(seat: number): Promise<Thought>;
  /** Any moment of the match, as the present viewer may see it. */
  momentAt(index: number): Promise<Moment>;
  /** VP of every seat at each moment. */
  scores(): Promise<number[][]>;
  record(): Promise<GameRecord | null>;
  /** A new match that goes on from a moment of this one; returns its id. */
  fork(index: number): Promise<string>;
  /** Whether trivial decisions resolve themselves. */
  setAutomatic(isAutomatic: boolean): Promise<void>;
  close(): void;
}
