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

interface Place {
  left: number;
  top: number;
}

const distance = (a: Place, b: Place): number => Math.hypot(a.left - b.left, a.top - b.top);

/** Square pixels that two boxes share. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Above the thing if there is room, else below it, else at its side. It covers as little as possible of the boxes in
 * `free`: the ghosts that it explains, the buttons that take a move back, and for a hex the other hexes.
 */
export function placeTip(thing: Box, size: Size, screen: Size, free: readonly Box[]): Place {
  const farthest = Math.max(EDGE, screen.width - size.width - EDGE);
  const lowest = Math.max(EDGE, screen.height - size.height - EDGE);
  const left = Math.min(Math.max(EDGE, (thing.left + thing.right - size.width) / 2), farthest);
  const middle = Math.min(Math.max(EDGE, (thing.top + thing.bottom - size.height) / 2), lowest);
  const above = thing.top - size.height - GAP;
  const below = thing.bottom + GAP;
  const before = thing.left - size.width - GAP;
  const after = thing.right + GAP;
  /** Beyond what is to stay free, the nearest first. */
  const beyond = [
    ...free
      .flatMap((box) => [box.top - size.height - GAP, box.bottom + GAP])
      .filter((top) => top < above || top > below)
      .map((top) => ({ left, top })),
    ...free
      .flatMap((box) => [box.left - size.width - GAP, box.right + GAP])
      .filter((beside) => beside < before || beside > after)
      .map((beside) => ({ left: beside, top: middle })),
  ].sort((a, b) => distance(a, { left, top: middle }) - distance(b, { left, top: middle }));
  const places = [
    { left, top: above },
    { left, top: below },
    { left: before, top: middle },
    { left: after, top: middle },
    ...beyond,
  ].filter((at) => at.left >= EDGE && at.left <= farthest && at.top >= EDGE && at.top <= lowest);
  const coverOf = (at: Place): number => {
    const tip = { ...at, right: at.left + size.width, bottom: at.top + size.height };
    return [thing, ...free].reduce((sum, box) => sum + shared(tip, box), 0);
  };
  const [first = { left, top: Math.min(below, lowest) }, ...others] = places;
  return others.reduce((best, at) => (coverOf(at) < coverOf(best) ? at : best), first);
}

/** Whether the pointer is on the tooltip or on its way there (WCAG 1.4.13). */
export const isOnTip = ({ left, top, right, bottom }: Box, x: number, y: number): boolean =>
  x >= left - GAP && x <= right + GAP && y >= top - GAP && y <= bottom + GAP;
