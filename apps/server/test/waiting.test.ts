// The waiting room: settings, ready check, cancelling, expiry, and who may do what.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableConfig } from '@black-angel/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemoryStore } from '../src/store/memory-store.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { HOUR, MINUTE } from '../src/store/time.ts';
import { cancelTable, changeSettings, freeSeat, setReady } from '../src/tables/all/waiting.ts';
import { Club } from './club.ts';
import { config, entropy, makeTable, PERSON } from './online-client.ts';
import { settle, Wire } from './wire.ts';

const LIVE = { kind: 'live', minutes: 5, increment: 10 } as const;
const BOT = { kind: 'bot', level: 'easy' } as const;
const WEEK = 7 * 24 * HOUR;

let club: Club;

function start(store: Store = new MemoryStore()): void {
  club = new Club(store, undefined, null, WEEK);
}
beforeEach(() => start());
afterEach(() => club.store.close());

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'black-angel-waiting-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const sit = (id: string, name: string) => club.tables.join(id, { name, entropy: entropy() });

/** Ada and Bea at a table for three. */
async function twoOfThree(change: Partial<TableConfig> = {}) {
  const ada = await makeTable(club.tables, 'Ada', config([PERSON, PERSON, PERSON], change));
  const { id } = ada.table;
  const bea = await sit(id, 'Bea');
  return { id, owner: ada.owner, ada: ada.token, bea: bea.token, plan: ada.table.config };
}

const STORES: [string, () => Promise<Store>][] = [
  ['in memory', async () => new MemoryStore()],
  ['in SQLite', async () => openSqliteStore(join(folder, 'waiting.sqlite'))],
];

describe.each(STORES)('the waiting room, stored %s', (_name, open) => {
  it('gives a free seat to a bot, and the game begins', async () => {
    start(await open());
    const { id, owner, plan } = await twoOfThree();
    const table = await changeSettings(club.tables, id, owner, { ...plan, seats: [PERSON, PERSON, BOT] });
    expect(table.status).toBe('running');
    expect(table.seats.map(({ name }) => name)).toEqual(['Ada', 'Bea', 'Bot 1']);
    expect((await club.row(id)).status).toBe('running');
  });

  it('waits until everybody is ready, if the clock is live', async () => {
    start(await open());
    const ada = await makeTable(club.tables, 'Ada', config([PERSON, PERSON], { pace: LIVE }));
    const { id } = ada.table;
    const bea = await sit(id, 'Bea');
    expect(await club.tables.info(id)).toMatchObject({ status: 'open', hasReadyCheck: true });
    expect((await setReady(club.tables, id, ada.token, true)).status).toBe('open');
    await setReady(club.tables, id, ada.token, false);
    expect((await setReady(club.tables, id, bea.token, true)).status).toBe('open');
    club.restart();
    expect((await setReady(club.tables, id, ada.token, true)).status).toBe('running');
    expect((await club.row(id)).clock!.at).toBe(club.now);
    await expect(setReady(club.tables, id, ada.token, true)).rejects.toMatchObject({ code: 'begun' });
  });

  it('closes when nobody comes, and says so', async () => {
    start(await open());
    const { id, ada } = await twoOfThree();
    expect((await club.tables.info(id)).expiresAt).toBe(club.now + WEEK);
    await club.pass(WEEK - 1);
    expect((await club.tables.info(id)).status).toBe('open');
    await club.pass(MINUTE + 1);
    const closed = { why: 'expired', at: club.now };
    expect(await club.tables.info(id)).toMatchObject({ status: 'closed', closed });
    expect(await club.tables.lobby()).toEqual([]);
    await expect(sit(id, 'Cy')).rejects.toMatchObject({ code: 'closed' });
    // Its people still find it, and read why.
    expect(await club.tables.mine([{ table: id, token: ada }])).toMatchObject([{ table: { closed } }]);
    const wire = await Wire.connect(club.tables, id, ada);
    expect(wire.messages[0]).toMatchObject({ kind: 'opened', game: null, table: { closed } });
    expect(club.problems).toEqual([]);
  });
});

describe('the ready check', () => {
  it('is withdrawn when a player leaves the page', async () => {
    const ada = await makeTable(club.tables, 'Ada', config([PERSON, PERSON], { pace: LIVE }));
    const { id } = ada.table;
    const wire = await Wire.connect(club.tables, id, ada.token);
    await setReady(club.tables, id, ada.token, true);
    expect((await club.tables.info(id)).seats[0]).toMatchObject({ isReady: true });
    wire.close();
    await settle();
    expect((await club.tables.info(id)).seats[0]).toMatchObject({ isReady: false });
    const bea = await sit(id, 'Bea');
    expect((await setReady(club.tables, id, bea.token, true)).status).toBe('open');
  });

  it('is asked of nobody who plays alone with bots', async () => {
    const ada = await makeTable(club.tables, 'Ada', config([PERSON, BOT], { pace: LIVE }));
    expect(ada.table.status).toBe('running');
  });
});

