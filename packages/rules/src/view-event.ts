// Events as a viewer may see them (K2, K3): an allow-list, field by field, like views. A new kind of event or a new
// field does not compile until it is listed here.

import type { EventFields, EventKind, GameEvent } from './events.ts';
import type { Viewer } from './state.ts';

/** The field is public. */
const ALL = 'all';
/** Only the player of the event sees the field; for others it is ''. */
const OWN = 'own';

type Visibility = typeof ALL | typeof OWN;

const VISIBILITY: { readonly [K in EventKind]: { readonly [F in keyof EventFields[K]]-?: Visibility } } = {
  turnStarted: { seat: ALL, round: ALL },
  sequenceChosen: { seat: ALL, sequence: ALL },
  cardPlayed: { seat: ALL, card: OWN, back: ALL, slot: ALL },
  cardDrawn: { seat: ALL, card: OWN, back: ALL },
  cardDiscarded: { seat: ALL, card: OWN, back: ALL },
  cardAbsent: { seat: ALL, back: ALL },
  missionDiscarded: { seat: ALL, card: ALL },
  tileActivated: { seat: ALL, cell: ALL, tile: ALL, effect: ALL },
  tileTurned: { seat: ALL, cell: ALL, tile: ALL },
  boostUsed: { seat: ALL, cell: ALL, tile: ALL, boost: ALL },
  gained: { seat: ALL, what: ALL, amount: ALL },
  notGained: { seat: ALL, what: ALL, amount: ALL },
  spent: { seat: ALL, what: ALL, amount: ALL },
  lost: { seat: ALL, what: ALL, amount: ALL },
  dieChosen: { seat: ALL, die: ALL, reserved: ALL },
  dieBought: { seat: ALL, from: ALL, die: ALL },
  dieTurned: { seat: ALL, die: ALL },
  dieReturned: { colour: ALL },
  dieReserved: { seat: ALL, die: ALL },
  diceRolled: { seat: ALL, dice: ALL },
  diceGivenBack: { seat: ALL, dice: ALL },
  damagedDieTaken: { seat: ALL, colour: ALL },
  actionTaken: { seat: ALL, action: ALL, value: ALL, damaged: ALL },
  ravagerStruck: { seat: ALL, action: ALL, card: ALL },
  robotHeld: { seat: ALL, card: ALL },
  robotFreed: { seat: ALL, card: ALL },
  damagePlaced: { action: ALL, die: ALL },
  damageIgnored: { action: ALL, die: ALL },
  damageRepaired: { seat: ALL, action: ALL, die: ALL },
  debrisPlaced: { seat: ALL, cell: ALL, tile: ALL },
  tileTaken: { seat: ALL, tile: ALL, place: ALL },
  tileInjected: { seat: ALL, tile: ALL, arrow: ALL, cell: ALL },
  tilePushed: { seat: ALL, tile: ALL, from: ALL, to: ALL },
  tileEjected: { seat: ALL, tile: ALL },
  tileSpent: { seat: ALL, tile: ALL },
  advancedPlaced: { seat: ALL, tile: ALL, place: ALL },
  advancedRevealed: { place: ALL, tile: ALL },
  ravagersDestroyed: { seat: ALL, action: ALL, cards: ALL },
  shipLaunched: { seat: ALL, at: ALL },
  shipMoved: { seat: ALL, from: ALL, to: ALL },
  shipLost: { seat: ALL, at: ALL },
  missionPlaced: { seat: ALL, card: ALL, at: ALL },
  missionActivated: { seat: ALL, card: ALL, at: ALL },
  missionEjected: { seat: ALL, card: ALL, at: ALL },
  missionResolved: { seat: ALL, card: ALL },
  ravagerAppeared: { card: ALL, action: ALL },
  ravagerDiscarded: { card: ALL },
  ravagerAbsent: {},
  technologyAppeared: { tile: ALL, place: ALL },
  technologyPushed: { tile: ALL, from: ALL, to: ALL },
  technologyDiscarded: { tile: ALL },
  technologyAbsent: { colour: ALL },
  deckRemade: { deck: ALL },
  robotReassigned: { seat: ALL, colour: ALL, to: ALL },
  neutralRobotRemoved: { colour: ALL },
  boardReset: { seat: ALL, cards: ALL, debris: ALL },
  angelAdvanced: { to: ALL },
  stripTurned: { strip: ALL, face: ALL },
  spesSighted: { at: ALL },
  endTriggered: { by: ALL },
  halCardRevealed: { card: ALL, half: ALL },
  advancedScored: { seat: ALL, tile: ALL, vp: ALL, limit: ALL },
  itemsScored: { seat: ALL, items: ALL, vp: ALL },
  gameEnded: { vp: ALL, winners: ALL },
};

/** The fields of each kind: an update shows many events to many viewers. */
const FIELDS = Object.fromEntries(
  Object.entries(VISIBILITY).map(([kind, fields]) => [kind, Object.entries<Visibility>(fields)]),
) as Record<GameEvent['kind'], [field: string, visibility: Visibility][]>;

/** An event as a viewer may see it: fields that only its player knows are empty for others. @rule K2 */
export function viewEvent(event: GameEvent, viewer: Viewer): GameEvent {
  const shown: Record<string, unknown> = { kind: event.kind, rule: event.rule };
  const isOwn = 'seat' in event && event.seat === viewer;
  for (const [field, visibility] of FIELDS[event.kind])
    shown[field] = visibility === ALL || isOwn ? event[field as keyof GameEvent] : '';
  return shown as unknown as GameEvent;
}

/** Whether a viewer is not shown all fields of an event. */
export const hidesFrom = (event: GameEvent, viewer: Viewer): boolean =>
  !('seat' in event && event.seat === viewer) && Object.values<Visibility>(VISIBILITY[event.kind]).includes(OWN);
