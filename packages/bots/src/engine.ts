// Everything that a running game needs of the rules and the bots. `npm run freeze` bundles it when RULES_VERSION is raised, so
// that games of that version are played, shown, replayed and judged by it for ever (docs/adr/0004-old-rules-versions.md).
// A name that is here stays: frozen engines have it.

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
/** Loaded when a bot thinks: a page that only shows a game does not need the bots. */
export const thinkAs: typeof import('./think-as.ts').thinkAs = async (level, thinking) =>
  (await import('./think-as.ts')).thinkAs(level, thinking);
