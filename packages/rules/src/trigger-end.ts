// E1: the end is triggered only once. The present round is finished, then one more is played.

import type { Emit } from './events.ts';
import type { State } from './state.ts';

export function triggerEnd(state: State, by: 'spes' | 'ravagers', emit: Emit): void {
  if (state.ending !== 'none') return;
  state.ending = by;
  state.lastRound = state.round + 1;
  emit?.({ kind: 'endTriggered', rule: 'E1', by });
}
