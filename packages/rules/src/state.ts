// The whole game as plain JSON: numbers, strings, arrays. What can be computed is not stored.
//
// Numbers used throughout:
//   colour   0 orange, 1 gray, 2 green (C1)
//   seat     0 is the first player; in solitaire Hal is seat 1
//   card     its printed number: 1–60 Missions, 61–90 Ravagers; 0 is no card
//   tile     1–48 Technology, 49–51 Starting, 52–67 Advanced, in the order of the component set; 0 is no tile
//   action   0–5 for the printed 1–6
//   hex      row × 5 + column; row 0 is the strip nearest the ship board, column 2 the middle
//   cell     row × 3 + column of the technology grid, row 0 on top
//   slot     0–2 the rows from the top, 3–5 the columns from the left; an arrow has the number of its slot
//   die      colour × 4 + value; 0 is the star (C2)

/** How many VP Hal begins with: 0, 5, 10 or 15. @rule H1 */
/** Hal's levels, from weak to strong. @rule H1 */
export const HAL_LEVELS = ['easy', 'standard', 'difficult', 'extreme'] as const;
/** One of HAL_LEVELS. */
export type HalLevel = (typeof HAL_LEVELS)[number];

/** What is agreed before the game. */
export interface Options {
  /** People (or bots) at the table; with 1 the opponent is Hal. */
  readonly players: 1 | 2 | 3 | 4;
  /** V: boost sides and drawing two cards. */
  readonly advanced: boolean;
  /** H1: Hal's starting VP. Only with one player, else null. */
  readonly hal: HalLevel | null;
}

/** What belongs to a player, in numbers. */
export interface Player {
  vp: number;
  /** Ships in storage. */
  ships: number;
  resources: number;
  /** Debris in storage; debris on tiles is in `grid`. */
  debris: number;
  /** Robots in the supply, not yet (or no longer) available. */
  robots: number;
  /** Robots in the break room. */
  breakRoom: number;
  /** Robots in the workstation of each colour. */
  workstations: number[];
  /** Hexes of this player's ships in space, each with its pilot. */
  fleet: number[];
  /** Cards in hand, in ascending order. */
  hand: number[];
  /** Face-down cards in the six slots around the board. */
  slots: number[];
  /** Nine cells: tile × 4 + 2 if its boost side is up + 1 if debris lies on it. */
  grid: number[];
  /** Ejected Technology and Starting tiles beside the board. */
  ejectedTiles: number[];
  /** The Advanced tile on the place of each colour. */
  advancedPlaces: number[];
  /** Advanced tiles ejected when the three places were taken. */
  advancedBeyond: number[];
  /** Ejected Mission cards tucked beside the board. */
  ejectedCards: number[];
}

/** The lists of a player. */
export type PlayerList = { [Name in keyof Player]: Player[Name] extends number[] ? Name : never }[keyof Player];
/** Does not compile unless all of `Known` are among the names. */
export type Covered<Names, Known extends Names> = Known;

/** The automatic opponent of a solitaire game. @rule H1 */
export interface Hal {
  vp: number;
  /** Indexes into the component set's Hal cards, top last. */
  deck: number[];
  discard: number[];
}

/** What has been decided about the die of the running turn. Immutable, like a frame: a change replaces it. */
export interface Turn {
  /** The sequence of this turn; '' while open. Stays set after the turn for H3. */
  readonly sequence: '' | 'A' | 'B' | 'pass';
  /** Colour of the die as it was taken, -1 while none is chosen. A3 draws this colour. */
  readonly dieColour: number;
  /** Compartment the die came from. */
  readonly dieFrom: number;
  /** The present colour and value of the die, after debris and boosts. */
  readonly colour: number;
  readonly value: number;
  /** A2.2: the die was turned. */
  readonly turned: boolean;
  /** V2: a boost set the value; a boost set the colour. */
  readonly boostedValue: boolean;
  readonly boostedColour: boolean;
}

/** What triggered the end: arrival on Spes, an empty Ravager deck, or nothing yet. @rule E1 */
export type Ending = 'none' | 'spes' | 'ravagers';

