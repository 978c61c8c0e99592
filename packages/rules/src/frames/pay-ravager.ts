// A2.6: which card is discarded for the Ravager at the action. `at` the action; `left` 0: a Mission card, 1: a Ravager
// card.

import { contentOf } from '../content/content.ts';
import { discardFromHand, isRavager, takeOut } from '../decks.ts';
import { strikeKind } from '../effects/ravager-effect.ts';
import { cardName } from '../events.ts';
import { neededValue } from '../feasibility/command-query.ts';
import type { Frame, State } from '../state.ts';
import { findActionBoosts } from './boost-action.ts';
import { type DecisionOf, type FrameRules, illegal, isAction, makeFrame, NO_CHOICE, pop, wrongKind } from './frame.ts';
import { isBegun } from './place.ts';

const fits = (frame: Frame, card: number): boolean => isRavager(card) === (frame.left === 1);

/** T3: the action that waits below must still be possible without the card. */
function leavesAction(state: State, frame: Frame, card: number): boolean {
  const player = state.players[frame.seat]!;
  const hand = player.hand;
  player.hand = hand.slice();
  takeOut(player.hand, card);
  const kind = contentOf(state).actionKind[frame.at];
  const action = state.frames.findLast((below) => below.kind === kind)!;
  const possible = action.left >= neededValue(state, frame.seat, frame.at, true);
  player.hand = hand;
  return possible;
}

export interface PayRavagerDecision extends DecisionOf<'pay-ravager'> {
  /** Where the Ravager lies. */
  action: number;
  /** What must be discarded. */
  card: 'mission' | 'ravager';
}

export const payRavager: FrameRules<PayRavagerDecision> = {
  choices(state, frame, out) {
    let count = 0;
    for (const card of state.players[frame.seat]!.hand)
      if (fits(frame, card) && leavesAction(state, frame, card)) out[count++] = card;
    return count;
  },
  step(state, frame, choice, emit) {
    pop(state);
    discardFromHand(state, frame.seat, choice, 'A2.6', emit);
  },
  moveOf: (_state, _frame, choice) => ({ kind: 'discard', card: choice }),
  choiceOf: (_state, _frame, move) => (move.kind === 'discard' ? move.card : NO_CHOICE),
  refuse(state, frame, move) {
    if (move.kind !== 'discard') return wrongKind(frame, move, 'A2.6');
    const card = cardName(move.card);
    if (!state.players[frame.seat]!.hand.includes(move.card)) return illegal('A2.6', { problem: 'notInHand', card });
    if (!fits(frame, move.card)) return illegal('A2.6', { problem: 'wrongCardType', card });
    return illegal('T3', { problem: 'noActionAfter', card });
  },
  show: (frame) => ({
    kind: 'pay-ravager',
    seat: frame.seat,
    action: frame.at,
    card: frame.left === 1 ? 'ravager' : 'mission',
  }),
  pack: (decision) => makeFrame('pay-ravager', decision.seat, decision.card === 'ravager' ? 1 : 0, decision.action),
  isPossible: (state, { at, left }) =>
    isAction(at) && left <= 1 && state.frames.some(({ kind }) => kind === contentOf(state).actionKind[at]),
  place: { on: ['boost-action', 'discover', 'repair', 'destroy', 'command'], in: ['A'] },
  misfit(state, { seat, at, left }, below) {
    const isBoosted = below!.kind === 'boost-action';
    if (at !== below!.at || (!isBoosted && isBegun(below!)))
      return ['at', 'the action below has begun, or is another one'];
    if (state.options.advanced && !isBoosted && findActionBoosts(state, seat, at).length > 0)
      return ['kind', 'boosts of the action are asked for after it'];
    const asked = left === 1 ? 'discardRavager' : 'discardMission';
    return strikeKind(state, at) === asked ? null : ['left', 'the Ravager at the action does not ask for this card'];
  },
};
