// A cache of the names of things, for each view: making two hundred sentences takes longer than drawing them.

import type { View } from '@black-angel/rules';
import type { TFunction } from 'i18next';
import { sayTarget } from '../texts/index.ts';
import { namesOf } from '../ui/seat-names.ts';
import type { Target } from '../ui-state/target.ts';
import type { TableState } from './table-state.ts';

type Labels = Map<string, string>;

const labels = new WeakMap<View, Labels>();
/** The names of the last view in which nothing was told. */
let settled: Labels = new Map();

/**
 * While another's turn is told, nothing can be chosen and the steps have words of their own. Things keep their names
 * until the telling ends, so that no step has to make all names.
 */
export function labelOf(t: TFunction, language: string, target: Target, state: TableState): string {
  const { moment, info, content, telling } = state;
  const { view } = moment;
  const key = `${language} ${target}`;
  const kept = telling && settled.get(key);
  if (kept) return kept;
  const known: Labels = labels.get(view) ?? new Map();
  labels.set(view, known);
  if (!telling) settled = known;
  const label = known.get(key) ?? sayTarget(t, target, view, content, namesOf(info, view.viewer, t));
  known.set(key, label);
  return label;
}
