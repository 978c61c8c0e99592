// Everything that a running game needs from the rules and the bots. `npm run freeze` bundles it before RULES_VERSION is
// raised. The bundle then plays, shows, replays and judges the games of that version
// (docs/adr/0004-old-rules-versions.md).
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
/** Loaded on demand: a page that only shows a game does not need the bots. */
export const thinkAs: typeof import('./think-as.ts').thinkAs = async (level, thinking) =>
  (await import('./think-as.ts')).thinkAs(level, thinking);
