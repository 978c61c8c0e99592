// X4: which robot is reassigned. 0–2: to that workstation; 3–5: back from it.

import { BESIDE, own, ownLists, SHIP } from '../copy.ts';
import { canActAfterReassigning } from '../effects/reassign-robot.ts';
import type { LookAhead } from '../effects/tile-effect.ts';
import { keepCompletable } from '../feasibility/tile-query.ts';
import { COLOURS, type Frame, type State } from '../state.ts';
import { type DecisionOf, type FrameRules, illegal, makeFrame, NO_CHOICE, pop, wrongKind } from './frame.ts';
import { BY_TILE, misfitOfTile } from './place.ts';

const BACK = 3;

function addAll(state: State, frame: Frame, out: number[]): number {
  const player = state.players[frame.seat]!;
  let count = 0;
  for (let colour = 0; colour < 3; colour++) {
    if (player.breakRoom > 0) out[count++] = colour;
    if (player.workstations[colour]! > 0) out[count++] = BACK + colour;
  }
  return count;
}

/** T3 */
const canActAfter = (look: LookAhead, choice: number, cellsToCome: number): boolean =>
  canActAfterReassigning(look, choice % BACK, choice < BACK ? -1 : 1, cellsToCome);

export type ReassignDecision = DecisionOf<'reassign'>;

export const reassign: FrameRules<ReassignDecision> = {
  options: addAll,
  choices: (state, frame, out) => keepCompletable(state, frame.seat, out, addAll(state, frame, out), canActAfter),
  step(state, frame, choice, emit) {
    pop(state);
    const player = ownLists(state, frame.seat, BESIDE);
    const colour = choice % BACK;
    const added = choice < BACK;
    player.workstations[colour]! += added ? 1 : -1;
    player.breakRoom += added ? -1 : 1;
    const to = added ? 'workstation' : 'break room';
    emit?.({ kind: 'robotReassigned', rule: 'X4', seat: frame.seat, colour: COLOURS[colour]!, to });
    if (added && (state.neutral[colour] ?? 0) > 0) {
      own(state, SHIP);
      state.neutral[colour] = 0;
      emit?.({ kind: 'neutralRobotRemoved', rule: 'N4', colour: COLOURS[colour]! });
    }
  },
  moveOf: (_state, _frame, choice) => ({ kind: choice < BACK ? 'assign' : 'recall', colour: choice % BACK }),
  choiceOf: (_state, _frame, move) =>
    move.kind === 'assign' ? move.colour : move.kind === 'recall' ? BACK + move.colour : NO_CHOICE,
  refuse(state, frame, move) {
    if (move.kind !== 'assign' && move.kind !== 'recall') return wrongKind(frame, move, 'X4');
    const all: number[] = [];
    addAll(state, frame, all);
    if (all.includes(reassign.choiceOf(state, frame, move))) return illegal('T3', { problem: 'noActionAfter' });
    return illegal('X4', { problem: 'noRobot', colour: COLOURS[move.colour]! });
  },
  show: (frame) => ({ kind: 'reassign', seat: frame.seat }),
  pack: (decision) => makeFrame('reassign', decision.seat),
  isPossible: () => true,
  place: BY_TILE,
  misfit: (state, frame, below) => misfitOfTile(state, frame, below!, 'reassignRobot'),
};
