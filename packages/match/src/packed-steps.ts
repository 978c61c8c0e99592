// The steps of moves for the wire. A step differs little from the next one, so each is sent as that difference, and the
// last one as the difference from the moment that follows. A reader needs nothing but that moment.

import type { View, Viewer } from '@black-angel/engine';
import type { Match, WatchedStep } from './match.ts';
import type { StepView } from './moment.ts';

/** A patch: `[value]` sets, `[]` deletes, an object recurses by key or index. */
export type Difference = [] | [unknown] | { [key: string]: Difference };

export interface PackedStep extends Omit<StepView, 'view'> {
  /** Leads from the next step's view to this one's. */
  back: Difference;
}

type Parts = Record<string, unknown>;

const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

function canBePatched(from: unknown, to: unknown): boolean {
  if (!isObject(from) || !isObject(to) || Array.isArray(from) !== Array.isArray(to)) return false;
  return !Array.isArray(from) || from.length === (to as unknown as unknown[]).length;
}

/** As JSON; empty if they are equal. Both are plain data. */
export function differenceJson(from: unknown, to: unknown): string {
  if (from === to) return '';
  if (!canBePatched(from, to)) return `[${JSON.stringify(to)}]`;
  let text = '';
  const note = (key: string | number, part: string): void => {
    if (part !== '') text += `${text === '' ? '' : ','}"${key}":${part}`;
  };
  if (Array.isArray(to)) for (let i = 0; i < to.length; i++) note(i, differenceJson((from as unknown[])[i], to[i]));
  else {
    const [old, wanted] = [from as Parts, to as Parts];
    for (const key in wanted)
      note(key, key in old ? differenceJson(old[key], wanted[key]) : `[${JSON.stringify(wanted[key])}]`);
    for (const key in old) if (!(key in wanted)) note(key, '[]');
  }
  return text && `{${text}}`;
}

function patched(value: unknown, change: Difference): unknown {
  if (Array.isArray(change)) return change[0];
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Parts) }) as Parts;
  for (const [key, part] of Object.entries(change))
    if (Array.isArray(part) && part.length === 0) delete copy[key];
    else copy[key] = patched(copy[key], part);
  return copy;
}

/**
 * The steps of the moves from one index to another that the viewer watches, and the ends of all of them but the last,
 * whose end is the moment itself.
 */
export function watchedMoves(match: Match, viewer: Viewer, from: number, to: number): WatchedStep[] {
  const steps: WatchedStep[] = [];
  for (let index = from; index < to; index++) {
    const { seat, events } = match.moveAt(index);
    match.watched(viewer, index, steps);
    const last = steps.at(-1);
    const isTold = last?.index === index && last.events === events.length;
    if (seat === viewer || isTold || index === to - 1) continue;
    steps.push({ index, events: events.length, state: match.stateAt(index + 1), isWithin: false });
  }
  return steps;
}

export const stepsOfMoves = (match: Match, viewer: Viewer, from: number, to: number): StepView[] =>
  watchedMoves(match, viewer, from, to).map((step) => match.stepView(viewer, step));

/** `view` is that of the moment after the last step. */
export function packSteps(view: View, steps: readonly StepView[]): PackedStep[] {
  return steps.map(({ index, events, view: seen }, i) => ({
    index,
    events,
    back: JSON.parse(differenceJson(steps[i + 1]?.view ?? view, seen) || '{}') as Difference,
  }));
}

export function unpackSteps(view: View, packed: readonly PackedStep[]): StepView[] {
  const steps: StepView[] = [];
  let next = view;
  for (const { index, events, back } of [...packed].reverse()) {
    next = patched(next, back) as View;
    steps.unshift({ index, events, view: next });
  }
  return steps;
}
