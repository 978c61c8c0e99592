// The move that the pointed thing would make.

import type { Option } from '../../ui-state/paths.ts';
import { isFinal } from '../../ui-state/preview.ts';
import { moveNamed } from '../../ui-state/selection.ts';
import type { Target } from '../../ui-state/target.ts';
import type { TableState } from './table-state.ts';

/** The option under the pointer, in focus or armed; null if there is none. */
export function pointedOption({ decision, selection, pointed, armed }: TableState): Option | null {
  if (armed) return armed;
  return decision && selection && pointed ? moveNamed(selection, pointed) : null;
}

/** Whether the target makes a move that undo cannot take back. */
export function isFinalTarget({ decision, selection }: TableState, target: Target): boolean {
  const option = decision && selection && moveNamed(selection, target);
  return option ? isFinal(decision, option.move) : false;
}
