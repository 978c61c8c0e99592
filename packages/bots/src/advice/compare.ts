// Why one turn is better than another: the few parts in which they differ most.

import { PART_KINDS, type Part, type PartKind, sumOf } from './parts.ts';

/** A difference between two turns. Positive: in favour of the first. */
export interface Reason {
  readonly kind: PartKind;
  /** VP. */
  readonly amount: number;
  /** How many more things the first turn has, rounded; 0 if it has as many, perhaps better ones. */
  readonly count: number;
}

/** Why one turn is better than another. */
export interface Comparison {
  /** By how many VP the first turn is better. */
  readonly amount: number;
  /** What speaks for the first turn, the largest first. */
  readonly reasons: readonly Reason[];
  /** What speaks most against it; null if nothing of weight does. */
  readonly drawback: Reason | null;
}

/** Smaller differences are noise. */
const LEAST = 0.3;
const MOST_REASONS = 2;

/** All differences between two turns, in the order of PART_KINDS. Their amounts add up to the difference in value. */
export const differences = (first: readonly Part[], second: readonly Part[]): Reason[] =>
  PART_KINDS.map((kind, i) => ({
    kind,
    amount: first[i]!.amount - second[i]!.amount,
    count: Math.round(first[i]!.count - second[i]!.count),
  }));

/** `second` null: compares with doing nothing. */
export function compareTurns(first: readonly Part[], second: readonly Part[] | null): Comparison {
  const all = second ? differences(first, second) : first.map((part) => ({ ...part, count: Math.round(part.count) }));
  const sorted = all.filter(({ amount }) => Math.abs(amount) >= LEAST).sort((a, b) => b.amount - a.amount);
  const worst = sorted.at(-1);
  return {
    amount: sumOf(first) - (second ? sumOf(second) : 0),
    reasons: sorted.filter(({ amount }) => amount > 0).slice(0, MOST_REASONS),
    drawback: worst && worst.amount < 0 ? worst : null,
  };
}
