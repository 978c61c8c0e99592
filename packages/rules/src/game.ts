// The rules of Black Angel in a few functions. State in, state out: no I/O, no clock, no chance but the state's own.

import { contentOf } from './content/content.ts';
import { copyState } from './copy.ts';
import { type Emit, type Emitter, type GameEvent, isCostly, isRevealing } from './events.ts';
import { choicesOf, FRAMES, type Illegal, illegal, stepChoice, topFrame } from './frames/frame.ts';
import type { Decision } from './frames/index.ts';
import './frames/index.ts';
import { checkMove, formatMove, type Move } from './moves.ts';
import { type Result, standing } from './score.ts';
import type { FrameKind, State } from './state.ts';
import { viewDecision } from './view.ts';

export { RULES_VERSION } from './rules-version.ts';
export { setup } from './setup.ts';
export type { Emit, GameEvent, Illegal, Move, Result, State };
export { copyState as copy };

export interface Applied {
  ok: true;
  state: State;
  events: GameEvent[];
  /** Something was rolled or revealed, or the decision passed to somebody else: undo must not cross this move. */
  barrier: boolean;
}

export interface Refused {
  ok: false;
  /** The rule that forbids the move, and what a sentence about it needs. */
  rule: string;
  params: Illegal['params'];
}

/** Who must decide now; empty when the game is over. */
export function actors(state: State): number[] {
  const frame = topFrame(state);
  return frame ? [frame.seat] : [];
}

export const isOver = (state: State): boolean => state.frames.length === 0;

/** Final VP and winners; null while the game runs. */
export const result = (state: State): Result | null => (isOver(state) ? standing(state) : null);

/** What is to be decided now, as the player who decides sees it; null when the game is over. */
export function decision(state: State): Decision | null {
  const frame = topFrame(state);
  return frame ? viewDecision(frame, frame.seat) : null;
}

/** Kind and player of the present decision, without the cost of showing it. The game must not be over. */
export const decisionKind = (state: State): FrameKind => state.frames[state.frames.length - 1]!.kind;
export const decider = (state: State): number => state.frames[state.frames.length - 1]!.seat;

/**
 * Legal choices as numbers, for rollouts: filled into `out`, which can be used again. The state must be the caller's own: to
 * find out what can be completed, things are tried out in it and put back.
 */
export const choices: (state: State, out: number[]) => number = choicesOf;

/** Carries out a legal choice in place. Trusted: nothing is checked. */
export const applyChoice: (state: State, choice: number, emit: Emit) => void = stepChoice;

export const moveOf = (state: State, choice: number): Move => {
  const frame = topFrame(state)!;
  return FRAMES[frame.kind].moveOf(state, frame, choice);
};

/** Every legal move of a seat; none if it is not that seat's decision. */
export function legalMoves(state: State, seat: number): Move[] {
  if (topFrame(state)?.seat !== seat) return [];
  const out: number[] = [];
  const count = choicesOf(copyState(state), out);
  return out.slice(0, count).map((choice) => moveOf(state, choice));
}

/** The number of a legal move, or why it is refused. Tries things out in place, so it is given a private draft. */
function judge(state: State, seat: number, given: unknown): number | Illegal {
  const move = checkMove(given, contentOf(state));
  if (!move) return illegal('T1', { problem: 'notAMove' });
  const frame = topFrame(state);
  if (!frame) return illegal('E1', { problem: 'gameOver' });
  if (frame.seat !== seat) return illegal('T1', { problem: 'notYourDecision', seat: frame.seat });
  const rules = FRAMES[frame.kind];
  const choice = rules.choiceOf(state, frame, move);
  const out: number[] = [];
  const count = rules.choices(state, frame, out);
  return choice >= 0 && out.slice(0, count).includes(choice) ? choice : rules.refuse(state, frame, move);
}

/** Null if the move is legal, else the rule that forbids it. */
export function explain(state: State, seat: number, move: unknown): Illegal | null {
  const judged = judge(copyState(state), seat, move);
  return typeof judged === 'number' ? null : judged;
}

/**
 * Called after each step of Hal's turn, with the state so far and the number of events so far. The state is still being
 * changed: whoever wants to keep it makes a view or a copy.
 */
export type OnStep = (draft: State, events: number) => void;

/** Plays a move. The given state is never changed. */
export function apply(state: State, seat: number, move: unknown, onStep?: OnStep): Applied | Refused {
  const draft = copyState(state);
  const judged = judge(draft, seat, move);
  if (typeof judged !== 'number') return { ok: false, ...judged };
  const events: GameEvent[] = [];
  const emit: Emitter = (event) => void events.push(event);
  if (onStep) emit.stepDone = () => onStep(draft, events.length);
  stepChoice(draft, judged, emit);
  // Hal's turn may lie between, so the same player deciding again is not enough.
  const passedOn = topFrame(draft)?.seat !== seat || draft.seat !== state.seat || draft.round !== state.round;
  return { ok: true, state: draft, events, barrier: passedOn || events.some(isRevealing) };
}

/** Plays a move in place. Trusted: throws on an illegal one, but do not rely on the state then. */
export function step(draft: State, seat: number, move: Move, emit: Emit): void {
  const judged = judge(draft, seat, move);
  if (typeof judged !== 'number') throw new Error(`Illegal move ${formatMove(move)}: ${judged.rule}`);
  stepChoice(draft, judged, emit);
}

/**
 * The one move of a decision that cannot matter: the only option, or every option leads to the same state. Null if it
 * does matter, or if it costs somebody anything: nothing is given up without the player's own move. For callers who resolve
 * such decisions by themselves; the rules never do.
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
    outcomes.add(JSON.stringify(draft));
  }
  return outcomes.size === 1 && !costs ? moveOf(state, out[0]!) : null;
}
