// What happened, in the past tense and as data; the log, animation, sound and screen reader use these events. Names are
// those of the notation (cards 017, hexes 3b, cells r1c2). `rule` is the rule that caused the event.

import { type Content, contentOf } from './content/content.ts';
import { hexName } from './hex.ts';
import { COLOURS, type ColourName, type Ending, type State } from './state.ts';

export type Goods = 'vp' | 'ship' | 'resource' | 'robot' | 'debris';
/** What the back of a card shows. @rule K2 */
export type Back = ColourName | 'ravager';
/** A die as it lies. */
export interface DieFace {
  colour: ColourName;
  value: number;
}

/** Fields of every kind of event. `seat` numbers are compartments: the neutral player or Hal follow the players. */
export interface EventFields {
  turnStarted: { seat: number; round: number };
  sequenceChosen: { seat: number; sequence: 'A' | 'B' | 'pass' };
  /** `card` is known to its player only; others see the back. */
  cardPlayed: { seat: number; card: string; back: Back; slot: string };
  cardDrawn: { seat: number; card: string; back: Back };
  cardDiscarded: { seat: number; card: string; back: Back };
  /** There was no card to draw. */
  cardAbsent: { seat: number; back: Back };
  /** H10: no hex was free for Hal's card, which is public. */
  missionDiscarded: { seat: number; card: string };
  tileActivated: { seat: number; cell: string; tile: string; effect: string };
  tileTurned: { seat: number; cell: string; tile: string };
  boostUsed: { seat: number; cell: string; tile: string; boost: string };
  gained: { seat: number; what: Goods; amount: number };
  notGained: { seat: number; what: Goods; amount: number };
  spent: { seat: number; what: Goods; amount: number };
  lost: { seat: number; what: Goods; amount: number };
  dieChosen: { seat: number; die: DieFace; reserved: boolean };
  dieBought: { seat: number; from: number; die: DieFace };
  dieTurned: { seat: number; die: DieFace };
  dieReturned: { colour: ColourName };
  dieReserved: { seat: number; die: DieFace };
  diceRolled: { seat: number; dice: DieFace[] };
  diceGivenBack: { seat: number; dice: DieFace[] };
  damagedDieTaken: { seat: number; colour: ColourName };
  actionTaken: { seat: number; action: number; value: number; damaged: boolean };
  ravagerStruck: { seat: number; action: number; card: string };
  robotHeld: { seat: number; card: string };
  robotFreed: { seat: number; card: string };
  damagePlaced: { action: number | null; die: ColourName | null };
  damageIgnored: { action: number | null; die: ColourName | null };
  damageRepaired: { seat: number; action: number | null; die: ColourName | null };
  debrisPlaced: { seat: number; cell: string; tile: string };
  tileTaken: { seat: number; tile: string; place: string };
  tileInjected: { seat: number; tile: string; arrow: string; cell: string };
  tilePushed: { seat: number; tile: string; from: string; to: string };
  tileEjected: { seat: number; tile: string };
  tileSpent: { seat: number; tile: string };
  advancedPlaced: { seat: number; tile: string; place: ColourName | null };
  advancedRevealed: { place: number; tile: string };
  ravagersDestroyed: { seat: number; action: number; cards: string[] };
  shipLaunched: { seat: number; at: string };
  shipMoved: { seat: number; from: string; to: string };
  shipLost: { seat: number; at: string };
  missionPlaced: { seat: number; card: string; at: string };
  missionActivated: { seat: number; card: string; at: string };
  missionEjected: { seat: number; card: string; at: string };
  missionResolved: { seat: number; card: string };
  ravagerAppeared: { card: string; action: number };
  ravagerDiscarded: { card: string };
  ravagerAbsent: Record<never, never>;
  technologyAppeared: { tile: string; place: number };
  technologyPushed: { tile: string; from: number; to: number };
  technologyDiscarded: { tile: string };
  technologyAbsent: { colour: ColourName };
  deckRemade: { deck: Back | 'hal' | `${ColourName}-technology` };
  robotReassigned: { seat: number; colour: ColourName; to: 'workstation' | 'break room' };
  neutralRobotRemoved: { colour: ColourName };
  boardReset: { seat: number; cards: number; debris: number };
  angelAdvanced: { to: string };
  stripTurned: { strip: number; face: 'A' | 'B' };
  spesSighted: { at: string };
  endTriggered: { by: Ending };
  halCardRevealed: { card: string; half: 'top' | 'bottom' | 'none' };
  advancedScored: { seat: number; tile: string; vp: number; limit: number };
  itemsScored: { seat: number; items: number; vp: number };
  gameEnded: { vp: number[]; winners: number[] };
}

/** The kinds of events. */
export type EventKind = keyof EventFields;
/** What happened, in the past tense; `rule` is the rule that caused it. */
export type GameEvent = { [K in EventKind]: { kind: K; rule: string } & EventFields[K] }[EventKind];

