// Everything that a running game needs from the rules. `npm run task freeze` bundles it, with the bots, before
// RULES_VERSION is raised (docs/adr/0004-old-rules-versions.md).
// Never remove an export: frozen engines have it.

export {
  apply,
  decision,
  determinize,
  explain,
  finalScore,
  formatMove,
  isOver,
  legalMoves,
  makeRecord,
  parseMove,
  parseRecord,
  RULES_VERSION,
  replay,
  replaySteps,
  result,
  setup,
  trivialMove,
  view,
} from '@black-angel/rules';
export { contentOf, defaultContent, findComponents, loadComponents } from '@black-angel/rules/components';
export { outlook, standing } from '@black-angel/rules/playout';
export { makePosition, parsePosition } from '@black-angel/rules/position';
export { hashState, hidesFrom, viewEvent } from '@black-angel/rules/server';
