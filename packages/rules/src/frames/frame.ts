// The stack machine: each frame is one decision, its file says what may be chosen and what happens then.

import type { Emit } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Frame, FrameKind, State } from '../state.ts';

/** Why a move is refused: the rule, and what the sentence about it needs. */
export interface Illegal {
  rule: string;
  params: Record<string, string | number>;
}

export interface FrameRules {
  /** Fills `out` with the legal choices, from index 0, and returns how many. Every one can be completed (T3). */
  choices(state: State, frame: Frame, out: number[]): number;
  /** Where T3 could narrow the choices: all of them, before it does. */
  options?(state: State, frame: Frame, out: number[]): number;
  /** Carries out a legal choice. The frame is on top of the stack until this takes it off or replaces it. */
  step(state: State, frame: Frame, choice: number, emit: Emit): void;
  /** True when nothing is left to decide; then `close` goes on. */
  isSpent?(state: State, frame: Frame): boolean;
  close?(state: State, frame: Frame, emit: Emit): void;
  moveOf(state: State, frame: Frame, choice: number): Move;
  /** The choice a move means here, -1 if it means none. */
  choiceOf(state: State, frame: Frame, move: Move): number;
  /** Why a well-formed move that is not among the choices is refused. */
  refuse(state: State, frame: Frame, move: Move): Illegal;
}

export const DONE = 9999;
export const NOTHING: readonly number[] = [];

/** With whether it can be spent at all, so that most frames need not be asked. */
interface CompleteRules extends Required<FrameRules> {
  readonly canBeSpent: boolean;
}

/** Filled by frames/index.ts; apart from it so that rules can look ahead without importing every frame. */
export const FRAMES = {} as Record<FrameKind, CompleteRules>;

const never = (): boolean => false;

/** Nothing optional and always the same fields in the same order: the engine then finds them without searching. */
export const complete = (rules: FrameRules): CompleteRules => ({
  canBeSpent: rules.isSpent !== undefined,
  choices: rules.choices,
  options: rules.options ?? rules.choices,
  step: rules.step,
  isSpent: rules.isSpent ?? never,
  close: rules.close ?? pop,
  moveOf: rules.moveOf,
  choiceOf: rules.choiceOf,
  refuse: rules.refuse,
});

export function push(
  state: State,
  kind: FrameKind,
  seat: number,
  left = 0,
  at = 0,
  list: readonly number[] = NOTHING,
): void {
  const { frames } = state;
  frames[frames.length] = { kind, seat, left, at, list };
}

/** Frames that say nothing but who decides, by seat: made once, since frames never change. */
export const plainFrames = (kind: FrameKind): readonly Frame[] =>
  [0, 1, 2, 3].map((seat) => ({ kind, seat, left: 0, at: 0, list: NOTHING }));

export function pushPlain(state: State, plain: readonly Frame[], seat: number): void {
  const { frames } = state;
  frames[frames.length] = plain[seat]!;
}

/** Takes the top frame off and puts its successor there. */
export function replace(state: State, frame: Frame, left: number, at: number, list: readonly number[]): void {
  state.frames[state.frames.length - 1] = { kind: frame.kind, seat: frame.seat, left, at, list };
}

/** A list for the successor of a frame: the same but for this number, which is in it. */
export function without(list: readonly number[], number: number): readonly number[] {
  const last = list.length - 1;
  if (last === 0) return NOTHING;
  const rest = list.slice(0, last);
  for (let i = list.indexOf(number); i < last; i++) rest[i] = list[i + 1]!;
  return rest;
}

export const pop = (state: State): void => void state.frames.pop();

export const topFrame = (state: State): Frame | undefined => state.frames[state.frames.length - 1];

let latest: Frame | null = null;
let rulesOfLatest: CompleteRules | null = null;

/** The rules of a frame. Nearly always the frame asked about last, so that is looked at first. */
function rulesOf(frame: Frame): CompleteRules {
  if (frame !== latest) {
    latest = frame;
    rulesOfLatest = FRAMES[frame.kind];
  }
  return rulesOfLatest!;
}

/** Goes on until somebody must decide or the game is over. */
export function settle(state: State, emit: Emit): void {
  for (;;) {
    const frame = topFrame(state);
    if (!frame) return;
    const rules = rulesOf(frame);
    if (!rules.canBeSpent || !rules.isSpent(state, frame)) return;
    rules.close(state, frame, emit);
  }
}

export function stepChoice(state: State, choice: number, emit: Emit): void {
  const frame = state.frames[state.frames.length - 1]!;
  rulesOf(frame).step(state, frame, choice, emit);
  settle(state, emit);
}

export function choicesOf(state: State, out: number[]): number {
  const frame = topFrame(state);
  return frame ? rulesOf(frame).choices(state, frame, out) : 0;
}

export const illegal = (rule: string, params: Record<string, string | number> = {}): Illegal => ({ rule, params });

/** The move is of a kind that the present decision does not know. */
export const wrongKind = (frame: Frame, move: Move, rule = 'T1'): Illegal =>
  illegal(rule, { problem: 'wrongDecision', move: move.kind, decision: frame.kind });
