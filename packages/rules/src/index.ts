// The rules library: everything a table, a bot or a server needs to play. '@black-angel/rules/position' reads
// positions, '@black-angel/rules/texts' has the texts. Engines of earlier rules versions are in
// '@black-angel/bots/engines'.

export { type Captive, showCaptive } from './captives.ts';
export * from './content/component-set.ts';
export {
  type Content,
  canonicalJson,
  colourNumber,
  contentOf,
  defaultContent,
  findComponents,
  isRavager,
  loadComponents,
  loadOldComponents,
  missionCard,
  ravagerCard,
} from './content/content.ts';
export { ComponentError, checkDepth, MOST_DEPTH } from './content/validate-set.ts';
export { areListsShared, BESIDE, CARDS, DICE, DISPLAY, FLEET, GRID, isShared, RAVAGERS, SHIP, SKY } from './copy.ts';
export { determinize } from './determinize.ts';
export { countDice, DIE_COUNTS, DIE_KINDS, type Die, dieNumber, isReservedDie, valueOfDie } from './dice.ts';
export {
  BACKS,
  type Back,
  backOf,
  CELL_NAMES,
  cardName,
  cellName,
  type DieFace,
  type EventFields,
  type EventKind,
  isCostly,
  isRevealing,
  LINE_NAMES,
  lineName,
} from './events.ts';
export type { EntryFault, RecordFlaw } from './fault.ts';
export type { Decision } from './frames/index.ts';
export * from './game.ts';
export {
  type Cell,
  type GoneTile,
  hasDebris,
  isAdvanced,
  isBoostUp,
  isStarting,
  isTechnology,
  tileIn,
} from './grid.ts';
export { canonicalState, hashState } from './hash.ts';
export { COLUMNS, columnOf, hexName, MIDDLE, neighbours, parseHex, rowOf } from './hex.ts';
export { checkMove, formatMove, MOVE_KINDS, type MoveKind, parseMove } from './moves.ts';
export { type Outlook, outlook, sequenceBsToSpes } from './outlook.ts';
export type { Random } from './random.ts';
export * from './record.ts';
export { type FinalScore, finalScore, type ScoredTile, standing } from './score.ts';
export { checkOptions, OptionsError } from './setup.ts';
export { sha256 } from './sha256.ts';
export { SharedViews } from './shared-views.ts';
export { snapshot } from './snapshot.ts';
export { angelHex, type PrintedHex, printedHex, type Strip, spesHex } from './space.ts';
export {
  COLOURS,
  type ColourName,
  type Ending,
  type FrameKind,
  type Hal,
  type HalLevel,
  type Options,
  type Player,
} from './state.ts';
export {
  type PlacedMission,
  type PlayerView,
  type TurnDie,
  type TurnView,
  type View,
  type Viewer,
  view,
  viewDecisions,
} from './view.ts';
export { hidesFrom, viewEvent } from './view-event.ts';
export type { VpRule } from './vp-rule.ts';
