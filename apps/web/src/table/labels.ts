// A cache of the names of things, for each view: making two hundred sentences takes longer than drawing them.

import type { View } from '@black-angel/rules';
import type { TFunction } from 'i18next';
import { sayTarget } from '../texts/index.ts';
import { namesOf } from '../ui/seat-names.ts';
import type { Target } from '../ui-state/target.ts';
import type { TableState } from './table-state.ts';

const labels = new WeakMap<View, Map<string, string>>();

export function labelOf(t: TFunction, language: string, target: Target, { moment, info, content }: TableState): string {
  const { view } = moment;
  const known = labels.get(view) ?? new Map<string, string>();
  labels.set(view, known);
  const key = `${language} ${target}`;
  const label = known.get(key) ?? sayTarget(t, target, view, content, namesOf(info, view.viewer, t));
  known.set(key, label);
  return label;
}
