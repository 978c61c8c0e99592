// On a small screen: scrolls to a thing that glows whenever the choice changes, and to the step that is shown.

import { useLayoutEffect } from 'react';
import { filmSpeed } from '../browser/settings.ts';
import { pointsOf } from '../ui-state/step-points.ts';
import type { Step } from '../ui-state/turn-steps.ts';
import { useTable } from './table-context.tsx';
import type { TablePart } from './table-parts.ts';
import { thingsOf } from './things.ts';

const isStill = (): boolean => filmSpeed() === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const bringIntoSight = (thing: Element, block: ScrollLogicalPosition): void =>
  thing.scrollIntoView({ block, inline: 'nearest', behavior: isStill() ? 'auto' : 'smooth' });

/** What scrolls with a thing in it: its part of the table, or the list of choices. */
export const frameOf = (thing: Element): Element | null =>
  // The side column of a small screen has no box of its own.
  thing.closest('.table > .part:not(.part-side), .choices');

/** Whether a thing is visible in its part of the table, or as much of it as fits. */
export function isInSight(thing: Element): boolean {
  const { top, bottom } = thing.getBoundingClientRect();
  const frame = frameOf(thing)?.getBoundingClientRect();
  // The page itself scrolls in a very low window.
  const [first, last] = [Math.max(frame?.top ?? 0, 0), Math.min(frame?.bottom ?? innerHeight, innerHeight)];
  const seen = Math.min(bottom, last) - Math.max(top, first);
  return seen >= Math.min(bottom - top, last - first) - 1;
}

const shownOf = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((thing) => thing.getClientRects().length > 0);

const isPageHigh = (): boolean => document.documentElement.scrollHeight > innerHeight + 1;

/** Shows something that can be chosen: in its part, and in a very low window on the page. */
function showTarget(): void {
  const things = shownOf('.table .spot.spot-next, .table .spot.spot-hinted');
  // A window that is too low for the table scrolls as a page: it begins with the prompt and its list.
  const listed = isPageHigh() ? shownOf('.table .prompt :is(.choice, .move-button)') : [];
  const prompt = listed.length > 0 && document.querySelector('.table .prompt');
  if (prompt && !listed.some(isInSight)) return bringIntoSight(prompt, 'start');
  if (!prompt && things.length > 0 && !things.some(isInSight)) bringIntoSight(things[0]!, 'center');
}

/** Shows where a told step happens; in a very low window, what is said about it. */
export function showTold(step: Pick<Step, 'events'>): void {
  const told = isPageHigh() ? document.querySelector('.table .told') : null;
  const things = told ? [told] : pointsOf(step).flatMap(thingsOf);
  const shown = things.filter((thing) => thing.closest('.part') && thing.getClientRects().length > 0);
  const [first] = shown;
  // Pieces fly to where things are now, so this does not glide.
  if (first && !shown.some(isInSight)) first.scrollIntoView({ block: told ? 'start' : 'center', inline: 'nearest' });
}

/** Returns a function that restores the present scroll positions, if something that can be chosen is visible there. */
export function rememberScroll(): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>('.table > .part')].map((part) => ({
    part,
    top: part.scrollTop,
  }));
  return () => {
    for (const { part, top } of parts) part.scrollTop = top;
    showTarget();
  };
}

/**
 * Before the frame is drawn, so that nothing moves under a finger.
 *
 * @param part The part that is shown; null where all of them are.
 */
export function useTargetInSight(part: TablePart | null): void {
  const selection = useTable((state) => state.selection);
  const armed = useTable((state) => state.armed);
  useLayoutEffect(() => {
    if (part === null || !selection) return;
    showTarget();
    // A phone may be turned. The list of choices opens or folds first.
    const onResize = (): void => void requestAnimationFrame(showTarget);
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, [part, selection]);
  const step = useTable(({ telling }) => telling?.step ?? null);
  useLayoutEffect(() => {
    if (part !== null && step) showTold(step);
  }, [part, step]);
  // The prompt may grow and must not cover what was tapped.
  useLayoutEffect(() => {
    const thing = part === null || !armed ? null : document.querySelector('.table .spot.spot-armed');
    if (thing && !isInSight(thing)) bringIntoSight(thing, 'nearest');
  }, [part, armed]);
}
