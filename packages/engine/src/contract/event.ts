// What happened, in the past tense and as data. Names are those of the notation (cards 017, hexes 3b, cells r1c2).
// `rule` is the rule that caused the event.

import type { Back, ColourName, DieFace, Ending, Goods } from './names.ts';

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
/** What happened, in the past tense, with the rule that caused it. */
export type GameEvent = { [K in EventKind]: { kind: K; rule: string } & EventFields[K] }[EventKind];
