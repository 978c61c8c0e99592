// The accessible names of cards and hexes, also of those that are no targets.

import { COLOURS, type Content, cardName, hexName, type View } from '@black-angel/rules';
import { sayGain, sayMission, sayRavager } from '@black-angel/rules/texts/say';
import type { TFunction } from 'i18next';
import { type Language, languageOf } from './i18n.ts';
import { joined, Parts, type SeatNames } from './say-parts.ts';

const COLUMNS = 5;
const MIDDLE = 2;
const ASTEROID = -1;

/** A card by its number in the engine: what it is and does. */
export function sayCard(t: TFunction, card: number, content: Content): string {
  const p = new Parts(t, content);
  const language = languageOf(t);
  const number = cardName(card);
  const ravager = content.ravagers[card];
  if (ravager) {
    const printed = content.set.ravagers[card - content.set.missions.length - 1]!;
    return `${p.t('target.card.ravager', { number })}. ${sayRavager(printed, language)}`;
  }
  const { colour, isActivation } = content.missions[card]!;
  const printed = content.set.missions[card - 1]!;
  const name = joined([
    p.t('target.card.mission', { number, colour: p.colour(colour) }),
    p.t(isActivation ? 'target.card.activation' : 'target.card.neutralization'),
  ]);
  const reward = p.t('target.card.reward', { gain: sayGain(printed.reward, language) });
  return `${name}. ${sayMission(printed, language)}. ${reward}`;
}

function sayGround(p: Parts, hex: number, view: View): string[] {
  const row = Math.floor(hex / COLUMNS);
  const isSpes = view.spesInSight && hex === view.spesRow * COLUMNS + MIDDLE;
  if (isSpes) return [p.t('target.spes')];
  const face = view.strips[row]! * COLUMNS + (hex % COLUMNS);
  const territory = p.content.territory[face]!;
  const said = [
    territory === ASTEROID ? p.t('target.asteroids') : p.t('target.territory', { colour: p.colour(territory) }),
  ];
  if (p.content.comet[face]) said.push(p.t('target.comet'));
  if (p.content.ravagerIcon[face] && view.cards[hex] === 0) said.push(p.t('target.ravagerIcon'));
  if (!view.spesInSight && row === view.spesRow && hex % COLUMNS === MIDDLE) said.push(p.t('target.spesToken'));
  return said;
}

/** What the Mission card on a hex does; null if there is none. */
export function sayHexEffect(hex: number, view: View, content: Content, language: Language): string | null {
  const card = view.cards[hex] ?? 0;
  return card === 0 ? null : sayMission(content.set.missions[card - 1]!, language);
}

/** A hex by its number in the engine, and all that is on it. */
export function sayHex(
  t: TFunction,
  hex: number,
  view: View,
  content: Content,
  names: SeatNames | null = null,
): string {
  const p = new Parts(t, content, names);
  if (hex >= view.cards.length) return p.t('target.hex', { hex: hexName(hex) });
  const card = view.cards[hex]!;
  const owner = view.owners[hex]!;
  const parts = [p.t('target.hex', { hex: hexName(hex) }), ...sayGround(p, hex, view)];
  if (card !== 0) {
    const { bare } = p.card(cardName(card), COLOURS[content.missions[card]!.colour]!);
    const isOwn = owner === view.viewer;
    parts.push(
      isOwn ? p.t('target.yourCardOn', { card: bare }) : p.t('target.cardOn', { card: bare, of: p.of(owner) }),
    );
  }
  for (const [seat, { fleet }] of view.players.entries())
    if (fleet.includes(hex))
      parts.push(seat === view.viewer ? p.t('target.yourShip') : p.t('target.shipOf', { of: p.of(seat) }));
  if (hex === (view.strips.length >> 1) * COLUMNS + MIDDLE) parts.push(p.t('target.angel'));
  return joined(parts);
}
