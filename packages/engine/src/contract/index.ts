// The contract: all that matches, pages, servers and foreign bots know of a game. It imports nothing from the rules;
// every rules version is adapted to it (docs/adr/0020). As JSON the same parts are described by docs/schemas.

export type { Decision, DecisionFields, DecisionKind } from './decision.ts';
export type { EventFields, EventKind, GameEvent } from './event.ts';
export { LEVEL_NAMES, type LevelName } from './level-names.ts';
export type { Move, MoveKind } from './move.ts';
export {
  type Back,
  type ColourName,
  type DieFace,
  type Ending,
  type Goods,
  HAL_LEVELS,
  type HalLevel,
  type Options,
  type TileEffect,
} from './names.ts';
export type { GameRecord, RecordFlaw, Result, SeatInfo } from './record.ts';
export type { Illegal, Refused } from './refusal.ts';
export type { DieOutlook, FinalScore, Outlook, ScoredTile } from './score.ts';
export type { Budget, Line, Thinking, Thought } from './thought.ts';
export { CONTRACT_VERSION } from './version.ts';
export type {
  Captive,
  Cell,
  Die,
  GoneTile,
  PlacedMission,
  PlayerView,
  Strip,
  TurnDie,
  TurnView,
  View,
  Viewer,
} from './view.ts';
