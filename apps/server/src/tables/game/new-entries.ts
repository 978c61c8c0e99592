// The moves of a match that are not stored yet, as entries of its log.

import type { Match } from '@black-angel/match';
import type { LogEntry } from '../../store/store.ts';
import type { StateHasher } from './state-hash.ts';

export interface KeptSoFar {
  /** Stored entries of the log, and stored moves of the match. */
  seq: number;
  kept: number;
  /** Undone moves since then, and the seat that undid them; 0 if none. */
  takenBack: number;
  seat: number;
  /** The id of the request that led to it. */
  moveId: string | null;
  at: number;
}

export function newEntries(
  match: Match,
  hasher: StateHasher,
  { seq, kept, takenBack, seat, moveId, at }: KeptSoFar,
): LogEntry[] {
  if (takenBack > 0)
    return [
      {
        seq,
        kind: 'undo',
        seat,
        move: String(takenBack),
        isAutomatic: false,
        moveId,
        hash: hasher.hashOf(match.state),
        at,
      },
    ];
  return match.movesFrom(kept).map((made, i) => ({
    seq: seq + i,
    kind: 'move',
    seat: made.seat,
    move: made.move,
    isAutomatic: made.automatic,
    moveId: i === 0 ? moveId : null,
    hash: hasher.hashOf(match.stateAt(kept + i + 1)),
    at,
  }));
}
