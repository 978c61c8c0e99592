// The focus on the table. Tab stops at everything that glows, at every button, and at one thing of each area where
// nothing glows. The arrow keys move between things.

import type { Viewer } from '@black-angel/engine';
import { hexName } from '@black-angel/rules';
import { useEffect, useRef } from 'react';
import { isByKey } from '../browser/by-key.ts';
import { settings } from '../browser/settings.ts';
import type { Target } from '../ui-state/target.ts';
import type { TableState } from './core/table-state.ts';
import { useTable } from './table-context.tsx';

type Area = 'ship' | 'space' | 'display' | 'hand' | 'board';

const AREAS: Readonly<Record<string, Area>> = {
  action: 'ship',
  die: 'ship',
  supply: 'ship',
  station: 'ship',
  'break-room': 'ship',
  deck: 'ship',
  hex: 'space',
  ship: 'space',
  place: 'display',
  show: 'display',
  card: 'hand',
  slot: 'board',
  arrow: 'board',
  cell: 'board',
  tile: 'board',
  advanced: 'board',
  storage: 'board',
};

/** The Tab stop of each area. That of the hand is its first card. */
const ENTRANCES: ReadonlyMap<Target, Area> = new Map<Target, Area>([
  ['action:1', 'ship'],
  [`hex:${hexName(0)}`, 'space'],
  ['place:1', 'display'],
  ['cell:r1c1', 'board'],
]);

const areaOf = (target: Target): Area | undefined => AREAS[target.split(':')[0]!];

function entranceTo(target: Target, { view }: TableState['moment']): Area | undefined {
  if (!target.startsWith('card:')) return ENTRANCES.get(target);
  const first = view.viewer === 'spectator' ? undefined : view.players[view.viewer]?.hand?.[0];
  return first !== undefined && Number(target.slice('card:'.length)) === first ? 'hand' : undefined;
}

/** Whether Tab stops at this thing because nothing else in its area can be chosen. */
export function isEntrance({ moment, selection }: TableState, target: Target): boolean {
  const area = entranceTo(target, moment);
  if (area === undefined) return false;
  for (const next of selection?.next.keys() ?? []) if (areaOf(next) === area) return false;
  return true;
}

const isGlowing = (thing: Element): boolean => thing.getAttribute('aria-disabled') !== 'true';

function shownThings(): HTMLElement[] {
  const things = document.querySelectorAll<HTMLElement>('.table [data-target]');
  return [...things].filter((thing) => thing.getClientRects().length > 0);
}

/** Things with a tooltip that cannot be chosen. Inside a button, the button describes them. */
const TOLD = '.table [data-tip]:not(button *),.table [data-tip-text]:not(button *)';

/** All things in page order, with what has only a tooltip. They take the focus but are no Tab stops. */
function inspectedThings(): HTMLElement[] {
  const things = document.querySelectorAll<HTMLElement>(`.table [data-target],${TOLD}`);
  return [...things].filter((thing) => {
    if (thing.getClientRects().length === 0) return false;
    if (thing.tabIndex < 0 && !thing.hasAttribute('tabindex')) thing.tabIndex = -1;
    return true;
  });
}

/** Moves to the next thing in page order, with wrap-around: among those that glow, or among all. */
export function focusNext(step: 1 | -1, among: 'glowing' | 'all'): void {
  const glowing = among === 'glowing' ? shownThings().filter(isGlowing) : [];
  const things = glowing.length > 0 ? glowing : inspectedThings();
  const active = document.activeElement;
  if (step < 0) things.reverse();
  const side = step > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const isBeyond = (thing: Element): boolean =>
    active !== null && active !== document.body && (active.compareDocumentPosition(thing) & side) !== 0;
  (things.find(isBeyond) ?? things[0])?.focus();
}

/** The latest line of the log, or what stands above it. */
export function focusLog(): void {
  const log = document.querySelector('.table .log');
  (log?.querySelector<HTMLElement>('ol [tabindex="0"]') ?? log?.querySelector<HTMLElement>('button'))?.focus();
}

/** An open dialog keeps the focus. */
export const isAsked = (): boolean =>
  document.querySelector('[role="dialog"],[role="alertdialog"],[role="menu"]') !== null;

