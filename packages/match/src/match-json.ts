// Parts of a match as JSON, for servers: what a viewer may see, without objects that are only made to be written.

import type { Viewer } from '@black-angel/engine';
import type { Match } from './match.ts';

/** The moment as JSON. */
export function momentJson(match: Match, viewer: Viewer, index: number): string {
  const { state, undo, result } = match.seenAt(viewer, index);
  const view = match.views.json(state, viewer);
  return `{"index":${index},"view":${view},"undo":${JSON.stringify(undo)},"result":${JSON.stringify(result)}}`;
}

/** The entry of a move as JSON. */
export function entryJson(match: Match, viewer: Viewer, index: number): string {
  const { seat, events } = match.moveAt(index);
  const seen = events.map((event) => match.engine.viewEvent(event, viewer));
  return `{"index":${index},"seat":${seat},"events":${JSON.stringify(seen)}}`;
}

/** Names the events of a move that are hidden from a viewer. Viewers with the same name see the same entry. */
export function hiddenIn(match: Match, viewer: Viewer, index: number): string {
  let name = '';
  for (const [i, event] of match.moveAt(index).events.entries())
    if (match.engine.hidesFrom(event, viewer)) name += ` ${i}`;
  return name;
}
