import type { Pace } from '@black-angel/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '../src/store/time.ts';
import { BOT_PATIENCE, NOTICE_DELAY } from '../src/tables/clock/timekeeper.ts';
import { changeSeat } from '../src/tables/verbs/change-seat.ts';
import { Club, QUICK_BOTS } from './club.ts';
import { config, makeTable, PERSON } from './online-client.ts';
import { NO_BOTS, settle, Wire } from './wire.ts';

const MINUTE = 60_000;
const LIVE: Pace = { kind: 'live', minutes: 5, increment: 10 };
const DAYS: Pace = { kind: 'days', hours: 48, window: null };

let club: Club;
beforeEach(() => {
  club = new Club();
});

/** Takes a seat back, by its token. */
async function takeBack(id: string, token: string): Promise<Wire> {
  const wire = await Wire.connect(club.tables, id, token);
  wire.say({ kind: 'takeBack' });
  await settle();
  return wire;
}

describe('a player who resigns and takes the seat back', () => {
  /** No bot moves in between. */
  const SLOW = { ...QUICK_BOTS, think: () => new Promise<never>(() => {}) };
  it.each([
    ['of minutes', LIVE, 5 * MINUTE],
    ['of days', DAYS, 48 * HOUR],
  ])('gains no time on a clock %s', async (_name, pace, time) => {
    club = new Club(undefined, SLOW);
    const { id, tokens } = await club.seatTwo(pace);
    const begun = club.now;
    const ada = await Wire.connect(club.tables, id, tokens[0]!);
    for (let i = 0; i < 9; i++) {
      await club.pass(time / 20);
      ada.say({ kind: i % 2 === 0 ? 'resign' : 'takeBack' });
      await settle();
    }
    ada.say({ kind: 'takeBack' });
    await settle();
    expect((await club.row(id)).deadline).toBe(begun + time);
    await club.pass(begun + time - 1 - club.now);
    ada.say({ kind: 'resign' });
    ada.say({ kind: 'takeBack' });
    await settle();
    expect((await club.row(id)).deadline).toBe(begun + time);
    await club.pass(1);
    expect((await club.row(id)).clock!.missed).toEqual([0]);
    // After a time-out there is a minimum of time, once.
    ada.say({ kind: 'takeBack' });
    await settle();
    const { deadline } = await club.row(id);
    expect(deadline).toBeGreaterThan(club.now);
    ada.say({ kind: 'resign' });
    ada.say({ kind: 'takeBack' });
    await settle();
    expect((await club.row(id)).deadline).toBe(deadline);
    expect(club.problems).toEqual([]);
  });
});

