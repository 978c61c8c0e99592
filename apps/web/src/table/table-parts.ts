// The parts of the table that a small screen shows one at a time, and which of them a thing belongs to.

import type { Viewer } from '@black-angel/engine';
import type { Selection } from '../ui-state/selection.ts';
import type { Target } from '../ui-state/target.ts';

export const TABLE_PARTS = ['space', 'ship', 'you', 'players', 'log'] as const;
export type TablePart = (typeof TABLE_PARTS)[number];

/** How the parts share the window. A tablet shows the map and another part, if they fit. */
export type Arrangement = 'desktop' | 'above' | 'beside' | 'single' | 'phone';

/** The parts that take turns in one place, each with a tab. The others are always visible. */
export const TABS: Readonly<Record<Arrangement, readonly TablePart[]>> = {
  desktop: [],
  above: ['ship', 'you'],
  beside: ['ship', 'you', 'log'],
  single: ['space', 'ship', 'you', 'log'],
  phone: TABLE_PARTS,
};

/** Whether the display lies on the same page as the ship. It stands below the map if that is always visible. */
export const hasDisplayWithShip = (tabs: readonly TablePart[]): boolean => tabs.includes('space');

const HOME: Record<string, TablePart> = {
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

const ON_DISPLAY = ['place', 'show'];

function tabOf(kind: string, home: TablePart | undefined, tabs: readonly TablePart[]): TablePart | null {
  if (ON_DISPLAY.includes(kind) && !hasDisplayWithShip(tabs)) return null;
  return home && tabs.includes(home) ? home : null;
}

/** Null for what is always visible: the buttons beside the prompt, the viewer's dice, and parts without a tab. */
export function partOfTarget(
  target: Target,
  viewer: Viewer,
  tabs: readonly TablePart[] = TABLE_PARTS,
): TablePart | null {
  const [kind = '', from] = target.split(':');
  return kind === 'die' && Number(from) === viewer ? null : tabOf(kind, HOME[kind], tabs);
}

const PLACES: Record<string, TablePart> = {
  standard: 'ship',
  secure: 'ship',
  ravager: 'ship',
  angel: 'space',
  countdown: 'space',
  'hal-card': 'ship',
};

/** The part in which a target, a piece or a place of the viewer is seen; null for what is always visible. */
export function partOfRef(ref: string, viewer: Viewer): TablePart | null {
  const [kind = '', from] = ref.split(':');
  if ((kind === 'standard' || kind === 'secure') && Number(from) === viewer) return null;
  return PLACES[kind] ?? partOfTarget(ref as Target, viewer);
}

/** The part in which a step of another's turn is seen; null if it is not on the board, or visible anyway. */
export function partOfPoints(points: readonly string[], tabs: readonly TablePart[]): TablePart | null {
  for (const point of points) {
    const [kind = '', , third] = point.split(':');
    // Cells and slots of others are on their boards, which are not shown.
    const home = third === undefined ? (PLACES[kind] ?? HOME[kind]) : undefined;
    if (home === 'ship' || home === 'space') return tabOf(kind, home, tabs);
  }
  return null;
}

/** The parts where something glows. */
export function partsWithTargets(
  selection: Selection | null,
  viewer: Viewer,
  tabs: readonly TablePart[],
): ReadonlySet<TablePart> {
  const parts = new Set<TablePart>();
  for (const target of selection?.next.keys() ?? []) {
    const part = partOfTarget(target, viewer, tabs);
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
export function partToShow(
  present: TablePart,
  selection: Selection | null,
  viewer: Viewer,
  tabs: readonly TablePart[] = TABLE_PARTS,
): TablePart {
  const parts = partsWithTargets(selection, viewer, tabs);
  if (parts.size === 0 || parts.has(present) || hasOwnDice(selection, viewer)) return present;
  return tabs.find((part) => parts.has(part)) ?? present;
}

/** The part that is shown, and the one to which the table returns after the playback. */
export interface ShownPart {
  part: TablePart;
  before: TablePart | null;
}

export type PartChange =
  | { kind: 'chosen'; part: TablePart }
  | { kind: 'told'; part: TablePart }
  | { kind: 'asked'; selection: Selection; viewer: Viewer; tabs: readonly TablePart[] };

export const FIRST_PART: ShownPart = { part: 'ship', before: null };

export function nextPart({ part, before }: ShownPart, change: PartChange): ShownPart {
  switch (change.kind) {
    case 'chosen':
      // The table returns to the part that the player has opened.
      return { part: change.part, before: before && change.part };
    case 'told':
      return { part: change.part, before: before ?? part };
    case 'asked':
      return { part: partToShow(before ?? part, change.selection, change.viewer, change.tabs), before: null };
    default:
      return change satisfies never;
  }
}
