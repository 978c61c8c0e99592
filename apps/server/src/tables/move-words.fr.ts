// Les coups en phrases françaises. / Moves in French sentences.

import { angelHex, cellName, hexName, lineName } from '@black-angel/rules';
import type { ActionKind, TileEffect } from '@black-angel/rules/components';
import { type Asked, cardText, isRow, lineNumber, type MoveSayers, tileId } from './move-words.ts';

const EFFECTS: Record<TileEffect, string> = {
  vp: 'gagner des PV',
  gainShip: 'gagner un vaisseau',
  gainResource: 'gagner une ressource',
  gainDebris: 'gagner un débris',
  gainRobot: 'gagner un robot',
  moveShip: 'déplacer un vaisseau',
  reassignRobot: 'réaffecter un robot',
  drawMission: 'piocher une carte Mission',
  activateVertical: 'activer la tuile du dessus ou du dessous',
  activateHorizontal: 'activer la tuile de gauche ou de droite',
};
const ACTIONS: Record<ActionKind, string> = {
  discover: 'Découverte',
  repair: 'Réparation',
  destroy: 'Destruction',
  command: 'Commande',
};
const COLOURS = [
  { m: 'orange', f: 'orange' },
  { m: 'gris', f: 'grise' },
  { m: 'vert', f: 'verte' },
] as const;

const he = (colour: number): string => COLOURS[colour]!.m;
const she = (colour: number): string => COLOURS[colour]!.f;
const dieName = (colour: number, value: number): string =>
  value === 0 ? `dé ${he(colour)} à l’étoile` : `dé ${he(colour)} de valeur ${value}`;
const tileName = (asked: Asked, tile: number | null | undefined): string => tileId(asked, tile) ?? 'la tuile';
const actionName = ({ content }: Asked, action: number): string =>
  `l’action ${action + 1} (${ACTIONS[content.actionKind[action]!]})`;
const cardName = (asked: Asked, card: number): string => `la carte ${cardText(asked, card, 'fr')}`;
const cell = (at: number): string => `la case ${cellName(at)} de la grille`;
const hex = (at: number): string => `la case ${hexName(at)}`;
const at = (line: string): string => `en ${isRow(line) ? 'ligne' : 'colonne'} ${lineNumber(line)}`;
const into = (line: string): string =>
  isRow(line) ? `dans la ligne ${lineNumber(line)} par la gauche` : `dans la colonne ${lineNumber(line)} par le bas`;

export const fr: MoveSayers = {
  play: (asked, { card, slot }) => `Jouer ${cardName(asked, card)} ${at(lineName(slot))}.`,
  die: (_, { colour, value, reserved }) =>
    `Utiliser le ${dieName(colour, value)}${reserved ? ', qui est réservé' : ''}.`,
  buy: (_, { colour, value, from }) =>
    `Acheter le ${dieName(colour, value)} du compartiment ${from + 1} pour 1 ressource.`,
  'sequence-b': () => 'Relancer les dés et avancer (Séquence B).',
  pass: () => 'Passer.',
  'turn-die': () => 'Dépenser 1 débris pour retourner le dé sur sa face opposée.',
  boost: (_, { cell: place, colour }) =>
    colour >= 0
      ? `Utiliser le boost de ${cell(place)}\u202f: le dé devient ${he(colour)}.`
      : `Utiliser le boost de ${cell(place)}.`,
  action: (asked, { action }) => `Utiliser le dé pour ${actionName(asked, action)}.`,
  mission: (asked, { hex: place }) => {
    const card = asked.view.missions[place]?.card;
    return `Utiliser le dé pour la Mission sur ${hex(place)}${card ? `\u202f: ${cardName(asked, card)}` : ''}.`;
  },
  tile: (_, { cell: place, effect }) => `Activer la tuile de ${cell(place)}\u202f: ${EFFECTS[effect]}.`,
  take: (asked, { place }) => `Prendre ${tileName(asked, asked.view.display[place])} à l’emplacement ${place + 1}.`,
  'take-advanced': (asked, { place }) =>
    `Prendre la tuile avancée ${tileName(asked, asked.view.advancedShow[place])} à l’emplacement A${place + 1}.`,
  inject: (asked, { tile, arrow }) => `Injecter ${tileName(asked, tile)} ${into(lineName(arrow))}.`,
  advanced: (_, { colour }) => `Poser la tuile avancée expulsée sur l’emplacement ${he(colour)}.`,
  repair: (asked, { action }) => `Réparer ${actionName(asked, action)}.`,
  'repair-die': (_, { colour }) => `Réparer un dé ${he(colour)} endommagé de la réserve.`,
  'store-debris': () => 'Mettre le débris dans le stock.',
  debris: (_, { cell: place, effect }) =>
    `Mettre le débris sur la tuile de ${cell(place)} et l’activer\u202f: ${EFFECTS[effect]}.`,
  destroy: (asked, { action }) => `Détruire les Ravageurs de ${actionName(asked, action)}.`,
  launch: ({ view }, { to }) =>
    to === angelHex(view)
      ? `Introduire un vaisseau et le laisser sur ${hex(to)} pour placer une carte.`
      : `Introduire un vaisseau et le faire voler jusqu’à ${hex(to)}.`,
  fly: (_, { from, to }) =>
    from === to
      ? `Laisser le vaisseau sur ${hex(to)} pour placer une carte.`
      : `Faire voler un vaisseau de ${hex(from)} à ${hex(to)}.`,
  place: (asked, { card }) => `Placer ${cardName(asked, card)} là où se trouve le vaisseau.`,
  activate: () => 'Activer la carte Mission.',
  spend: (asked, { tile }) => `Dépenser ${tileName(asked, tile)}.`,
  discard: (asked, { card }) => `Défausser ${cardName(asked, card)}.`,
  assign: (_, { colour }) => `Envoyer un robot dans la salle d’affectation ${she(colour)}.`,
  recall: (_, { colour }) => `Rappeler un robot de la salle d’affectation ${she(colour)}.`,
  draw: (_, { colour }) => `Piocher une carte Mission de la pile ${she(colour)}.`,
  keep: (asked, { card }) => `Garder ${cardName(asked, card)}.`,
  reserve: (_, { colour, value, cell: place }) =>
    `Réserver le ${dieName(colour, value)}${place >= 0 ? ` grâce au boost de ${cell(place)}` : ''}.`,
  done: () => 'Laisser le reste.',
  end: () => 'Terminer le tour.',
};
