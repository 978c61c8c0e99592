// Finds a place for a notice where it covers no control.

import { type RefObject, useEffect, useState } from 'react';

export interface Span {
  top: number;
  bottom: number;
}

/** Pixels kept free around the notice. */
const MARGIN = 8;
const PRESSED = 'a[href],button,input,select,textarea,summary,label';

/**
 * The lowest top of a notice at which no control is under it. A notice that covers none stays. Null if there is no
 * place.
 */
export function freeTop(height: number, room: number, taken: readonly Span[], present: number | null): number | null {
  const isFree = (top: number): boolean =>
    top >= MARGIN &&
    top + height + MARGIN <= room &&
    taken.every((span) => span.bottom + MARGIN <= top || span.top - MARGIN >= top + height);
  if (present !== null && isFree(present)) return present;
  const tops = [room - MARGIN, ...taken.map((span) => span.top - MARGIN)].map((bottom) => bottom - height);
  const free = tops.filter(isFree);
  return free.length === 0 ? null : Math.max(...free);
}

/** The controls in the columns of the notice. */
function spansBeside(notice: HTMLElement): Span[] {
  const { left, right } = notice.getBoundingClientRect();
  return [...document.querySelectorAll(PRESSED)].flatMap((element) => {
    if (notice.contains(element)) return [];
    const box = element.getBoundingClientRect();
    const isBeside = box.width > 0 && box.height > 0 && box.left < right && box.right > left;
    return isBeside ? [{ top: box.top, bottom: box.bottom }] : [];
  });
}

/** The top of the notice in the window; null if it stands at the end of the page. */
export function useFreePlace(notice: RefObject<HTMLElement | null>, isHeld: boolean): number | null {
  const [top, setTop] = useState<number | null>(null);
  useEffect(() => {
    const element = notice.current;
    if (!element || isHeld) return;
    let frame = 0;
    const place = (): void => {
      frame = 0;
      const { height } = element.getBoundingClientRect();
      setTop((present) => freeTop(height, innerHeight, spansBeside(element), present));
    };
    const look = (): void => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', look, true);
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('scroll', look, true);
      removeEventListener('resize', look);
    };
  }, [notice, isHeld]);
  return top;
}
