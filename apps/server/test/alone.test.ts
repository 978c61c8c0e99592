// Time runs out at a table where no other person waits: a bot plays one turn, then the table waits for its player.

import { PRESENT_ENGINE } from '@black-angel/engine/load';
import type { ClockState, Pace } from '@black-angel/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStore } from '../src/store/memory-store.ts';
import { HOUR } from '../src/store/time.ts';
import { BOT_PATIENCE, NOTICE_DELAY } from '../src/tables/clock/timekeeper.ts';
import { Club, QUICK_BOTS } from './club.ts';
import { Hub } from './hub.ts';
import { moveId } from './online-client.ts';
import { settle, Wire } from './wire.ts';

const { decision, determinize, formatMove, legalMoves } = PRESENT_ENGINE;

const MINUTE = 60_000;
const PACES: [string, Pace, number][] = [
  ['live', { kind: 'live', minutes: 5, increment: 10 }, 5 * MINUTE],
  ['days', { kind: 'days', hours: 48, window: null }, 48 * HOUR],
];
const [[, LIVE], [, DAYS]] = PACES as [[string, Pace, number], [string, Pace, number]];
const SLOW_BOTS = { ...QUICK_BOTS, think: () => new Promise<never>(() => {}) };

let club: Club;
beforeEach(() => {
  club = new Club();
});

/** Waits until the bots have moved: they wait for promises only. */
async function rest(): Promise<void> {
  for (let i = 0; i < 50; i++) await settle();
}
async function pass(milliseconds: number, on = club): Promise<void> {
  await on.pass(milliseconds);
  await rest();
}
/** How many turns of a seat have ended. */
const turnsOf = async (id: string, seat: number): Promise<number> =>
  (await club.store.log(id)).filter((entry) => entry.seat === seat && entry.move === 'end').length;
const frameOf = async (id: string): Promise<string | undefined> => {
  const { game } = await club.tables.room(id);
  return decision(game!.match.state)?.kind;
};
/** The last clock that a client was sent. */
const clockOf = (wire: Wire): ClockState | undefined =>
  wire.messages
    .flatMap((message) => {
      if (message.kind === 'opened') return message.game?.clock ?? [];
      return message.kind === 'update' ? message.clock : [];
    })
    .at(-1);

async function play(wire: Wire): Promise<void> {
  const moment = wire.messages
    .flatMap((message) => {
      if (message.kind === 'opened') return message.game?.moment ?? [];
      return message.kind === 'update' ? message.update.moment : [];
    })
    .at(-1)!;
  const move = formatMove(
    legalMoves(
      determinize(moment.view, () => 0),
      0,
    )[0]!,
  )!;
  const id = moveId();
  wire.say({ kind: 'move', id, at: moment.index, move });
  await settle();
  expect(wire.answerTo(id)).toEqual({ ok: true });
}

describe.each(PACES)('with a clock, %s', (_name, pace, time) => {
  it('a bot plays one turn, and the table waits for as long as it takes', async () => {
    const { id } = await club.seatOne(pace);
    await pass(time - 1);
    expect(await turnsOf(id, 0)).toBe(0);
    await pass(1);
    expect([await turnsOf(id, 0), await turnsOf(id, 1)]).toEqual([1, 1]);
    const log = await club.store.log(id);
    for (let i = 0; i < 20; i++) await pass(100 * time);
    expect(await club.store.log(id)).toEqual(log);
    const { status, decider, deadline, seats } = await club.row(id);
    expect({ status, decider, deadline }).toEqual({ status: 'running', decider: 0, deadline: null });
    expect(seats[0]!.isSubstituted).toBe(false);
    expect(club.problems).toEqual([]);
  });

  it('so it is by the advanced rules, where a turn goes on after its end', async () => {
    const { id, token } = await club.seatOne(pace, { advanced: true });
    for (let i = 1; i <= 3; i++) {
      await pass(time);
      expect(await turnsOf(id, 0)).toBe(i);
      expect(await frameOf(id)).toBe('turn');
      (await Wire.connect(club.tables, id, token)).close();
    }
  });

  it('a player who comes back has time to play; when it is up again, one more turn is played', async () => {
    const { id, token } = await club.seatOne(pace);
    await pass(time);
    await pass(1000 * HOUR);
    const ada = await Wire.connect(club.tables, id, token);
    const given = pace.kind === 'live' ? MINUTE : time;
    expect(clockOf(ada)).toMatchObject({ running: 0, deadline: club.now + given, left: [given, null] });
    expect(clockOf(ada)).not.toHaveProperty('awaited');
    expect((await club.row(id)).due).toBe(club.now + given);
    ada.close();
    await pass(given - 1);
    expect(await turnsOf(id, 0)).toBe(1);
    await pass(1);
    expect(await turnsOf(id, 0)).toBe(2);
    await pass(1000 * HOUR);
    expect(await turnsOf(id, 0)).toBe(2);
  });

  it('a player who stayed connected and moves again has time from then on', async () => {
    const { id, token } = await club.seatOne(pace);
    const ada = await Wire.connect(club.tables, id, token);
    await pass(time);
    expect(clockOf(ada)).toMatchObject({ running: null, deadline: null, awaited: 0 });
    await pass(1000 * HOUR);
    await play(ada);
    const given = pace.kind === 'live' ? MINUTE : time;
    expect(clockOf(ada)).toMatchObject({ running: 0, deadline: club.now + given });
    expect(clockOf(ada)).not.toHaveProperty('awaited');
    expect((await club.row(id)).deadline).toBe(club.now + given);
    // The same after a restart: it follows from stored data.
    club.restart();
    expect((await club.tables.info(id)).deadline).toBe(club.now + given);
    await pass(given);
    expect(await turnsOf(id, 0)).toBe(2);
  });

  it('the turn is played to its end, and not further, when the server stops in between', async () => {
    club.restart(SLOW_BOTS);
    const { id } = await club.seatOne(pace);
    await pass(time);
    expect(await club.store.log(id)).toEqual([]);
    // Twice: the server restarts, and stops again before the bot has moved.
    for (let i = 0; i < 2; i++) {
      club.restart(SLOW_BOTS);
      await pass(BOT_PATIENCE);
    }
    club.restart();
    await pass(BOT_PATIENCE);
    expect(await turnsOf(id, 0)).toBe(1);
    club.restart();
    await pass(1000 * HOUR);
    await club.tables.room(id);
    await rest();
    expect(await turnsOf(id, 0)).toBe(1);
    expect(await frameOf(id)).toBe('turn');
  });
});

