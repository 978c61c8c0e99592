// A move as a path of targets. Moves with the same path get a choice at the end.

import type { Move, View } from '@black-angel/engine';
import { COLOURS, cardName, cellName, formatMove, hexName, lineName } from '@black-angel/rules';
import type { Content } from '@black-angel/rules/components';
import type { Target } from './target.ts';

export interface Option {
  move: Move;
  /** The move in the notation, as the match takes it. */
  text: string;
  path: Target[];
}

const colourName = (colour: number) => COLOURS[colour]!;
const die = (from: number, colour: number, value: number, reserved: boolean): Target =>
  `die:${from}:${colourName(colour)}:${value}:${reserved ? 'r' : 's'}`;

/** A tile to be spent lies in the grid or beside the board. */
function tileTarget(view: View, seat: number, tile: number, content: Content): Target {
  const cell = view.players[seat]!.grid.findIndex((at) => at.tile === tile);
  return cell >= 0 ? `cell:${cellName(cell)}` : `tile:${content.tiles[tile]!.id}`;
}

export function pathOf(move: Move, view: View, seat: number, content: Content): Target[] {
  switch (move.kind) {
    case 'play':
      return [`card:${cardName(move.card)}`, `slot:${lineName(move.slot)}`];
    case 'die':
      return [die(seat, move.colour, move.value, move.reserved)];
    case 'buy':
      return [die(move.from, move.colour, move.value, false)];
    case 'reserve': {
      const reserved = die(seat, move.colour, move.value, false);
      return move.cell < 0 ? [reserved] : [`cell:${cellName(move.cell)}`, reserved];
    }
    case 'boost':
    case 'tile':
    case 'debris':
      return [`cell:${cellName(move.cell)}`];
    case 'action':
    case 'repair':
    case 'destroy':
      return [`action:${move.action + 1}`];
    case 'mission':
      return [`hex:${hexName(move.hex)}`];
    case 'take':
      return [`place:${move.place + 1}`];
    case 'take-advanced':
      return [`show:A${move.place + 1}`];
    case 'inject':
      return [`tile:${content.tiles[move.tile]!.id}`, `arrow:${lineName(move.arrow)}`];
    case 'advanced':
      return [`advanced:${colourName(move.colour)}`];
    case 'repair-die':
      return [`supply:${colourName(move.colour)}`];
    case 'store-debris':
      return ['storage:debris'];
    case 'launch':
      return ['storage:ship', `hex:${hexName(move.to)}`];
    case 'fly':
      return [`ship:${hexName(move.from)}`, `hex:${hexName(move.to)}`];
    case 'place':
    case 'discard':
    case 'keep':
      return [`card:${cardName(move.card)}`];
    case 'spend':
      return [tileTarget(view, seat, move.tile, content)];
    case 'assign':
      return ['break-room', `station:${colourName(move.colour)}`];
    case 'recall':
      return [`station:${colourName(move.colour)}`, 'break-room'];
    case 'draw':
      return [`deck:${colourName(move.colour)}`];
    case 'sequence-b':
    case 'pass':
    case 'turn-die':
    case 'activate':
    case 'done':
    case 'end':
      return [`button:${move.kind}`];
  }
}

export function optionsOf(moves: readonly Move[], view: View, seat: number, content: Content): Option[] {
  const options = moves.map((move) => ({
    move,
    text: formatMove(move, content)!,
    path: pathOf(move, view, seat, content),
  }));
  const times = new Map<string, number>();
  for (const { path } of options) times.set(path.join(' '), (times.get(path.join(' ')) ?? 0) + 1);
  for (const option of options)
    if (times.get(option.path.join(' '))! > 1) option.path = [...option.path, `choice:${option.text}`];
  return options;
}
