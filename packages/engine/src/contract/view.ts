// What a seat or a spectator may know (K). Null is what is absent, or hidden from the viewer.
//
// Numbers:
//   seat     0 is the first player; in solitaire Hal is seat 1
//   card     its printed number: 1–60 Missions, 61–90 Ravagers
//   tile     1–48 Technology, 49–51 Starting, 52–67 Advanced, in the order of the component set
//   action   0–5 for the printed 1–6
//   hex      row × 5 + column; row 0 is the strip nearest the ship board, column 2 the middle
//   cell     row × 3 + column of the technology grid, row 0 on top
//   slot     0–2 the rows from the top, 3–5 the columns from the left; an arrow has the number of its slot
// Lists by colour: orange, gray, green.

import type { Decision } from './decision.ts';
import type { Back, ColourName, DieFace, Ending, Options } from './names.ts';

/** A seat, or a spectator, who sees no hand. @rule K2 */
export type Viewer = number | 'spectator';

/** The game as a seat or a spectator may see it. @rule K1 */
export interface View {
  /** The rules version of the game. Only the engine of that version may be asked about this view. */
  rules: number;
  viewer: Viewer;
  /** The hash of the component set. */
  components: string;
  options: Options;
  round: number;
  /** Whose turn it is. */
  seat: number;
  turn: TurnView;
  /** The present decision; null when the game is over. */
  decision: Decision | null;
  /** Decisions that wait for the present one, the next one last. */
  pending: Decision[];
  /** E1: what triggered the end. */
  ending: Ending;
  /** Number of the last round once the end is triggered, else 0. */
  lastRound: number;
  /** E2: no more advancing, from the turn after the trigger on. */
  halted: boolean;
  players: PlayerView[];
  /** `discard` holds indexes into the component set's Hal cards, top last. */
  hal: { vp: number; deck: number; discard: number[] } | null;
  /** N1: the neutral player's robots in the workstations; empty when there is no neutral player. */
  neutral: number[];
  /** Dice by compartment: seats, then the neutral player's or Hal's. */
  dice: Die[][];
  /** Undamaged and damaged dice in the supply of each colour. */
  supply: number[];
  damagedSupply: number[];
  /** Damage cubes on each action. */
  damage: number[];
  /** Ravager cards at each action, top last. */
  ravagers: number[][];
  captives: Captive[];
  /** Strips from the ship board outwards. */
  strips: Strip[];
  /** Row of the Spes token or tile. */
  spesRow: number;
  /** B3.4: whether Spes lies as a tile on the middle hex. Before that, only its token marks the strip. */
  spesInSight: boolean;
  /** The Mission card on each hex. */
  missions: (PlacedMission | null)[];
  /** Numbers of cards. */
  missionDecks: number[];
  missionDiscards: number[];
  ravagerDeck: number;
  ravagerDiscard: number;
  /** Numbers of tiles in the stacks, and the visible top tile of each. */
  stacks: number[];
  stackTops: (number | null)[];
  /** Public. In ascending order, because the order of the pile has no meaning. */
  tileDiscards: number[][];
  display: (number | null)[];
  advancedStack: number;
  advancedShow: (number | null)[];
  gone: GoneTile[];
}

/** K2: of other players' cards only the backs are visible. */
export interface PlayerView {
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
  /** The viewer's own hand, or null. */
  hand: number[] | null;
  /** How many cards of each back are in hand. */
  handBacks: Record<Back, number>;
  /** The viewer's own cards in the six slots, or null. */
  slots: (number | null)[] | null;
  slotBacks: (Back | null)[];
  grid: Cell[];
  /** Ejected Technology and Starting tiles beside the board. */
  ejectedTiles: number[];
  /** The Advanced tile on the place of each colour. */
  advancedPlaces: (number | null)[];
  /** Advanced tiles ejected when the three places were taken. */
  advancedBeyond: number[];
  /** Ejected Mission cards tucked beside the board. */
  ejectedCards: number[];
}

/** The running turn. */
export interface TurnView {
  /** Null while the sequence is open. */
  sequence: 'A' | 'B' | 'pass' | null;
  die: TurnDie | null;
}

/** The die of the running turn. */
export interface TurnDie extends DieFace {
  /** The colour of the die when it was taken; a boost may have changed `colour`. */
  takenColour: ColourName;
  /** Compartment the die came from. */
  from: number;
  turned: boolean;
  boostedValue: boolean;
  boostedColour: boolean;
}

/** A die in a compartment. @rule C2 */
export interface Die extends DieFace {
  /** It lies in the high-security area (C2). */
  reserved: boolean;
}

/** A cell of a technology grid. */
export interface Cell {
  tile: number | null;
  /** The boost side is up (V1). */
  boost: boolean;
  debris: boolean;
}

/** A robot held on a Ravager card, and whose it is. */
export interface Captive {
  card: number;
  seat: number;
}

/** A strip in play: its printed number and the face that is up. @rule S2 */
export interface Strip {
  strip: number;
  face: 'A' | 'B';
}

/** A Mission card in space and the seat that placed it. */
export interface PlacedMission {
  card: number;
  owner: number;
}

/** A tile that left the game: a spent Starting tile, or an Advanced tile taken by Hal (null). */
export interface GoneTile {
  tile: number;
  seat: number | null;
}
