// When bots played for persons, for the log and the review.

import type { Handover } from '@black-angel/protocol';

/** A game has about a hundred turns. */
const MOST_HANDOVERS = 200;

/** The list with one more. A seat that is left and taken back again and again between two moves counts once. */
export function withHandover(list: readonly Handover[] = [], handover: Handover): Handover[] {
  const isSame = (one: Handover | undefined): boolean => one?.seat === handover.seat && one.at === handover.at;
  const isAgain = isSame(list.at(-1)) && isSame(list.at(-2)) && list.at(-2)!.what === handover.what;
  return [...(isAgain ? list.slice(0, -2) : list), handover].slice(-MOST_HANDOVERS);
}
