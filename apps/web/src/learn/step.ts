// A lesson as data, and what follows from it without a table: which outcomes pass a step, which answer fits a wrong
// try, how much help a learner gets. The sentences of a step are `learn.LESSON.STEP.*` (texts).

import type { Engine, GameEvent } from '@black-angel/engine';
import type { Position } from '@black-angel/rules/position';

/**
 * A move in the notation. A word may be `*` or a list `a|b`; a pattern with fewer words fits every move that begins
 * like it: `die green *`, `launch 2b|3b`, `inject`.
 */
export type MovePattern = string;

/** An event with the stated fields, whatever the others are. */
export type EventPattern = {
  [K in GameEvent['kind']]: { kind: K } & Partial<Extract<GameEvent, { kind: K }>>;
}[GameEvent['kind']];

export type Passes =
  /** There is nothing to do but to read. */
  | 'read'
  /** The moves of `line`, one after the other, and no others. */
  | 'line'
  /** Any way through one turn in which this happens. The step passes as soon as it has happened. */
  | { happened: EventPattern }
  /** Any turn that gains at least this number of VP. */
  | { vpGained: number }
  /** Any turn whose moves, the trivial ones included, are accepted: a puzzle. */
  | { accepts: (turn: readonly string[]) => boolean };

export interface Answer {
  /** The wrong move, or a move of a turn that does not pass; `turn` for any such turn. */
  when: MovePattern | 'turn';
  /** The last part of the sentence's key. */
  say: string;
  /** The rule behind it, for the link. */
  rule: string;
}

/**
 * Targets, pieces and places (table/things.ts) that are lit together, with spaces between them. The light goes from one
 * entry of a list to the next.
 */
export type Lit = string;

export interface Step {
  id: string;
  /** Missing: the step continues from the end of the previous step. */
  position?: Position;
  passes: Passes;
  /** The moves that pass, or one way to pass where several do. It is what "Show me" plays. */
  line: readonly MovePattern[];
  /** What its sentence names besides the next move of the line. It stays lit with that move. */
  point: readonly Lit[];
  /** What the sentence about its result names. */
  came: readonly Lit[];
  /** What to look at after a number of moves, before the next one. */
  after: Readonly<Record<number, readonly Lit[]>>;
  /** Repeats something known: nothing is pointed at before the second wrong try. */
  isFound: boolean;
  answers: readonly Answer[];
}

/** A step as it is written: only what differs from the usual. */
export type WrittenStep = Pick<Step, 'id'> & Partial<Step>;

export interface Lesson {
  id: string;
  minutes: number;
  steps: readonly Step[];
  /** The rules of its positions; missing: the present ones. */
  engine?: Engine;
}

/** A step with moves asks for them; one without is read. */
export const makeLesson = (id: string, minutes: number, steps: readonly WrittenStep[]): Lesson => ({
  id,
  minutes,
  steps: steps.map((step) => ({
    passes: step.line ? 'line' : 'read',
    line: [],
    point: [],
    came: [],
    after: {},
    isFound: false,
    answers: [],
    ...step,
  })),
});

/**
 * How a step leaves the table before it: later in the same journey, elsewhere, or by a jump on or back.
 */
export type Cut = 'later' | 'elsewhere' | 'on' | 'back';

/** How a step begins that has a position of its own; null if it continues from the one before it. */
export function cutBefore({ steps }: Lesson, index: number): Cut | null {
  const position = steps[index]?.position;
  if (index === 0 || !position) return null;
  const before = steps.slice(0, index).findLast((step) => step.position !== undefined)?.position;
  return (position.round ?? 0) > (before?.round ?? 0) ? 'later' : 'elsewhere';
}

export function fitsMove(pattern: MovePattern, move: string): boolean {
  const words = move.split(' ');
  return pattern
    .split(' ')
    .every((part, i) => part === '*' || (words[i] !== undefined && part.split('|').includes(words[i])));
}

export const fitsEvent = (pattern: EventPattern, event: GameEvent): boolean =>
  Object.entries(pattern).every(([name, value]) => (event as unknown as Record<string, unknown>)[name] === value);

/** A move that the learner wants to make, and what it would lead to. */
export interface Attempt {
  move: string;
  /** The learner's moves of this step before it. */
  made: readonly string[];
  /** All moves of this step with this one, the trivial ones included; missing: there were no trivial ones. */
  turn?: readonly string[];
  /** What has happened in this step, with this move. */
  events: readonly GameEvent[];
  /** VP gained in this step, with this move. */
  vpGained: number;
  /** Whether the learner's turn is over then. */
  isTurnOver: boolean;
}

export type Verdict = 'passes' | 'goes-on' | 'wrong';

export function judge({ passes, line }: Pick<Step, 'passes' | 'line'>, attempt: Attempt): Verdict {
  if (passes === 'read') return 'wrong';
  const { move, made, turn = [...made, move], events, vpGained, isTurnOver } = attempt;
  if (passes === 'line') {
    const expected = line[made.length];
    if (expected === undefined || !fitsMove(expected, move)) return 'wrong';
    return made.length + 1 === line.length ? 'passes' : 'goes-on';
  }
  if ('happened' in passes) {
    if (events.some((event) => fitsEvent(passes.happened, event))) return 'passes';
  } else if ('accepts' in passes) {
    if (isTurnOver && passes.accepts(turn)) return 'passes';
  } else if (isTurnOver && vpGained >= passes.vpGained) return 'passes';
  return isTurnOver ? 'wrong' : 'goes-on';
}

/** The answer to a wrong move, or to a turn whose moves did not pass; null if the step has none for it. */
export function answerTo(
  { answers }: Pick<Step, 'answers'>,
  moves: readonly string[],
  isTurnOver: boolean,
): Answer | null {
  return (
    answers.find(({ when }) => when !== 'turn' && moves.some((move) => fitsMove(when, move))) ??
    (isTurnOver ? answers.find(({ when }) => when === 'turn') : undefined) ??
    null
  );
}

export const TRIES_BEFORE_POINTING = 2;
const TRIES_BEFORE_SHOWING = 3;

export interface Help {
  isPointing: boolean;
  isShowOffered: boolean;
}

/** How much help a learner gets after a number of wrong tries. */
export const helpAfter = ({ isFound }: Pick<Step, 'isFound'>, tries: number): Help => ({
  isPointing: !isFound || tries >= TRIES_BEFORE_POINTING,
  isShowOffered: tries >= TRIES_BEFORE_SHOWING,
});
