// Dice in named fields, and the counts that the state stores for them.

import type { DieFace } from './events.ts';
import { COLOURS } from './state.ts';

/** A die in a compartment. */
export interface Die extends DieFace {
  /** It lies in the high-security area (C2). */
  reserved: boolean;
}

/** Kinds of dice: three colours, four values. */
export const DIE_KINDS = 12;
/** Counts of a compartment: the kinds in the standard area, then those in the high-security area. */
export const DIE_COUNTS = 2 * DIE_KINDS;

/** The index of the count of a die in the standard area. */
export const dieNumber = (colour: number, value: number): number => colour * 4 + value;
/** The value of the die with this number; 0 is the star. */
export const valueOfDie = (die: number): number => die & 3;
/** Whether a count is one of the high-security area. @rule B1.3 */
export const isReservedDie = (die: number): boolean => die >= DIE_KINDS;
/** How many dice of this colour and value a compartment has, in both areas. */
export const countDice = (dice: readonly number[], colour: number, value: number): number => {
  const die = dieNumber(colour, value);
  return dice[die]! + dice[die + DIE_KINDS]!;
};

/** The dice of a compartment, the standard area first, each area by colour and value. A loop: every view needs it. */
export function showDice(counts: readonly number[]): Die[] {
  const dice: Die[] = [];
  for (let i = 0; i < counts.length; i++)
    for (let left = counts[i]!; left > 0; left--)
      dice.push({ colour: COLOURS[(i % DIE_KINDS) >> 2]!, value: valueOfDie(i), reserved: isReservedDie(i) });
  return dice;
}

export function packDice(dice: readonly Die[]): number[] {
  const counts = new Array<number>(DIE_COUNTS).fill(0);
  for (const { colour, value, reserved } of dice)
    counts[dieNumber(COLOURS.indexOf(colour), value) + (reserved ? DIE_KINDS : 0)]!++;
  return counts;
}
