// Which layout fits the window. All sizes are in rem: a larger default font gets the layout of a smaller window.

import { useSyncExternalStore } from 'react';
import type { Arrangement } from './table-parts.ts';

export type Layout = 'desktop' | 'tablet' | 'phone';

// The same conditions as in the style sheets.
const DESKTOP = '(width >= 75rem) and (height >= 37.5rem)';
/** There is room for the boards of the others. */
const LARGE = '(width >= 112.5rem) and (height >= 62.5rem)';
const PHONE = '(width < 43.75rem), (height < 31.25rem)';

/** A tablet with room for the map and one more part, one above the other. */
const ABOVE = '(height >= 46rem) and (aspect-ratio <= 5 / 6)';
/** The same, side by side. */
const BESIDE = '(height >= 42rem)';

/** A phone on its side, or a window like it. */
const WIDE = '(height < 31.25rem) and (width >= 37.5rem)';

/** A phone on which a list leaves room for the map: an upright high one, or one on its side. */
const ROOMY = '(height >= 46.25rem), (height < 31.25rem) and (width >= 37.5rem)';

const known = new Map<string, MediaQueryList>();

/** Made once: the browser parses a query each time. */
function query(text: string): MediaQueryList {
  const list = known.get(text) ?? matchMedia(text);
  known.set(text, list);
  return list;
}

const subscribe = (listen: () => void): (() => void) => {
  const queries = [DESKTOP, PHONE, LARGE, ABOVE, BESIDE, WIDE, ROOMY].map(query);
  for (const list of queries) list.addEventListener('change', listen);
  return () => {
    for (const list of queries) list.removeEventListener('change', listen);
  };
};

const layout = (): Layout => (query(DESKTOP).matches ? 'desktop' : query(PHONE).matches ? 'phone' : 'tablet');

function arrangement(): Arrangement {
  const name = layout();
  if (name !== 'tablet') return name;
  return query(ABOVE).matches ? 'above' : query(BESIDE).matches ? 'beside' : 'single';
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, layout);

export const useArrangement = (): Arrangement => useSyncExternalStore(subscribe, arrangement);

export const useIsLarge = (): boolean => useSyncExternalStore(subscribe, () => query(LARGE).matches);

/** Whether the strips of space are rows, one above the other: on a phone that is held upright. */
export const useIsUpright = (): boolean =>
  useSyncExternalStore(subscribe, () => layout() === 'phone' && !query(WIDE).matches);

export const useHasRoom = (): boolean => useSyncExternalStore(subscribe, () => query(ROOMY).matches);
