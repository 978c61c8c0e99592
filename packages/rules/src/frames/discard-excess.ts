// T4: a player who has more than six Mission cards at the end of the turn discards the excess. Then the turn is over.

import { discardFromHand, isRavager, missionsInHand } from '../decks.ts';
import { cardName } from '../events.ts';
import { nextTurn } from '../turn-order.ts';
import { type DecisionOf, type FrameRules, illegal, makeFrame, NO_CHOICE, pop, wrongKind } from './frame.ts';

const HAND_LIMIT = 6;

export type DiscardExcessDecision = DecisionOf<'discard-excess'>;

export const discardExcess: FrameRules<DiscardExcessDecision> = {
  choices(state, frame, out) {
    let count = 0;
    for (const card of state.players[frame.seat]!.hand) if (!isRavager(card)) out[count++] = card;
    return count;
  },
  isSpent: (state, frame) => missionsInHand(state, frame.seat) <= HAND_LIMIT,
  close(state, _frame, emit) {
    pop(state);
    nextTurn(state, emit);
  },
  step(state, frame, choice, emit) {
    discardFromHand(state, frame.seat, choice, 'T4', emit);
  },
  moveOf: (_state, _frame, choice) => ({ kind: 'discard', card: choice }),
  choiceOf: (_state, _frame, move) => (move.kind === 'discard' ? move.card : NO_CHOICE),
  refuse(_state, frame, move) {
    if (move.kind !== 'discard') return wrongKind(frame, move, 'T4');
    const problem = isRavager(move.card) ? 'wrongCardType' : 'notInHand';
    return illegal('T4', { problem, card: cardName(move.card) });
  },
  show: (frame) => ({ kind: 'discard-excess', seat: frame.seat }),
  pack: (decision) => makeFrame('discard-excess', decision.seat),
  isPossible: (state) => state.turn.sequence !== '',
  place: { on: [null], in: ['A', 'B', 'pass'] },
};
