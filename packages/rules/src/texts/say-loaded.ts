// The text of every card and tile, made from its data, so that text and behaviour cannot diverge (X1), in the languages
// that are loaded. A language is one file that fills in `Words`. say.ts loads all of them.

import type { Language } from './languages.ts';
import type {
  ColourName,
  GainingTileEffect,
  Item,
  MissionEffect,
  Quantities,
  SayableAdvanced,
  SayableBoost,
  SayableHalCard,
  SayableHalHalf,
  SayableMission,
  SayableRavager,
  SayableStarting,
  SayableTechnology,
  TileEffect,
  Words,
} from './say-types.ts';

export * from './languages.ts';
export type { Words };

const WORDS = new Map<Language, Words>();

/** Loads the words of a language; the functions below say things in loaded languages. */
export const addWords = (language: Language, words: Words): void => void WORDS.set(language, words);

function wordsOf(language: Language): Words {
  const words = WORDS.get(language);
  if (!words) throw new Error(`The words of ${language} are not loaded: call addWords first.`);
  return words;
}

const COLOURS: readonly ColourName[] = ['orange', 'gray', 'green'];

const TILE_GAIN: Record<GainingTileEffect, Item> = {
  vp: 'vp',
  gainShip: 'ship',
  gainResource: 'resource',
  gainDebris: 'debris',
  gainRobot: 'robot',
};

/** A cache: making one takes longer than the rest of a text. */
const PLURAL_RULES = new Map<string, Intl.PluralRules>();

/** '2 ships and 1 robot': what is spent. */
export function sayCost(cost: Quantities, language: Language): string {
  return sayQuantities(cost, wordsOf(language));
}

/** '2 ships and 1 VP': what is gained. */
export function sayGain(gain: Quantities, language: Language): string {
  return sayQuantities(gain, wordsOf(language));
}

/** What a Mission card does in space. `sayReward` gives its placement reward. */
export function sayMission(card: SayableMission, language: Language): string {
  const words = wordsOf(language);
  return sentence(sayEffect(card.effect, words), words);
}

/** The reward for placing a Mission card. A2.C3 */
export function sayReward(reward: Quantities, language: Language): string {
  const words = wordsOf(language);
  return sentence(isNothing(reward) ? words.noEffect : words.whenPlaced(sayQuantities(reward, words)), words);
}

/** The permanent effect of a Ravager card. A2.6 */
export function sayRavager(card: SayableRavager, language: Language): string {
  const words = wordsOf(language);
  const { effect } = card;
  const clause = effect.kind === 'damageSupplyDie' ? words.damageSupplyDie(effect.colour) : words.ravager[effect.kind];
  return sentence(words.beforeAction(clause), words);
}

/** Both sides of a Technology tile. */
export function sayTechnology(tile: SayableTechnology, language: Language): { standard: string; boost: string } {
  const words = wordsOf(language);
  return {
    standard: sentence(sayTileEffects([tile.standard], words), words),
    boost: sentence(sayBoost(tile.boost, words), words),
  };
}

/** A Starting tile gives one of its effects. */
export function sayStarting(tile: SayableStarting, language: Language): string {
  const words = wordsOf(language);
  return sentence(sayTileEffects(tile.oneOf, words), words);
}

/** What an Advanced tile scores. @rule E5 */
export function sayAdvanced(tile: SayableAdvanced, language: Language): string {
  const words = wordsOf(language);
  return sentence(words.finalScoring(sayQuantity('vp', tile.vpPer, words), words.advanced[tile.kind]), words);
}

/** What Hal does by a card. @rule H3 */
export function sayHalCard(card: SayableHalCard, language: Language): string {
  const words = wordsOf(language);
  return sentence(words.halCard(sayHalHalf(card.top, words), sayHalHalf(card.bottom, words)), words);
}

