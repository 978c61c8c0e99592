// Words that several parts of the contract use.

export type ColourName = 'orange' | 'gray' | 'green';
export type Goods = 'vp' | 'ship' | 'resource' | 'robot' | 'debris';
/** The back of a card. */
export type Back = ColourName | 'ravager';
export type Ending = 'none' | 'spes' | 'ravagers';
export type HalLevel = 'easy' | 'standard' | 'difficult' | 'extreme';

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

export interface Options {
  /** People (or bots) at the table; with 1 the opponent is Hal. */
  readonly players: 1 | 2 | 3 | 4;
  /** V: boost sides and drawing two cards. */
  readonly advanced: boolean;
  /** H1: Hal's starting VP. Only with one player, else null. */
  readonly hal: HalLevel | null;
}

export interface DieFace {
  colour: ColourName;
  value: number;
}
