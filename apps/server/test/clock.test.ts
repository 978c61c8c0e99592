import type { Pace } from '@black-angel/protocol';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../src/store/time.ts';
import {
  afterEntry,
  afterLog,
  type ClockEntry,
  type ClockSeat,
  clockState,
  deadlineOf,
  rebase,
  startClock,
  withCourtesy,
} from '../src/tables/clock/clock.ts';
import { endOf, isPlayTime, isTimeZone, played } from '../src/tables/clock/play-time.ts';

const MINUTE = 60_000;
const LIVE: Pace = { kind: 'live', minutes: 10, increment: 30 };
const DAYS: Pace = { kind: 'days', hours: 24, window: null };
const person: ClockSeat = { kind: 'person', isSubstituted: false };
const bot: ClockSeat = { kind: 'bot', isSubstituted: false };
const move = (seat: number, at: number, text = 'B'): ClockEntry => ({ seat, at, kind: 'move', move: text });
const utc = (text: string): number => Date.parse(`${text}Z`);

describe('a live clock', () => {
  const seats = [person, person];
  const start = startClock(LIVE, 2, 1000);

  it('charges the decider, and adds the increment at the end of the turn', () => {
    const log = [move(0, 1000 + MINUTE), move(0, 1000 + 2 * MINUTE, 'end'), move(1, 1000 + 5 * MINUTE)];
    const clock = afterLog(start, LIVE, seats, log);
    expect(clock.left).toEqual([8.5 * MINUTE, 7 * MINUTE]);
    expect(deadlineOf(clock, LIVE, seats, 1)).toBe(1000 + 12 * MINUTE);
    expect(deadlineOf(clock, LIVE, seats, 0)).toBe(1000 + 13.5 * MINUTE);
  });

  it('is the same after every replay of the log', () => {
    const log = [move(0, 2000), move(0, 9000, 'end'), move(1, 70_000), move(1, 80_000, 'end'), move(0, 90_000)];
    const straight = afterLog(start, LIVE, seats, log);
    const half = afterLog(start, LIVE, seats, log.slice(0, 3));
    expect(afterLog(half, LIVE, seats, log)).toEqual(straight);
    // A base during a decision changes nothing either.
    expect(afterLog({ ...rebase(half, LIVE, seats, 1, 75_000), seq: 3 }, LIVE, seats, log)).toEqual(straight);
  });

  it('does not give time back with an undo', () => {
    const undo: ClockEntry = { seat: 0, at: 1000 + 3 * MINUTE, kind: 'undo', move: '1' };
    const clock = afterLog(start, LIVE, seats, [move(0, 1000 + MINUTE), undo]);
    expect(clock.left[0]).toBe(7 * MINUTE);
  });

  it('is shown as it stands now', () => {
    const clock = afterEntry(start, LIVE, seats, move(0, 1000 + MINUTE, 'end'));
    expect(clockState(clock, LIVE, seats, 1, 1000 + 3 * MINUTE)).toEqual({
      left: [9.5 * MINUTE, 8 * MINUTE],
      running: 1,
      since: 1000 + 3 * MINUTE,
      deadline: 1000 + 11 * MINUTE,
    });
  });

  it('never runs backwards or below nothing', () => {
    const late = afterEntry(start, LIVE, seats, move(0, 1000 + 60 * MINUTE));
    expect(late.left[0]).toBe(0);
    expect(afterEntry(late, LIVE, seats, move(0, 0)).left[0]).toBe(0);
  });

  it('does not run for bots, nor for seats that a bot plays after a time-out', () => {
    const seated = [{ ...person, isSubstituted: true, isTimedOut: true }, bot];
    const clock = afterLog(start, LIVE, seated, [
      move(0, 1000 + 9 * MINUTE, 'end'),
      move(1, 1000 + 30 * MINUTE, 'end'),
    ]);
    expect(clock.left).toEqual([10 * MINUTE, 10 * MINUTE]);
    expect(deadlineOf(clock, LIVE, seated, 0)).toBeNull();
    expect(clockState(clock, LIVE, seated, 0, 1000).left).toEqual([10 * MINUTE, null]);
  });

  it('runs on for a player who has resigned, but never runs out', () => {
    const seated = [{ ...person, isSubstituted: true }, person];
    const clock = afterLog(start, LIVE, seated, [move(0, 1000 + MINUTE), move(0, 1000 + 3 * MINUTE, 'end')]);
    expect(clock.left).toEqual([7 * MINUTE, 10 * MINUTE]);
    expect(deadlineOf(start, LIVE, seated, 0)).toBeNull();
  });

  it('takes the increment back when the end of a turn is undone, however often', () => {
    const undo = (at: number, moves: number): ClockEntry => ({ seat: 0, at, kind: 'undo', move: String(moves) });
    let clock = start;
    for (let i = 0; i < 3; i++)
      for (const entry of [move(0, 1000, 'end'), move(0, 1000), undo(1000, 1), move(0, 1000), undo(1000, 2)])
        clock = afterEntry(clock, LIVE, seats, entry);
    expect(clock.left).toEqual(start.left);
    const ended = [move(0, 1000, 'end'), move(0, 1000), undo(1000, 1), move(1, 1000)].reduce(
      (before, entry) => afterEntry(before, LIVE, seats, entry),
      clock,
    );
    expect(ended.left).toEqual([10.5 * MINUTE, 10 * MINUTE]);
    expect(ended).not.toHaveProperty('ended');
  });

  it('leaves a minute to a player who takes the seat back', () => {
    const spent = rebase(start, LIVE, seats, 0, 1000 + 11 * MINUTE);
    expect(spent.left[0]).toBe(0);
    expect(withCourtesy(spent, LIVE, 0).left).toEqual([MINUTE, 10 * MINUTE]);
  });
});

