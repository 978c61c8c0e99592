// The format of a component set: everything printed on cards, tiles and boards. The rules know only these kinds.

import type { ColourName } from '../state.ts';

export type FactStatus = 'published' | 'derived' | 'reconstructed';
export type ActionKind = 'discover' | 'repair' | 'destroy' | 'command';
export type Direction = 'up' | 'down';
export type Line = 'row0' | 'row1' | 'row2' | 'column0' | 'column1' | 'column2';

/** What a Mission or a tile gives. */
export interface Gain {
  vp?: number;
  ship?: number;
  resource?: number;
  robot?: number;
  debris?: number;
}

/** What a Mission activation costs. */
export interface Cost {
  ship?: number;
  resource?: number;
  robot?: number;
  debris?: number;
  technology?: number;
  missionCard?: number;
  ravagerCard?: number;
}

export interface VpPer {
  vpPer: number;
  of: 'ownedInSpace' | 'ejected';
  colour: ColourName;
}

export type MissionEffect =
  | { kind: 'activation'; cost: Cost; gain: Gain }
  | { kind: 'neutralization'; owner: Gain; eachShip: Gain }
  | { kind: 'neutralization'; each: VpPer };

export interface MissionCard {
  id: string;
  colour: ColourName;
  effect: MissionEffect;
  /** Gained when the card is placed. */
  reward: Gain;
  /** Technology tiles that appear, top to bottom. */
  technology: ColourName[];
}

export type RavagerEffect =
  | { kind: 'damageNextAction' }
  | { kind: 'damageSupplyDie'; colour: ColourName }
  | { kind: 'discardMission' }
  | { kind: 'discardRavager' }
  | { kind: 'placeRobot' };

export interface RavagerCard {
  id: string;
  action: number;
  effect: RavagerEffect;
}

export const TILE_EFFECTS = [
  'vp',
  'gainShip',
  'gainResource',
  'gainDebris',
  'gainRobot',
  'moveShip',
  'reassignRobot',
  'drawMission',
  'activateVertical',
  'activateHorizontal',
] as const;
export type TileEffect = (typeof TILE_EFFECTS)[number];

export type Boost =
  | { kind: 'vpForAction'; action: ActionKind; colour: ColourName; vp: number }
  | { kind: 'dieToThree'; colour: ColourName }
  | { kind: 'dieToAnyColour'; colour: ColourName }
  | { kind: 'reserveDie'; colour: ColourName };
export type BoostKind = Boost['kind'];

export interface TechnologyTile {
  id: string;
  colour: ColourName;
  standard: TileEffect;
  boost: Boost;
}

export interface StartingTile {
  id: string;
  colour: ColourName;
  oneOf: TileEffect[];
}

export const ADVANCED_KINDS = [
  'orangeInGrid',
  'grayInGrid',
  'greenInGrid',
  'ejectedTechnology',
  'debris',
  'ravagerCards',
  'advancedTiles',
  'cardsInSpace',
] as const;
export type AdvancedKind = (typeof ADVANCED_KINDS)[number];

export interface AdvancedTile {
  id: string;
  kind: AdvancedKind;
  vpPer: number;
}

export interface Hex {
  territory: ColourName | 'asteroid';
  comet?: boolean;
  ravagerIcon?: boolean;
}

export interface PrintedStrip {
  strip: number;
  faces: { A: Hex[]; B: Hex[] };
}

export interface HalHalf {
  colour: ColourName;
  action: ActionKind;
  /** Discover only. */
  advancedFirst?: boolean;
  /** Repair and Destroy only: whether action numbers are followed upward or downward. */
  direction?: Direction;
}

export interface HalCard {
  id: string;
  top: HalHalf;
  bottom: HalHalf;
}

export type HalGoods = 'ship' | 'resource' | 'robot' | 'debris' | 'ravagerCard' | 'technology' | 'advancedTechnology';

export interface ComponentSet {
  id: string;
  name: string;
  /** Who made the set. */
  author?: string;
  about?: string;
  status: { component: string; fact: string; status: FactStatus }[];
  dieFaces: number[];
  dieOpposite: Record<string, number>;
  actions: { number: number; colour: ColourName; action: ActionKind }[];
  display: { costs: number[] };
  advancedPlacesOnShip: number;
  playerBoard: { startCells: [number, number][]; colourArrows: Line[]; blackArrows: Line[]; note?: string };
  turnOrderAdvantage: Record<string, { resource?: number; reserveDie?: number }>;
  missions: MissionCard[];
  ravagers: RavagerCard[];
  technology: TechnologyTile[];
  startingTechnology: StartingTile[];
  advancedTechnology: AdvancedTile[];
  strips: PrintedStrip[];
  hal: { cards: HalCard[]; vpPer: Record<HalGoods, number> };
}
