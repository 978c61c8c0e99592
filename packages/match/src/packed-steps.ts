// The steps of moves for the wire. A step differs little from the next one, so each is sent as that difference, and the
// last one as the difference from the moment that follows. A reader needs nothing but that moment.

import type { View, Viewer } from '@black-angel/rules';
import type { Match } from './match.ts';
import type { Entry, StepView } from './moment.ts';

/** `[value]`: replaced by it. `[]`: not there. Otherwise the parts that differ, by key or by index. */
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

/** Null if they are equal. Both are plain data. */
function difference(from: unknown, to: unknown): Difference | null {
  if (from === to) return null;
  if (!canBePatched(from, to)) return [to];
  const [old, wanted] = [from as Parts, to as Parts];
  const parts: { [key: string]: Difference } = {};
  for (const key of Object.keys(old)) if (!(key in wanted)) parts[key] = [];
  for (const key of Object.keys(wanted)) {
    const part: Difference | null = key in old ? difference(old[key], wanted[key]) : [wanted[key]];
    if (part) parts[key] = part;
  }
  return Object.keys(parts).length > 0 ? parts : null;
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
 * The steps of the moves that the viewer watches, and the ends of all of them but the last, whose end is the moment
 * itself.
 */
export function stepsOfEntries(match: Match, viewer: Viewer, entries: readonly Entry[]): StepView[] {
  return entries.flatMap(({ index, seat, events }, i) => {
    if (index < 0) return [];
    const steps = match.stepViews(viewer, index, index + 1);
    const isTold = steps.at(-1)?.events === events.length;
    if (seat === viewer || isTold || i === entries.length - 1) return steps;
    return [...steps, { index, events: events.length, view: match.moment(viewer, index + 1).view }];
  });
}

/** `view` is that of the moment after the last step. */
export function packSteps(view: View, steps: readonly StepView[]): PackedStep[] {
  return steps.map(({ index, events, view: seen }, i) => ({
    index,
    events,
    back: difference(steps[i + 1]?.view ?? view, seen) ?? {},
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
