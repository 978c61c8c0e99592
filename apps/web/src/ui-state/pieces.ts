// Where every piece lies, and which have moved between two moments. Made from views alone, so undo, replay and
// reconnection move pieces just as a move does.

import type { GameEvent, View } from '@black-angel/engine';
import { angelHex, backOf, COLOURS, cardName, cellName, columnOf, lineName, rowOf } from '@black-angel/rules';
import { type Content, isStarting } from '@black-angel/rules/components';
import { hexPath } from './hex-path.ts';

/** A piece on the table; several may share an id where they cannot be told apart (robots, ships, dice). */
export interface Piece {
  id: string;
  place: string;
}

export interface Flight {
  id: string;
  from: string;
  to: string;
  /** The places between both ends, for a ship that flies from hex to hex. */
  via?: string[];
  /** Pushed along, not lifted. */
  isPushed?: true;
}

/** A hex keeps this name while its strip streams by. */
export function hexPlace(view: View, hex: number): string {
  const { strip, face } = view.strips[rowOf(hex)]!;
  return `sky:${strip}${face}:${columnOf(hex)}`;
}

/** The piece that comes to the table by an event; null if none does. */
export function pieceOfEvent(event: GameEvent): string | null {
  if (event.kind === 'ravagerAppeared' || event.kind === 'missionPlaced') return `card:${event.card}`;
  return event.kind === 'technologyAppeared' ? `tile:${event.tile}` : null;
}

/** Where a piece comes from that was not on the table before. */
function originOf(id: string, content: Content): string | null {
  const [kind, name = ''] = id.split(':');
  if (kind === 'card') return `deck:${backOf(content, Number(name))}`;
  if (kind !== 'tile') return null;
  const tile = content.tiles.find((entry) => entry.id === name);
  return tile && tile.colour >= 0 ? `stack:${COLOURS[tile.colour]}` : 'stack:advanced';
}

function addTimes(pieces: Piece[], count: number, id: string, place: string): void {
  for (let i = 0; i < count; i++) pieces.push({ id, place });
}

function addSeat(pieces: Piece[], view: View, seat: number, content: Content): void {
  const player = view.players[seat]!;
  const tile = (number: number): string => `tile:${content.tiles[number]!.id}`;
  // Starting tiles exist once for each player.
  const ownTile = (number: number): string => (isStarting(number) ? `${tile(number)}:${seat}` : tile(number));
  addTimes(pieces, player.robots, `robot:${seat}`, `seat:${seat}`);
  addTimes(pieces, player.breakRoom, `robot:${seat}`, 'break-room');
  for (const [colour, count] of player.workstations.entries())
    addTimes(pieces, count, `robot:${seat}`, `station:${COLOURS[colour]}`);
  addTimes(pieces, player.ships, `ship:${seat}`, `storage:${seat}`);
  for (const hex of player.fleet) pieces.push({ id: `ship:${seat}`, place: hexPlace(view, hex) });
  for (const card of player.hand ?? []) pieces.push({ id: `card:${cardName(card)}`, place: `hand:${seat}` });
  for (const [slot, card] of (player.slots ?? []).entries())
    if (card !== null) pieces.push({ id: `card:${cardName(card)}`, place: `slot:${seat}:${lineName(slot)}` });
  for (const [cell, { tile: number }] of player.grid.entries())
    if (number !== null) pieces.push({ id: ownTile(number), place: `cell:${seat}:${cellName(cell)}` });
  for (const number of player.ejectedTiles) pieces.push({ id: ownTile(number), place: `ejected:${seat}` });
  for (const [colour, number] of player.advancedPlaces.entries())
    if (number !== null) pieces.push({ id: tile(number), place: `advanced:${seat}:${COLOURS[colour]}` });
  for (const number of player.advancedBeyond) pieces.push({ id: tile(number), place: `ejected:${seat}` });
  for (const card of player.ejectedCards) pieces.push({ id: `card:${cardName(card)}`, place: `tucked:${seat}` });
}

