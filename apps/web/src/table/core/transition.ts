// A change of the moment on the table.

import type { GameEvent, View } from '@black-angel/engine';

export interface Change {
  before: View;
  after: View;
  events: readonly GameEvent[];
  /** Events that `after` already contains but that are shown later: their pieces wait. */
  later: readonly GameEvent[];
  /** Milliseconds until the next change, if it is known. */
  time: number | null;
}

/** Makes a change visible: it measures before `make` and lets pieces fly after it. */
export type Transition = (change: Change, make: () => void) => void;

export const CUT: Transition = (_change, make) => make();
