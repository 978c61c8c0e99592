// Facts in words: the name of a unit, of a fact in it, and of a value.

import {
  ADVANCED_KINDS,
  defaultContent,
  type HalHalf,
  type Hex,
  type MissionEffect,
  type TechnologyTile,
  TILE_EFFECTS,
} from '@black-angel/rules/components';
import { sayMission, sayTechnology } from '@black-angel/words';
import { unitOf } from '../own-sets/units.ts';
import type { T } from '../texts/texts.ts';

const GOODS = ['vp', 'ship', 'resource', 'robot', 'debris', 'technology', 'missionCard', 'ravagerCard'];
const COLOURS = ['orange', 'gray', 'green'];
const ACTIONS = ['discover', 'repair', 'destroy', 'command'];

export const RAVAGER_EFFECTS = [
  'damageNextAction',
  'damageSupplyDie',
  'discardMission',
  'discardRavager',
  'placeRobot',
] as const;

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

export const sayColour = (t: T, colour: string): string =>
  t(`workshop.colour.${colour as 'orange' | 'gray' | 'green'}`);
/** What a hex is: an adjective agrees with “territory”, not with “colour”. */
export const sayGround = (t: T, ground: string): string =>
  t(`workshop.ground.${ground as 'orange' | 'gray' | 'green' | 'asteroid'}`);
export const sayAction = (t: T, action: string): string => t(`action.${action as 'discover'}`);

export const sayHex = (t: T, { territory, comet, ravagerIcon }: Hex): string =>
  [
    sayGround(t, territory),
    ...(comet ? [t('workshop.comet')] : []),
    ...(ravagerIcon ? [t('workshop.ravagerIcon')] : []),
  ].join(', ');

const sayHalf = (t: T, { colour, action, advancedFirst, direction }: HalHalf): string =>
  [
    sayColour(t, colour),
    sayAction(t, action),
    ...(advancedFirst === undefined
      ? []
      : [t(advancedFirst ? 'workshop.hal.advancedFirst' : 'workshop.hal.technologyFirst')]),
    ...(direction === undefined ? [] : [t(`workshop.hal.${direction}`)]),
  ].join(', ');

/** A word of the file in the player's language; null if it is no such word. */
function sayWord(t: T, word: string): string | null {
  const among = <Word extends string>(words: readonly Word[]): Word | undefined => words.find((one) => one === word);
  const effect = among(TILE_EFFECTS);
  if (effect) return t(`tile.effect.${effect}`);
  const ravager = among(RAVAGER_EFFECTS);
  if (ravager) return t(`workshop.ravager.${ravager}`);
  const advanced = among(ADVANCED_KINDS);
  if (advanced) return t(`tile.advancedKind.${advanced}`, { vp: '…' });
  if (COLOURS.includes(word)) return sayColour(t, word);
  if (word === 'asteroid') return sayGround(t, word);
  if (ACTIONS.includes(word)) return sayAction(t, word);
  const line = /^(row|column)(\d)$/.exec(word);
  return line && t(line[1] === 'row' ? 'line.row' : 'line.column', { number: Number(line[2]) + 1 });
}

const isCell = (value: readonly unknown[]): value is [number, number] =>
  value.length === 2 && value.every((part) => typeof part === 'number');

/** '2 ships', by itself: the sentences of cards have it as the object of a verb. */
const sayAmount = (t: T, goods: string, count: number): string =>
  goods === 'technology' ? t('workshop.tiles', { count }) : t(`count.${goods as 'ship'}`, { count });

/** What is printed as an object: a hex, an action, half a card, an effect, amounts. */
function sayObject(t: T, value: Json): string {
  const language = t.language;
  if ('territory' in value) return sayHex(t, value as unknown as Hex);
  if ('number' in value) return `${value['number']} ${sayAction(t, String(value['action']))}`;
  if ('cost' in value || 'owner' in value || 'each' in value)
    return sayMission({ effect: value as unknown as MissionEffect }, language);
  if ('kind' in value)
    return sayTechnology({ standard: 'vp', boost: value as unknown as TechnologyTile['boost'] }, language).boost;
  if ('action' in value) return sayHalf(t, value as unknown as HalHalf);
  const amounts = Object.entries(value);
  if (amounts.length === 0) return t('workshop.none');
  const isGoods = amounts.every(([goods]) => GOODS.includes(goods));
  return isGoods
    ? amounts.map(([goods, amount]) => sayAmount(t, goods, Number(amount))).join(', ')
    : amounts.flatMap(([from, to]) => (Number(from) < Number(to) ? `${sayFace(Number(from))} ↔ ${to}` : [])).join(', ');
}

