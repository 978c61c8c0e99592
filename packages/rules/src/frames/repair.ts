// A2.R1: which cube is removed. `left` activations left, `at` the action, `list` is not empty once one was performed.

import { isAnythingDamaged, removeDamage } from '../damage.ts';
import { COLOURS, type Frame, type State } from '../state.ts';
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
  plainFrames,
  pop,
  pushPlain,
  replace,
  wrongKind,
} from './frame.ts';
import { ABOVE_END, misfitOfAction } from './place.ts';

const USE_DEBRIS = plainFrames('use-debris');
const DIE = 6;
const PERFORMED: readonly number[] = [1];

const canRepair = (state: State, frame: Frame): boolean => frame.left > 0 && isAnythingDamaged(state);

export interface RepairDecision extends DecisionOf<'repair'> {
  action: number;
  activationsLeft: number;
  /** One cube was removed, so the player may stop. */
  isPerformed: boolean;
}

export const repair: FrameRules<RepairDecision> = {
  choices(state, frame, out) {
    let count = 0;
    const { damage, damagedSupply } = state;
    for (let action = 0; action < 6; action++) {
      out[count] = action;
      count += toBit(damage[action]!);
    }
    for (let colour = 0; colour < 3; colour++) {
      out[count] = DIE + colour;
      count += toBit(damagedSupply[colour]!);
    }
    if (frame.list.length > 0) out[count++] = DONE;
    return count;
  },
  isSpent: (state, frame) => !canRepair(state, frame),
  close: pop,
  step(state, frame, choice, emit) {
    if (choice === DONE) return pop(state);
    replace(state, frame, frame.left - 1, frame.at, PERFORMED);
    removeDamage(state, frame.seat, choice, 'A2.R1', emit);
    pushPlain(state, USE_DEBRIS, frame.seat);
  },
  moveOf(_state, _frame, choice) {
    if (choice === DONE) return { kind: 'done' };
    return choice < DIE ? { kind: 'repair', action: choice } : { kind: 'repair-die', colour: choice - DIE };
  },
  choiceOf(_state, _frame, move) {
    if (move.kind === 'done') return DONE;
    return move.kind === 'repair' ? move.action : move.kind === 'repair-die' ? DIE + move.colour : NO_CHOICE;
  },
  refuse(_state, frame, move) {
    if (move.kind === 'done') return illegal('A2.4', { problem: 'atLeastOne' });
    if (move.kind === 'repair') return illegal('A2.R1', { problem: 'noDamage', action: move.action + 1 });
    if (move.kind === 'repair-die') return illegal('A2.R1', { problem: 'noDamage', colour: COLOURS[move.colour]! });
    return wrongKind(frame, move, 'A2.R1');
  },
  show: (frame) => ({
    kind: 'repair',
    seat: frame.seat,
    action: frame.at,
    activationsLeft: frame.left,
    isPerformed: frame.list.length > 0,
  }),
  pack: (decision) =>
    makeFrame(
      'repair',
      decision.seat,
      decision.activationsLeft,
      decision.action,
      decision.isPerformed ? PERFORMED : NOTHING,
    ),
  isPossible: isActionFrame,
  place: ABOVE_END,
  misfit: misfitOfAction,
};
