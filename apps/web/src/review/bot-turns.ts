// Which turns of a finished game a bot played for a person.

import type { Handover } from '@black-angel/protocol';

/** Whether a bot played a turn of a seat, or a part of it. The turn has the moves from `from` up to `to`. */
export function isBotTurn(handovers: readonly Handover[], seat: number, from: number, to: number): boolean {
  let isBotThere = false;
  let hasPlayed = false;
  for (const { at, seat: whose, what } of handovers) {
    if (whose !== seat || at >= to) continue;
    if (at > from && isBotThere) hasPlayed = true;
    if (what === 'timeUp') hasPlayed ||= at >= from;
    else isBotThere = what !== 'back';
  }
  return hasPlayed || isBotThere;
}
