// The table as a player sees it, in text, for choosing a move in the terminal.

import type { SeatInfo } from '@black-angel/rules';
import {
  angelHex,
  backOf,
  COLUMNS,
  cardName,
  cellName,
  type Die,
  hexName,
  lineName,
  printedHex,
  spesHex,
  type View,
} from '@black-angel/rules';
import { contentOf, isRavager, missionCard, ravagerCard } from '@black-angel/rules/components';
import { sayMission, sayRavager, sayStarting, sayTechnology } from '@black-angel/words/all';

const FACES = ['★', '1', '2', '3'];

const sayDice = (dice: readonly Die[]): string => {
  const faces = (isReserved: boolean): string[] =>
    dice.flatMap(({ colour, value, reserved }) => (reserved === isReserved ? [`${colour} ${FACES[value]}`] : []));
  const reserved = faces(true);
  const all = [...faces(false), ...(reserved.length > 0 ? [`reserved: ${reserved.join(', ')}`] : [])];
  return all.join(', ') || 'no dice';
};

function cardText(view: View, card: number): string {
  const content = contentOf(view);
  return isRavager(card) ? sayRavager(ravagerCard(content, card), 'en') : sayMission(missionCard(content, card), 'en');
}

const cardLabel = (view: View, card: number): string => {
  const back = backOf(contentOf(view), card);
  return `${cardName(card)} ${back === 'ravager' ? 'Ravager' : back}: ${cardText(view, card)}`;
};

function tileText(view: View, tile: number, isBoost: boolean): string {
  const { set, tiles } = contentOf(view);
  const { id } = tiles[tile]!;
  const technology = set.technology.find((one) => one.id === id);
  if (technology) return sayTechnology(technology, 'en')[isBoost ? 'boost' : 'standard'];
  const starting = set.startingTechnology.find((tile) => tile.id === id);
  return starting ? sayStarting(starting, 'en') : id;
}

function seatLines(view: View, seats: readonly SeatInfo[]): string[] {
  const players = view.players.map(
    (player, seat) =>
      `${seats[seat]!.name}: ${player.vp} VP · ${player.ships} ships, ${player.resources} resources, ${player.debris} debris · ` +
      `robots ${player.breakRoom} resting, ${player.workstations.join('/')} at work · ${sayDice(view.dice[seat]!)}`,
  );
  const extra = view.dice[view.players.length];
  if (!extra) return players;
  return [...players, view.hal ? `Hal: ${view.hal.vp} VP · ${sayDice(extra)}` : `neutral: ${sayDice(extra)}`];
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
    const hexes = Array.from({ length: COLUMNS }, (_, column) => {
      const hex = row * COLUMNS + column;
      const mission = view.missions[hex];
      const printed = printedHex(content, strip, column);
      const isSpes = hex === spesHex(view);
      const territory = isSpes ? 'Spes' : (printed.territory ?? 'asteroids');
      const icon = printed.ravagerIcon && !mission && !isSpes ? '!' : '';
      const angel = hex === angelHex(view) ? ' ▲' : '';
      const ships = view.players.flatMap((player, seat) => (player.fleet.includes(hex) ? [` ship ${seat + 1}`] : []));
      const owned = mission ? ` [${cardName(mission.card)} ${seats[mission.owner]!.name}]` : '';
      return `${hexName(hex)} ${territory}${icon}${angel}${owned}${ships.join('')}`;
    });
    return `  ${hexes.join(' · ')}`;
  });
}

function ownLines(view: View, seat: number): string[] {
  const player = view.players[seat]!;
  const grid = player.grid.flatMap(({ tile, boost }, cell) =>
    tile === null ? [] : [`  ${cellName(cell)} ${tileText(view, tile, boost)}`],
  );
  const slots = player.slotBacks.flatMap((back, slot) => (back ? [lineName(slot)] : []));
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
    tile === null ? '–' : `${i + 1} ${content.tiles[tile]!.id} (${content.displayCosts[i]})`,
  );
  const advanced = view.advancedShow.map((tile, i) => (tile === null ? '–' : `A${i + 1} ${content.tiles[tile]!.id}`));
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
