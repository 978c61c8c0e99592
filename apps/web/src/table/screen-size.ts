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

const known = new Map<string, MediaQueryList>();

/** Made once: the browser parses a query each time. */
function query(text: string): MediaQueryList {
  const list = known.get(text) ?? matchMedia(text);
  known.set(text, list);
  return list;
}

const subscribe = (listen: () => void): (() => void) => {
  const queries = [DESKTOP, PHONE, LARGE, WIDE, ROOMY].map(query);
  for (const list of queries) list.addEventListener('change', listen);
  return () => {
    for (const list of queries) list.removeEventListener('change', listen);
  };
};

const layout = (): Layout => (query(DESKTOP).matches ? 'desktop' : query(PHONE).matches ? 'phone' : 'tablet');

export const useLayout = (): Layout => useSyncExternalStore(subscribe, layout);

export const useIsLarge = (): boolean => useSyncExternalStore(subscribe, () => query(LARGE).matches);

/** Whether the strips of space are rows, one above the other: on a phone that is held upright. */
export const useIsUpright = (): boolean =>
  useSyncExternalStore(subscribe, () => layout() === 'phone' && !query(WIDE).matches);

export const useHasRoom = (): boolean => useSyncExternalStore(subscribe, () => query(ROOMY).matches);