/** Receives events as they happen. */
export interface Emitter {
  (event: GameEvent): void;
  /** Called when a step within a move is complete. Between steps the state may be inconsistent. */
  stepDone?: () => void;
}
export type Emit = Emitter | null;

/** Undo stops at these events: they tell the mover something unknown before. */
const REVEALING = 'revealing';
/** Events in which a player gives something up: goods, VP, a card, a tile, a boost, or a robot's place. */
const COSTLY = 'costly';
const PLAIN = 'plain';

const WEIGHT: Readonly<Record<EventKind, typeof REVEALING | typeof COSTLY | typeof PLAIN>> = {
  turnStarted: PLAIN,
  sequenceChosen: PLAIN,
  cardPlayed: COSTLY,
  cardDrawn: REVEALING,
  cardDiscarded: COSTLY,
  cardAbsent: PLAIN,
  missionDiscarded: PLAIN,
  tileActivated: PLAIN,
  tileTurned: COSTLY,
  boostUsed: COSTLY,
  gained: PLAIN,
  notGained: PLAIN,
  spent: COSTLY,
  lost: COSTLY,
  dieChosen: PLAIN,
  dieBought: PLAIN,
  dieTurned: PLAIN,
  dieReturned: PLAIN,
  dieReserved: PLAIN,
  diceRolled: REVEALING,
  diceGivenBack: COSTLY,
  damagedDieTaken: PLAIN,
  actionTaken: PLAIN,
  ravagerStruck: PLAIN,
  robotHeld: COSTLY,
  robotFreed: PLAIN,
  damagePlaced: PLAIN,
  damageIgnored: PLAIN,
  damageRepaired: PLAIN,
  debrisPlaced: PLAIN,
  tileTaken: PLAIN,
  tileInjected: PLAIN,
  tilePushed: PLAIN,
  tileEjected: COSTLY,
  tileSpent: COSTLY,
  advancedPlaced: PLAIN,
  advancedRevealed: REVEALING,
  ravagersDestroyed: PLAIN,
  shipLaunched: COSTLY,
  shipMoved: PLAIN,
  shipLost: COSTLY,
  missionPlaced: COSTLY,
  missionActivated: PLAIN,
  missionEjected: COSTLY,
  missionResolved: PLAIN,
  ravagerAppeared: REVEALING,
  ravagerDiscarded: REVEALING,
  ravagerAbsent: REVEALING,
  technologyAppeared: REVEALING,
  technologyPushed: PLAIN,
  technologyDiscarded: PLAIN,
  technologyAbsent: PLAIN,
  deckRemade: PLAIN,
  robotReassigned: COSTLY,
  neutralRobotRemoved: COSTLY,
  boardReset: COSTLY,
  angelAdvanced: PLAIN,
  stripTurned: PLAIN,
  spesSighted: PLAIN,
  endTriggered: PLAIN,
  halCardRevealed: REVEALING,
  advancedScored: PLAIN,
  itemsScored: PLAIN,
  gameEnded: PLAIN,
};

/** Whether the event told the mover something unknown. Undo stops there. */
export const isRevealing = ({ kind }: GameEvent): boolean => WEIGHT[kind] === REVEALING;
/** Whether a player gave something up: goods, VP, a card, a tile, a boost, or the place of a robot. */
export const isCostly = ({ kind }: GameEvent): boolean => WEIGHT[kind] === COSTLY;

/** The name of a card: 001 to 060 are Missions, 061 to 090 Ravagers. */
export const cardName = (card: number): string => String(card).padStart(3, '0');
export const tileName = (content: Content, tile: number): string => content.tiles[tile]!.id;
/** The name of a cell of a technology grid: r1c1 to r3c3. */
export const cellName = (cell: number): string => `r${Math.floor(cell / 3) + 1}c${(cell % 3) + 1}`;
/** The name of the slot of a row or column: row1 to row3, col1 to col3. */
export const lineName = (slot: number): string => (slot < 3 ? `row${slot + 1}` : `col${slot - 2}`);
/** The names of the nine cells of a technology grid, by number: r1c1 to r3c3. */
export const CELL_NAMES: readonly string[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(cellName);
/** The names of the rows and columns beside a player board, by number. */
export const LINE_NAMES: readonly string[] = [0, 1, 2, 3, 4, 5].map(lineName);
/** The backs in the order of their numbers. */
export const BACKS: readonly Back[] = [...COLOURS, 'ravager'];
/** The back of a card. */
export const backOf = (content: Content, card: number): Back => BACKS[content.back[card]!]!;
export const backName = (state: State, card: number): Back => backOf(contentOf(state), card);
export const dieFace = (die: number): DieFace => ({ colour: COLOURS[die >> 2]!, value: die & 3 });
export const diceFaces = (counts: readonly number[]): DieFace[] =>
  counts.flatMap((count, die) => Array.from({ length: count }, () => dieFace(die % 12)));
export { hexName };
