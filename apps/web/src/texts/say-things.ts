// The accessible names of cards and hexes, also of those that are no targets.

import type { View } from '@black-angel/engine';
import { angelHex, COLOURS, cardName, columnOf, hexName, MIDDLE, printedHex, rowOf, spesHex } from '@black-angel/rules';
import { type Content, isRavager, missionCard, ravagerCard } from '@black-angel/rules/components';
import { capitalised, Parts, plain, type SeatNames, sayGain, sayMission, sayRavager } from '@black-angel/words';
import type { Language } from './i18n.ts';
import type { PageParts, T } from './texts.ts';

/** Parts of an accessible name. */
export const joined = (parts: readonly (string | false | null)[]): string =>
  parts
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .map(plain)
    .join(', ');

/** A card by its number in the engine: what it is and does. */
export function sayCard(t: T, card: number, content: Content): string {
  const p = new Parts(t, content);
  const language = t.language;
  const number = cardName(card);
  if (isRavager(card))
    return `${p.t('target.card.ravager', { number })}. ${sayRavager(ravagerCard(content, card), language)}`;
  const { colour, isActivation } = content.missions[card]!;
  const printed = missionCard(content, card);
  const name = joined([
    p.t('target.card.mission', { number, colour: p.colour(colour) }),
    p.t(isActivation ? 'target.card.activation' : 'target.card.neutralization'),
  ]);
  const reward = p.t('target.card.reward', { gain: sayGain(printed.reward, language) });
  return `${name}. ${sayMission(printed, language)}. ${reward}`;
}

function sayGround(p: PageParts, hex: number, view: View): string[] {
  if (hex === spesHex(view)) return [p.t('target.spes')];
  const row = rowOf(hex);
  const { territory, comet, ravagerIcon } = printedHex(p.content, view.strips[row]!, columnOf(hex));
  const said = [territory ? p.t('target.territory', { colour: p.colour(territory) }) : p.t('target.asteroids')];
  if (comet) said.push(p.t('target.comet'));
  if (ravagerIcon && !view.missions[hex]) said.push(p.t('target.ravagerIcon'));
  if (!view.spesInSight && row === view.spesRow && columnOf(hex) === MIDDLE) said.push(p.t('target.spesToken'));
  return said;
}

/** A stack of Technology: how many tiles, and the one on top, which everybody sees. */
export function sayStack(t: T, colour: number, view: Pick<View, 'stacks' | 'stackTops'>, content: Content): string {
  const p = new Parts(t, content);
  const top = view.stackTops[colour] ?? null;
  const said = joined([
    p.t('target.stack', { colour: p.colour(colour) }),
    p.t('count.tile', { count: view.stacks[colour] ?? 0 }),
    top !== null && p.tileOf(top, undefined, true),
  ]);
  return capitalised(plain(said), p.locale);
}

/** What the Mission card on a hex does; null if there is none. */
export function sayHexEffect(hex: number, view: View, content: Content, language: Language): string | null {
  const mission = view.missions[hex];
  return mission ? sayMission(missionCard(content, mission.card), language) : null;
}

/** A hex by its number in the engine, and all that is on it. */
export function sayHex(t: T, hex: number, view: View, content: Content, names: SeatNames | null = null): string {
  const p = new Parts(t, content, names);
  if (hex >= view.missions.length) return p.t('target.hex', { hex: hexName(hex) });
  const mission = view.missions[hex];
  const parts = [p.t('target.hex', { hex: hexName(hex) }), ...sayGround(p, hex, view)];
  if (mission) {
    const { card, owner } = mission;
    const { bare } = p.card(cardName(card), COLOURS[content.missions[card]!.colour]!);
    const isOwn = owner === view.viewer;
    parts.push(
      isOwn ? p.t('target.yourCardOn', { card: bare }) : p.t('target.cardOn', { card: bare, of: p.of(owner) }),
    );
  }
  for (const [seat, { fleet }] of view.players.entries())
    if (fleet.includes(hex))
      parts.push(seat === view.viewer ? p.t('target.yourShip') : p.t('target.shipOf', { of: p.of(seat) }));
  if (hex === angelHex(view)) parts.push(p.t('target.angel'));
  return joined(parts);
}