/** What the guide of a lesson points at, the next thing to choose first. */
const pointed = (): readonly string[] =>
  document.querySelector<HTMLElement>('.guide')?.dataset['pointed']?.split('|') ?? [];

/** Of what glows: what a lesson points at, else an own die or card, which costs nothing, else the first thing. */
export function meantOf(glowing: readonly string[], pointedAt: readonly string[], viewer: Viewer): string | undefined {
  const isOwn = (target: string): boolean => target.startsWith('card:') || target.startsWith(`die:${viewer}:`);
  return pointedAt.find((target) => glowing.includes(target)) ?? glowing.find(isOwn) ?? glowing[0];
}

/** What takes a focus that is lost: what is meant of what glows; after the end, the button of the final sheet. */
function findNext(viewer: Viewer): HTMLElement | null {
  const glowing = shownThings().filter(isGlowing);
  const nameOf = (thing: HTMLElement): string => thing.dataset['target'] ?? '';
  const meant = meantOf(glowing.map(nameOf), pointed(), viewer);
  const found = glowing.find((thing) => nameOf(thing) === meant);
  return found ?? document.querySelector<HTMLElement>('.table .prompt .move-button');
}

/** Keys that go on from what has the focus. */
const GOING_ON = /^(Tab|Arrow\w+|Enter| )$/;

/** Moves the focus with the next key that goes on; then the key does nothing else. Returns what ends that. */
function atNextKey(keep: () => boolean): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (!GOING_ON.test(event.key) || event.shiftKey || isAsked()) return;
    removeEventListener('keydown', onKey, true);
    if (!keep()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', onKey, true);
  return () => removeEventListener('keydown', onKey, true);
}

/**
 * Moves the focus on when the focused thing is gone or no longer glows: after a move, a film, the recap, or the replay
 * of a game that is over. Only for keyboard users.
 */
export function useKeptFocus(): void {
  const selection = useTable((state) => state.selection);
  const isOver = useTable(({ moment, isReplaying }) => moment.result !== null && !isReplaying);
  const isQuestioned = useTable(({ doubtful, isRecapShown }) => doubtful !== null || isRecapShown);
  const viewer = useTable(({ moment }) => moment.view.viewer);
  const wasQuestioned = useRef(false);
  /** The table as a whole, while it holds a lost focus until the next key. */
  const resting = useRef<Element | null>(null);
  /** The focused thing, if it glowed when it got the focus. A thing that did not glow keeps the focus. */
  const chooseable = useRef<Element | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      const isThing = target instanceof Element && target.matches('.table [data-target]');
      chooseable.current = isThing && isGlowing(target) ? target : null;
    };
    addEventListener('focusin', onFocus);
    return () => removeEventListener('focusin', onFocus);
  }, []);
  // Only after a change of what glows: between two things nothing has the focus either.
  useEffect(() => {
    /** Whether the focus has moved. */
    const keep = (): boolean => {
      if (!isByKey() || !(selection || isOver) || isQuestioned || isAsked()) return false;
      const active = document.activeElement;
      const isSpent = active !== null && active === chooseable.current && !isGlowing(active);
      const isLost = active === document.body || (active !== null && active === resting.current);
      const next = isLost || isSpent ? findNext(viewer) : null;
      next?.focus();
      return next !== null;
    };
    /** On the page itself a screen reader would begin at its top. */
    const rest = (): void => {
      if (document.activeElement !== document.body || isQuestioned || isAsked()) return;
      resting.current = document.querySelector('main.table');
      (resting.current as HTMLElement | null)?.focus({ preventScroll: true });
    };
    // What is being read aloud would be cut off.
    if (settings().isSpoken) {
      rest();
      // A dialog gives its focus back first, in a task that it has begun.
      const task = setTimeout(rest);
      const stop = atNextKey(keep);
      return () => {
        clearTimeout(task);
        stop();
      };
    }
    const isAnswered = wasQuestioned.current && !isQuestioned;
    wasQuestioned.current = isQuestioned;
    if (isAnswered) {
      // The dialog gives its focus back first, in a task that it has begun.
      const task = setTimeout(keep);
      return () => clearTimeout(task);
    }
    keep();
    // An undo renders a piece again, and it loses the focus.
    const frame = requestAnimationFrame(keep);
    return () => cancelAnimationFrame(frame);
  }, [selection, isOver, isQuestioned, viewer]);
}
