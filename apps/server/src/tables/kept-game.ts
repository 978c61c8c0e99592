// A running game, and how much of it is kept: its log is the truth, and what is only in memory is nobody's yet.

import type { Match } from '@black-angel/match';
import type { LogEntry, Store } from '../store/store.ts';
import { followLog } from './game-of-row.ts';
import { newEntries } from './new-entries.ts';

const nameOf = (seat: number | undefined, moveId: string): string => `${seat} ${moveId}`;

export class KeptGame {
  readonly match: Match;
  private readonly table: string;
  /** Entries of the log that are kept, and moves of the match that are. */
  seq: number;
  private kept: number;
  /** Moves taken back that are not kept yet. */
  private takenBack = 0;
  /** Of the request under way. */
  moveId: string | null = null;
  private readonly answered = new Set<string>();
  lastMover: number | null = null;
  /** The lowest number of moves reached by taking moves back since the last telling. */
  undoneTo = Number.POSITIVE_INFINITY;

  /** A match that was made of this log. */
  constructor(table: string, match: Match, log: readonly LogEntry[]) {
    this.table = table;
    this.match = match;
    this.seq = log.length;
    this.kept = match.count;
    this.note(log);
  }

  private note(entries: readonly LogEntry[]): void {
    for (const { moveId, seat } of entries) if (moveId !== null) this.answered.add(nameOf(seat, moveId));
  }

  /** Whose decision it is; null when the game is over. */
  get decider(): number | null {
    const next = this.match.next();
    return next.kind === 'over' ? null : next.seat;
  }

  /** Whether a request was carried out. */
  hasKept(seat: number, moveId: string): boolean {
    return this.answered.has(nameOf(seat, moveId));
  }

  /** Whether anything was taken back. */
  undo(seat: number, what: 'step' | 'turn'): boolean {
    const before = this.match.count;
    this.lastMover = seat;
    const isUndone = this.match.undo(seat, what);
    if (isUndone) this.takenBack = before - this.match.count;
    return isUndone;
  }

  /** Keeps what has happened since. If it rejects, memory is ahead of the log, and this game must not be used any more. */
  async keep(store: Store, at: number): Promise<LogEntry[]> {
    const { match, seq, kept, takenBack, lastMover, moveId } = this;
    const entries = newEntries(match, { seq, kept, takenBack, seat: lastMover ?? -1, moveId, at });
    if (takenBack > 0) this.undoneTo = match.count;
    this.lastMover = entries.at(-1)?.seat ?? lastMover;
    await store.append(this.table, entries);
    this.seq += entries.length;
    this.kept = match.count;
    this.takenBack = 0;
    if (moveId !== null) this.answered.add(nameOf(entries[0]?.seat, moveId));
    this.moveId = null;
    return entries;
  }

  /** Carries on by what another node has kept. */
  follow(entries: readonly LogEntry[]): void {
    this.undoneTo = followLog(this.match, entries);
    this.seq += entries.length;
    this.kept = this.match.count;
    this.lastMover = entries.at(-1)?.seat ?? this.lastMover;
    this.note(entries);
  }
}