describe('a clock that runs out', () => {
  it.each([
    ['of minutes', LIVE, 5 * MINUTE],
    ['of days', DAYS, 48 * HOUR],
  ])('%s lets a bot play one turn, not a moment too early', async (_name, pace, time) => {
    const { id } = await club.seatTwo(pace);
    await club.pass(time - 1);
    expect((await club.row(id)).clock!.missed).toBeUndefined();
    expect(await club.store.log(id)).toEqual([]);
    await club.pass(1);
    expect((await club.row(id)).clock!.missed).toEqual([0]);
    expect((await club.store.log(id)).length).toBeGreaterThan(0);
    expect((await club.row(id)).decider).toBe(1);
    expect(club.problems).toEqual([]);
  });

  it('does so after a restart, for a table that nobody has opened', async () => {
    const { id } = await club.seatTwo(DAYS);
    club.restart();
    expect(club.tables.rooms.count).toBe(0);
    await club.pass(47 * HOUR);
    club.restart();
    await club.pass(HOUR);
    expect((await club.row(id)).clock!.missed).toEqual([0]);
  });

  it('keeps the time of a live game over a restart', async () => {
    const { id, tokens } = await club.seatTwo(LIVE);
    club.now += 2 * MINUTE;
    const before = await Wire.connect(club.tables, id, tokens[0]!);
    club.restart();
    const after = await Wire.connect(club.tables, id, tokens[0]!);
    const clockOf = (wire: Wire): unknown => {
      const [opened] = wire.messages;
      return opened?.kind === 'opened' ? opened.game?.clock : null;
    };
    expect(clockOf(after)).toEqual({
      left: [3 * MINUTE, 5 * MINUTE],
      running: 0,
      since: club.now,
      deadline: club.now + 3 * MINUTE,
    });
    expect(clockOf(after)).toEqual(clockOf(before));
  });

  it('leaves the seat to its player, who takes it back with time to play', async () => {
    const { id, tokens } = await club.seatTwo(LIVE);
    await club.pass(5 * MINUTE);
    await takeBack(id, tokens[0]!);
    const row = await club.row(id);
    expect(row.seats[0]!.isSubstituted).toBe(false);
    expect(row.clock!.left[0]).toBe(MINUTE);
    // The other player's clock has run and is not changed.
    expect(row.decider).toBe(1);
    expect(row.due).toBe(club.now + 5 * MINUTE);
  });

  it('stands in for one turn while others wait, tells the player, and takes over when it happens again', async () => {
    const { id, tokens } = await club.seatTwo(DAYS);
    const turnsOf = async (seat: number) =>
      (await club.store.log(id)).filter((entry) => entry.seat === seat && entry.move === 'end').length;
    const bea = await Wire.connect(club.tables, id, tokens[1]!);
    await club.pass(48 * HOUR);
    expect(await turnsOf(0)).toBe(1);
    expect((await club.row(id)).seats[0]!.isSubstituted).toBe(false);
    // Bea leaves her turn to a bot and takes the seat back. Then Ada's clock runs again.
    bea.say({ kind: 'resign' });
    await settle();
    bea.say({ kind: 'takeBack' });
    await settle();
    expect(await club.row(id)).toMatchObject({ decider: 0, deadline: club.now + 48 * HOUR });
    // Ada gets notices until she moves.
    const ada = await Wire.connect(club.tables, id, tokens[0]!);
    const [opened] = ada.messages;
    expect(opened).toMatchObject({ kind: 'opened', game: { clock: { missed: [0], running: 0 } } });
    ada.close();
    await club.pass(48 * HOUR);
    expect((await club.row(id)).seats[0]).toMatchObject({ isSubstituted: true, isTimedOut: true });
    expect(await turnsOf(0)).toBe(2);
    expect(club.problems).toEqual([]);
  });

  it('does not run out for somebody on vacation', async () => {
    const { id } = await club.seatTwo(DAYS);
    const room = await club.tables.room(id);
    await room.request(() => changeSeat(room, 0, { vacations: [{ from: club.now, to: club.now + 240 * HOUR }] }));
    await club.pass(240 * HOUR);
    expect((await club.row(id)).clock!.missed).toBeUndefined();
    await club.pass(48 * HOUR);
    expect((await club.row(id)).clock!.missed).toEqual([0]);
  });

  it('runs for nobody in a free game', async () => {
    const { id } = await club.seatTwo({ kind: 'free' });
    await club.pass(10_000 * HOUR);
    expect((await club.row(id)).seats.some(({ isSubstituted }) => isSubstituted)).toBe(false);
  });
});

