// What the guide points at: the next target of the step's line, or what the step names.

import type { TableState } from '../table/core/table-state.ts';
import type { Option } from '../ui-state/paths.ts';
import type { Target } from '../ui-state/target.ts';
import { fitsMove, type Step } from './step.ts';

/** The option that the line asks for next; null when the learner has left the line. */
export function nextOption(
  step: Step,
  moves: readonly string[],
  { decision }: Pick<TableState, 'decision'>,
): Option | null {
  if (!decision || !moves.every((move, i) => step.line[i] !== undefined && fitsMove(step.line[i], move))) return null;
  const pattern = step.line[moves.length];
  return (pattern !== undefined && decision.options.find(({ text }) => fitsMove(pattern, text))) || null;
}

/** The target of an option that is to be chosen next. */
export function nextTarget({ path }: Option, { selection }: Pick<TableState, 'selection'>): Target | null {
  return path.find((target) => !selection?.chosen.includes(target)) ?? null;
}