function sayEffect(effect: MissionEffect, words: Words): string {
  switch (effect.kind) {
    case 'activation': {
      if (isNothing(effect.gain)) return words.noEffect;
      const gain = sayQuantities(effect.gain, words);
      return isNothing(effect.cost) ? words.gain(gain) : words.spendToGain(sayQuantities(effect.cost, words), gain);
    }
    case 'neutralization':
      return sayNeutralization(effect, words);
    default:
      return effect satisfies never;
  }
}

function sayNeutralization(effect: Extract<MissionEffect, { kind: 'neutralization' }>, words: Words): string {
  if ('each' in effect) {
    const { vpPer, of, colour } = effect.each;
    return words.whenEjected([words.eachGainsPerCard(sayQuantity('vp', vpPer, words), of, colour)]);
  }
  // X5: an owner with a ship here gets both, so equal gains are not merged into one clause.
  const clauses: string[] = [];
  if (!isNothing(effect.owner)) clauses.push(words.ownerGains(sayQuantities(effect.owner, words)));
  if (!isNothing(effect.eachShip)) clauses.push(words.eachShipGains(sayQuantities(effect.eachShip, words)));
  return clauses.length === 0 ? words.noEffect : words.whenEjected(clauses);
}

/** One of several tile effects. Gains are merged: 'gain 1 resource or 1 debris'. */
function sayTileEffects(effects: readonly TileEffect[], words: Words): string {
  const gains: string[] = [];
  const others: string[] = [];
  for (const effect of effects) {
    if (isGaining(effect)) gains.push(sayQuantity(TILE_GAIN[effect], 1, words));
    else others.push(words.tile[effect]);
  }
  const clauses = gains.length === 0 ? others : [words.gain(sayList(gains, 'disjunction', words)), ...others];
  return clauses.length === 0 ? words.noEffect : sayList(clauses, 'disjunction', words);
}

function sayBoost(boost: SayableBoost, words: Words): string {
  switch (boost.kind) {
    case 'vpForAction':
      return words.vpForAction(boost.action, boost.colour, sayQuantity('vp', boost.vp, words));
    case 'dieToAnyColour':
      return words.dieToAnyColour(
        boost.colour,
        COLOURS.filter((colour) => colour !== boost.colour),
      );
    default:
      return words[boost.kind](boost.colour);
  }
}

function sayHalHalf(half: SayableHalHalf, words: Words): string {
  return words.halHalf(half.action, half.colour, halNote(half, words));
}

function halNote(half: SayableHalHalf, words: Words): string | undefined {
  if (half.action === 'discover') return words.halNote[half.advancedFirst ? 'advancedFirst' : 'displayOnly']; // H6
  return half.direction && words.halNote[half.direction]; // H7, H8
}

function sayQuantities(quantities: Quantities, words: Words): string {
  const parts = countedItems(quantities).map(([item, count]) => sayQuantity(item, count, words));
  return parts.length === 0 ? words.nothing : sayList(parts, 'conjunction', words);
}

function sayQuantity(item: Item, count: number, words: Words): string {
  const forms = words.nouns[item];
  return `${count} ${forms[pluralRules(words.locale).select(count)] ?? forms.other}`;
}

function pluralRules(locale: string): Intl.PluralRules {
  const known = PLURAL_RULES.get(locale) ?? new Intl.PluralRules(locale);
  PLURAL_RULES.set(locale, known);
  return known;
}

function sayList(parts: readonly string[], type: 'conjunction' | 'disjunction', words: Words): string {
  return new Intl.ListFormat(words.locale, { type }).format(parts);
}

function sentence(text: string, words: Words): string {
  return text.charAt(0).toLocaleUpperCase(words.locale) + text.slice(1);
}

function countedItems(quantities: Quantities): [Item, number][] {
  return (Object.entries(quantities) as [Item, number | undefined][]).filter(
    (entry): entry is [Item, number] => entry[1] !== undefined && entry[1] !== 0,
  );
}

function isNothing(quantities: Quantities): boolean {
  return countedItems(quantities).length === 0;
}

function isGaining(effect: TileEffect): effect is GainingTileEffect {
  return Object.hasOwn(TILE_GAIN, effect);
}
