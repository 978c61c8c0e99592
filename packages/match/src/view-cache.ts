// How a match keeps its states and shows them.

import type { Engine, State, View, Viewer } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { sharing } from '@black-angel/engine/sharing';

export type Decisions = Pick<View, 'decision' | 'pending'>;

export interface ViewCache {
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
export const plainViewCache = (engine: Engine): ViewCache => ({
  keepStep: (draft) => structuredClone(draft),
  keep: (state) => state,
  view: (state, viewer) => engine.view(state, viewer),
  decisions: (state, viewer) => engine.view(state, viewer),
  json: (state, viewer) => JSON.stringify(engine.view(state, viewer)),
  close: () => {},
});

/**
 * For servers, which show every move to several viewers: successive states and views share what has not changed. Games
 * by earlier rules are rare, and their engines know nothing of it.
 */
export function sharedViewCache(engine: Engine): ViewCache {
  if (engine !== PRESENT_ENGINE) return plainViewCache(engine);
  const views = sharing.makeViews();
  const { snapshot } = sharing;
  return {
    keepStep: snapshot,
    keep: snapshot,
    view: (state, viewer) => views.view(state, viewer),
    decisions: sharing.viewDecisions,
    json: (state, viewer) => views.json(state, viewer),
    close: () => views.forget(),
  };
}
