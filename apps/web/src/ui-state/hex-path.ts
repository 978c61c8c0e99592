// The path of a ship from hex to hex. The rules only count steps; this is one of the shortest paths.

import type { View } from '@black-angel/engine';
import { angelHex, columnOf, neighbours, printedHex, rowOf } from '@black-angel/rules';
import type { Content } from '@black-angel/rules/components';

type Sky = Pick<View, 'strips'>;

/** A2.C2: asteroid fields are closed, except the Black Angel's hex. */
const isOpen = (view: Sky, content: Content, hex: number): boolean =>
  hex === angelHex(view) || printedHex(content, view.strips[rowOf(hex)]!, columnOf(hex)).territory !== null;

/** The hexes of a shortest path, with both ends. Empty if there is none. */
export function hexPath(view: Sky, content: Content, from: number, to: number): number[] {
  const near = neighbours(view.strips.length);
  const before = new Map<number, number>([[from, from]]);
  for (const hex of before.keys()) {
    if (hex === to) break;
    for (const next of near[hex] ?? [])
      if (!before.has(next) && (next === to || isOpen(view, content, next))) before.set(next, hex);
  }
  if (!before.has(to)) return [];
  const path = [to];
  while (path[0] !== from) path.unshift(before.get(path[0]!)!);
  return path;
}
