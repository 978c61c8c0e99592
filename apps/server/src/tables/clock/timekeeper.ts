// The clocks of one open table, and when the server must act there.

import type { ClockState } from '@black-angel/protocol';
import type { Clock, LogEntry, SeatRow, TableRow } from '../../store/store.ts';
import {
  afterEntry,
  afterLog,
  cameBack,
  clockState,
  deadlineOf,
  isOut,
  rebase,
  startClock,
  withCourtesy,
} from './clock.ts';

/** Milliseconds until a bot that has not moved counts as stopped: its node is gone. */
export const BOT_PATIENCE = 30_000;
/** Milliseconds until a player is notified of a turn. Quick players get no notice. */
export const NOTICE_DELAY = 60_000;

type Times = Pick<TableRow, 'decider' | 'deadline' | 'turn' | 'notice' | 'due'>;

/** For a game that is over. */
export const NOTHING_DUE = { decider: null, deadline: null, notice: null, due: null } as const;

export class Timekeeper {
  private clock: Clock | null = null;
  private readonly turnsBegun: () => number;

  /** `turnsBegun` returns how many turns of the game have begun. */
  constructor(turnsBegun: () => number) {
    this.turnsBegun = turnsBegun;
  }

  load(row: TableRow, log: readonly LogEntry[]): void {
    this.clock = row.clock ? afterLog(row.clock, row.config.pace, row.seats, log) : null;
  }

  note(row: TableRow, entries: readonly LogEntry[]): void {
    for (const entry of entries) if (this.clock) this.clock = afterEntry(this.clock, row.config.pace, row.seats, entry);
  }

  state(row: TableRow, decider: number | null, now: number): ClockState {
    // Tables from before clocks were stored have none.
    const clock = this.clock ?? startClock({ kind: 'free' }, row.seats.length, now);
    const pace = this.clock ? row.config.pace : ({ kind: 'free' } as const);
    return clockState(clock, pace, row.seats, row.status === 'running' ? decider : null, now);
  }

  deadline(row: TableRow, decider: number | null): number | null {
    if (!this.clock || row.status !== 'running') return null;
    return deadlineOf(this.clock, row.config.pace, row.seats, decider);
  }

  /** When the server must act at the table next, notices included. */
  private due(row: TableRow, decider: number | null, notice: number | null, now: number): number | null {
    if (decider === null) return null;
    const { kind, isSubstituted } = row.seats[decider]!;
    if (kind === 'bot' || isSubstituted || this.isStoodIn(decider)) return now + BOT_PATIENCE;
    const times = [notice, this.deadline(row, decider)].filter((time) => time !== null && Number.isFinite(time));
    return times.length === 0 ? null : Math.min(...(times as number[]));
  }

  /** The name of the turn: the decider, and since when. */
  private turn(decider: number | null): string {
    const { clock } = this;
    return `${decider}@${clock?.decider === decider ? clock?.turnSince : clock?.at}`;
  }

  /** The changes of the row for the present turn; null if there are none. */
  progress(row: TableRow, decider: number | null, now: number): Partial<Times> | null {
    const turn = this.turn(decider);
    const deadline = this.deadline(row, decider);
    // Rows from before deadlines were stored have none.
    if (decider === row.decider && row.turn === turn) return deadline === (row.deadline ?? null) ? null : { deadline };
    const seat = decider === null ? null : row.seats[decider]!;
    const isTold = row.config.pace.kind !== 'live' && seat?.kind === 'person' && !seat.isSubstituted;
    const notice = isTold ? now + NOTICE_DELAY : null;
    return { decider, deadline, turn, notice, due: this.due(row, decider, notice, now) };
  }

  /** The changes of the row after what was due has been done. */
  done(row: TableRow, now: number): { notice: number | null; due: number | null } {
    const notice = this.isNoticeDue(row, now) ? null : (row.notice ?? null);
    return { notice, due: this.due(row, row.decider, notice, now) };
  }

  isNoticeDue(row: TableRow, now: number): boolean {
    return (row.notice ?? Number.POSITIVE_INFINITY) <= now;
  }

  isOutOfTime(row: TableRow, decider: number | null, now: number): boolean {
    const deadline = this.deadline(row, decider);
    return deadline !== null && deadline <= now;
  }

  /** Whether the table waits for this seat, now or after the turn that a bot plays for it. */
  isAway(seat: number): boolean {
    return this.clock?.away?.seat === seat;
  }

  /** Whether a bot plays the present turn for this seat. */
  isStoodIn(seat: number): boolean {
    return this.isAway(seat) && this.clock!.away!.turn === this.turnsBegun();
  }

  /** Whether the time of a seat has run out before, and its player has not moved since. */
  hasMissed(seat: number): boolean {
    return this.clock?.missed?.includes(seat) ?? false;
  }

  /**
   * Time is up: a bot plays this turn. If others wait (`isShort`), the clock of the player runs again in the next turn.
   * Returns the row's new base and times.
   */
  letBotPlayTurn(row: TableRow, seat: number, isShort: boolean, seq: number, now: number): Partial<TableRow> {
    // Another node was faster.
    if (!this.clock || this.isAway(seat)) return {};
    const { pace } = row.config;
    // A bot may just have played a turn for another player.
    const base = cameBack(rebase(this.clock, pace, row.seats, seat, now), pace);
    const away = { seat, turn: this.turnsBegun(), ...(isShort && { isShort: true as const }) };
    const missed = [...new Set([...(this.clock.missed ?? []), seat])];
    return this.withBase(row, { ...base, seq, away, missed }, seat, now);
  }

  /** The awaited player is back. Returns the row's new base and times. */
  comeBack(row: TableRow, decider: number | null, seq: number, now: number): Partial<TableRow> {
    if (!this.clock) return {};
    const base = { ...rebase(this.clock, row.config.pace, row.seats, decider, now), seq };
    return this.withBase(row, cameBack(base, row.config.pace), decider, now);
  }

  /** A new base with the times that follow from it, to be stored together. */
  private withBase(row: TableRow, clock: Clock, decider: number | null, now: number): Partial<TableRow> {
    const before = this.clock;
    this.clock = clock;
    const times = { deadline: this.deadline(row, decider), due: this.due(row, decider, row.notice ?? null, now) };
    this.clock = before;
    return { clock, ...times };
  }

  /** A seat changes hands or takes a vacation. Returns the new seats, base and times, to be stored together. */
  changeSeat(
    row: TableRow,
    seat: number,
    change: Partial<SeatRow>,
    decider: number | null,
    seq: number,
    now: number,
  ): Partial<TableRow> {
    const before = row.seats[seat]!;
    const isBack = before.isSubstituted && change.isSubstituted === false;
    const changed = { ...before, ...change, ...(isBack && { isTimedOut: false }) };
    const seats = row.seats.map((other, i) => (i === seat ? changed : other));
    if (!this.clock || row.status !== 'running') return { seats };
    const { pace } = row.config;
    const charged = { ...rebase(this.clock, pace, row.seats, decider, now), seq };
    // The table no longer waits without a clock: another person waits again, or this one has left.
    const base = change.isSubstituted === undefined ? charged : cameBack(charged, pace);
    // A player who has resigned gets no time for taking the seat back.
    const hasTime = isBack && isOut(base, pace, before, seat) ? withCourtesy(base, pace, seat) : base;
    return { seats, ...this.withBase({ ...row, seats }, hasTime, decider, now) };
  }

  /** The row with the new base is stored. */
  based(row: TableRow): void {
    if (row.clock) this.clock = row.clock;
  }
}
