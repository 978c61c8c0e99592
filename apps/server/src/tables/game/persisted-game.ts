// A running game, and which part of it is stored. The log is the truth: unsaved moves are not acknowledged.

import type { Refused } from '@black-angel/engine';
import { type Match, playTrivialMoves } from '@black-angel/match';
import type { LogEntry, Store } from '../../store/store.ts';
import { followLog } from './load-game.ts';
import { StateHasher } from './state-hash.ts';

const nameOf = (seat: number | undefined, moveId: string): string => `${seat} ${moveId}`;

export class PersistedGame {
  readonly match: Match;
  private readonly table: string;
  /** Stored entries of the log. */
  seq: number;
  /** Stored moves of the match. */
  private stored: number;
  /** Undone moves whose undo is not stored yet. */
  private undone = 0;
  private readonly hasher = new StateHasher();
  private readonly requests = new Set<string>();
  lastMover: number | null = null;
  /** Low-water mark of undos since the last broadcast. */
  undoneTo = Number.POSITIVE_INFINITY;

  /** `match` is the replay of `log`. */
  constructor(table: string, match: Match, log: readonly LogEntry[]) {
    this.table = table;
    this.match = match;
    this.seq = log.length;
    this.stored = match.count;
    this.note(log);
  }

  private note(entries: readonly LogEntry[]): void {
    for (const { moveId, seat } of entries) if (moveId !== null) this.requests.add(nameOf(seat, moveId));
  }

  /** The seat that decides; null when the game is over. */
  get decider(): number | null {
    const next = this.match.next();
    return next.kind === 'over' ? null : next.seat;
  }

  /** Whether the request with this id was carried out and stored. */
  hasStored(seat: number, moveId: string): boolean {
    return this.requests.has(nameOf(seat, moveId));
  }

  /** A player's move and the trivial moves that follow it, in memory only. Null if the move is legal. */
  play(seat: number, move: string, isAutomatic: (seat: number) => boolean): Refused | null {
    const refused = this.match.play(seat, move);
    if (!refused) playTrivialMoves(this.match, isAutomatic);
    return refused;
  }

  /** An undo, in memory only. Whether anything was undone. */
  undo(seat: number, what: 'step' | 'turn'): boolean {
    const before = this.match.count;
    this.lastMover = seat;
    const isUndone = this.match.undo(seat, what);
    if (isUndone) this.undone = before - this.match.count;
    return isUndone;
  }

  /**
   * Stores what is new in memory. `moveId` names the request that led to it, null for a bot. If it rejects, memory is
   * ahead of the log: discard this game and load it again.
   */
  async store(store: Store, at: number, moveId: string | null): Promise<LogEntry[]> {
    const entries = this.undone > 0 ? [this.undoEntry(at, moveId)] : this.moveEntries(at, moveId);
    if (this.undone > 0) this.undoneTo = this.match.count;
    this.lastMover = entries.at(-1)?.seat ?? this.lastMover;
    await store.append(this.table, entries);
    this.seq += entries.length;
    this.stored = this.match.count;
    this.undone = 0;
    this.note(entries);
    return entries;
  }

  private undoEntry(at: number, moveId: string | null): LogEntry {
    const { match, seq, undone, lastMover, hasher } = this;
    const hash = hasher.hashOf(match.state);
    return { seq, kind: 'undo', seat: lastMover!, move: String(undone), isAutomatic: false, moveId, hash, at };
  }

  private moveEntries(at: number, moveId: string | null): LogEntry[] {
    const { match, seq, stored, hasher } = this;
    return match.movesFrom(stored).map(({ seat, move, automatic }, i) => ({
      seq: seq + i,
      kind: 'move',
      seat,
      move,
      isAutomatic: automatic,
      moveId: i === 0 ? moveId : null,
      hash: hasher.hashOf(match.stateAt(stored + i + 1)),
      at,
    }));
  }

  /** Applies entries that another node has stored. */
  follow(entries: readonly LogEntry[]): void {
    this.undoneTo = followLog(this.match, entries);
    this.seq += entries.length;
    this.stored = this.match.count;
    this.lastMover = entries.at(-1)?.seat ?? this.lastMover;
    this.note(entries);
  }
}
