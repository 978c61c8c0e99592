// What a match sends to a table; the same for a match in this browser and one on a server.

import type { GameEvent, Options, Result, View } from '@black-angel/engine';
import type { ComponentSet } from '@black-angel/rules/components';
import type { MatchSeat } from './saved-match.ts';

export interface MatchInfo {
  id: string;
  options: Options;
  seats: MatchSeat[];
  /** A component set other than the default one, or null. */
  components: ComponentSet | null;
  /** Null when the match began from a position. */
  seed: string | null;
}

/** The game at one moment, as one viewer may see it. */
export interface Moment {
  /** The number of moves made so far. */
  index: number;
  view: View;
  /** How many moves an undo would revert for this viewer; 0 if there is nothing to undo. */
  undo: { step: number; turn: number };
  /** Null while the game runs. */
  result: Result | null;
}

/** A move, with what the viewer may know of its consequences. */
export interface Entry {
  /** The number of moves made before it. */
  index: number;
  /** -1 for the setup. */
  seat: number;
  events: GameEvent[];
}

/**
 * The table after a step within a move. A Mission is seen before its Ravagers; Hal's turn is played within the move
 * that ends a player's turn.
 */
export interface StepView {
  /** The index of the entry it belongs to. */
  index: number;
  /** How many events of that entry have happened. */
  events: number;
  /** The decision is the turn of the seat that plays. */
  view: View;
}

export interface Update {
  moment: Moment;
  /** Moves made since the last update; none after an undo. */
  entries: Entry[];
  /** Entries from this index on are no longer part of the match. */
  keep: number;
  /** In order. If Hal's turn follows, the first step is the end of the player's own turn. */
  stepViews?: StepView[];
}

/** The match up to a moment, with its whole log: entry 0 is the setup, entry i + 1 has the index i. */
export interface Line {
  moment: Moment;
  entries: readonly Entry[];
  /** The steps within the latest entries. */
  stepViews?: readonly StepView[];
}

/** The entries of a log that were there before the move with an index. */
export const logBefore = (entries: readonly Entry[], index: number): readonly Entry[] => entries.slice(0, index + 1);

/** The entries of a log from the move with an index on. */
export const logFrom = (entries: readonly Entry[], index: number): readonly Entry[] => entries.slice(index + 1);

/** The line after an update of it. */
export const updated = (log: readonly Entry[], { moment, entries, keep, stepViews = [] }: Update): Line => ({
  moment,
  entries: [...logBefore(log, keep), ...entries],
  stepViews,
});

const hex = (number: number): string => (number >>> 0).toString(16).padStart(8, '0');

/**
 * A hash of the entries that a client has seen, from the setup on. With it a server finds out whether they are still
 * valid, and sends only the missing ones. It contains no secret, and a client that sends a wrong one harms only itself.
 */
export function seenHash(entries: readonly Entry[]): string {
  const text = JSON.stringify(entries);
  let [a, b] = [0x9e3779b1, 0x85ebca77];
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    a = Math.imul(a ^ letter, 0x01000193);
    b = Math.imul((b << 5) ^ (b >>> 27) ^ letter, 0x27d4eb2d);
  }
  return hex(a ^ (b >>> 15)) + hex(b ^ (a >>> 13));
}