/** A face of a die. */
export const sayFace = (face: number): string => (face === 0 ? '★' : String(face));

/** A value in words. */
export function sayValue(t: T, value: unknown): string {
  if (value === undefined || value === null) return t('workshop.none');
  if (typeof value === 'string') return sayWord(t, value) ?? value;
  if (Array.isArray(value)) {
    // The cells of a board are pairs within a list; a pair of dice faces does not exist.
    if (isCell(value)) return t('line.cell', { row: value[0] + 1, column: value[1] + 1 });
    return value.map((entry) => (entry === 0 ? sayFace(0) : sayValue(t, entry))).join(' · ') || t('workshop.none');
  }
  return isObject(value) ? sayObject(t, value) : String(value);
}

/** Tiles have no printed number: they are counted in the order of the default set. */
function tileNumber(kind: 'technology' | 'advancedTechnology', id: string): string {
  const place = defaultContent.set[kind].findIndex((tile) => tile.id === id);
  return place < 0 ? id : String(place + 1);
}

/** "Strip 1, face A", "Mission 016". */
export function sayUnit(t: T, path: string): string {
  const unit = unitOf(path);
  const strip = /^strips\[(\d+)\]\.faces\.(\w)$/.exec(unit);
  if (strip) return t('workshop.unit.strip', { number: Number(strip[1]) + 1, face: strip[2]! });
  const entry = /^([\w.]+)\[([^\]]+)\]$/.exec(unit);
  const id = entry?.[2] ?? '';
  switch (entry?.[1] ?? unit) {
    case 'missions':
      return t('workshop.unit.mission', { id });
    case 'ravagers':
      return t('workshop.unit.ravager', { id });
    case 'technology':
      return t('workshop.unit.tile', { id: tileNumber('technology', id) });
    case 'startingTechnology':
      return t('workshop.unit.starting');
    case 'advancedTechnology':
      return t('workshop.unit.advanced', { id: tileNumber('advancedTechnology', id) });
    case 'hal.cards':
      return t('workshop.unit.hal', { id: id.replace(/^hal-/, '') });
    case 'hal.vpPer':
      return t('workshop.unit.weights');
    case 'actions':
      return t('workshop.unit.actions');
    case 'display':
    case 'advancedPlacesOnShip':
      return t('area.display');
    case 'playerBoard':
      return t('workshop.part.board');
    case 'turnOrderAdvantage':
      return t('workshop.part.turnOrder');
    default:
      return t('workshop.unit.dice');
  }
}

const FACTS = [
  'reward',
  'technology',
  'effect',
  'colour',
  'action',
  'standard',
  'boost',
  'oneOf',
  'kind',
  'vpPer',
  'top',
  'bottom',
  'costs',
  'startCells',
  'colourArrows',
  'blackArrows',
  'resource',
  'reserveDie',
] as const;

/** A fact within its unit: "Reward", "Hex 3", "2nd player: resources". */
export function sayFact(t: T, path: string): string {
  const rest = path.slice(unitOf(path).length).replace(/^\./, '');
  if (path.startsWith('hal.vpPer.')) return t(`workshop.goods.${rest as 'ship'}`);
  const numbered = /^\[?(\d+)\]?\.?/.exec(rest);
  const last = rest.split('.').at(-1)!;
  const name = path.endsWith('.effect.kind') ? 'effect' : FACTS.find((fact) => fact === last);
  const said = name ? t(`workshop.fact.${name}`) : '';
  if (!numbered) return said || sayUnit(t, path);
  const number = Number(numbered[1]) + (rest.startsWith('[') ? 1 : 0);
  if (path.startsWith('strips')) return t('workshop.hex', { number });
  return t('common.which', { what: t('workshop.place', { number }), which: said });
}
