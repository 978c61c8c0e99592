// T2, T3 while a card is played (A1): a choice is offered only if Sequence A can still be finished after it.

import { copyState } from './copy.ts';
import { canAct, isSafe } from './feasible.ts';
import { DONE, FRAMES, stepChoice, topFrame } from './frames/frame.ts';
import type { State } from './state.ts';

/** True if some way through the pending decisions of A1 leads to a usable die. */
function canComplete(state: State): boolean {
  const frame = topFrame(state)!;
  if (frame.kind === 'choose-die') return canAct(state, frame.seat);
  if (frame.kind === 'activate-tiles' && canAct(state, frame.seat)) return true;
  const rules = FRAMES[frame.kind];
  const options: number[] = [];
  const count = (rules.options ?? rules.choices)(state, frame, options);
  for (let i = 0; i < count; i++) if (options[i] !== DONE && leadsToAction(state, options[i]!)) return true;
  return false;
}

export function leadsToAction(state: State, choice: number): boolean {
  const draft = copyState(state);
  stepChoice(draft, choice, null);
  return canComplete(draft);
}

const inA1 = (state: State): boolean => state.turn.sequence === 'A' && state.turn.dieColour < 0;

/** Keeps of the first `count` entries of `out` those that do not end in a dead end. */
export function keepCompletable(state: State, seat: number, out: number[], count: number): number {
  if (!inA1(state) || isSafe(state, seat)) return count;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const choice = out[i]!;
    if (choice === DONE ? canAct(state, seat) : leadsToAction(state, choice)) out[kept++] = choice;
  }
  return kept;
}
