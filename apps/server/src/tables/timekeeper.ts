// The clocks of one open table, and when the server next has something to do there though nobody asks.

import type { ClockState } from '@black-angel/protocol';
import type { Clock, LogEntry, SeatRow, TableRow } from '../store/store.ts';
import { afterEntry, afterLog, cameBack, clockState, deadlineOf, rebase, startClock, takenBack } from './clock.ts';

/** A bot that has not moved after this long has stopped: its node is gone. */
export const BOT_PATIENCE = 30_000;
/** A player is told of a turn only after this long: whoever is quick, or moves again at once, is spared it. */
export const NOTICE_DELAY = 60_000;

type Times = Pick<TableRow, 'decider' | 'deadline' | 'turn' | 'notice' | 'due'>;

/** Of a game that is over: nobody decides any more. */
export const NOTHING_DUE = { decider: null, deadline: null, notice: null, due: null } as const;

export class Timekeeper {
  private clock: Clock | null = null;
  private readonly turnsBegun: () => number;

  /** `turnsBegun` tells of the game how many turns have begun. */
  constructor(turnsBegun: () => number) {
    this.turnsBegun = turnsBegun;
  }

  /** From what is kept. */
  load(row: TableRow, log: readonly LogEntry[]): void {
    this.clock = row.clock ? afterLog(row.clock, row.config.pace, row.seats, log) : null;
  }

  note(row: TableRow, entries: readonly LogEntry[]): void {
    for (const entry of entries) if (this.clock) this.clock = afterEntry(this.clock, row.config.pace, row.seats, entry);
  }

  state(row: TableRow, decider: number | null, now: number): ClockState {
    // A table from before there were clocks has none.
    const clock = this.clock ?? startClock({ kind: 'free' }, row.seats.length, now);
    const pace = this.clock ? row.config.pace : ({ kind: 'free' } as const);
    return clockState(clock, pace, row.seats, row.status === 'running' ? decider : null, now);
  }

  deadline(row: TableRow, decider: number | null): number | null {
    if (!this.clock || row.status !== 'running') return null;
    return deadlineOf(this.clock, row.config.pace, row.seats, decider);
  }

  /** When the table next needs the server, the notice included. */
  private due(row: TableRow, decider: number | null, notice: number | null, now: number): number | null {
    if (decider === null) return null;
    const { kind, isSubstituted } = row.seats[decider]!;
    if (kind === 'bot' || isSubstituted || this.isStoodIn(decider)) return now + BOT_PATIENCE;
    const times = [notice, this.deadline(row, decider)].filter((time) => time !== null && Number.isFinite(time));
    return times.length === 0 ? null : Math.min(...(times as number[]));
  }

  /** Names the turn: who decides, and since when. */
  private turn(decider: number | null): string {
    const { clock } = this;
    return `${decider}@${clock?.decider === decider ? clock?.turnSince : clock?.at}`;
  }

  /** What the row should say of the turn; null if it says so already. */
  progress(row: TableRow, decider: number | null, now: number): Partial<Times> | null {
    const turn = this.turn(decider);
    const deadline = this.deadline(row, decider);
    // Rows from before deadlines were kept have none.
    if (decider === row.decider && row.turn === turn) return deadline === (row.deadline ?? null) ? null : { deadline };
    const seat = decider === null ? null : row.seats[decider]!;
    const isTold = row.config.pace.kind !== 'live' && seat?.kind === 'person' && !seat.isSubstituted;
    const notice = isTold ? now + NOTICE_DELAY : null;
    return { decider, deadline, turn, notice, due: this.due(row, decider, notice, now) };
  }

  /** What is due has been done. */
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

  /** The table waits for this seat, or will when the bot has played its turn. */
  isAway(seat: number): boolean {
    return this.clock?.away?.seat === seat;
  }

  /** A bot plays the present turn for this seat. */
  isStoodIn(seat: number): boolean {
    return this.isAway(seat) && this.clock!.away!.turn === this.turnsBegun();
  }

  /** Time is up, and no other person waits: a bot plays this turn. The row's new base and times. */
  standIn(row: TableRow, seat: number, seq: number, now: number): Partial<TableRow> {
    // Another node was faster.
    if (!this.clock || this.isAway(seat)) return {};
    const base = rebase(this.clock, row.config.pace, row.seats, seat, now);
    return this.withBase(row, { ...base, seq, away: { seat, turn: this.turnsBegun() } }, seat, now);
  }

  /** The player for whom the table waits is back. */
  comeBack(row: TableRow, decider: number | null, seq: number, now: number): Partial<TableRow> {
    if (!this.clock) return {};
    const base = { ...rebase(this.clock, row.config.pace, row.seats, decider, now), seq };
    return this.withBase(row, cameBack(base, row.config.pace), decider, now);
  }

  /** What follows from a new base, to be kept together with it. */
  private withBase(row: TableRow, clock: Clock, decider: number | null, now: number): Partial<TableRow> {
    const before = this.clock;
    this.clock = clock;
    const times = { deadline: this.deadline(row, decider), due: this.due(row, decider, row.notice ?? null, now) };
    this.clock = before;
    return { clock, ...times };
  }

  /** A seat changes hands or takes a vacation: the row's new seats, base and times, to be kept together. */
  changeSeat(
    row: TableRow,
    seat: number,
    change: Partial<SeatRow>,
    decider: number | null,
    seq: number,
    now: number,
  ): Partial<TableRow> {
    const seats = row.seats.map((before, i) => (i === seat ? { ...before, ...change } : before));
    if (!this.clock || row.status !== 'running') return { seats };
    const { pace } = row.config;
    const isBack = row.seats[seat]!.isSubstituted && change.isSubstituted === false;
    const charged = { ...rebase(this.clock, pace, row.seats, decider, now), seq };
    // Another person waits again, or this one has left: nobody's clock stands still for it any longer.
    const base = change.isSubstituted === undefined ? charged : cameBack(charged, pace);
    return {
      seats,
      ...this.withBase({ ...row, seats }, isBack ? takenBack(base, pace, seat) : base, decider, now),
    };
  }

  /** The new base has been kept. */
  based(row: TableRow): void {
    if (row.clock) this.clock = row.clock;
  }
}