describe('a player for whom the table waits', () => {
  const seats = [person, bot];
  const out = rebase(startClock(LIVE, 2, 1000), LIVE, seats, 0, 1000 + 11 * MINUTE);
  const away = { ...out, away: { seat: 0, turn: 1 } };
  /** A bot plays the turn, the other bot its own, then a trivial decision resolves itself. */
  const log = [move(0, out.at + 1000, 'end'), move(1, out.at + 2000, 'end'), move(0, out.at + 3000)];
  const back: ClockEntry = { ...move(0, out.at + 99 * HOUR), moveId: 'a8F2kX9q' };

  it('has no clock, and gains no time by what a bot plays', () => {
    const clock = afterLog(away, LIVE, seats, log);
    expect(clock.left[0]).toBe(0);
    expect(deadlineOf(clock, LIVE, seats, 0)).toBeNull();
    expect(clockState(clock, LIVE, seats, 0, out.at + 50 * HOUR)).toMatchObject({
      left: [0, null],
      running: null,
      awaited: 0,
    });
  });

  it('has a minute from the moment of the first move', () => {
    const clock = afterLog(away, LIVE, seats, [...log, back]);
    expect(clock.left[0]).toBe(MINUTE);
    expect(deadlineOf(clock, LIVE, seats, 0)).toBe(back.at + MINUTE);
    expect(clock).not.toHaveProperty('away');
  });

  it('has a whole turn in a game over days', () => {
    const clock = afterLog(away, DAYS, seats, [...log, back]);
    expect(deadlineOf(clock, DAYS, seats, 0)).toBe(back.at + 24 * HOUR);
  });
});

describe('a clock of days', () => {
  const seats = [person, person];
  const start = startClock(DAYS, 2, utc('2026-03-02T10:00:00'));

  it('gives the full hours for each turn', () => {
    const clock = afterEntry(start, DAYS, seats, move(0, utc('2026-03-03T08:00:00'), 'end'));
    expect(deadlineOf(clock, DAYS, seats, 1)).toBe(utc('2026-03-04T08:00:00'));
    // Even to the same player.
    expect(deadlineOf(clock, DAYS, seats, 0)).toBe(utc('2026-03-04T08:00:00'));
  });

  it('does not restart with every step of a turn', () => {
    const clock = afterEntry(start, DAYS, seats, move(0, utc('2026-03-03T08:00:00')));
    expect(deadlineOf(clock, DAYS, seats, 0)).toBe(utc('2026-03-03T10:00:00'));
  });

  it('does not restart when the end of a turn is undone', () => {
    const log = [move(0, start.at + HOUR, 'end'), { ...move(0, start.at + 2 * HOUR, '1'), kind: 'undo' as const }];
    expect(deadlineOf(afterLog(start, DAYS, seats, log), DAYS, seats, 0)).toBe(start.at + 24 * HOUR);
  });

  it('stands still on vacation, for that player only', () => {
    const vacations = [{ from: utc('2026-03-02T12:00:00'), to: utc('2026-03-09T12:00:00') }];
    const away = [{ ...person, vacations }, person];
    expect(deadlineOf(start, DAYS, away, 0)).toBe(utc('2026-03-10T10:00:00'));
    expect(deadlineOf(start, DAYS, away, 1)).toBe(utc('2026-03-03T10:00:00'));
    const state = clockState(start, DAYS, away, 0, utc('2026-03-05T00:00:00'));
    expect(state).toMatchObject({ running: null, left: [22 * HOUR, null], deadline: utc('2026-03-10T10:00:00') });
  });

  it('restarts the turn for the player who takes the seat back, and for no other', () => {
    const base = rebase(start, DAYS, seats, 0, utc('2026-03-03T10:00:00'));
    expect(deadlineOf(withCourtesy(base, DAYS, 0), DAYS, seats, 0)).toBe(utc('2026-03-04T10:00:00'));
    expect(deadlineOf(withCourtesy(base, DAYS, 1), DAYS, seats, 0)).toBe(utc('2026-03-03T10:00:00'));
  });
});