it('in a game over days the player is told once that the table waits', async () => {
  const { id } = await club.seatOne(DAYS);
  await pass(NOTICE_DELAY);
  expect(club.told).toEqual([{ table: id, seat: 0 }]);
  await pass(48 * HOUR);
  for (let i = 0; i < 10; i++) await pass(NOTICE_DELAY);
  expect(club.told.length).toBe(2);
});

describe('of two persons', () => {
  it('the last one is waited for; when the other takes the seat back, the clock runs again', async () => {
    const { id, tokens } = await club.seatTwo(LIVE);
    const substituted = async () => (await club.row(id)).seats.map(({ isSubstituted }) => isSubstituted);
    await pass(5 * MINUTE);
    await pass(5 * MINUTE);
    // A bot has played one turn for each. Both have a minute now.
    expect([await turnsOf(id, 0), await turnsOf(id, 1)]).toEqual([1, 1]);
    expect(await substituted()).toEqual([false, false]);
    await pass(MINUTE);
    expect(await substituted()).toEqual([true, false]);
    await pass(MINUTE);
    expect([await turnsOf(id, 0), await turnsOf(id, 1)]).toEqual([3, 2]);
    expect(await substituted()).toEqual([true, false]);
    await pass(1000 * HOUR);
    expect(await turnsOf(id, 1)).toBe(2);
    const ada = await Wire.connect(club.tables, id, tokens[0]!);
    await pass(1000 * HOUR);
    expect(await turnsOf(id, 1)).toBe(2);
    ada.say({ kind: 'takeBack' });
    await settle();
    expect((await club.row(id)).deadline).toBe(club.now + MINUTE);
    await pass(MINUTE);
    expect((await club.row(id)).seats.map(({ isSubstituted }) => isSubstituted)).toEqual([false, true]);
  });
});

it('another node knows for whom the table waits, and lets that one come back', async () => {
  const hub = new Hub(new MemoryStore());
  const nodes = [0, 1].map(() => {
    const { store, fanOut } = hub.node();
    return new Club(store, QUICK_BOTS, fanOut);
  });
  const [here, there] = nodes as [Club, Club];
  club = here;
  const { id, token } = await here.seatOne(LIVE);
  const eyes = await Wire.connect(there.tables, id, null);
  there.now = here.now += 5 * MINUTE;
  await Promise.all(nodes.map((node) => node.scheduler.sweep()));
  await rest();
  expect(await turnsOf(id, 0)).toBe(1);
  expect(clockOf(eyes)).toMatchObject({ awaited: 0, deadline: null });
  there.now = here.now += 1000 * HOUR;
  await Promise.all(nodes.map((node) => node.scheduler.sweep()));
  await rest();
  expect(await turnsOf(id, 0)).toBe(1);
  await Wire.connect(there.tables, id, token);
  expect((await here.tables.info(id)).deadline).toBe(here.now + MINUTE);
  expect([...here.problems, ...there.problems]).toEqual([]);
});

it('the table does not wait for a player who leaves the seat to a bot', async () => {
  const { id, token } = await club.seatOne(LIVE);
  const ada = await Wire.connect(club.tables, id, token);
  await pass(5 * MINUTE);
  ada.say({ kind: 'resign' });
  await expect.poll(async () => (await club.row(id)).status).toBe('over');
  expect(club.ended.length).toBeGreaterThan(0);
});