/** The die that was taken lies with its player until the turn ends (A3.1). */
export const isDieInUse = ({ turn, decision, pending }: Pick<View, 'turn' | 'decision' | 'pending'>): boolean =>
  turn.die !== null &&
  turn.sequence === 'A' &&
  (decision?.kind === 'end-turn' || pending.some(({ kind }) => kind === 'end-turn'));

export function piecesOf(view: View, content: Content): Piece[] {
  const pieces: Piece[] = [];
  for (let seat = 0; seat < view.players.length; seat++) addSeat(pieces, view, seat, content);
  for (const [compartment, dice] of view.dice.entries())
    for (const { colour, reserved } of dice)
      pieces.push({ id: `die:${colour}`, place: `${reserved ? 'secure' : 'standard'}:${compartment}` });
  for (let colour = 0; colour < 3; colour++) {
    const count = view.supply[colour]! + view.damagedSupply[colour]!;
    addTimes(pieces, count, `die:${COLOURS[colour]}`, `supply:${COLOURS[colour]}`);
  }
  if (isDieInUse(view)) pieces.push({ id: `die:${view.turn.die!.takenColour}`, place: 'die-in-use' });
  for (const [action, cards] of view.ravagers.entries())
    for (const card of cards) pieces.push({ id: `card:${cardName(card)}`, place: `action:${action + 1}` });
  for (const [hex, mission] of view.missions.entries())
    if (mission) pieces.push({ id: `card:${cardName(mission.card)}`, place: hexPlace(view, hex) });
  for (const [place, number] of view.display.entries())
    if (number !== null) pieces.push({ id: `tile:${content.tiles[number]!.id}`, place: `place:${place + 1}` });
  for (const [place, number] of view.advancedShow.entries())
    if (number !== null) pieces.push({ id: `tile:${content.tiles[number]!.id}`, place: `show:A${place + 1}` });
  return pieces;
}

function byId(pieces: readonly Piece[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { id, place } of pieces) {
    const there = places.get(id);
    if (there) there.push(place);
    else places.set(id, [place]);
  }
  return places;
}

/** The multiset difference of `list` and `other`. */
function beyond(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((place) => {
    const at = left.indexOf(place);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A tile that moves within a grid or leaves it is pushed. */
const isPush = (from: string, to: string): boolean => {
  const [kind, seat] = from.split(':');
  return kind === 'cell' && (to.startsWith(`cell:${seat}:`) || to === `ejected:${seat}`);
};

/** How a piece moves: a ship by its hexes, a tile by a push. */
function motionOf(flight: Flight, before: View, after: View, content: Content): Flight {
  if (isPush(flight.from, flight.to)) return { ...flight, isPushed: true };
  // When the sky moves, ships move with it.
  if (!flight.id.startsWith('ship:') || before.strips !== after.strips) return flight;
  const hexOf = (place: string): number => after.missions.findIndex((_, hex) => hexPlace(after, hex) === place);
  // A ship from the storage starts at the Black Angel.
  const isLaunch = flight.from.startsWith('storage:');
  const [from, to] = [isLaunch ? angelHex(after) : hexOf(flight.from), hexOf(flight.to)];
  if (from < 0 || to < 0) return flight;
  const via = hexPath(after, content, from, to).slice(isLaunch ? 0 : 1, -1);
  return { ...flight, via: via.map((hex) => hexPlace(after, hex)) };
}

/** The pieces that moved, and where. A piece that left the table is not included. */
export function flightsBetween(before: View, after: View, content: Content): Flight[] {
  const old = byId(piecesOf(before, content));
  const flights: Flight[] = [];
  for (const [id, places] of byId(piecesOf(after, content))) {
    const known = old.get(id) ?? [];
    const left = beyond(known, places);
    for (const [i, to] of beyond(places, known).entries()) {
      const from = left[i] ?? originOf(id, content);
      if (from !== null && from !== undefined && from !== to)
        flights.push(motionOf({ id, from, to }, before, after, content));
    }
  }
  return flights;
}
