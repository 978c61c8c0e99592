// A2.M2: which cards are spent from the hand. `left` how many more, `at` 0 Mission cards of any colour, 1 Ravager cards.

import { discardFromHand, isRavager } from '../decks.ts';
import { cardName } from '../events.ts';
import { type FrameRules, illegal, pop, replace, wrongKind } from './frame.ts';

export const spendCard: FrameRules = {
  choices(state, frame, out) {
    let count = 0;
    for (const card of state.players[frame.seat]!.hand) if (isRavager(card) === (frame.at === 1)) out[count++] = card;
    return count;
  },
  isSpent: (_state, frame) => frame.left === 0,
  close: pop,
  step(state, frame, choice, emit) {
    replace(state, frame, frame.left - 1, frame.at, frame.list);
    discardFromHand(state, frame.seat, choice, 'A2.M2', emit);
  },
  moveOf: (_state, _frame, choice) => ({ kind: 'discard', card: choice }),
  choiceOf: (_state, _frame, move) => (move.kind === 'discard' ? move.card : -1),
  refuse(state, frame, move) {
    if (move.kind !== 'discard') return wrongKind(frame, move, 'A2.M2');
    const problem = state.players[frame.seat]!.hand.includes(move.card) ? 'wrongCardType' : 'notInHand';
    return illegal('A2.M2', { problem, card: cardName(move.card) });
  },
};
