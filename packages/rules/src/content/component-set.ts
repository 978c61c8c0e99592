// The format of a component set: everything printed on cards, tiles and boards. The rules know only these kinds.

import type { ColourName } from '../state.ts';

/** How well a fact is known. */
export type FactStatus = 'published' | 'derived' | 'reconstructed';
/** What an action of the ship, or a half of a Hal card, does. @rule A2.7 */
export type ActionKind = 'discover' | 'repair' | 'destroy' | 'command';
/** Whether Hal follows action numbers upward or downward. @rule H7 */
export type Direction = 'up' | 'down';
/** A row or column of a technology grid. @rule A1.1 */
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

/** VP for each card of a colour. */
export interface VpPer {
  vpPer: number;
  of: 'ownedInSpace' | 'ejected';
  colour: ColourName;
}

/** What a Mission does: when it is activated, or when it is ejected. @rule A2.M1 */
export type MissionEffect =
  | { kind: 'activation'; cost: Cost; gain: Gain }
  | { kind: 'neutralization'; owner: Gain; eachShip: Gain }
  | { kind: 'neutralization'; each: VpPer };

/** A Mission card. @rule C3 */
export interface MissionCard {
  id: string;
  colour: ColourName;
  effect: MissionEffect;
  /** Gained when the card is placed. */
  reward: Gain;
  /** Technology tiles that appear, top to bottom. */
  technology: ColourName[];
}

/** The permanent effect of a Ravager card. @rule A2.6 */
export type RavagerEffect =
  | { kind: 'damageNextAction' }
  | { kind: 'damageSupplyDie'; colour: ColourName }
  | { kind: 'discardMission' }
  | { kind: 'discardRavager' }
  | { kind: 'placeRobot' };

/** A Ravager card. @rule C3 */
export interface RavagerCard {
  id: string;
  action: number;
  effect: RavagerEffect;
}

/** The effects of the standard side of tiles. @rule X1 */
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
/** An effect of the standard side of a tile. @rule X1 */
export type TileEffect = (typeof TILE_EFFECTS)[number];

/** The effect of the boost side of a tile. @rule V2 */
export type Boost =
  | { kind: 'vpForAction'; action: ActionKind; colour: ColourName; vp: number }
  | { kind: 'dieToThree'; colour: ColourName }
  | { kind: 'dieToAnyColour'; colour: ColourName }
  | { kind: 'reserveDie'; colour: ColourName };
/** The kinds of boosts. @rule V2 */
export type BoostKind = Boost['kind'];

/** A Technology tile. @rule C3 */
export interface TechnologyTile {
  id: string;
  colour: ColourName;
  standard: TileEffect;
  boost: Boost;
}

/** A tile that every player starts with. @rule S7 */
export interface StartingTile {
  id: string;
  colour: ColourName;
  oneOf: TileEffect[];
}

/** What Advanced tiles count. @rule X1 */
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
/** What an Advanced tile counts. @rule X1 */
export type AdvancedKind = (typeof ADVANCED_KINDS)[number];

/** An Advanced Technology tile. @rule S4 */
export interface AdvancedTile {
  id: string;
  kind: AdvancedKind;
  vpPer: number;
}

/** What is printed on a hex. */
export interface Hex {
  territory: ColourName | 'asteroid';
  comet?: boolean;
  ravagerIcon?: boolean;
}

/** A strip of the Space board, and its two faces. @rule S2 */
export interface PrintedStrip {
  strip: number;
  faces: { A: Hex[]; B: Hex[] };
}

/** One half of a Hal card. @rule H3 */
export interface HalHalf {
  colour: ColourName;
  action: ActionKind;
  /** Discover only. */
  advancedFirst?: boolean;
  /** Repair and Destroy only: whether action numbers are followed upward or downward. */
  direction?: Direction;
}

/** A card of Hal's deck. @rule H3 */
export interface HalCard {
  id: string;
  top: HalHalf;
  bottom: HalHalf;
}

/** What Hal turns into VP. @rule H2 */
export type HalGoods = 'ship' | 'resource' | 'robot' | 'debris' | 'ravagerCard' | 'technology' | 'advancedTechnology';

/** A component set: everything printed on cards, tiles and boards. A file of this form is a set of one's own. */
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
