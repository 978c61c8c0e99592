// Splits what is new in a line into scenes, one for each step of a turn. The viewer's own moves are one scene.

import type { GameEvent, Viewer } from '@black-angel/engine';
import { type Entry, type Line, logBefore, logFrom, type Moment, type StepView } from '@black-angel/match';
import { follow, isQuiet, type Step, type Thread } from '../../ui-state/turn-steps.ts';

export interface Scene {
  moment: Moment;
  /** The log up to this scene. */
  entries: readonly Entry[];
  /** Nothing is new: an undo, or the same moment once more. */
  isBack: boolean;
  /** The events since the scene before. */
  events: GameEvent[];
  /** The step of the turn that it shows; null for an undo, or when a turn only begins. */
  step: Step | null;
  /** More of the same line follows. */
  isStep: boolean;
  /** Events that the moment already contains and that later scenes show. */
  later: readonly GameEvent[];
}

/** A part of what is new: events up to a position in the log. */
interface Piece {
  events: GameEvent[];
  step: Step | null;
  /** The index of the entry in which it ends, and how many events of that entry have happened then. */
  index: number;
  upTo: number;
}

/** The log up to a position, its last entry cut short. */
function logUpTo(entries: readonly Entry[], index: number, upTo: number): Entry[] {
  const last = entries[index + 1]!;
  return [...logBefore(entries, index), { ...last, events: last.events.slice(0, upTo) }];
}

const stepAt = ({ seat, turn, kind }: Thread, events: GameEvent[]): Step | null => kind && { seat, turn, kind, events };

/** The steps of new entries in order, and the thread after them. */
function cut(
  entries: readonly Entry[],
  stepViews: readonly StepView[],
  before: Thread,
  viewer: Viewer,
): { pieces: Piece[]; thread: Thread } {
  const pieces: Piece[] = [];
  let thread = before;
  for (const { index, events } of entries)
    for (const [i, event] of events.entries()) {
      thread = follow(thread, event);
      const last = pieces.at(-1);
      // A scene never goes beyond a step view: the table looks different after it.
      const isCut = stepViews.some((step) => step.index === index && step.events === i);
      const isSame =
        last !== undefined &&
        !isCut &&
        (isQuiet(event) ||
          last.step === null ||
          (last.step.turn === thread.turn && (last.step.kind === thread.kind || thread.seat === viewer)));
      if (isSame) {
        last.events.push(event);
        Object.assign(last, {
          index,
          upTo: i + 1,
          step: last.step ?? (isQuiet(event) ? null : stepAt(thread, last.events)),
        });
      } else {
        const made = [event];
        pieces.push({ events: made, step: isQuiet(event) ? null : stepAt(thread, made), index, upTo: i + 1 });
      }
    }
  return { pieces, thread };
}

/** The first step view in which a piece has happened. */
const stepViewOf = (steps: readonly StepView[], { index, upTo }: Piece): StepView | undefined =>
  steps.find((step) => step.index > index || (step.index === index && step.events >= upTo));

/** @param from The log is new from this index on. */
export function scenesOf(
  { moment, entries, stepViews = [] }: Line,
  from: number,
  before: Thread,
  viewer: Viewer,
): { scenes: Scene[]; thread: Thread } {
  const fresh = logFrom(entries, from);
  const { pieces, thread } = cut(fresh, stepViews, before, viewer);
  const last = pieces.at(-1);
  const isBack = fresh.length === 0;
  // The end of the line is a scene of its own where the last step view is not the present one.
  if (last && stepViewOf(stepViews, last)) pieces.push({ events: [], step: null, index: last.index, upTo: last.upTo });
  const scenes = pieces.map((piece, i): Scene => {
    const { events, step } = piece;
    const isStep = i < pieces.length - 1;
    if (!isStep) return { moment, entries, isBack, events, step, isStep, later: [] };
    const stepView = stepViewOf(stepViews, piece);
    const later = pieces.slice(i + 1).filter((other) => stepViewOf(stepViews, other) === stepView);
    return {
      // Before the last scene nothing can be decided or undone.
      moment: {
        index: stepView ? stepView.index + 1 : moment.index,
        view: stepView?.view ?? moment.view,
        undo: { step: 0, turn: 0 },
        result: null,
      },
      entries: logUpTo(entries, piece.index, piece.upTo),
      isBack,
      events,
      step,
      isStep,
      later: later.flatMap((other) => other.events),
    };
  });
  if (scenes.length === 0) scenes.push({ moment, entries, isBack, events: [], step: null, isStep: false, later: [] });
  return { scenes, thread };
}

/** The same with one scene for each line. */
export function withoutSteps(scenes: readonly Scene[]): Scene[] {
  const whole: Scene[] = [];
  let events: GameEvent[] = [];
  for (const scene of scenes) {
    events.push(...scene.events);
    if (scene.isStep) continue;
    whole.push({ ...scene, events });
    events = [];
  }
  return whole;
}

/** Two scenes in a row that show one step: the moves of that step together. Null if they show two. */
export function merged(a: Scene, b: Scene): Scene | null {
  if (!a.step || !b.step || a.step.turn !== b.step.turn || a.step.kind !== b.step.kind) return null;
  const events = [...a.events, ...b.events];
  return { ...b, events, step: { ...b.step, events } };
}
