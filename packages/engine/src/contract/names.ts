// Words that several parts of the contract use.

/** A colour of dice, cards, tiles and actions. @rule C1 */
export type ColourName = 'orange' | 'gray' | 'green';
/** What a player gains, spends and loses. */
export type Goods = 'vp' | 'ship' | 'resource' | 'robot' | 'debris';
/** The back of a card. */
export type Back = ColourName | 'ravager';
/** What triggered the end. @rule E1 */
export type Ending = 'none' | 'spes' | 'ravagers';
/** Hal's levels, from weak to strong. */
export const HAL_LEVELS = ['easy', 'standard', 'difficult', 'extreme'] as const;
/** One of HAL_LEVELS. */
export type HalLevel = (typeof HAL_LEVELS)[number];

/** An effect of the standard side of a tile. @rule X1 */
export type TileEffect =
  | 'vp'
  | 'gainShip'
  | 'gainResource'
  | 'gainDebris'
  | 'gainRobot'
  | 'moveShip'
  | 'reassignRobot'
  | 'drawMission'
  | 'activateVertical'
  | 'activateHorizontal';

/** What is agreed before the game. */
export interface Options {
  /** People (or bots) at the table; with 1 the opponent is Hal. */
  readonly players: 1 | 2 | 3 | 4;
  /** V: boost sides and drawing two cards. */
  readonly advanced: boolean;
  /** H1: Hal's starting VP. Only with one player, else null. */
  readonly hal: HalLevel | null;
}

/** A die as it lies. */
export interface DieFace {
  colour: ColourName;
  value: number;
}
