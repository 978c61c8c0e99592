// A2.M2: which cards are spent from the hand. `left` how many more; `at` 0: Mission cards of any colour, 1: Ravager
// cards.

import { discardFromHand, isRavager, missionsInHand } from '../decks.ts';
import { cardName } from '../events.ts';
import { type DecisionOf, type FrameRules, illegal, makeFrame, NO_CHOICE, pop, replace, wrongKind } from './frame.ts';
import { misfitOfPrice } from './place.ts';

export interface SpendCardDecision extends DecisionOf<'spend-card'> {
  /** How many more cards. */
  count: number;
  card: 'mission' | 'ravager';
}

export const spendCard: FrameRules<SpendCardDecision> = {
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
  choiceOf: (_state, _frame, move) => (move.kind === 'discard' ? move.card : NO_CHOICE),
  refuse(state, frame, move) {
    if (move.kind !== 'discard') return wrongKind(frame, move, 'A2.M2');
    const problem = state.players[frame.seat]!.hand.includes(move.card) ? 'wrongCardType' : 'notInHand';
    return illegal('A2.M2', { problem, card: cardName(move.card) });
  },
  show: (frame) => ({
    kind: 'spend-card',
    seat: frame.seat,
    count: frame.left,
    card: frame.at === 1 ? 'ravager' : 'mission',
  }),
  pack: (decision) => makeFrame('spend-card', decision.seat, decision.count, decision.card === 'ravager' ? 1 : 0),
  isPossible: (state, { seat, left, at }) => {
    const missions = missionsInHand(state, seat);
    return left >= 1 && at <= 1 && left <= (at === 0 ? missions : state.players[seat]!.hand.length - missions);
  },
  place: { on: ['activate-mission', 'spend-card'], in: ['A'] },
  misfit: (state, frame, below) => misfitOfPrice(state, frame, below!),
};
