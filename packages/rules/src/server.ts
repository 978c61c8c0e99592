// '@black-angel/rules/server': what the authority over a game needs besides the game: what each seat may see of events
// and decisions, states that are kept, views that share their parts, and the hash that proves a game.

export { isCostly, isRevealing } from './events.ts';
export { canonicalState, hashState } from './hash.ts';
export { sha256 } from './sha256.ts';
export { SharedViews } from './shared-views.ts';
export { snapshot } from './snapshot.ts';
export { viewDecisions } from './view.ts';
export { hidesFrom, viewEvent } from './view-event.ts';
