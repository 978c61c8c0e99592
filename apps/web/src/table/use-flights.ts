// Animates every change of the moment: a move, an undo, a jump in the replay.

import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { showEffects } from '../animation/effects.ts';
import { flyPieces, measureDepartures } from '../animation/fly.ts';
import { type Speed, settings } from '../browser/settings.ts';
import { flightsBetween } from '../ui-state/pieces.ts';
import type { TableStore } from './table-store.ts';

const MILLISECONDS: Record<Speed, number> = { slow: 800, normal: 420, fast: 220, off: 0 };
/** A told step has come to rest before the next one begins. */
const SHARE = 0.85;

/** The layer above the table in which copies of the pieces fly. */
export function useFlights(store: TableStore) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return store.onTransition(({ before, after, events, time }, make) => {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || before.viewer !== after.viewer;
      const most = isStill ? 0 : MILLISECONDS[settings().speed];
      const milliseconds = time === null ? most : Math.min(most, time * SHARE);
      if (milliseconds === 0 || !layer.current) return make();
      const flights = before === after ? [] : flightsBetween(before, after, store.get().content);
      const departures = measureDepartures(flights, document);
      flushSync(make);
      flyPieces(departures, document, layer.current, milliseconds);
      showEffects(events, layer.current, milliseconds);
    });
  }, [store]);
  return layer;
}