describe('when the time is up', () => {
  const deadlines = async (id: string): Promise<(number | null)[]> => {
    const open = (await club.tables.info(id)).deadline;
    club.restart();
    return [open, (await club.tables.info(id)).deadline];
  };

  it.each<[string, Pace, number | null]>([
    ['in a live game', LIVE, 5 * MINUTE],
    ['in a game over days', DAYS, 48 * HOUR],
    ['never in a free one', { kind: 'free' }, null],
  ])('is told to everybody: %s, also of tables that nobody has opened', async (_name, pace, time) => {
    const { id } = await club.seatTwo(pace);
    const expected = time === null ? null : club.now + time;
    club.now += MINUTE;
    await settle();
    expect(await deadlines(id)).toEqual([expected, expected]);
  });

  it('is not told of a table where nobody plays yet, nor for a seat that a bot plays, nor after the end', async () => {
    const made = await makeTable(club.tables, 'Ada', config([PERSON, PERSON], { pace: DAYS }));
    expect(made.table.deadline).toBeNull();
    const { id, tokens } = await club.seatTwo(DAYS);
    const ada = await Wire.connect(club.tables, id, tokens[0]!);
    const bea = await Wire.connect(club.tables, id, tokens[1]!);
    const { decider } = await club.tables.info(id);
    const room = await club.tables.room(id);
    await room.request(() => changeSeat(room, decider!, { isSubstituted: true }));
    expect((await club.row(id)).deadline).toBeNull();
    for (const wire of [ada, bea]) wire.say({ kind: 'abandon', agrees: true });
    await settle();
    expect((await club.tables.info(id)).status).toBe('abandoned');
    expect(await deadlines(id)).toEqual([null, null]);
  });

  /** The last clock that a connected player was sent. */
  const told = (wire: Wire): number | null | undefined => {
    const last = wire.messages.findLast(({ kind }) => kind === 'table');
    return last?.kind === 'table' ? last.table.deadline : undefined;
  };

  it('is another after a vacation and in every turn; those at the table are told', async () => {
    const { id, tokens } = await club.seatTwo(DAYS);
    const room = await club.tables.room(id);
    const bea = await Wire.connect(club.tables, id, tokens[1]!);
    const vacations = [{ from: club.now, to: club.now + 240 * HOUR }];
    await room.request(() => changeSeat(room, 0, { vacations }));
    expect(told(bea)).toBe(club.now + 288 * HOUR);
    club.now += HOUR;
    // A bot ends the turn; then a person decides.
    await room.request(() => changeSeat(room, 0, { isSubstituted: true }));
    await settle();
    expect((await club.row(id)).decider).toBe(1);
    expect(told(bea)).toBe(club.now + 48 * HOUR);
    expect(await deadlines(id)).toEqual(Array(2).fill(told(bea)));
  });

  it('is another when a seat is taken back', async () => {
    club = new Club(undefined, { ...QUICK_BOTS, think: () => new Promise(() => {}) });
    const { id, tokens } = await club.seatTwo(DAYS);
    const bea = await Wire.connect(club.tables, id, tokens[1]!);
    await club.pass(48 * HOUR);
    expect((await club.row(id)).clock!.missed).toEqual([0]);
    expect(told(bea)).toBeNull();
    club.now += HOUR;
    await takeBack(id, tokens[0]!);
    expect(told(bea)).toBe(club.now + 48 * HOUR);
    expect(await deadlines(id)).toEqual(Array(2).fill(told(bea)));
  });

  it('sorts the tables that wait for their player', async () => {
    const seats: { table: string; token: string }[] = [];
    const paces: Pace[] = [{ kind: 'free' }, DAYS, LIVE, { ...DAYS, hours: 1 }];
    for (const pace of paces) {
      const { id, tokens } = await club.seatTwo(pace);
      seats.push({ table: id, token: tokens[0]! });
    }
    const theirs = await club.seatTwo({ ...DAYS, hours: 2 });
    seats.unshift({ table: theirs.id, token: theirs.tokens[1]! });
    await settle();
    const mine = await club.tables.mine(seats);
    expect(mine.map(({ table }) => table.config.pace)).toEqual([
      LIVE,
      { ...DAYS, hours: 1 },
      DAYS,
      { kind: 'free' },
      { ...DAYS, hours: 2 },
    ]);
  });

  it('is found for a game that began before it was kept', async () => {
    const { id, tokens } = await club.seatTwo(DAYS);
    await settle();
    const { deadline, ...row } = await club.row(id);
    await club.store.putTable({ ...row, version: row.version + 1 });
    club.restart();
    expect((await club.tables.info(id)).deadline).toBeNull();
    await Wire.connect(club.tables, id, tokens[0]!);
    expect((await club.row(id)).deadline).toBe(deadline);
    expect((await club.row(id)).notice).toBe(row.notice);
  });
});

