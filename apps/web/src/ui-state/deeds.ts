// What others did since the viewer's last move, the most important first, for one short sentence. Headless.

import type { EventKind, GameEvent, Viewer } from '@black-angel/engine';
import type { Entry } from '@black-angel/match';
import { eventsSinceOwn } from './last-marks.ts';

/** A smaller number is more important. Events without a number are details of others. */
const RANK: Readonly<Partial<Record<EventKind, number>>> = {
  endTriggered: 0,
  actionTaken: 1,
  missionPlaced: 1,
  missionActivated: 1,
  ravagersDestroyed: 1,
  damageRepaired: 1,
  tileTaken: 1,
  angelAdvanced: 1,
  missionDiscarded: 2,
  dieBought: 2,
  ravagerAppeared: 2,
  missionEjected: 2,
  shipLaunched: 3,
  shipMoved: 3,
  cardPlayed: 3,
  tileInjected: 3,
  advancedPlaced: 3,
  technologyAppeared: 4,
  advancedRevealed: 4,
};

/** Events that take something from the viewer come first. */
function rankOf(event: GameEvent, viewer: Viewer): number | null {
  const isFromViewer =
    event.kind === 'dieBought'
      ? event.from === viewer
      : (event.kind === 'missionEjected' || event.kind === 'shipLost' || event.kind === 'robotHeld') &&
        event.seat === viewer;
  if (event.kind === 'sequenceChosen') return event.sequence === 'A' ? null : 1;
  return isFromViewer ? 0 : (RANK[event.kind] ?? null);
}

export interface Deeds {
  /** In the order in which they happened. */
  all: GameEvent[];
  /** The most important of them, in that order. */
  main: GameEvent[];
}

export function deedsSince(entries: readonly Entry[], viewer: Viewer, most: number): Deeds {
  const ranked = eventsSinceOwn(entries, viewer).flatMap((event) => {
    const rank = rankOf(event, viewer);
    return rank === null ? [] : [{ event, rank }];
  });
  const chosen = new Set([...ranked].sort((a, b) => a.rank - b.rank).slice(0, most));
  const eventsOf = (list: typeof ranked): GameEvent[] => list.map(({ event }) => event);
  return { all: eventsOf(ranked), main: eventsOf(ranked.filter((deed) => chosen.has(deed))) };
}
