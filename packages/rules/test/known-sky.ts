// A sky for tests that count Ravager icons: the default components with few icons in known places. So balancing the
// icons of the default set does not affect the rule tests.

import { defaultContent, loadComponents } from '../src/components.ts';
import { position } from './helpers.ts';

/** Columns with an icon, by strip: face A, face B. */
const ICONS = [
  [[1, 3], [0]],
  [
    [2, 4],
    [0, 4],
  ],
  [[1, 2], [4]],
  [
    [0, 3],
    [3, 4],
  ],
  [[0, 2], [0]],
  [
    [1, 4],
    [1, 3],
  ],
  [[2, 3], [0]],
];

const { set } = defaultContent;
const sky = loadComponents({
  ...set,
  id: 'known-sky',
  strips: set.strips.map(({ strip, faces }, i) => {
    const face = (hexes: typeof faces.A, columns: number[]) =>
      hexes.map(({ ravagerIcon: _, ...hex }, column) =>
        columns.includes(column) ? { ...hex, ravagerIcon: true } : hex,
      );
    return { strip, faces: { A: face(faces.A, ICONS[i]![0]!), B: face(faces.B, ICONS[i]![1]!) } };
  }),
});

/** A position under this sky. */
export const positionInKnownSky: typeof position = (stated) =>
  position({ components: { id: sky.set.id, hash: sky.hash }, ...stated });
