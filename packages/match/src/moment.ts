// What travels from a match to a table: the same for a match in this browser and one on a server.

import type { ComponentSet, GameEvent, Options, Result, View } from '@black-angel/rules';
import type { MatchSeat } from './saved-match.ts';

export interface MatchInfo {
  id: string;
  options: Options;
  seats: MatchSeat[];
  /** A component set other than the default one, else null. */
  components: ComponentSet | null;
  /** Null when the match began from a position. */
  seed: string | null;
}

/** The game at one moment as one viewer may see it. */
export interface Moment {
  /** Moves made so far. */
  index: number;
  view: View;
  /** How many moves an undo would take back for this viewer; 0 when there is nothing to undo. */
  undo: { step: number; turn: number };
  /** Null while the game runs. */
  result: Result | null;
}

/** A move that was made, with what the viewer may know of its consequences. */
export interface Entry {
  /** Moves made before it. */
  index: number;
  /** -1 for the setup. */
  seat: number;
  events: GameEvent[];
}

/** The table after a step of Hal's turn. The rules play that turn within the move that ends a player's turn. */
export interface HalStep {
  /** The entry it belongs to, by its index. */
  index: number;
  /** How many events of that entry have happened. */
  events: number;
  /** The top frame is a turn of Hal's. */
  view: View;
}

export interface Update {
  moment: Moment;
  /** Moves made since the last update; none after an undo. */
  entries: Entry[];
  /** Entries from this index on are no longer part of the match. */
  keep: number;
  /** In order, if Hal's turn is among what happened. The first is the end of the player's own turn. */
  halSteps?: HalStep[];
}