/**
 * One pending decision. The stack of frames is the turn; the top frame is asked now. Frames are immutable: a change
 * replaces the frame, so copies of a state share frames. Each frame's file defines its `left`, `at` and `list`.
 */
export interface Frame {
  readonly kind: FrameKind;
  /** Who decides. */
  readonly seat: number;
  readonly left: number;
  readonly at: number;
  readonly list: readonly number[];
}

/** The kinds of decisions. */
export type FrameKind =
  | 'turn'
  | 'activate-tiles'
  | 'activate-neighbour'
  | 'choose-die'
  | 'use-die'
  | 'boost-action'
  | 'pay-ravager'
  | 'discover'
  | 'inject'
  | 'place-advanced'
  | 'repair'
  | 'use-debris'
  | 'destroy'
  | 'command'
  | 'fly'
  | 'place-mission'
  | 'activate-mission'
  | 'spend-technology'
  | 'spend-card'
  | 'reassign'
  | 'draw-colour'
  | 'keep-card'
  | 'reserve'
  | 'end-turn'
  | 'discard-excess';

/** A game: plain JSON, packed into numbers. It holds every secret; players get a `View`. */
export interface State {
  /** Parts that copies of this state may share (copy.ts). No part of the game: it is not compared, hashed or shown. */
  shared: number;
  /** Hash of the component set in use. */
  components: string;
  options: Options;
  /** Secret of the random streams, four 32-bit words; never leaves the authority while the game runs. */
  key: number[];
  /** Numbers drawn so far from each random stream. */
  drawn: number[];
  round: number;
  /** Whose turn it is. */
  seat: number;
  turn: Turn;
  /** Pending decisions, the present one last; empty when the game is over. */
  frames: Frame[];
  /** E1: what triggered the end. */
  ending: Ending;
  /** Number of the last round once the end is triggered, else 0. */
  lastRound: number;
  /** E2: no more advancing, from the turn after the trigger on. */
  halted: boolean;
  players: Player[];
  hal: Hal | null;
  /** N1: the neutral player's robots in the workstations; empty when there is no neutral player. */
  neutral: number[];
  /** Dice by compartment (seats, then the neutral player's or Hal's): 12 counts standard, 12 high-security. */
  dice: number[][];
  /** Undamaged and damaged dice in the supply of each colour. */
  supply: number[];
  damagedSupply: number[];
  /** Damage cubes on each action. */
  damage: number[];
  /** Ravager cards at each action, top last. */
  ravagers: number[][];
  /** Robots held on Ravager cards: card × 8 + seat. */
  captives: number[];
  /** Strips from the ship board outwards: strip × 2 + face. */
  strips: number[];
  /** Row of the Spes token or tile. */
  spesRow: number;
  /** B3.4: whether Spes lies as a tile on the middle hex. Before that, only its token marks the strip. */
  spesInSight: boolean;
  /** Mission card on each hex, and its owner's seat (-1 without a card). */
  cards: number[];
  owners: number[];
  missionDecks: number[][];
  missionDiscards: number[][];
  ravagerDeck: number[];
  ravagerDiscard: number[];
  /** S6: removed at setup, unknown to every player. */
  ravagersRemoved: number[];
  /** Technology stacks by colour, top last, and the discarded tiles. */
  stacks: number[][];
  tileDiscards: number[][];
  display: number[];
  advancedStack: number[];
  advancedShow: number[];
  /** Tiles that left the game: spent Starting tiles, Advanced tiles taken by Hal. Starting tiles: tile + 100 × seat. */
  gone: number[];
}

/** The colours in the order of their numbers: 0 orange, 1 gray, 2 green. @rule C1 */
export const COLOURS = ['orange', 'gray', 'green'] as const;
/** A colour of dice, cards, tiles and actions. @rule C1 */
export type ColourName = (typeof COLOURS)[number];

/** A seat, or a spectator, who sees no hand. @rule K2 */
export type Viewer = number | 'spectator';
