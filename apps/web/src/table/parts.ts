// The parts of the table that a small screen shows one at a time, and which of them a thing belongs to.

import type { Selection } from '../ui-state/selection.ts';
import type { Target } from '../ui-state/target.ts';

export const PARTS = ['space', 'ship', 'you', 'players', 'log'] as const;
export type Part = (typeof PARTS)[number];

const HOME: Record<string, Part> = {
  hex: 'space',
  ship: 'space',
  action: 'ship',
  die: 'ship',
  place: 'ship',
  show: 'ship',
  supply: 'ship',
  station: 'ship',
  'break-room': 'ship',
  deck: 'ship',
  card: 'you',
  slot: 'you',
  arrow: 'you',
  cell: 'you',
  tile: 'you',
  advanced: 'you',
  storage: 'you',
};

/** Null for buttons: they stand beside the prompt, which never leaves the screen. */
export const partOf = (target: Target): Part | null => HOME[target.split(':')[0]!] ?? null;

/** The parts where something glows. */
export function partsWithTargets(selection: Selection | null): ReadonlySet<Part> {
  const parts = new Set<Part>();
  for (const target of selection?.next.keys() ?? []) {
    const part = partOf(target);
    if (part) parts.add(part);
  }
  return parts;
}

/** The part to turn to: the present one while something glows there, or when nothing glows anywhere. */
export function partToShow(present: Part, selection: Selection | null): Part {
  const parts = partsWithTargets(selection);
  if (parts.size === 0 || parts.has(present)) return present;
  return PARTS.find((part) => parts.has(part)) ?? present;
}
