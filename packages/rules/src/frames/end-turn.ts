// The last part of the turn: A3, or the rest of Sequence B. It is a separate decision, so that everything before it can
// be undone.

import { own, SHIP } from '../copy.ts';
import type { Emit } from '../events.ts';
import { finishSequenceB } from '../sequence-b.ts';
import { COLOURS, type State } from '../state.ts';
import { type DecisionOf, type FrameRules, makeFrame, NO_CHOICE, pop, wrongKind } from './frame.ts';
import { drawAndKeep } from './keep-card.ts';

const END = 0;

/** A3.1: the card is of the die's original colour (V4); the die returns undamaged. */
function drawAndReturnDie(state: State, seat: number, emit: Emit): void {
  const colour = state.turn.dieColour;
  drawAndKeep(state, seat, colour, state.options.advanced ? 'V4' : 'A3.1', emit);
  own(state, SHIP);
  state.supply[colour]!++;
  emit?.({ kind: 'dieReturned', rule: 'A3.1', colour: COLOURS[colour]! });
}

export type EndTurnDecision = DecisionOf<'end-turn'>;

export const endTurn: FrameRules<EndTurnDecision> = {
  choices(_state, _frame, out) {
    out[0] = END;
    return 1;
  },
  step(state, frame, _choice, emit) {
    pop(state);
    if (state.turn.sequence === 'A') drawAndReturnDie(state, frame.seat, emit);
    else finishSequenceB(state, frame.seat, emit);
  },
  moveOf: () => ({ kind: 'end' }),
  choiceOf: (_state, _frame, move) => (move.kind === 'end' ? END : NO_CHOICE),
  refuse: (state, frame, move) => wrongKind(frame, move, state.turn.sequence === 'A' ? 'A3.1' : 'B2.1'),
  show: (frame) => ({ kind: 'end-turn', seat: frame.seat }),
  pack: (decision) => makeFrame('end-turn', decision.seat),
  isPossible: (state) => state.turn.sequence === 'A' || state.turn.sequence === 'B',
  place: { on: ['discard-excess'], in: ['A', 'B'] },
};
