// Which of the three layouts fits the window.

import { useSyncExternalStore } from 'react';

export type Layout = 'desktop' | 'tablet' | 'phone';

// The same conditions as in the style sheets.
export const DESKTOP = '(min-width: 1200px) and (min-height: 600px)';
/** There is room for the boards of the others. */
export const LARGE = '(min-width: 1800px) and (min-height: 1000px)';
const PHONE = '(max-width: 699px), (max-height: 499px)';

/** A phone on its side, or a window like it. */
const WIDE = '(max-height: 499px) and (min-width: 600px)';

/** A phone on which a list leaves room for the map: an upright high one, or one on its side. */
const ROOMY = '(min-height: 740px), (max-height: 499px) and (min-width: 600px)';

const QUERIES = { desktop: DESKTOP, phone: PHONE, large: LARGE, wide: WIDE, roomy: ROOMY };

/** The queries, made once: the browser parses each of them. */
let made: Record<keyof typeof QUERIES, MediaQueryList> | null = null;

function queries(): NonNullable<typeof made> {
  made ??= Object.fromEntries(Object.entries(QUERIES).map(([name, query]) => [name, matchMedia(query)])) as never;
  return made!;
}

const subscribe = (listen: () => void): (() => void) => {
  const all = Object.values(queries());
  for (const query of all) query.addEventListener('change', listen);
  return () => {
    for (const query of all) query.removeEventListener('change', listen);
  };
};

const layout = (): Layout => (queries().desktop.matches ? 'desktop' : queries().phone.matches ? 'phone' : 'tablet');

export const useLayout = (): Layout => useSyncExternalStore(subscribe, layout);

export const useIsLarge = (): boolean => useSyncExternalStore(subscribe, () => queries().large.matches);

/** Whether the strips of space are rows, one above the other: on a phone that is held upright. */
export const useIsUpright = (): boolean =>
  useSyncExternalStore(subscribe, () => layout() === 'phone' && !queries().wide.matches);

export const useHasRoom = (): boolean => useSyncExternalStore(subscribe, () => queries().roomy.matches);
