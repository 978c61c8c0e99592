// One's own move shown before the server has heard of it. Possible as long as nothing is rolled, revealed or passed on: then the
// next view follows from the present one, and the server will say the same.

import { automaticMove, type Entry, type Moment } from '@black-angel/match';
import {
  apply,
  contentOf,
  decision,
  determinize,
  parseMove,
  type State,
  trivialMove,
  type View,
  view,
  viewEvent,
} from '@black-angel/rules';

export interface Predicted {
  moment: Moment;
  entries: Entry[];
}

/** A state that fits a view: what is hidden in it is made up, the same every time. */
export function stateThatFits(seen: View): State {
  let x = 1;
  return determinize(seen, (below) => {
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
    return (x >> 8) % below;
  });
}

/** Null when the server must be asked. The trivial moves that follow, which the server makes by itself, are predicted with it. */
export function predict({ index, view: seen, undo }: Moment, text: string, isAutomatic: boolean): Predicted | null {
  const seat = seen.viewer;
  if (seat === 'spectator') return null;
  let state = stateThatFits(seen);
  const content = contentOf(state);
  const entries: Entry[] = [];
  let move: unknown = parseMove(text, content);
  while (move) {
    const applied = apply(state, seat, move);
    if (!applied.ok || applied.barrier) return null;
    const events = applied.events.map((event) => viewEvent(event, seat));
    entries.push({ index: index + entries.length, seat, events });
    state = applied.state;
    // A decision of somebody else is a barrier, so this one is the viewer's.
    move = isAutomatic ? automaticMove(state, { decision, trivialMove }) : null;
  }
  const made = entries.length;
  if (made === 0) return null;
  return {
    moment: {
      index: index + made,
      view: view(state, seat),
      undo: { step: made, turn: undo.turn + made },
      result: null,
    },
    entries,
  };
}