describe('new settings', () => {
  it('are told to everybody, who say again that they are ready', async () => {
    const { id, owner, ada, bea, plan } = await twoOfThree();
    const wire = await Wire.connect(club.tables, id, bea);
    const table = await changeSettings(club.tables, id, owner, { ...plan, advanced: true, seats: [PERSON, PERSON] });
    expect(table).toMatchObject({ status: 'open', hasReadyCheck: true, settingsChangedAt: club.now });
    expect(wire.messages.at(-1)).toMatchObject({ kind: 'table', table: { config: { advanced: true } } });
    await setReady(club.tables, id, ada, true);
    expect((await setReady(club.tables, id, bea, true)).status).toBe('running');
  });

  it('take no seat from anybody; who is moved connects again', async () => {
    const { id, owner, bea, plan } = await twoOfThree();
    await expect(changeSettings(club.tables, id, owner, { ...plan, seats: [PERSON, BOT] })).rejects.toMatchObject({
      code: 'noSeat',
    });
    const wire = await Wire.connect(club.tables, id, bea);
    const table = await changeSettings(club.tables, id, owner, { ...plan, seats: [PERSON, BOT, PERSON, PERSON] });
    expect(table.seats.map(({ name }) => name)).toEqual(['Ada', 'Bot 1', 'Bea', null]);
    expect(wire.messages.at(-1)).toEqual({ kind: 'bye', why: 'closing' });
    expect((await Wire.connect(club.tables, id, bea)).messages[0]).toMatchObject({ kind: 'opened', seat: 2 });
  });

  it('are checked like those of a new table', async () => {
    const { id, owner, plan } = await twoOfThree();
    await expect(changeSettings(club.tables, id, owner, { ...plan, seats: [BOT, BOT] })).rejects.toMatchObject({
      code: 'noPerson',
    });
    const ratings = { from: 1600, to: 1500 };
    await expect(changeSettings(club.tables, id, owner, { ...plan, ratings })).rejects.toMatchObject({
      code: 'badRange',
    });
  });
});

describe('cancelling', () => {
  it('closes the table for everybody', async () => {
    const { id, owner, bea } = await twoOfThree();
    const wire = await Wire.connect(club.tables, id, bea);
    await cancelTable(club.tables, id, owner);
    expect(wire.messages.at(-1)).toMatchObject({
      kind: 'table',
      table: { status: 'closed', closed: { why: 'cancelled' } },
    });
    await expect(cancelTable(club.tables, id, owner)).rejects.toMatchObject({ code: 'closed' });
    await expect(freeSeat(club.tables, id, 0, owner)).rejects.toMatchObject({ code: 'closed' });
  });
});

describe('nobody else', () => {
  it('changes, cancels or readies a table that is not theirs', async () => {
    const { id, ada, bea, plan } = await twoOfThree();
    const other = await twoOfThree();
    const fill = { ...plan, seats: [PERSON, PERSON, BOT] };
    for (const token of [ada, bea, other.owner, other.ada]) {
      await expect(changeSettings(club.tables, id, token, fill)).rejects.toMatchObject({ code: 'badToken' });
      await expect(cancelTable(club.tables, id, token)).rejects.toMatchObject({ code: 'badToken' });
    }
    for (const token of [other.owner, other.ada])
      await expect(setReady(club.tables, id, token, true)).rejects.toMatchObject({ code: 'badToken' });
  });

  it('changes a game that runs', async () => {
    const { id, owner, ada, plan } = await twoOfThree();
    await sit(id, 'Cy');
    await expect(changeSettings(club.tables, id, owner, plan)).rejects.toMatchObject({ code: 'begun' });
    await expect(cancelTable(club.tables, id, owner)).rejects.toMatchObject({ code: 'begun' });
    await expect(setReady(club.tables, id, ada, false)).rejects.toMatchObject({ code: 'begun' });
  });
});

describe('a rematch', () => {
  it('does not hang on those who do not come: each player may give their seats to bots, and no more', async () => {
    const plan = config([PERSON, PERSON, PERSON]);
    const { table, owner } = await club.tables.create({ config: plan }, [], ['Ada', 'Bea', 'Cy']);
    const { token: bea } = await sit(table.id, 'Bea');
    await sit(table.id, 'Ada');
    expect((await club.tables.info(table.id)).awaited).toEqual(['Cy']);
    const fill = { ...plan, seats: [PERSON, PERSON, BOT] };
    await expect(changeSettings(club.tables, table.id, bea, { ...fill, advanced: true })).rejects.toMatchObject({
      code: 'badToken',
    });
    await expect(
      changeSettings(club.tables, table.id, bea, { ...plan, seats: [BOT, PERSON, BOT] }),
    ).rejects.toMatchObject({
      code: 'badToken',
    });
    await expect(cancelTable(club.tables, table.id, bea)).rejects.toMatchObject({ code: 'badToken' });
    expect((await changeSettings(club.tables, table.id, bea, fill)).status).toBe('running');
    expect(owner).toHaveLength(43);
  });
});
