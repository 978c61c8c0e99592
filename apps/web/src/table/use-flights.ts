// Animates every change of the moment: a move, an undo, a jump in the replay.

import type { GameEvent } from '@black-angel/engine';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { showEffects } from '../animation/effects.ts';
import { type Departures, flyPieces, measureDepartures } from '../animation/fly.ts';
import { filmSpeed, type Speed } from '../browser/settings.ts';
import { flightsBetween, pieceOfEvent } from '../ui-state/pieces.ts';
import type { Change } from './core/table-state.ts';
import type { TableStore } from './core/table-store.ts';

const MILLISECONDS: Record<Speed, number> = { slow: 800, normal: 420, fast: 220, off: 0 };
/** A told step has come to rest before the next one begins. */
const SHARE = 0.85;

const piecesOf = (events: readonly GameEvent[]): ReadonlySet<string> =>
  new Set(events.flatMap((event) => pieceOfEvent(event) ?? []));

/** Pieces that are drawn already and wait, hidden, for the step that brings them. */
class WaitingPieces {
  private departures: Departures = new Map();
  private hidden: HTMLElement[] = [];

  /** The departures of a step: its own, and those that waited for it. Everything is visible again. */
  release(events: readonly GameEvent[], fresh: Departures): Departures {
    for (const element of this.hidden) element.style.visibility = '';
    const brought = piecesOf(events);
    const ready = [...this.departures].filter(([{ id }]) => brought.has(id));
    this.departures = new Map([...this.departures].filter(([{ id }]) => !brought.has(id)));
    return new Map([...fresh, ...ready]);
  }

  /** Keeps what comes with later events; returns the rest. */
  keep(later: readonly GameEvent[], departures: Departures): Departures {
    const awaited = piecesOf(later);
    const all = [...departures, ...this.departures];
    this.departures = new Map(all.filter(([{ id }]) => awaited.has(id)));
    this.hidden = [...this.departures.keys()].flatMap(({ id, to }) => [
      ...document.querySelectorAll<HTMLElement>(`.table [data-place="${to}"] [data-piece="${id}"]`),
    ]);
    for (const element of this.hidden) element.style.visibility = 'hidden';
    return new Map([...departures].filter(([{ id }]) => !awaited.has(id)));
  }
}

function millisecondsOf({ before, after, time }: Change): number {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || before.viewer !== after.viewer;
  const most = isStill ? 0 : MILLISECONDS[filmSpeed()];
  return time === null ? most : Math.min(most, time * SHARE);
}

/**
 * The layer above the table in which copies of the pieces fly.
 * @param turnTo Shows the part of a small table in which events are shown; null where all parts are visible.
 */
export function useFlights(store: TableStore, turnTo: ((events: readonly GameEvent[]) => void) | null) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const waiting = new WaitingPieces();
    return store.onTransition((change, make) => {
      const { before, after, events, later } = change;
      const milliseconds = millisecondsOf(change);
      if (milliseconds === 0 || !layer.current) {
        waiting.release([], new Map());
        waiting.keep([], new Map());
        return make();
      }
      // A move is seen only where it happens, so that part is shown before the change.
      if (change.time !== null) turnTo?.(events);
      const flights = before === after ? [] : flightsBetween(before, after, store.get().content);
      const departures = waiting.release(events, measureDepartures(flights, document));
      flushSync(make);
      flyPieces(waiting.keep(later, departures), document, layer.current, milliseconds);
      showEffects(events, layer.current, milliseconds);
    });
  }, [store, turnTo]);
  return layer;
}
