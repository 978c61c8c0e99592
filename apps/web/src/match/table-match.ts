// A match as the table knows it. It runs in a worker of this browser (local-match.ts) or on a server
// (online/remote-match.ts).

import type { GameRecord, Illegal, Thought, Viewer } from '@black-angel/engine';
import type { Entry, Line, MatchInfo, Moment } from '@black-angel/match';

export interface Opened {
  info: MatchInfo;
  moment: Moment;
  entries: readonly Entry[];
}

/** A moment, and the steps of the move that led to it. */
export type MomentInSteps = Pick<Line, 'moment' | 'stepViews'>;

/** Moves that are shown once more. */
export interface Film {
  /** The index of the first move. */
  from: number;
  /** After each move. Moves whose moment is not known are shown with the next one. */
  moments: MomentInSteps[];
}

export type MatchNews =
  /** What the table shows next, and the index from which on the log is new. Unchanged parts stay the same objects. */
  { kind: 'update'; line: Line; from: number } | MatchProblem;

export type MatchProblem =
  /** The match could not be stored: later moves may be lost. */
  | { kind: 'notKept'; problem: string }
  /** A bot cannot use its net. It plays by the linear evaluation. */
  | { kind: 'unlearned'; problem: string }
  /** The worker or the connection broke. */
  | { kind: 'broken'; problem: string }
  /** The match continues in another tab. */
  | { kind: 'takenOver'; problem: string };

/** A running game cannot be forked: its cards are hidden. The message is in the player's language. */
export class RunningGame extends Error {}

export interface TableMatch {
  /** The only viewer of this match; null when several persons share the device. */
  readonly ownViewer: Viewer | null;
  /** Subscribes to news, in order. Returns the unsubscribe function. */
  listen(hear: (news: MatchNews) => void): () => void;
  /** Changes the viewer. */
  watch(viewer: Viewer): Promise<Opened>;
  /** Null if the move was made, else the rule that forbids it. */
  play(seat: number, move: string): Promise<Illegal | null>;
  undo(seat: number, what: 'step' | 'turn'): Promise<void>;
  /** What a strong player would do in the present decision. */
  hint(seat: number): Promise<Thought>;
  /** Any moment of the match, as the present viewer may see it. */
  momentAt(index: number): Promise<Moment>;
  /** Moves from one index to another, to be shown step by step. Old ones may be left out. */
  film(from: number, to: number): Promise<Film>;
  /** VP of every seat at each moment. */
  scores(): Promise<number[][]>;
  record(): Promise<GameRecord | null>;
  /** Creates a match that continues from a moment of this one. Returns its id. */
  fork(index: number): Promise<string>;
  /** Whether trivial decisions resolve themselves. */
  setAutomatic(isAutomatic: boolean): Promise<void>;
  close(): void;
}

/** A hint is what a strong bot finds in this time. */
export const HINT = { thinker: { level: 'expert' }, budget: { milliseconds: 900 } } as const;
