// The public API of the rules: pure functions from state to state, without I/O, clock or external randomness.

import { contentOf } from './content/content.ts';
import { copyState } from './copy.ts';
import { type Emitter, type GameEvent, isCostly, isRevealing } from './events.ts';
import { choicesOf, FRAMES, type Illegal, illegal, moveOf, stepChoice, topFrame } from './frames/frame.ts';
import type { Decision } from './frames/index.ts';
import './frames/index.ts';
import { canonicalState } from './hash.ts';
import { checkMove, type Move } from './moves.ts';
import { type Result, standing } from './score.ts';
import type { State } from './state.ts';
import { viewDecision } from './view.ts';

export { hasPresentRules, RULES_VERSION } from './rules-version.ts';
export { setup } from './setup.ts';
export type { GameEvent, Illegal, Move, Result, State };

/** A legal move: the state after it, and what happened. */
export interface Applied {
  ok: true;
  state: State;
  events: GameEvent[];
  /** Something was rolled or revealed, or the decision passed to another player: undo must not cross this move. */
  barrier: boolean;
}

/** A move that is not legal. Nothing has changed. */
export interface Refused {
  ok: false;
  /** The rule that forbids the move, and the parameters of a sentence about it. */
  rule: string;
  params: Illegal['params'];
}

/** Who must decide now; empty when the game is over. @rule T1 */
export function actors(state: State): number[] {
  const frame = topFrame(state);
  return frame ? [frame.seat] : [];
}

/** Whether the game is over. @rule E7 */
export const isOver = (state: State): boolean => state.frames.length === 0;

/** Final VP and winners; null while the game runs. @rule E7 */
export const result = (state: State): Result | null => (isOver(state) ? standing(state) : null);

/** The present decision as the deciding player sees it; null when the game is over. */
export function decision(state: State): Decision | null {
  const frame = topFrame(state);
  return frame ? viewDecision(frame, frame.seat) : null;
}

/** Every legal move of a seat; none if it is not that seat's decision. @rule T3 */
export function legalMoves(state: State, seat: number): Move[] {
  if (topFrame(state)?.seat !== seat) return [];
  const out: number[] = [];
  const count = choicesOf(copyState(state), out);
  return out.slice(0, count).map((choice) => moveOf(state, choice));
}

/** The number of a legal move, or why it is refused. Changes the state temporarily, so it needs a private draft. */
function judge(state: State, seat: number, given: unknown): number | Illegal {
  const move = checkMove(given, contentOf(state));
  if (!move) return illegal('T1', { problem: 'notAMove' });
  const frame = topFrame(state);
  if (!frame) return illegal('E1', { problem: 'gameOver' });
  if (frame.seat !== seat) return illegal('T1', { problem: 'notYourDecision', seat: frame.seat });
  const rules = FRAMES[frame.kind];
  const choice = rules.choiceOf(state, frame, move);
  const out: number[] = [];
  const count = choicesOf(state, out);
  return out.slice(0, count).includes(choice) ? choice : rules.refuse(state, frame, move);
}

/** Null if the move is legal, else the rule that forbids it. @rule T1 */
export function explain(state: State, seat: number, move: unknown): Illegal | null {
  const judged = judge(copyState(state), seat, move);
  return typeof judged === 'number' ? null : judged;
}

/**
 * Called after each step of Hal's turn, with the present state and number of events. The state changes afterwards; take
 * a view or a copy.
 */
export type OnStep = (draft: State, events: number) => void;

/** Plays a move. Never changes the given state. @rule T1 */
export function apply(state: State, seat: number, move: unknown, onStep?: OnStep): Applied | Refused {
  const draft = copyState(state);
  const judged = judge(draft, seat, move);
  if (typeof judged !== 'number') return { ok: false, ...judged };
  const events: GameEvent[] = [];
  const emit: Emitter = (event) => void events.push(event);
  if (onStep) emit.stepDone = () => onStep(draft, events.length);
  stepChoice(draft, judged, emit);
  // The same player may decide again after a turn of Hal's, so the seat alone is not enough.
  const passedOn = topFrame(draft)?.seat !== seat || draft.seat !== state.seat || draft.round !== state.round;
  return { ok: true, state: draft, events, barrier: passedOn || events.some(isRevealing) };
}

/**
 * The move of a decision that has no effect: the only choice, or one of several that lead to the same state. Null if
 * the decision has an effect, or if it costs a player anything: players give things up only by their own moves. For
 * callers that resolve such decisions automatically; the rules never do.
 */
export function trivialMove(state: State, seat: number): Move | null {
  const frame = topFrame(state);
  if (frame?.seat !== seat) return null;
  const out: number[] = [];
  const count = choicesOf(copyState(state), out);
  if (count > 4) return null;
  const outcomes = new Set<string>();
  let costs = false;
  for (let i = 0; i < count && outcomes.size < 2 && !costs; i++) {
    const draft = copyState(state);
    stepChoice(draft, out[i]!, (event) => {
      costs ||= isCostly(event);
    });
    outcomes.add(canonicalState(draft));
  }
  return outcomes.size === 1 && !costs ? moveOf(state, out[0]!) : null;
}
