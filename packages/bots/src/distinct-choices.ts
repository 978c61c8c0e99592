// The choices of a decision that a search need not tell apart are tried once.

import type { State } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import { choices, decisionKind, dieNumber, moveOf } from '@black-angel/rules/playout';

/**
 * The choices without equivalent ones. A die equal to an own one need not be bought. Of equal dice on offer, the one of
 * the poorest owner is enough. Of equal own dice, the unreserved one goes first. Cards of one colour differ only in
 * which card is lost, so two of them are tried in each slot. `out` is a buffer.
 */
export function distinctChoices(state: State, out: number[]): number[] {
  const count = choices(state, out);
  const kind = decisionKind(state);
  if (kind !== 'turn' && kind !== 'choose-die') return out.slice(0, count);
  const kept: number[] = [];
  const own = new Set<number>();
  const offers = new Map<number, { choice: number; vp: number }>();
  const played = new Map<number, number>();
  for (let i = 0; i < count; i++) {
    const choice = out[i]!;
    const move = moveOf(state, choice);
    if (move.kind === 'die') {
      const die = dieNumber(move.colour, move.value);
      if (own.has(die)) continue;
      own.add(die);
    } else if (move.kind === 'buy') {
      const die = dieNumber(move.colour, move.value);
      const vp = state.players[move.from]?.vp ?? -1;
      const known = offers.get(die);
      if (!known || vp < known.vp) offers.set(die, { choice, vp });
      continue;
    } else if (move.kind === 'play') {
      const back = contentOf(state).back[move.card]!;
      const tried = played.get(back * 6 + move.slot) ?? 0;
      if (tried >= 2) continue;
      played.set(back * 6 + move.slot, tried + 1);
    }
    kept.push(choice);
  }
  for (const [die, { choice }] of offers) if (!own.has(die)) kept.push(choice);
  return kept;
}
