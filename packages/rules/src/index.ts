// '@black-angel/rules': the game. Beside it: './playout' for bots, './server' for an authority, './position' for
// positions written by hand, './components' for what is printed on cards and tiles, './texts' for words.

// ── A game, from state to state ──

export * from './game.ts';
export { checkOptions, OptionsError } from './setup.ts';
export {
  COLOURS,
  type ColourName,
  type Ending,
  type FrameKind,
  HAL_LEVELS,
  type Hal,
  type HalLevel,
  type Options,
  type Viewer,
} from './state.ts';

// ── What a player sees, may decide, and is told ──

export { determinize } from './determinize.ts';
export type { EventFields, EventKind } from './events.ts';
export type { Decision } from './frames/index.ts';
export type { Cell, GoneTile } from './grid.ts';
export { type FinalScore, finalScore, type ScoredTile } from './score.ts';
export {
  type PlacedMission,
  type PlayerView,
  type TurnDie,
  type TurnView,
  type View,
  view,
} from './view.ts';
export type { VpRule } from './vp-rule.ts';

// ── Moves as text, games as files ──

export type { EntryFault, RecordFlaw } from './fault.ts';
export { formatMove, MOVE_KINDS, type MoveKind, parseMove } from './moves.ts';
export * from './record.ts';

// ── Names of hexes, cells, cards and dice, as moves and views use them ──

export type { Die } from './dice.ts';
export {
  BACKS,
  type Back,
  backOf,
  CELL_NAMES,
  cardName,
  cellName,
  type DieFace,
  LINE_NAMES,
  lineName,
} from './events.ts';
export { COLUMNS, columnOf, hexName, MIDDLE, neighbours, parseHex, rowOf } from './hex.ts';
export { angelHex, type PrintedHex, printedHex, type Strip, spesHex } from './space.ts';
