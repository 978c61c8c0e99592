// What of the log a screen reader has been told, and what it is told now. Headless. Events are counted, so that none is
// left out or said twice, however many scenes one render shows.

import type { GameEvent, Viewer } from '@black-angel/engine';
import type { Entry } from '@black-angel/match';

export interface Heard {
  viewer: Viewer;
  /** Events of the log that have been said. */
  count: number;
  /** The last ones said together. */
  events: readonly GameEvent[];
  /** What was said before them, the oldest first. It stays in the page: a reader may not have come to it yet. */
  earlier: readonly Said[];
}

export type Said = Pick<Heard, 'count' | 'events'>;

/** Messages that stay: more than others have turns. */
const STAYING = 5;

/** What happened last is said when a table opens. */
export function beginHearing(entries: readonly Entry[], viewer: Viewer): Heard {
  const last = entries.at(-1);
  return { viewer, count: countOf(entries), events: last?.events ?? [], earlier: [] };
}

const countOf = (entries: readonly Entry[]): number => entries.reduce((sum, { events }) => sum + events.length, 0);

/**
 * What is said after a change of the log; the same object if nothing new is.
 * @param isByTurn Whether a turn that goes on waits, so that it is one message.
 */
export function hear(heard: Heard, entries: readonly Entry[], viewer: Viewer, isByTurn = false): Heard {
  // Another viewer is told in other words.
  if (viewer !== heard.viewer) return beginHearing(entries, viewer);
  const count = countOf(entries);
  if (count === heard.count) return heard;
  // An undo, or turns that are shown again.
  if (count < heard.count) return { viewer, count, events: [], earlier: [] };
  const fresh = entries.flatMap(({ events }) => events).slice(heard.count);
  const ready = isByTurn ? fresh.findLastIndex(({ kind }) => kind === 'turnStarted') : fresh.length;
  if (ready <= 0) return heard;
  const earlier = [...heard.earlier, { count: heard.count, events: heard.events }].slice(-STAYING);
  return { viewer, count: heard.count + ready, events: fresh.slice(0, ready), earlier };
}
