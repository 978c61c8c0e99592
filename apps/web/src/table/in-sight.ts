// On a small screen: scrolls to a thing that glows whenever the choice changes.

import { useEffect } from 'react';
import { settings } from '../browser/settings.ts';
import type { Part } from './parts.ts';
import { useTable } from './table-context.tsx';

const isStill = (): boolean => settings().speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const bringIntoSight = (thing: Element, block: ScrollLogicalPosition): void =>
  thing.scrollIntoView({ block, inline: 'nearest', behavior: isStill() ? 'auto' : 'smooth' });

/** Whether a thing is visible in its part of the table, or as much of it as fits. */
function isInSight(thing: Element): boolean {
  const { top, bottom } = thing.getBoundingClientRect();
  const frame = thing.closest('.table > .part')?.getBoundingClientRect();
  const [first, last] = frame ? [frame.top, frame.bottom] : [0, innerHeight];
  const seen = Math.min(bottom, last) - Math.max(top, first);
  return seen >= Math.min(bottom - top, last - first) - 1;
}

/** @param part The part that is shown; null where all of them are. */
export function useTargetInSight(part: Part | null): void {
  const selection = useTable((state) => state.selection);
  const armed = useTable((state) => state.armed);
  // Buttons beside the prompt are always visible.
  useEffect(() => {
    if (part === null || !selection) return;
    const glowing = [...document.querySelectorAll('.table .spot.spot-next, .table .spot.spot-hinted')];
    const shown = glowing.filter((thing) => thing.getClientRects().length > 0);
    if (shown.length > 0 && !shown.some(isInSight)) bringIntoSight(shown[0]!, 'center');
  }, [part, selection]);
  // The prompt grows by the button of the move and must not cover what was tapped.
  useEffect(() => {
    const thing = part === null || !armed ? null : document.querySelector('.table .spot.spot-armed');
    if (thing && !isInSight(thing)) bringIntoSight(thing, 'nearest');
  }, [part, armed]);
}
