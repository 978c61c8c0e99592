// Moves in English sentences.

import { angelHex, COLOURS, cellName, hexName, lineName } from '@black-angel/rules';
import type { ActionKind, TileEffect } from '@black-angel/rules/components';
import { type Asked, cardText, type MoveSayers, tileId } from './move-words.ts';

const EFFECTS: Record<TileEffect, string> = {
  vp: 'gain VP',
  gainShip: 'gain a ship',
  gainResource: 'gain a resource',
  gainDebris: 'gain debris',
  gainRobot: 'gain a robot',
  moveShip: 'move a ship',
  reassignRobot: 'reassign a robot',
  drawMission: 'draw a Mission card',
  activateVertical: 'activate the tile above or below',
  activateHorizontal: 'activate the tile to the left or right',
};
const ACTIONS: Record<ActionKind, string> = {
  discover: 'Discover Technology',
  repair: 'Repair',
  destroy: 'Destroy Ravagers',
  command: 'Command',
};

const colourName = (colour: number): string => COLOURS[colour]!;
const dieName = (colour: number, value: number): string =>
  `the ${colourName(colour)} die ${value === 0 ? 'with the star' : `with value ${value}`}`;
const tileName = (asked: Asked, tile: number | null | undefined): string => tileId(asked, tile) ?? 'the tile';
const actionName = ({ content }: Asked, action: number): string =>
  `action ${action + 1} (${ACTIONS[content.actionKind[action]!]})`;
const cardName = (asked: Asked, card: number): string => `card ${cardText(asked, card, 'en')}`;

export const en: MoveSayers = {
  play: (asked, { card, slot }) => `Play ${cardName(asked, card)} at ${lineName(slot)}.`,
  die: (_, { colour, value, reserved }) => `Use ${dieName(colour, value)}${reserved ? ', which is reserved' : ''}.`,
  buy: (_, { colour, value, from }) => `Buy ${dieName(colour, value)} from compartment ${from + 1} for 1 resource.`,
  'sequence-b': () => 'Roll new dice and fly on (Sequence B).',
  pass: () => 'Pass.',
  'turn-die': () => 'Spend 1 debris to turn the die to its opposite face.',
  boost: (_, { cell, colour }) =>
    colour >= 0
      ? `Use the boost in ${cellName(cell)}: the die is ${colourName(colour)}.`
      : `Use the boost in ${cellName(cell)}.`,
  action: (asked, { action }) => `Use the die for ${actionName(asked, action)}.`,
  mission: (asked, { hex }) => {
    const card = asked.view.missions[hex]?.card;
    return `Use the die for the Mission on hex ${hexName(hex)}${card ? `: ${cardName(asked, card)}` : ''}.`;
  },
  tile: (_, { cell, effect }) => `Activate the tile in ${cellName(cell)}: ${EFFECTS[effect]}.`,
  take: (asked, { place }) => `Take ${tileName(asked, asked.view.display[place])} from place ${place + 1}.`,
  'take-advanced': (asked, { place }) =>
    `Take the Advanced tile ${tileName(asked, asked.view.advancedShow[place])} from place A${place + 1}.`,
  inject: (asked, { tile, arrow }) => `Inject ${tileName(asked, tile)} along ${lineName(arrow)}.`,
  advanced: (_, { colour }) => `Put the ejected Advanced tile on the ${colourName(colour)} place.`,
  repair: (asked, { action }) => `Repair ${actionName(asked, action)}.`,
  'repair-die': (_, { colour }) => `Repair a damaged ${colourName(colour)} die in the supply.`,
  'store-debris': () => 'Put the debris into storage.',
  debris: (_, { cell, effect }) =>
    `Put the debris on the tile in ${cellName(cell)} and activate it: ${EFFECTS[effect]}.`,
  destroy: (asked, { action }) => `Destroy the Ravagers at ${actionName(asked, action)}.`,
  launch: ({ view }, { to }) =>
    to === angelHex(view)
      ? `Launch a ship and keep it on hex ${hexName(to)} to place a card.`
      : `Launch a ship and fly it to hex ${hexName(to)}.`,
  fly: (_, { from, to }) =>
    from === to
      ? `Keep the ship on hex ${hexName(to)} to place a card.`
      : `Fly a ship from hex ${hexName(from)} to hex ${hexName(to)}.`,
  place: (asked, { card }) => `Place ${cardName(asked, card)} where the ship stands.`,
  activate: () => 'Activate the Mission card.',
  spend: (asked, { tile }) => `Spend ${tileName(asked, tile)}.`,
  discard: (asked, { card }) => `Discard ${cardName(asked, card)}.`,
  assign: (_, { colour }) => `Send a robot to the ${colourName(colour)} workstation.`,
  recall: (_, { colour }) => `Call a robot back from the ${colourName(colour)} workstation.`,
  draw: (_, { colour }) => `Draw a Mission card from the ${colourName(colour)} deck.`,
  keep: (asked, { card }) => `Keep ${cardName(asked, card)}.`,
  reserve: (_, { colour, value, cell }) =>
    `Reserve ${dieName(colour, value)}${cell >= 0 ? ` with the boost in ${cellName(cell)}` : ''}.`,
  done: () => 'Leave the rest.',
  end: () => 'End the turn.',
};
