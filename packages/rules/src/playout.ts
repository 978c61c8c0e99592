// '@black-angel/rules/playout': moves as numbers, states changed in place, copies that share their parts. For bots and
// programs that play many games. Nothing is checked. The same game as the main entry, with what is packed inside a
// state.

import { choicesOf, stepChoice, topFrame } from './frames/frame.ts';
import './frames/index.ts';
import type { Emit } from './events.ts';
import { finishSequenceB } from './sequence-b.ts';
import type { FrameKind, State } from './state.ts';

export { type Captive, showCaptive } from './captives.ts';
export {
  areListsShared,
  BESIDE,
  CARDS,
  copyState as copy,
  DICE,
  DISPLAY,
  FLEET,
  GRID,
  isShared,
  RAVAGERS,
  SHIP,
  SKY,
} from './copy.ts';
export { countDice, DIE_COUNTS, DIE_KINDS, dieNumber, isReservedDie, valueOfDie } from './dice.ts';
export { moveOf } from './frames/frame.ts';
export { hasDebris, isBoostUp, tileIn } from './grid.ts';
export { type Outlook, outlook, sequenceBsToSpes } from './outlook.ts';
export type { Random } from './random.ts';
export { standing } from './score.ts';
export type { Player } from './state.ts';

/** Kind and seat of the present decision, cheaper than `decision`. The game must not be over. */
export const decisionKind = (state: State): FrameKind => state.frames[state.frames.length - 1]!.kind;
/** Who decides, cheaper than `actors`. The game must not be over. */
export const decider = (state: State): number => state.frames[state.frames.length - 1]!.seat;

/**
 * Legal choices as numbers, for rollouts. Fills `out`, which can be reused, and returns their count. The state must be
 * private to the caller: the check whether a choice can be completed changes it temporarily.
 * @rule T3
 */
export const choices: (state: State, out: number[]) => number = choicesOf;

/** Carries out a legal choice in place. Trusted: nothing is checked. */
export const applyChoice: (state: State, choice: number, emit: Emit) => void = stepChoice;

/**
 * For the end of a turn that is only judged: carries out what Sequence B still does (B2, B3), without the next turn.
 * Changes the state, which cannot be played on. Returns false and does nothing at the end of other turns.
 * @rule B2.1
 */
export function settleSequenceB(state: State): boolean {
  const frame = topFrame(state);
  if (frame?.kind !== 'end-turn' || state.turn.sequence !== 'B') return false;
  finishSequenceB(state, frame.seat, null);
  return true;
}
