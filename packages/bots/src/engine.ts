// Everything that a running game needs from the rules and the bots. `npm run freeze` bundles it before RULES_VERSION is
// raised. The bundle then plays, shows, replays and judges the games of that version
// (docs/adr/0004-old-rules-versions.md).
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
export { hashState, viewEvent } from '@black-angel/rules/server';
/** Loaded on demand: a page that only shows a game does not need the bots. */
export const thinkAs: typeof import('./think-as.ts').thinkAs = async (level, thinking) =>
  (await import('./think-as.ts')).thinkAs(level, thinking);
