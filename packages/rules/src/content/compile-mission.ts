// A Mission card compiled for the rules: plain fields, the same for every kind of effect, because playouts read them
// often.

import { COLOURS, type ColourName } from '../state.ts';
import type { Cost, Gain, MissionCard, MissionEffect } from './component-set.ts';

export type MissionKind = MissionEffect['kind'];

export interface Mission {
  readonly kind: MissionKind;
  readonly colour: number;
  /** A2.M1: a die can activate it. */
  readonly isActivation: boolean;
  /** Activation missions: what one activation costs and gives. */
  readonly cost: Required<Cost>;
  readonly gain: Required<Gain>;
  /** Neutralizations with two effects. */
  readonly owner: Required<Gain>;
  readonly eachShip: Required<Gain>;
  /** Neutralizations with one effect, else null. */
  readonly each: { readonly vpPer: number; readonly inSpace: boolean; readonly colour: number } | null;
  readonly reward: Required<Gain>;
  readonly technology: readonly number[];
}

export const colourNumber = (name: ColourName): number => COLOURS.indexOf(name);

const NO_GAIN: Required<Gain> = { vp: 0, ship: 0, resource: 0, robot: 0, debris: 0 };
const NO_COST: Required<Cost> = {
  ship: 0,
  resource: 0,
  robot: 0,
  debris: 0,
  technology: 0,
  missionCard: 0,
  ravagerCard: 0,
};

/** In place of a card with the number 0. */
export const NO_MISSION: Mission = {
  kind: 'neutralization',
  colour: -1,
  isActivation: false,
  cost: NO_COST,
  gain: NO_GAIN,
  owner: NO_GAIN,
  eachShip: NO_GAIN,
  each: null,
  reward: NO_GAIN,
  technology: [],
};

type EffectOf<Kind extends MissionKind> = Extract<MissionEffect, { kind: Kind }>;
type Compiled = Omit<Mission, 'kind' | 'colour' | 'reward' | 'technology'>;

/** The fields that an effect fills, by its kind. */
const COMPILE: { readonly [Kind in MissionKind]: (effect: EffectOf<Kind>) => Partial<Compiled> } = {
  activation: ({ cost, gain }) => ({
    isActivation: true,
    cost: { ...NO_COST, ...cost },
    gain: { ...NO_GAIN, ...gain },
  }),
  neutralization(effect) {
    if (!('each' in effect))
      return { owner: { ...NO_GAIN, ...effect.owner }, eachShip: { ...NO_GAIN, ...effect.eachShip } };
    const { vpPer, of, colour } = effect.each;
    return { each: { vpPer, inSpace: of === 'ownedInSpace', colour: colourNumber(colour) } };
  },
};

export function compileMission({ effect, colour, reward, technology }: MissionCard): Mission {
  const compile = COMPILE[effect.kind] as (effect: MissionEffect) => Partial<Compiled>;
  return {
    ...NO_MISSION,
    kind: effect.kind,
    colour: colourNumber(colour),
    reward: { ...NO_GAIN, ...reward },
    technology: technology.map(colourNumber),
    ...compile(effect),
  };
}
