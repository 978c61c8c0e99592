// The rules library: everything a table, a bot or a server needs to play. Positions written by hand are read by
// '@black-angel/rules/position', texts are in '@black-angel/rules/texts', older rules in '@black-angel/rules/versions'.

export * from './content/component-set.ts';
export {
  type Content,
  canonicalJson,
  contentOf,
  defaultContent,
  findComponents,
  loadComponents,
} from './content/content.ts';
export { ComponentError } from './content/validate-set.ts';
export { determinize } from './determinize.ts';
export {
  type Back,
  cardName,
  cellName,
  type DieFace,
  type EventFields,
  type EventKind,
  isCostly,
  isRevealing,
  lineName,
  viewEvent,
} from './events.ts';
export type { EntryFault, RecordFlaw } from './fault.ts';
export * from './game.ts';
export { hashState } from './hash.ts';
export { COLUMNS, columnOf, hexName, MIDDLE, neighbours, parseHex, rowOf } from './hex.ts';
export { checkMove, MOVE_KINDS, type MoveKind, makeMove, parseMove } from './moves.ts';
export { type Outlook, outlook, sequenceBsToSpes } from './outlook.ts';
export type { Random } from './random.ts';
export * from './record.ts';
export { type FinalScore, finalScore, type ScoredTile, standing } from './score.ts';
export { checkOptions, OptionsError } from './setup.ts';
export * from './state.ts';
export { type PlayerView, type View, type Viewer, view } from './view.ts';
export type { VpRule } from './vp-rule.ts';
