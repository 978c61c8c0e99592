// Everything that a running game needs from the rules. `npm run freeze` bundles it, with the bots, before RULES_VERSION
// is raised (docs/adr/0004-old-rules-versions.md).
// Never remove an export: frozen engines have it.

export {
  apply,
  contentOf,
  decision,
  defaultContent,
  determinize,
  explain,
  finalScore,
  findComponents,
  formatMove,
  hashState,
  hidesFrom,
  isOver,
  legalMoves,
  loadComponents,
  makeRecord,
  outlook,
  parseMove,
  parseRecord,
  RULES_VERSION,
  replay,
  replaySteps,
  result,
  setup,
  standing,
  trivialMove,
  view,
  viewEvent,
} from '@black-angel/rules';
export { makePosition, parsePosition } from '@black-angel/rules/position';
