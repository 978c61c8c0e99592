// How a target looks now: whether it can be chosen, and what would follow.

import { canPlaceAfter } from '../ui-state/ghosts.ts';
import { moveNamed } from '../ui-state/selection.ts';
import { suggestedOption } from '../ui-state/suggested-option.ts';
import type { Target } from '../ui-state/target.ts';
import type { TableState } from './core/table-state.ts';
import { isFinalTarget } from './core/table-state.ts';
import { isEntrance } from './focus.ts';

export type SpotStatus = 'idle' | 'shut' | 'next' | 'chosen' | 'armed' | 'hinted';

/** The next target of the hint. */
function hintedTarget({ hint, decision, selection }: TableState): Target | null {
  if (!hint || hint === 'thinking' || !decision || !selection) return null;
  return suggestedOption(hint, decision)?.path.find((target) => !selection.chosen.includes(target)) ?? null;
}

export function statusOf(state: TableState, target: Target): SpotStatus {
  const { decision, selection, armed } = state;
  if (!decision || !selection) return 'idle';
  if (armed?.path.at(-1) === target) return 'armed';
  if (selection.chosen.includes(target)) return 'chosen';
  if (hintedTarget(state) === target) return 'hinted';
  return selection.next.has(target) ? 'next' : 'shut';
}

/** For a flight: whether a Mission card could be placed there, or the ship can merely get there. Null: no flight. */
function landingOf({ decision, selection }: TableState, target: Target): 'places' | 'reach' | null {
  if (decision?.kind !== 'command' || !selection || !target.startsWith('hex:')) return null;
  const option = moveNamed(selection, target);
  return option && (canPlaceAfter(decision, option) ? 'places' : 'reach');
}

export interface Looks {
  status: SpotStatus;
  landing: ReturnType<typeof landingOf>;
  isFinal: boolean;
  isStop: boolean;
}

/** Equal looks are one object, so that a spot is drawn again only when they change. */
const shared = new Map<string, Looks>();

function computeLooks(state: TableState, target: Target): Looks {
  const looks: Looks = {
    status: statusOf(state, target),
    landing: landingOf(state, target),
    isFinal: isFinalTarget(state, target),
    isStop: isEntrance(state, target),
  };
  const key = Object.values(looks).join();
  const same = shared.get(key) ?? looks;
  shared.set(key, same);
  return same;
}

/** The looks of all targets, until something changes that they depend on. The pointer changes nothing. */
const cache = { fields: [] as unknown[], found: new Map<Target, Looks>() };

export function looksOf(state: TableState, target: Target): Looks {
  // A selection belongs to one decision.
  const fields = [state.selection, state.armed, state.hint, state.moment];
  if (fields.some((field, i) => field !== cache.fields[i])) Object.assign(cache, { fields, found: new Map() });
  const looks = cache.found.get(target) ?? computeLooks(state, target);
  cache.found.set(target, looks);
  return looks;
}
