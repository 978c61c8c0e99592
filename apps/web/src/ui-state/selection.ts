// Pointing at things one after the other until they name a move.

import type { Decision } from './decision.ts';
import type { Option } from './paths.ts';
import type { Target } from './target.ts';

export interface Selection {
  /** What has been pointed at, in order. */
  chosen: readonly Target[];
  /** What can be pointed at next, and the options that then remain. */
  next: ReadonlyMap<Target, readonly Option[]>;
}

const startsWith = (path: readonly Target[], chosen: readonly Target[]): boolean =>
  chosen.every((target, i) => path[i] === target);

function nextOf(options: readonly Option[], chosen: readonly Target[]): Map<Target, Option[]> {
  const next = new Map<Target, Option[]>();
  for (const option of options) {
    if (!startsWith(option.path, chosen)) continue;
    const target = option.path[chosen.length];
    if (target === undefined) continue;
    const there = next.get(target);
    if (there) there.push(option);
    else next.set(target, [option]);
  }
  return next;
}

/** The selection after these targets. A step with one thing to point at and more to come is taken by itself. */
export function select(decision: Decision, chosen: readonly Target[] = []): Selection {
  const next = nextOf(decision.options, chosen);
  const [only] = next;
  if (next.size === 1 && only && only[1].every(({ path }) => path.length > chosen.length + 1))
    return select(decision, [...chosen, only[0]]);
  return { chosen, next };
}

/** The move that is named once a target is added; null if there is more to point at. */
export function moveNamed(selection: Selection, target: Target): Option | null {
  const options = selection.next.get(target);
  return options?.length === 1 && options[0]!.path.length === selection.chosen.length + 1 ? options[0]! : null;
}

/** Pointing at something: the selection that follows. What was chosen before is let go, or another first step taken. */
export function point(decision: Decision, selection: Selection, target: Target): Selection {
  if (selection.next.has(target)) return select(decision, [...selection.chosen, target]);
  if (selection.chosen.includes(target)) return select(decision);
  const anew = select(decision);
  return anew.next.has(target) ? select(decision, [...anew.chosen, target]) : selection;
}

/** Whether pointing at this target leads anywhere. */
export const leadsOn = (decision: Decision, selection: Selection, target: Target): boolean =>
  selection.next.has(target) || select(decision).next.has(target);
