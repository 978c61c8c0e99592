// The table as a player sees it, in text: what a person needs to choose a move in the terminal.

import type { SeatInfo } from '@black-angel/rules';
import { cellName, contentOf, hexName, lineName, type View } from '@black-angel/rules';
import { sayMission, sayRavager, sayStarting, sayTechnology } from '@black-angel/rules/texts';

const COLOURS = ['orange', 'gray', 'green'];
const FACES = ['★', '1', '2', '3'];

const dice = (counts: readonly number[]): string => {
  const faces = (from: number): string[] =>
    counts
      .slice(from, from + 12)
      .flatMap((n, die) => Array.from({ length: n }, () => `${COLOURS[die >> 2]} ${FACES[die & 3]}`));
  const reserved = faces(12);
  return [...faces(0), ...(reserved.length > 0 ? [`reserved: ${reserved.join(', ')}`] : [])].join(', ') || 'no dice';
};

function cardText(view: View, card: number): string {
  const { set } = contentOf(view);
  return card > 60 ? sayRavager(set.ravagers[card - 61]!, 'en') : sayMission(set.missions[card - 1]!, 'en');
}

const cardLabel = (view: View, card: number): string => {
  const back = contentOf(view).back[card]!;
  return `${String(card).padStart(3, '0')} ${back === 3 ? 'Ravager' : COLOURS[back]}: ${cardText(view, card)}`;
};

function tileText(view: View, value: number): string {
  const { set, tiles } = contentOf(view);
  const { id } = tiles[value >> 2]!;
  const technology = set.technology.find((tile) => tile.id === id);
  if (technology) return sayTechnology(technology, 'en')[value & 2 ? 'boost' : 'standard'];
  const starting = set.startingTechnology.find((tile) => tile.id === id);
  return starting ? sayStarting(starting, 'en') : id;
}

function seatLines(view: View, seats: readonly SeatInfo[]): string[] {
  const players = view.players.map(
    (player, seat) =>
      `${seats[seat]!.name}: ${player.vp} VP · ${player.ships} ships, ${player.resources} resources, ${player.debris} debris · ` +
      `robots ${player.breakRoom} resting, ${player.workstations.join('/')} at work · ${dice(view.dice[seat]!)}`,
  );
  const extra = view.dice[view.players.length];
  if (!extra) return players;
  return [...players, view.hal ? `Hal: ${view.hal.vp} VP · ${dice(extra)}` : `neutral: ${dice(extra)}`];
}

function shipLines(view: View): string[] {
  return contentOf(view).set.actions.map(({ number, colour, action }, i) => {
    const cubes = view.damage[i]! > 0 ? `, ${view.damage[i]} damage` : '';
    const top = view.ravagers[i]!.at(-1);
    const ravagers = top ? `, ${view.ravagers[i]!.length} Ravagers, on top ${cardLabel(view, top)}` : '';
    return `  ${number} ${action} (${colour})${cubes}${ravagers}`;
  });
}

function spaceLines(view: View, seats: readonly SeatInfo[]): string[] {
  const content = contentOf(view);
  return view.strips.map((strip, row) => {
    const hexes = [0, 1, 2, 3, 4].map((column) => {
      const hex = row * 5 + column;
      const card = view.cards[hex]!;
      const spes = view.spesInSight && view.spesRow === row && column === 2;
      const territory = spes ? 'Spes' : (COLOURS[content.territory[strip * 5 + column]!] ?? 'asteroids');
      const icon = content.ravagerIcon[strip * 5 + column] && card === 0 && !spes ? '!' : '';
      const angel = row === view.strips.length >> 1 && column === 2 ? ' ▲' : '';
      const ships = view.players.flatMap((player, seat) => (player.fleet.includes(hex) ? [` ship ${seat + 1}`] : []));
      const owned = card === 0 ? '' : ` [${String(card).padStart(3, '0')} ${seats[view.owners[hex]!]!.name}]`;
      return `${hexName(hex)} ${territory}${icon}${angel}${owned}${ships.join('')}`;
    });
    return `  ${hexes.join(' · ')}`;
  });
}

function ownLines(view: View, seat: number): string[] {
  const player = view.players[seat]!;
  const grid = player.grid.flatMap((value, cell) =>
    value === 0 ? [] : [`  ${cellName(cell)} ${tileText(view, value)}`],
  );
  const slots = player.slotBacks.flatMap((back, slot) => (back < 0 ? [] : [lineName(slot)]));
  return [
    'Your hand:',
    ...(player.hand ?? []).map((card) => `  ${cardLabel(view, card)}`),
    `Your grid${slots.length > 0 ? ` (slots taken: ${slots.join(', ')})` : ''}:`,
    ...grid,
  ];
}

export function showTable(view: View, seat: number, seats: readonly SeatInfo[]): string {
  const content = contentOf(view);
  const display = view.display.map((tile, i) =>
    tile === 0 ? '–' : `${i + 1} ${content.tiles[tile]!.id} (${content.displayCosts[i]})`,
  );
  const advanced = view.advancedShow.map((tile, i) => (tile === 0 ? '–' : `A${i + 1} ${content.tiles[tile]!.id}`));
  return [
    '',
    ...seatLines(view, seats),
    'The frigate:',
    ...shipLines(view),
    'Space (▲ the Black Angel, ! a Ravager icon):',
    ...spaceLines(view, seats),
    `Technology: ${display.join(' · ')}`,
    `Advanced (2): ${advanced.join(' · ')}`,
    ...ownLines(view, seat),
    `Ravager deck: ${view.ravagerDeck}`,
  ].join('\n');
}
