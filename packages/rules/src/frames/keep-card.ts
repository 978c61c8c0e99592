// V4, V5: two cards drawn, one kept, the other discarded. `list` the two, in the hand meanwhile; `at` their colour; `left` 1
// in A3, 0 by a tile.

import { discardFromHand, drawToHand } from '../decks.ts';
import { cardName, type Emit } from '../events.ts';
import type { State } from '../state.ts';
import { type FrameRules, illegal, pop, push, wrongKind } from './frame.ts';

/** One card by the standard rules; by the advanced ones two to choose from, as far as there are any. */
export function drawAndKeep(state: State, seat: number, colour: number, rule: string, emit: Emit): void {
  const first = drawToHand(state, seat, colour, rule, emit);
  if (!state.options.advanced || first === 0) return;
  const second = drawToHand(state, seat, colour, rule, emit);
  if (second !== 0)
    push(
      state,
      'keep-card',
      seat,
      rule === 'V4' ? 1 : 0,
      colour,
      [first, second].sort((a, b) => a - b),
    );
}

export const keepCard: FrameRules = {
  choices(_state, frame, out) {
    out[0] = frame.list[0]!;
    out[1] = frame.list[1]!;
    return 2;
  },
  step(state, frame, choice, emit) {
    pop(state);
    const other = frame.list[0] === choice ? frame.list[1]! : frame.list[0]!;
    discardFromHand(state, frame.seat, other, frame.left === 1 ? 'V4' : 'V5', emit);
  },
  moveOf: (_state, _frame, choice) => ({ kind: 'keep', card: choice }),
  choiceOf: (_state, _frame, move) => (move.kind === 'keep' ? move.card : -1),
  refuse: (_state, frame, move) =>
    move.kind === 'keep'
      ? illegal(frame.left === 1 ? 'V4' : 'V5', { problem: 'notDrawn', card: cardName(move.card) })
      : wrongKind(frame, move, frame.left === 1 ? 'V4' : 'V5'),
};