describe('a sweep', () => {
  it('lets bots go on that had stopped with their server', async () => {
    const { id } = await club.seatTwo(LIVE);
    const room = await club.tables.room(id);
    // A bot has the seat now, but the server stops before it moves.
    club.restart(NO_BOTS);
    const row = room.row;
    const seats = row.seats.map((seat, i) => (i === 0 ? { ...seat, isSubstituted: true } : seat));
    await club.store.putTable({ ...row, version: row.version + 1, seats, due: club.now + BOT_PATIENCE });
    club.restart(QUICK_BOTS);
    await club.pass(BOT_PATIENCE);
    expect((await club.store.log(id)).length).toBeGreaterThan(0);
  });

  it('opens only tables that are due', async () => {
    for (let i = 0; i < 20; i++) await club.seatTwo(DAYS);
    club.now += NOTICE_DELAY;
    const late = await club.seatTwo({ kind: 'days', hours: 1, window: null });
    await club.pass(0);
    club.restart();
    await club.pass(HOUR);
    expect(club.tables.rooms.count).toBe(1);
    expect((await club.row(late.id)).clock!.missed).toEqual([0]);
  });

  it('is not held up by a table that cannot be opened', async () => {
    const broken = await club.seatTwo(LIVE);
    await club.store.append(broken.id, [
      { seq: 0, kind: 'move', seat: 0, move: 'nonsense', isAutomatic: false, moveId: null, hash: '', at: club.now },
    ]);
    const { id } = await club.seatTwo(LIVE);
    club.restart();
    await club.pass(5 * MINUTE);
    expect((await club.row(id)).clock!.missed).toEqual([0]);
    expect(club.problems.length).toBe(1);
    await club.pass(1000);
    expect(club.problems.length).toBe(1);
  });

  it('comes again soon to a table that the store did not give', async () => {
    const { id } = await club.seatTwo(LIVE);
    club.restart();
    const { log } = club.store;
    club.store.log = () => Promise.reject(new Error('disk I/O error'));
    await club.pass(5 * MINUTE);
    club.store.log = log;
    expect((await club.row(id)).clock!.missed).toBeUndefined();
    await club.pass(MINUTE);
    expect((await club.row(id)).clock!.missed).toEqual([0]);
  });
});

describe('a player is told of the turn', () => {
  it('once, a while after it began, and only in slow games', async () => {
    const { id } = await club.seatTwo(DAYS);
    await club.seatTwo(LIVE);
    await club.pass(NOTICE_DELAY - 1);
    expect(club.told).toEqual([]);
    await club.pass(1);
    expect(club.told).toEqual([{ table: id, seat: 0 }]);
    for (let i = 0; i < 10; i++) await club.pass(MINUTE);
    club.restart();
    await club.pass(MINUTE);
    expect(club.told.length).toBe(1);
  });

  it('also when the server was stopped in between', async () => {
    await club.seatTwo(DAYS);
    club.restart();
    await club.pass(NOTICE_DELAY);
    expect(club.told.length).toBe(1);
  });

  it('not while connected', async () => {
    const { id, tokens } = await club.seatTwo(DAYS);
    await Wire.connect(club.tables, id, tokens[0]!);
    await club.pass(NOTICE_DELAY);
    expect(club.told).toEqual([]);
  });

  it('not after having moved on', async () => {
    const { id, tokens } = await club.seatTwo(DAYS);
    const ada = await Wire.connect(club.tables, id, tokens[0]!);
    ada.say({ kind: 'resign' });
    await settle();
    ada.close();
    expect((await club.row(id)).decider).toBe(1);
    await club.pass(NOTICE_DELAY);
    expect(club.told).toEqual([{ table: id, seat: 1 }]);
  });
});
