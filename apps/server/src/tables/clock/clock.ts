// The clocks of a table. They follow from stored data: their state at some moment (the base, in the row) and the
// times of the log's entries since. A restart loses no time and counts none twice.

import type { ClockState, Pace } from '@black-angel/protocol';
import type { Clock, Period } from '../../store/store.ts';
import { HOUR, MINUTE } from '../../store/time.ts';
import { endOf, isPlayTime, played } from './play-time.ts';

/** The fields of a seat that the clocks need. */
export interface ClockSeat {
  kind: 'person' | 'bot';
  isSubstituted: boolean;
  isTimedOut?: boolean;
  vacations?: readonly Period[];
}

export interface ClockEntry {
  seat: number;
  at: number;
  kind: 'move' | 'undo';
  move: string;
  /** Null or absent for a bot's move and for a trivial one. */
  moveId?: string | null;
}

const SECOND = 1000;
/** The least time of a player who takes a seat back after a time-out; an increment may be longer. */
const COURTESY = MINUTE;
/** The move that ends a turn. */
const END = 'end';

const isOnClock = ({ away }: Clock, seats: readonly ClockSeat[], seat: number): boolean =>
  seats[seat]?.kind === 'person' && !seats[seat].isSubstituted && away?.seat !== seat;

/** Resigning stops no clock: the player may take the seat back within the same turn. */
const isCharged = (clock: Clock, seats: readonly ClockSeat[], seat: number): boolean =>
  isOnClock(
    clock,
    seats.map((one) => ({ ...one, isSubstituted: one.isTimedOut === true && one.isSubstituted })),
    seat,
  );

export function startClock(pace: Pace, seats: number, at: number): Clock {
  const bank = pace.kind === 'live' ? pace.minutes * MINUTE : 0;
  return { seq: 0, at, left: Array.from({ length: seats }, () => bank), decider: null, turnSince: at };
}

/** A seat decides. If it is another than before, its turn began with the last entry. */
const deciding = (clock: Clock, decider: number | null): Clock =>
  clock.decider === decider ? clock : { ...clock, decider, turnSince: clock.at };

/** Charges the decider for the time since the entry before. */
function charged(clock: Clock, pace: Pace, seats: readonly ClockSeat[], at: number): Clock {
  const { decider } = clock;
  // Clocks of nodes may differ a little: time never runs backwards here.
  const now = Math.max(at, clock.at);
  if (pace.kind !== 'live' || decider === null || !isCharged(clock, seats, decider)) return { ...clock, at: now };
  const spent = now - clock.at;
  return { ...clock, at: now, left: clock.left.map((left, i) => (i === decider ? Math.max(0, left - spent) : left)) };
}

export function afterEntry(clock: Clock, pace: Pace, seats: readonly ClockSeat[], entry: ClockEntry): Clock {
  const { seat } = entry;
  const noted = { ...charged(deciding(clock, seat), pace, seats, entry.at), seq: clock.seq + 1 };
  const after = backAtTable(noted, pace, entry);
  if (entry.kind === 'undo') return undone(after, seat, Number(entry.move));
  if (entry.move !== END) return followed(after, seat);
  const bonus = pace.kind === 'live' && isOnClock(after, seats, seat) ? pace.increment * SECOND : 0;
  const ended = { seat, moves: 1, bonus, turnSince: after.turnSince };
  return { ...after, decider: null, left: withMore(after.left, seat, bonus), ended };
}

/** A player who moves is back. If a bot played one turn while others waited, the clock runs again after that turn. */
function backAtTable(clock: Clock, pace: Pace, { seat, moveId = null }: ClockEntry): Clock {
  const { away, missed = [] } = clock;
  const isHere = moveId !== null && away?.seat === seat;
  const isOverNow = away?.isShort === true && away.seat !== seat;
  const after = isHere || isOverNow ? cameBack(clock, pace) : clock;
  if (moveId === null || !missed.includes(seat)) return after;
  return { ...after, missed: missed.filter((other) => other !== seat) };
}

