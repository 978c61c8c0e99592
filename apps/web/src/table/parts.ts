// The parts of the table that a small screen shows one at a time, and which of them a thing belongs to.

import type { Viewer } from '@black-angel/rules';
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

/** Null for what is always in sight: the buttons beside the prompt, and one's own dice. */
export function partOf(target: Target, viewer: Viewer): Part | null {
  const [kind = '', from] = target.split(':');
  return kind === 'die' && Number(from) === viewer ? null : (HOME[kind] ?? null);
}

/** The parts where something glows. */
export function partsWithTargets(selection: Selection | null, viewer: Viewer): ReadonlySet<Part> {
  const parts = new Set<Part>();
  for (const target of selection?.next.keys() ?? []) {
    const part = partOf(target, viewer);
    if (part) parts.add(part);
  }
  return parts;
}

const hasOwnDice = (selection: Selection | null, viewer: Viewer): boolean =>
  [...(selection?.next.keys() ?? [])].some((target) => target.startsWith(`die:${viewer}:`));

/**
 * The part to turn to: the first with something that glows, unless the present one has something, or one's own dice glow, which
 * are in sight whatever is shown. It is asked when what can be chosen has changed; the part a player turns to then stays.
 */
export function partToShow(present: Part, selection: Selection | null, viewer: Viewer): Part {
  const parts = partsWithTargets(selection, viewer);
  if (parts.size === 0 || parts.has(present) || hasOwnDice(selection, viewer)) return present;
  return PARTS.find((part) => parts.has(part)) ?? present;
}
