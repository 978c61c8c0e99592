// A2.X1: which Ravagers are destroyed, a whole place at once. `left` activations left, `list` as in repair.

import { neededToDestroy } from '../feasibility/needed-value.ts';
import { destroyPlace } from '../ravagers.ts';
import { toBit } from '../to-bit.ts';
import {
  type DecisionOf,
  DONE,
  type FrameRules,
  illegal,
  isActionFrame,
  makeFrame,
  NO_CHOICE,
  NOTHING,
  pop,
  replace,
  wrongKind,
} from './frame.ts';
import { ABOVE_END, misfitOfAction } from './place.ts';

const PERFORMED: readonly number[] = [1];

export interface DestroyDecision extends DecisionOf<'destroy'> {
  action: number;
  activationsLeft: number;
  /** One place was cleared, so the player may stop. */
  isPerformed: boolean;
}

export const destroy: FrameRules<DestroyDecision> = {
  choices(state, frame, out) {
    let count = 0;
    for (let action = 0; action < 6; action++) {
      const cards = state.ravagers[action]!.length;
      out[count] = action;
      count += Number(cards <= frame.left) & toBit(cards);
    }
    if (frame.list.length > 0) out[count++] = DONE;
    return count;
  },
  isSpent: (state, frame) => frame.left < neededToDestroy(state),
  close: pop,
  step(state, frame, choice, emit) {
    if (choice === DONE) return pop(state);
    replace(state, frame, frame.left - state.ravagers[choice]!.length, frame.at, PERFORMED);
    destroyPlace(state, frame.seat, choice, emit);
  },
  moveOf: (_state, _frame, choice) => (choice === DONE ? { kind: 'done' } : { kind: 'destroy', action: choice }),
  choiceOf: (_state, _frame, move) => (move.kind === 'done' ? DONE : move.kind === 'destroy' ? move.action : NO_CHOICE),
  refuse(state, frame, move) {
    if (move.kind === 'done') return illegal('A2.4', { problem: 'atLeastOne' });
    if (move.kind !== 'destroy') return wrongKind(frame, move, 'A2.X1');
    const cards = state.ravagers[move.action]!.length;
    const at = { action: move.action + 1, cards, left: frame.left };
    return illegal('A2.X1', { problem: cards === 0 ? 'noRavagers' : 'tooMany', ...at });
  },
  show: (frame) => ({
    kind: 'destroy',
    seat: frame.seat,
    action: frame.at,
    activationsLeft: frame.left,
    isPerformed: frame.list.length > 0,
  }),
  pack: (decision) =>
    makeFrame(
      'destroy',
      decision.seat,
      decision.activationsLeft,
      decision.action,
      decision.isPerformed ? PERFORMED : NOTHING,
    ),
  isPossible: isActionFrame,
  place: ABOVE_END,
  misfit: misfitOfAction,
};