const withMore = (left: readonly number[], seat: number, bonus: number): number[] =>
  left.map((one, i) => (i === seat ? Math.max(0, one + bonus) : one));

/** After a move of another seat the end of a turn can no longer be undone. */
function followed({ ended, ...clock }: Clock, seat: number): Clock {
  return ended?.seat === seat ? { ...clock, ended: { ...ended, moves: ended.moves + 1 } } : clock;
}

/** By the advanced rules a player may decide after the end of the turn, and undo both. Then the same turn continues. */
function undone({ ended, ...clock }: Clock, seat: number, moves: number): Clock {
  if (ended?.seat !== seat) return clock;
  if (moves < ended.moves) return { ...clock, ended: { ...ended, moves: ended.moves - moves } };
  return { ...clock, turnSince: ended.turnSince, left: withMore(clock.left, seat, -ended.bonus) };
}

/** The clocks after a log. Between two bases no seat changes hands. */
export const afterLog = (base: Clock, pace: Pace, seats: readonly ClockSeat[], log: readonly ClockEntry[]): Clock =>
  log.slice(base.seq).reduce((clock, entry) => afterEntry(clock, pace, seats, entry), base);

/** A new base: charges the time used so far, before a seat changes hands. */
export const rebase = (
  clock: Clock,
  pace: Pace,
  seats: readonly ClockSeat[],
  decider: number | null,
  now: number,
): Clock => charged(deciding(clock, decider), pace, seats, now);

/** Whether the time of a seat that a bot plays has run out. Old rows do not store it. */
export const isOut = ({ left }: Clock, pace: Pace, { isTimedOut }: ClockSeat, seat: number): boolean =>
  isTimedOut ?? (pace.kind === 'live' && left[seat] === 0);

/** The base after a player whose time ran out is back: the turn restarts, with a minimum of time. */
export function withCourtesy(clock: Clock, pace: Pace, seat: number): Clock {
  const least = pace.kind === 'live' ? Math.max(COURTESY, pace.increment * SECOND) : 0;
  return {
    ...clock,
    turnSince: clock.decider === seat ? clock.at : clock.turnSince,
    left: clock.left.map((left, i) => (i === seat ? Math.max(left, least) : left)),
  };
}

/** The base after the awaited player is back. */
export function cameBack({ away, ...clock }: Clock, pace: Pace): Clock {
  return away ? withCourtesy(clock, pace, away.seat) : clock;
}

/** When the decider's time runs out; null if no clock runs. */
export function deadlineOf(
  clock: Clock,
  pace: Pace,
  seats: readonly ClockSeat[],
  decider: number | null,
): number | null {
  if (decider === null || pace.kind === 'free' || !isOnClock(clock, seats, decider)) return null;
  const { left, at, turnSince } = deciding(clock, decider);
  if (pace.kind === 'live') return at + left[decider]!;
  return endOf(turnSince, pace.hours * HOUR, pace.window, seats[decider]!.vacations ?? []);
}

/** The clocks as clients see them. */
export function clockState(
  clock: Clock,
  pace: Pace,
  seats: readonly ClockSeat[],
  decider: number | null,
  now: number,
): ClockState {
  const deadline = deadlineOf(clock, pace, seats, decider);
  const running = deadline === null ? null : decider;
  const left = seats.map((): number | null => null);
  const { away, missed = [] } = clock;
  const state: ClockState = {
    left,
    running,
    since: now,
    deadline,
    ...(away && !away.isShort && { awaited: away.seat }),
    ...(missed.length > 0 && { missed }),
  };
  if (pace.kind === 'live') {
    const { left } = rebase(clock, pace, seats, decider, now);
    state.left = seats.map(({ kind }, i) => (kind === 'person' ? left[i]! : null));
  } else if (pace.kind === 'days' && running !== null) {
    const vacations = seats[running]!.vacations ?? [];
    const { turnSince } = deciding(clock, running);
    const left = pace.hours * HOUR - played(turnSince, now, pace.window, vacations);
    state.left[running] = Math.max(0, left);
    if (!isPlayTime(now, pace.window, vacations)) state.running = null;
  }
  return state;
}
