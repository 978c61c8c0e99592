// The values that can be chosen for a fact, which prevents most mistakes. This only offers values; the set is validated
// elsewhere.

import type { ColourName } from '@black-angel/rules';
import type { ActionKind, Boost, BoostKind, ComponentSet, HalHalf, MissionEffect } from '@black-angel/rules/components';

export const GAINS = ['vp', 'ship', 'resource', 'robot', 'debris'] as const;

const OWN_ACTION: Readonly<Record<ColourName, ActionKind>> = { orange: 'discover', gray: 'repair', green: 'destroy' };

/** The two actions of a colour. */
export const actionsOf = (colour: ColourName): ActionKind[] => [OWN_ACTION[colour], 'command'];

/** Leaves out what is 0, as the default set does. */
export function withAmount<Amounts extends object>(value: Amounts, kind: keyof Amounts, amount: number): Amounts {
  const { [kind]: _, ...rest } = value;
  return (amount === 0 ? rest : { ...value, [kind]: amount }) as Amounts;
}

/** One half of a Hal card with an action of its colour, and the flag of that action. */
export function halfOf({ colour, action: wanted, advancedFirst, direction }: HalHalf): HalHalf {
  const action = wanted === 'command' ? wanted : OWN_ACTION[colour];
  if (action === 'command') return { colour, action };
  if (action === 'discover') return { colour, action, advancedFirst: advancedFirst ?? false };
  return { colour, action, direction: direction ?? 'up' };
}

export function boostOf(kind: BoostKind, colour: ColourName, action: ActionKind | null): Boost {
  if (kind !== 'vpForAction') return { kind, colour };
  return { kind, action: action === 'command' ? action : OWN_ACTION[colour], colour, vp: 2 };
}

type Actions = ComponentSet['actions'];

/** The places that can be exchanged with this one. Action 3 is gray; only a variant changes that. */
export function exchangeable(actions: Actions, place: number, isUnlocked: boolean): number[] {
  return actions.flatMap((_, other) => {
    const [a, b] = [actions[place]!.colour, actions[other]!.colour];
    const keepsGray = (place !== 2 && other !== 2) || a === b;
    return isUnlocked || keepsGray ? [other] : [];
  });
}

/** The actions with two of them exchanged; their numbers stay. */
export function exchanged(actions: Actions, place: number, other: number): Actions {
  const at = (i: number): number => (i === place ? other : i === other ? place : i);
  return actions.map(({ number }, i) => ({ ...actions[at(i)]!, number }));
}

/** The first two places of the display cost 2, the others 1. */
export const displayOf = (places: number): number[] => Array.from({ length: places }, (_, i) => (i < 2 ? 2 : 1));

/** A neutralization pays the owner and the ships there, or counts cards. */
export const MISSION_KINDS = ['activation', 'neutralization', 'counting'] as const;
type MissionKind = (typeof MISSION_KINDS)[number];

export const missionKindOf = (effect: MissionEffect): MissionKind => ('each' in effect ? 'counting' : effect.kind);

/** What a variant's Mission begins with when it gets another kind of effect. */
export const NEW_EFFECTS: Readonly<Record<MissionKind, MissionEffect>> = {
  activation: { kind: 'activation', cost: {}, gain: { vp: 1 } },
  neutralization: { kind: 'neutralization', owner: { vp: 1 }, eachShip: {} },
  counting: { kind: 'neutralization', each: { vpPer: 1, of: 'ownedInSpace', colour: 'orange' } },
};

type Opposite = ComponentSet['dieOpposite'];

/** The three ways to pair the four faces of a die, by the face opposite to the star. */
export const STAR_OPPOSITES = [1, 2, 3] as const;

export function oppositeOf(star: number): Opposite {
  const [a, b] = STAR_OPPOSITES.filter((face) => face !== star) as [number, number];
  return { 0: star, [star]: 0, [a]: b, [b]: a } as unknown as Opposite;
}
