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

/** Null for what is always visible: the buttons beside the prompt, and the viewer's dice. */
export function partOf(target: Target, viewer: Viewer): Part | null {
  const [kind = '', from] = target.split(':');
  return kind === 'die' && Number(from) === viewer ? null : (HOME[kind] ?? null);
}

const PLACES: Record<string, Part> = {
  standard: 'ship',
  secure: 'ship',
  ravager: 'ship',
  angel: 'space',
  countdown: 'space',
  'hal-card': 'ship',
};

/** The part in which a target, a piece or a place of the viewer is seen; null for what is always visible. */
export function partOfRef(ref: string, viewer: Viewer): Part | null {
  const [kind = '', from] = ref.split(':');
  if ((kind === 'standard' || kind === 'secure') && Number(from) === viewer) return null;
  return PLACES[kind] ?? partOf(ref as Target, viewer);
}

/** The part in which a step of another's turn is seen; null if it is not on the board. */
export function partOfPoints(points: readonly string[]): Part | null {
  for (const point of points) {
    const [kind = '', , third] = point.split(':');
    // Cells and slots of others are on their boards, which are not shown.
    const part = third === undefined ? (PLACES[kind] ?? HOME[kind]) : undefined;
    if (part === 'ship' || part === 'space') return part;
  }
  return null;
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
 * The part to show: the present one if something in it glows or the viewer's dice do, else the first part where
 * something glows. Called when the choice changes; a part that the player opens later stays.
 */
export function partToShow(present: Part, selection: Selection | null, viewer: Viewer): Part {
  const parts = partsWithTargets(selection, viewer);
  if (parts.size === 0 || parts.has(present) || hasOwnDice(selection, viewer)) return present;
  return PARTS.find((part) => parts.has(part)) ?? present;
}

/** The part that is shown, and the one to which the table returns after the playback. */
export interface ShownPart {
  part: Part;
  before: Part | null;
}

export type PartChange =
  | { kind: 'chosen'; part: Part }
  | { kind: 'told'; part: Part }
  | { kind: 'asked'; selection: Selection; viewer: Viewer };

export const FIRST_PART: ShownPart = { part: 'ship', before: null };

export function nextPart({ part, before }: ShownPart, change: PartChange): ShownPart {
  switch (change.kind) {
    case 'chosen':
      // The table returns to the part that the player has opened.
      return { part: change.part, before: before && change.part };
    case 'told':
      return { part: change.part, before: before ?? part };
    case 'asked':
      return { part: partToShow(before ?? part, change.selection, change.viewer), before: null };
    default:
      return change satisfies never;
  }
}
