// How often each sign is printed in a part of the box. A mistake shows as a total that differs from the default set.

import type { COLOURS } from '@black-angel/rules';
import type { ComponentSet, Hex } from '@black-angel/rules/components';
import type { SetPart } from './units.ts';

export type TotalKind =
  | (typeof COLOURS)[number]
  | 'asteroid'
  | 'comet'
  | 'ravagerIcon'
  | 'vp'
  | 'ship'
  | 'resource'
  | 'robot'
  | 'debris'
  | 'discover'
  | 'repair'
  | 'destroy'
  | 'command'
  | 'vpForAction'
  | 'dieToThree'
  | 'dieToAnyColour'
  | 'reserveDie';

export type Totals = ReadonlyMap<TotalKind, number>;

function count(kinds: Iterable<TotalKind>): Totals {
  const totals = new Map<TotalKind, number>();
  for (const kind of kinds) totals.set(kind, (totals.get(kind) ?? 0) + 1);
  return totals;
}

const kindsOfHex = ({ territory, comet, ravagerIcon }: Hex): TotalKind[] => [
  territory,
  ...(comet ? ['comet' as const] : []),
  ...(ravagerIcon ? ['ravagerIcon' as const] : []),
];

/** Null for parts that have nothing to count. */
function totalsOf(set: ComponentSet, part: SetPart): Totals | null {
  switch (part) {
    case 'strips':
      return count(set.strips.flatMap(({ faces }) => [...faces.A, ...faces.B].flatMap(kindsOfHex)));
    case 'missions':
      return count(
        set.missions.flatMap(({ reward, technology }) => [...(Object.keys(reward) as TotalKind[]), ...technology]),
      );
    case 'ravagers':
      return count(set.ravagers.flatMap(({ effect }) => ('colour' in effect ? [effect.colour] : [])));
    case 'technology':
      return count(
        set.technology.flatMap(({ boost }) => [boost.kind, ...(boost.kind === 'vpForAction' ? [boost.action] : [])]),
      );
    case 'hal':
      return count(set.hal.cards.flatMap(({ top, bottom }) => [top.colour, top.action, bottom.colour, bottom.action]));
    default:
      return null;
  }
}

export interface Total {
  readonly kind: TotalKind;
  readonly count: number;
  /** In the default set. */
  readonly usual: number;
}

export function compareTotals(set: ComponentSet, usual: ComponentSet, part: SetPart): Total[] {
  const [now, before] = [totalsOf(set, part), totalsOf(usual, part)];
  if (!now || !before) return [];
  return [...new Set([...before.keys(), ...now.keys()])].map((kind) => ({
    kind,
    count: now.get(kind) ?? 0,
    usual: before.get(kind) ?? 0,
  }));
}
