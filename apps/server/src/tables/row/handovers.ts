// When bots played for persons, for the log and the review.

import type { Handover } from '@black-angel/protocol';

/** A game has about a hundred turns. */
const MOST_HANDOVERS = 200;

/** The list with one more. A seat that is left and taken back again and again between two moves counts once. */
export function withHandover(list: readonly Handover[] = [], handover: Handover): Handover[] {
  const own = list.filter(({ seat, at }) => seat === handover.seat && at === handover.at).slice(-2);
  const isAgain = own.length === 2 && own[0]!.what === handover.what;
  return shortened([...(isAgain ? list.filter((one) => !own.includes(one)) : list), handover]);
}

/** A full list loses what says least, and never half of a pair: a bot would seem to play on for that seat. */
function shortened(list: readonly Handover[]): Handover[] {
  if (list.length <= MOST_HANDOVERS) return [...list];
  const pairs = pairsOf(list);
  const paired = new Set(pairs.flat());
  // A bot has played nothing between two with the same number of moves.
  const gone =
    pairs.find(([left, back]) => left.at === back.at) ??
    pairs[0] ??
    list.filter((one) => !paired.has(one) && (one.what === 'timeUp' || one.what === 'back')).slice(0, 1);
  return gone.length === 0 ? [...list] : shortened(list.filter((one) => !gone.includes(one)));
}

/** Seats that were left and taken back, with the entry of the return, oldest first. */
function pairsOf(list: readonly Handover[]): [Handover, Handover][] {
  return list.flatMap((one, i): [Handover, Handover][] => {
    if (one.what !== 'left' && one.what !== 'timedOut') return [];
    const next = list.slice(i + 1).find(({ seat }) => seat === one.seat);
    return next?.what === 'back' ? [[one, next]] : [];
  });
}