describe('free play', () => {
  it('has no clock', () => {
    const seats = [person, bot];
    const clock = startClock({ kind: 'free' }, 2, 0);
    expect(clockState(clock, { kind: 'free' }, seats, 0, 99)).toEqual({
      left: [null, null],
      running: null,
      since: 99,
      deadline: null,
    });
  });
});

describe('a play window', () => {
  const paris = { from: 9, to: 22, timeZone: 'Europe/Paris' };

  it('stops the clock outside of its hours', () => {
    // 21:00 in Paris: one hour today, three tomorrow.
    expect(endOf(utc('2026-01-10T20:00:00'), 4 * HOUR, paris, [])).toBe(utc('2026-01-11T11:00:00'));
    expect(played(utc('2026-01-10T20:00:00'), utc('2026-01-11T11:00:00'), paris, [])).toBe(4 * HOUR);
    expect(isPlayTime(utc('2026-01-10T21:30:00'), paris, [])).toBe(false);
    expect(isPlayTime(utc('2026-01-11T08:00:00'), paris, [])).toBe(true);
  });

  it('keeps to the clocks on the wall when summer time begins and ends', () => {
    // 29 March 2026: 22:00 is 20:00 UTC afterwards, 21:00 before.
    expect(endOf(utc('2026-03-28T20:00:00'), 2 * HOUR, paris, [])).toBe(utc('2026-03-29T08:00:00'));
    expect(endOf(utc('2026-10-24T19:00:00'), 2 * HOUR, paris, [])).toBe(utc('2026-10-25T09:00:00'));
  });

  it('may reach over midnight', () => {
    const night = { from: 20, to: 2, timeZone: 'UTC' };
    expect(endOf(utc('2026-01-10T01:00:00'), 2 * HOUR, night, [])).toBe(utc('2026-01-10T21:00:00'));
    expect(isPlayTime(utc('2026-01-10T23:59:59'), night, [])).toBe(true);
    expect(isPlayTime(utc('2026-01-10T02:00:00'), night, [])).toBe(false);
  });

  it('counts each moment once, whatever window and vacations', () => {
    const windows = [
      null,
      paris,
      { from: 22, to: 6, timeZone: 'America/New_York' },
      { from: 8, to: 8, timeZone: 'UTC' },
    ];
    const vacations = [
      { from: utc('2026-03-27T03:00:00'), to: utc('2026-03-28T15:00:00') },
      { from: utc('2026-03-28T10:00:00'), to: utc('2026-03-30T01:00:00') },
    ];
    for (const window of windows)
      for (const from of [utc('2026-03-25T00:30:00'), utc('2026-03-28T12:00:00')])
        for (const hours of [1, 5, 24, 100]) {
          const end = endOf(from, hours * HOUR, window, vacations);
          expect(played(from, end, window, vacations)).toBe(hours * HOUR);
          const middle = from + (end - from) / 3;
          const sum = played(from, middle, window, vacations) + played(middle, end, window, vacations);
          expect(sum).toBe(hours * HOUR);
        }
    expect(played(0, 7 * DAY, windows[3]!, [])).toBe(7 * DAY);
  });

  it('knows time zones', () => {
    expect(isTimeZone('Asia/Tokyo')).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });
});
