// How a match keeps its states and shows them.

import type { Engine, State, View, Viewer } from '@black-angel/engine';

export type Decisions = Pick<View, 'decision' | 'pending'>;

export interface Eyes {
  /** A copy of a state between the steps of a move. `before` is the state before that step. */
  keepStep(draft: State, before: State): State;
  /** The state after a move. */
  keep(state: State, before: State): State;
  /** States and views must not be changed afterwards. */
  view(state: State, viewer: Viewer): View;
  /** The decisions of a view. */
  decisions(state: State, viewer: Viewer): Decisions;
  /** The view as JSON. */
  json(state: State, viewer: Viewer): string;
  /** All viewers have been shown what is new: views that only speed this up are dropped. */
  close(): void;
}

/** Every view is made from the start. A page shows one seat at a time, and needs no more. */
export const plainEyes = (engine: Engine): Eyes => ({
  keepStep: (draft) => structuredClone(draft),
  keep: (state) => state,
  view: (state, viewer) => engine.view(state, viewer),
  decisions: (state, viewer) => engine.view(state, viewer),
  json: (state, viewer) => JSON.stringify(engine.view(state, viewer)),
  close: () => {},
});
