// What the texts need to know of a card or tile, and what a language must provide. Any object of that shape has a text.
// The kinds are those of the component set: a new one does not compile until every language has words for it.

import type { AdvancedKind, MissionEffect, TileEffect, VpPer } from '../content/component-set.ts';

export type { AdvancedKind, MissionEffect, TileEffect };

export type ColourName = 'orange' | 'gray' | 'green';
export type ActionKind = 'discover' | 'repair' | 'destroy' | 'command';
export type Item = 'vp' | 'ship' | 'resource' | 'robot' | 'debris' | 'technology' | 'missionCard' | 'ravagerCard';

/** Amounts by kind, in the order of the keys, which is the printed order. */
export type Quantities = { readonly [item in Item]?: number | undefined };

export type CardsCounted = VpPer['of'];

export interface SayableMission {
  readonly effect: MissionEffect;
}

/** Ravager effects without a parameter. */
export type PlainRavagerKind = 'damageNextAction' | 'discardMission' | 'discardRavager' | 'placeRobot';

export interface SayableRavager {
  readonly effect:
    | { readonly kind: PlainRavagerKind }
    | { readonly kind: 'damageSupplyDie'; readonly colour: ColourName };
}

/** Tile effects that give an item of a kind; the others are whole clauses. */
export type GainingTileEffect = 'vp' | 'gainShip' | 'gainResource' | 'gainDebris' | 'gainRobot';
export type OtherTileEffect = Exclude<TileEffect, GainingTileEffect>;

export type SayableBoost =
  | {
      readonly kind: 'vpForAction';
      readonly action: ActionKind;
      readonly colour: ColourName;
      readonly vp: number;
    }
  | { readonly kind: 'dieToThree' | 'dieToAnyColour' | 'reserveDie'; readonly colour: ColourName };

export interface SayableTechnology {
  readonly standard: TileEffect;
  readonly boost: SayableBoost;
}

export interface SayableStarting {
  readonly oneOf: readonly TileEffect[];
}

export interface SayableAdvanced {
  readonly kind: AdvancedKind;
  readonly vpPer: number;
}

export interface SayableHalHalf {
  readonly colour: ColourName;
  readonly action: ActionKind;
  readonly advancedFirst?: boolean | undefined;
  readonly direction?: 'up' | 'down' | undefined;
}

export interface SayableHalCard {
  readonly top: SayableHalHalf;
  readonly bottom: SayableHalHalf;
}

/** The forms of a noun after a number, by CLDR plural category. `other` replaces a missing category. */
export type Plurals = { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/**
 * One language. Every clause starts in lower case and has no full stop: `say.ts` joins clauses and capitalizes the
 * first letter. A string parameter is a part that is already text, such as '2 ships'.
 */
export interface Words {
  /** For Intl: plurals, lists, capital letters. */
  readonly locale: string;
  /** As the object of 'spend' and 'gain'. */
  readonly nouns: Readonly<Record<Item, Plurals>>;
  readonly nothing: string;
  readonly noEffect: string;

  gain(what: string): string;
  spendToGain(cost: string, gain: string): string;
  /** The reward of a Mission card. A2.C3 */
  whenPlaced(gain: string): string;

  /** Neutralization: the clauses below, each with its beneficiaries. X5 */
  whenEjected(clauses: readonly string[]): string;
  ownerGains(gain: string): string;
  eachShipGains(gain: string): string;
  eachGainsPerCard(vp: string, counted: CardsCounted, colour: ColourName): string;

  /** The permanent effect of a Ravager card. A2.6 */
  beforeAction(clause: string): string;
  readonly ravager: Readonly<Record<PlainRavagerKind, string>>;
  damageSupplyDie(colour: ColourName): string;

  readonly tile: Readonly<Record<OtherTileEffect, string>>;

  /** Boosts are used once. V2 */
  vpForAction(action: ActionKind, colour: ColourName, vp: string): string;
  dieToThree(colour: ColourName): string;
  dieToAnyColour(colour: ColourName, others: readonly ColourName[]): string;
  reserveDie(colour: ColourName): string;

  /** What an Advanced tile counts, and the sentence around it. */
  readonly advanced: Readonly<Record<AdvancedKind, string>>;
  finalScoring(vp: string, per: string): string;

  /** The top half belongs to Sequence A, the bottom half to B. H3 */
  halCard(top: string, bottom: string): string;
  halHalf(action: ActionKind, colour: ColourName, note: string | undefined): string;
  readonly halNote: Readonly<Record<'advancedFirst' | 'displayOnly' | 'up' | 'down', string>>;
}
