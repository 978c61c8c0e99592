// Rectangles on the screen. Headless.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What two rectangles share; null for nothing. */
export function sharedBox(one: Box, other: Box): Box | null {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
