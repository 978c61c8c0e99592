// The stack machine. Each frame is one decision; its file defines the choices and their consequences.

import { type Content, contentOf } from '../content/content.ts';
import { ownPlayer } from '../copy.ts';
import type { Emit } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Random } from '../random.ts';
import type { Frame, FrameKind, Player, State, Turn, Viewer } from '../state.ts';

/** Why a move is refused: the rule, and the parameters of the sentence about it. */
export interface Illegal {
  rule: string;
  params: Record<string, string | number>;
}

/** A decision with named fields, as it is exported. */
export interface DecisionOf<K extends FrameKind> {
  kind: K;
  /** Who decides. */
  seat: number;
}

/** Where a kind of decision lies on the stack. The places of all kinds are the grammar of stacks (T1). */
export interface Place {
  /** The kinds that can be directly below; null is the bottom of the stack. */
  readonly on: readonly (FrameKind | null)[];
  /** The sequences that it belongs to. */
  readonly in: readonly Turn['sequence'][];
}

/** Why a frame contradicts the turn or the frame below: the field at fault, and the reason in English. */
export type Misfit = readonly [field: 'kind' | 'left' | 'at' | 'list', why: string];

/** Everything about one kind of decision. */
export interface FrameRules<D extends DecisionOf<FrameKind> = DecisionOf<FrameKind>> {
  /** Fills `out` with the legal choices, from index 0, and returns how many. Every one can be completed (T3). */
  choices(state: State, frame: Frame, out: number[]): number;
  /** All choices before T3 narrows them; only for kinds that T3 narrows. */
  options?(state: State, frame: Frame, out: number[]): number;
  /** Carries out a legal choice. The frame stays on top of the stack until this pops or replaces it. */
  step(state: State, frame: Frame, choice: number, emit: Emit): void;
  /** Whether nothing is left to decide; then `close` continues. */
  isSpent?(state: State, frame: Frame): boolean;
  close?(state: State, frame: Frame, emit: Emit): void;
  moveOf(state: State, frame: Frame, choice: number): Move;
  /** The choice that a move means here, or NO_CHOICE. */
  choiceOf(state: State, frame: Frame, move: Move): number;
  /** Why a well-formed move that is not among the choices is refused. */
  refuse(state: State, frame: Frame, move: Move): Illegal;
  /** What a viewer may know of the decision (K3). */
  show(frame: Frame, viewer: Viewer): D;
  /** The reverse of `show`: the frame of a decision. */
  pack(decision: D): Frame;
  /** Determinization: fills in what the viewer could not see. */
  deal?(frame: Frame, content: Content, players: readonly Player[], random: Random): Frame;
  /** Tiles that are in no other place while this is pending. */
  tilesIn?(frame: Frame): readonly number[];
  /** Whether the frame could be pending in this state. Positions may contain invalid frames. */
  isPossible(state: State, frame: Frame): boolean;
  /** For positions, as the two below: what `isPossible` cannot know of a frame alone. */
  place: Place;
  /** Who decides, if it is not the seat of the frame below, or of the turn. */
  seatOf?(state: State, frame: Frame, below: Frame | undefined): number | undefined;
  /** Whether it contradicts the turn or the frame below, which is of a kind that `place` allows. */
  misfit?(state: State, frame: Frame, below: Frame | undefined): Misfit | null;
}

export const DONE = 9999;
/** No legal choice is negative. */
export const NO_CHOICE = -1;
export const NOTHING: readonly number[] = [];

/** `canBeSpent` lets settle() skip frames that never close themselves. */
interface CompleteRules extends Required<FrameRules> {
  readonly canBeSpent: boolean;
}

/** Filled by frames/index.ts. A separate table, so that rules can look ahead without importing every frame. */
export const FRAMES = {} as Record<FrameKind, CompleteRules>;

const never = (): boolean => false;
const same = (frame: Frame): Frame => frame;
const nothing = (): readonly number[] => NOTHING;
const seatBelow = (state: State, _frame: Frame, below: Frame | undefined): number => (below ?? state).seat;
const fits = (): null => null;

/** All frames have the same fields in the same order and none is optional, so that they share one hidden class. */
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
  show: rules.show,
  pack: rules.pack,
  deal: rules.deal ?? same,
  tilesIn: rules.tilesIn ?? nothing,
  isPossible: rules.isPossible,
  place: rules.place,
  seatOf: rules.seatOf ?? seatBelow,
  misfit: rules.misfit ?? fits,
});

export const makeFrame = (
  kind: FrameKind,
  seat: number,
  left = 0,
  at = 0,
  list: readonly number[] = NOTHING,
): Frame => ({ kind, seat, left, at, list });

export function push(
  state: State,
  kind: FrameKind,
  seat: number,
  left = 0,
  at = 0,
  list: readonly number[] = NOTHING,
): void {
  const { frames } = state;
  frames[frames.length] = makeFrame(kind, seat, left, at, list);
}

/** Frames with only a seat, by seat. Made once, because frames are immutable. */
export const plainFrames = (kind: FrameKind): readonly Frame[] => [0, 1, 2, 3].map((seat) => makeFrame(kind, seat));

export function pushPlain(state: State, plain: readonly Frame[], seat: number): void {
  const { frames } = state;
  frames[frames.length] = plain[seat]!;
}

/** Replaces the top frame with its successor. */
export function replace(state: State, frame: Frame, left: number, at: number, list: readonly number[]): void {
  state.frames[state.frames.length - 1] = { kind: frame.kind, seat: frame.seat, left, at, list };
}

/** The list without this number, which it must contain. */
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

/** The rules of a frame, cached for the latest frame. */
function rulesOf(frame: Frame): CompleteRules {
  if (frame !== latest) {
    latest = frame;
    rulesOfLatest = FRAMES[frame.kind];
  }
  return rulesOfLatest!;
}

/** Closes spent frames until a player must decide or the game is over. */
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
  if (state.shared !== 0) ownPlayer(state, frame.seat);
  rulesOf(frame).step(state, frame, choice, emit);
  settle(state, emit);
}

export function choicesOf(state: State, out: number[]): number {
  const frame = topFrame(state);
  if (!frame) return 0;
  if (state.shared !== 0) ownPlayer(state, frame.seat);
  return rulesOf(frame).choices(state, frame, out);
}

/** The move that a choice of the present decision stands for. */
export function moveOf(state: State, choice: number): Move {
  const frame = topFrame(state)!;
  return rulesOf(frame).moveOf(state, frame, choice);
}

export const illegal = (rule: string, params: Record<string, string | number> = {}): Illegal => ({ rule, params });

/** The present decision does not allow this kind of move. */
export const wrongKind = (frame: Frame, move: Move, rule = 'T1'): Illegal =>
  illegal(rule, { problem: 'wrongDecision', move: move.kind, decision: frame.kind });

// For `isPossible`: the numbers in a frame of a position are only known to be whole and not negative.

export const isCell = (number: number): boolean => number < 9;
export const isAction = (number: number): boolean => number < 6;

/** Tiles that are in no other place while this frame is pending. */
export const tilesOf = (frame: Frame): readonly number[] => FRAMES[frame.kind].tilesIn(frame);

/** The frame of an action: `at` the action, `left` the value or the activations left. */
export const isActionFrame = (state: State, { kind, at, left }: Frame): boolean =>
  isAction(at) && left <= 3 && contentOf(state).actionKind[at] === kind;
