// A game record: everything needed to reproduce a game exactly (docs/notation.md).

import type { Options } from './names.ts';

/** Who sits in a seat. */
export interface SeatInfo {
  name: string;
  kind: 'person' | 'bot' | 'hal';
}

/** Final VP by seat, Hal last, and the seats that won. */
export interface Result {
  vp: number[];
  winners: number[];
}

/** A game as a file: options, seed and moves. */
export interface GameRecord {
  format: 'black-angel-record';
  /** Of the format. */
  version: 1;
  /** The rules version of the game. */
  rules: number;
  options: Options;
  components: { id: string; hash: string };
  seed: string;
  /** In turn order; Hal last. */
  seats: SeatInfo[];
  /** Every decision in order; the seat follows from the game. */
  moves: string[];
  /** Null while the game runs. */
  result: Result | null;
  /** Hash of the state after the last move. */
  hash: string;
}

/** A fault of a record or a saved match. */
export type RecordFlaw =
  /** An unknown format or rules version. */
  | { kind: 'version' }
  /** A missing or wrong entry, as a path: `seats[0].name`. */
  | { kind: 'entry'; entry: string }
  /** A move that cannot be made, with the rule that forbids it, if there is one. */
  | { kind: 'move'; number: number; move: string; rule: string | null }
  /** The moves lead to another state or result than the stated one. */
  | { kind: 'outcome' };
