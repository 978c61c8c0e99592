// A cache of the names of things: making two hundred sentences takes longer than drawing them. A name is made again
// only when what it says has changed.

import type { MatchInfo } from '@black-angel/match';
import type { View } from '@black-angel/rules';
import type { TFunction } from 'i18next';
import { sayTarget } from '../texts/index.ts';
import { namesOf } from '../ui/seat-names.ts';
import { type Remembered, remember } from '../ui-state/remembered-reads.ts';
import type { Target } from '../ui-state/target.ts';
import type { TableState } from './table-state.ts';

interface Label {
  remembered: Remembered<string>;
  /** The last view that it was compared with. */
  view: View;
}

type Labels = Map<Target, Label>;

/** By the texts of a language, then by the match. */
const known = new WeakMap<TFunction, WeakMap<MatchInfo, Labels>>();

function labelsFor(t: TFunction, info: MatchInfo): Labels {
  const matches = known.get(t) ?? new WeakMap<MatchInfo, Labels>();
  known.set(t, matches);
  const labels: Labels = matches.get(info) ?? new Map();
  matches.set(info, labels);
  return labels;
}

/**
 * While another's turn is told, nothing can be chosen and the steps have words of their own. Things keep their names
 * until the telling ends.
 */
export function labelOf(t: TFunction, target: Target, { moment, info, content, telling }: TableState): string {
  const { view } = moment;
  const labels = labelsFor(t, info);
  const label = labels.get(target);
  if (label && (telling || label.view === view)) return label.remembered.result;
  const isSame = label?.remembered.holdsFor(view) ?? false;
  const remembered = isSame
    ? label!.remembered
    : remember(view, (seen) => sayTarget(t, target, seen, content, namesOf(info, seen.viewer, t)));
  labels.set(target, { remembered, view });
  return remembered.result;
}
