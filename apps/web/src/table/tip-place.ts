// Where the tooltip goes, and how far the pointer may go without closing it.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

const areApart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/**
 * Above the thing if there is room, else below it. Where it can, it leaves the boxes in `free` uncovered: the buttons
 * that take a move back.
 */
export function placeTip(thing: Box, size: Size, screen: Size, free: readonly Box[]): { left: number; top: number } {
  const middle = (thing.left + thing.right - size.width) / 2;
  const left = Math.min(Math.max(EDGE, middle), Math.max(EDGE, screen.width - size.width - EDGE));
  const lowest = Math.max(EDGE, screen.height - size.height - EDGE);
  const boxAt = (top: number): Box => ({ left, top, right: left + size.width, bottom: top + size.height });
  const isOnScreen = (top: number): boolean => top >= EDGE && top <= lowest;
  const isFree = (top: number): boolean => free.every((box) => areApart(boxAt(top), box));
  const above = thing.top - size.height - GAP;
  const below = thing.bottom + GAP;
  const aboveFree = Math.min(above, ...free.map(({ top }) => top - size.height - GAP));
  const places = [above, below, aboveFree].filter(isOnScreen);
  return { left, top: places.find(isFree) ?? places[0] ?? Math.min(below, lowest) };
}

/** Whether the pointer is on the tooltip or on its way there (WCAG 1.4.13). */
export const isOnTip = ({ left, top, right, bottom }: Box, x: number, y: number): boolean =>
  x >= left - GAP && x <= right + GAP && y >= top - GAP && y <= bottom + GAP;
