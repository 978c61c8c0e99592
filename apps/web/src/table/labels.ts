// A cache of the names of things: making two hundred sentences takes longer than drawing them. A name is made again
// only when what it says has changed.

import type { View } from '@black-angel/engine';
import type { MatchInfo } from '@black-angel/match';
import { namesOf } from '@black-angel/words';
import { sayTarget } from '../texts/index.ts';
import type { T } from '../texts/texts.ts';
import { type Remembered, remember } from '../ui-state/remembered-reads.ts';
import type { Target } from '../ui-state/target.ts';
import type { TableState } from './core/table-state.ts';

interface Label {
  remembered: Remembered<string>;
  /** The last view that it was compared with. */
  view: View;
}

/** The names of one match in one language: those of another replace them. */
const cache = { t: null as T | null, info: null as MatchInfo | null, labels: new Map<Target, Label>() };

/**
 * While another's turn is told, nothing can be chosen and the steps have words of their own. Things keep their names
 * until the telling ends.
 */
export function labelOf(t: T, target: Target, { moment, info, content, telling }: TableState): string {
  const { view } = moment;
  if (cache.t !== t || cache.info !== info) Object.assign(cache, { t, info, labels: new Map() });
  const { labels } = cache;
  const label = labels.get(target);
  if (label && (telling || label.view === view)) return label.remembered.result;
  const isSame = label?.remembered.holdsFor(view) ?? false;
  const remembered = isSame
    ? label!.remembered
    : remember(view, (seen) => sayTarget(t, target, seen, content, namesOf(info, seen.viewer, t)));
  labels.set(target, { remembered, view });
  return remembered.result;
}
