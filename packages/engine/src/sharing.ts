// For servers, which show every move to several viewers: successive states and views of the present rules share what
// has not changed.

import { SharedViews, snapshot, viewDecisions } from '@black-angel/rules/server';
import type { View, Viewer } from './contract/view.ts';
import type { State } from './engine.ts';

/** For states of the present engine alone. */
interface Sharing {
  /** A copy that shares the parts which `before` has too. */
  snapshot(state: State, before: State): State;
  viewDecisions(state: State, viewer: Viewer): Pick<View, 'decision' | 'pending'>;
  makeViews(): {
    view(state: State, viewer: Viewer): View;
    json(state: State, viewer: Viewer): string;
    /** Forgets all states but the latest. */
    forget(): void;
  };
}

/** Views and states of the present rules that share equal parts. */
export const sharing: Sharing = { snapshot, viewDecisions, makeViews: () => new SharedViews() };
