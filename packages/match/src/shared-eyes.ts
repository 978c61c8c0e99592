// For servers, which show every move to several viewers: successive states and views share what has not changed. Games
// by earlier rules are rare, and their engines know nothing of it.

import type { Engine } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { sharing } from '@black-angel/engine/sharing';
import { type Eyes, plainEyes } from './eyes.ts';

export function sharedEyes(engine: Engine): Eyes {
  if (engine !== PRESENT_ENGINE) return plainEyes(engine);
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
