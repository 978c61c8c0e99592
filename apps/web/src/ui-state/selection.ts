// A selection: targets in turn until they name a move.

import type { OpenDecision } from './decision.ts';
import type { Option } from './paths.ts';
import type { Target } from './target.ts';

export interface Selection {
  /** The chosen targets, in order. */
  chosen: readonly Target[];
  /** The next targets, each with the options that remain. */
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

/**
 * The selection after these targets. A step with only one target is taken automatically, unless it completes a move.
 */
export function select(decision: OpenDecision, chosen: readonly Target[] = []): Selection {
  const next = nextOf(decision.options, chosen);
  const [only] = next;
  if (next.size === 1 && only && only[1].every(({ path }) => path.length > chosen.length + 1))
    return select(decision, [...chosen, only[0]]);
  return { chosen, next };
}

/** The move that a target completes; null if there are more steps. */
export function moveNamed(selection: Selection, target: Target): Option | null {
  const options = selection.next.get(target);
  return options?.length === 1 && options[0]!.path.length === selection.chosen.length + 1 ? options[0]! : null;
}

/** The selection after a target: a step on, a step back, or a new first step. */
export function point(decision: OpenDecision, selection: Selection, target: Target): Selection {
  if (selection.next.has(target)) return select(decision, [...selection.chosen, target]);
  if (selection.chosen.includes(target)) return select(decision);
  const restarted = select(decision);
  return restarted.next.has(target) ? select(decision, [...restarted.chosen, target]) : selection;
}

/** Whether the target is a possible step. */
export const leadsOn = (decision: OpenDecision, selection: Selection, target: Target): boolean =>
  selection.next.has(target) || select(decision).next.has(target);
