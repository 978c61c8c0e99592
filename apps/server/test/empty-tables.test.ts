// Open tables without players: they do not fill the lobby, and are deleted after a while.

import { beforeEach, describe, expect, it, test } from 'vitest';
import { parseSettings } from '../src/settings.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import { EXPIRE_EVERY } from '../src/tables/all/scheduler.ts';
import { Club, EMPTY_FOR } from './club.ts';
import { Hub } from './hub.ts';
import { config, entropy, makeTable, PERSON } from './online-client.ts';
import { Wire } from './wire.ts';

let club: Club;
beforeEach(() => {
  club = new Club();
});

const plan = config([PERSON, PERSON]);
const makeEmpty = async (): Promise<string> => (await club.tables.create({ config: plan })).table.id;
const isThere = async (id: string): Promise<boolean> => (await club.store.getTable(id)) !== null;

describe('the lobby', () => {
  it('lists a table with a waiting player after many newer empty ones', async () => {
    const made = await makeTable(club.tables, 'Ada', plan);
    club.now += 1000;
    for (let i = 0; i < 150; i++) await makeEmpty();
    expect((await club.tables.lobby()).map(({ id }) => id)).toEqual([made.table.id]);
  });
});

describe('a table where nobody sits', () => {
  it('is deleted after a while, not a moment too early', async () => {
    const id = await makeEmpty();
    await club.pass(EMPTY_FOR);
    expect(await isThere(id)).toBe(true);
    await club.pass(EXPIRE_EVERY);
    expect(await isThere(id)).toBe(false);
    await expect(club.tables.info(id)).rejects.toThrow('One where nobody sits down is closed after a while.');
    expect((await Wire.connect(club.tables, id, null)).messages).toEqual([{ kind: 'bye', why: 'unknownTable' }]);
  });

  it('is deleted after a restart too', async () => {
    const id = await makeEmpty();
    club.restart();
    await club.pass(2 * EMPTY_FOR);
    expect(await isThere(id)).toBe(false);
  });

  it('stays while somebody looks at it', async () => {
    const id = await makeEmpty();
    const watcher = await Wire.connect(club.tables, id, null);
    await club.pass(2 * EMPTY_FOR);
    expect(await isThere(id)).toBe(true);
    watcher.close();
    await club.tables.rooms.forget(-1);
    await club.pass(2 * EMPTY_FOR);
    expect(await isThere(id)).toBe(false);
  });

  it('is deleted before newer ones, however many there are', async () => {
    const oldest = await makeEmpty();
    club.now += 1;
    const others: string[] = [];
    for (let i = 0; i < 250; i++) others.push(await makeEmpty());
    await club.pass(2 * EMPTY_FOR);
    expect(await isThere(oldest)).toBe(false);
    expect(await Promise.all(others.map(isThere))).toContain(true);
    await club.pass(EXPIRE_EVERY);
    expect(await Promise.all(others.map(isThere))).not.toContain(true);
  });

  describe('with two nodes', () => {
    let there: Club;
    beforeEach(() => {
      const hub = new Hub(new MemoryStore());
      const [here, other] = [hub.node(), hub.node()];
      club = new Club(here.store, undefined, here.fanOut);
      there = new Club(other.store, undefined, other.fanOut);
    });
    /** Time passes on both nodes; this one looks for old tables first. */
    const pass = async (milliseconds: number): Promise<void> => {
      there.now = club.now + milliseconds;
      await club.pass(milliseconds);
      await there.pass(0);
    };

    it('stays while somebody looks at it on the other node, and no longer', async () => {
      const id = await makeEmpty();
      const watcher = await Wire.connect(there.tables, id, null);
      for (let i = 0; i < 12; i++) await pass(EMPTY_FOR / 4);
      expect(await isThere(id)).toBe(true);
      expect(watcher.isClosed).toBe(false);
      watcher.close();
      await there.tables.rooms.forget(-1);
      await club.tables.rooms.forget(-1);
      for (let i = 0; i < 6; i++) await pass(EMPTY_FOR / 4);
      expect(await isThere(id)).toBe(false);
    });

    it('stays when somebody comes to look at it on the other node at the last moment', async () => {
      const id = await makeEmpty();
      for (let i = 0; i < 4; i++) await pass(EMPTY_FOR / 4);
      await Wire.connect(there.tables, id, null);
      await pass(EXPIRE_EVERY);
      expect(await isThere(id)).toBe(true);
    });
  });

  it('is not deleted when somebody sits down at the last moment, on another node', async () => {
    const id = await makeEmpty();
    const found = await club.row(id);
    const other = new Club(club.store);
    await other.tables.join(id, { name: 'Ada', entropy: entropy() });
    await club.tables.expire(found);
    expect((await club.row(id)).seats[0]!.name).toBe('Ada');
  });

  it('comes back when somebody sits down at the very moment it is deleted', async () => {
    const id = await makeEmpty();
    const other = new Club(club.store);
    const room = await other.tables.room(id);
    await club.tables.expire(await club.row(id));
    const { seat, token } = await other.tables.join(id, { name: 'Ada', entropy: entropy() });
    expect((await club.row(id)).seats[seat]!.name).toBe('Ada');
    expect(room.seatOf(token)).toBe(seat);
  });
});

describe('a table where somebody sits, or that has begun', () => {
  it('stays for any time', async () => {
    const waiting = await makeTable(club.tables, 'Ada', plan);
    const unlisted = await makeTable(club.tables, 'Ada', { ...plan, listed: false });
    const running = await club.seatTwo({ kind: 'free' });
    for (let i = 0; i < 5; i++) await club.pass(100 * EMPTY_FOR);
    for (const id of [waiting.table.id, unlisted.table.id, running.id]) expect(await isThere(id)).toBe(true);
    expect((await club.tables.lobby()).map(({ id }) => id)).toEqual([waiting.table.id]);
  });
});

test('waiting tables expire where empty ones do not', async () => {
  club = new Club(undefined, undefined, null, EMPTY_FOR, null);
  const empty = await makeEmpty();
  const waiting = await makeTable(club.tables, 'Ada', plan);
  await club.pass(2 * EMPTY_FOR);
  expect(await isThere(empty)).toBe(true);
  expect(await club.row(waiting.table.id)).toMatchObject({ status: 'closed', closed: { why: 'expired' } });
});

describe('how long', () => {
  it('is a setting, in minutes; 0 keeps them', () => {
    expect(parseSettings({})).toMatchObject({ emptyFor: EMPTY_FOR });
    expect(parseSettings({ EMPTY_TABLE_MINUTES: '5' })).toMatchObject({ emptyFor: 300_000 });
    expect(parseSettings({ EMPTY_TABLE_MINUTES: '0' })).toMatchObject({ emptyFor: null });
    expect(parseSettings({ EMPTY_TABLE_MINUTES: '-1' })).toContain('EMPTY_TABLE_MINUTES must be a whole number');
  });
});
