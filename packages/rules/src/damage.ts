// Damage cubes: on actions (two spaces) and on dice in the supply (one each).

import { contentOf } from './content/content.ts';
import { own, SHIP } from './copy.ts';
import type { Emit } from './events.ts';
import { COLOURS, type State } from './state.ts';

/** A2.5 */
export const isDamaged = (state: State, action: number): boolean => state.damage[action] === 2;
export const effectiveValue = (state: State, action: number, value: number): number =>
  isDamaged(state, action) ? Math.max(0, value - 1) : value;

export const canDamageSupplyDie = (state: State, colour: number): boolean => state.supply[colour]! > 0;

export function damageSupplyDie(state: State, colour: number, rule: string, emit: Emit): void {
  const kind = canDamageSupplyDie(state, colour) ? 'damagePlaced' : 'damageIgnored';
  if (kind === 'damagePlaced') {
    own(state, SHIP);
    state.supply[colour]!--;
    state.damagedSupply[colour]!++;
  }
  emit?.({ kind, rule, action: null, die: COLOURS[colour]! });
}

export const canDamageAction = (state: State, action: number): boolean =>
  state.damage[action]! < 2 || canDamageSupplyDie(state, contentOf(state).actionColour[action]!);

/**
 * A2.C4: damages the action if it has a free space, else an undamaged die in the supply of its colour, else nothing.
 */
export function damageAction(state: State, action: number, rule: string, emit: Emit): void {
  if (state.damage[action]! >= 2) return damageSupplyDie(state, contentOf(state).actionColour[action]!, rule, emit);
  own(state, SHIP);
  state.damage[action]!++;
  emit?.({ kind: 'damagePlaced', rule, action: action + 1, die: null });
}

/** Without a branch: usually one of the counts is above 0, but the processor cannot predict which (to-bit.ts). */
export function isAnythingDamaged(state: State): boolean {
  const { damage, damagedSupply } = state;
  let cubes = 0;
  for (let action = 0; action < damage.length; action++) cubes |= damage[action]!;
  for (let colour = 0; colour < damagedSupply.length; colour++) cubes |= damagedSupply[colour]!;
  return cubes !== 0;
}

/** A2.R1: `source` 0–5 an action, 6–8 a damaged die of colour source − 6. */
export function removeDamage(state: State, seat: number, source: number, rule: string, emit: Emit): void {
  own(state, SHIP);
  if (source < 6) {
    state.damage[source]!--;
    emit?.({ kind: 'damageRepaired', rule, seat, action: source + 1, die: null });
  } else {
    state.damagedSupply[source - 6]!--;
    state.supply[source - 6]!++;
    emit?.({ kind: 'damageRepaired', rule, seat, action: null, die: COLOURS[source - 6]! });
  }
}
