// Rules that are one line each: who agrees to abandon, whose seat is freed, which device is told, when a table that
// failed is tried again.

import { determinize, formatMove, legalMoves } from '@black-angel/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { DamagedTable } from '../src/store/damage.ts';
import { Scheduler } from '../src/tables/all/scheduler.ts';
import { freeSeat } from '../src/tables/all/waiting.ts';
import { catchUp } from '../src/tables/room/catch-up.ts';
import { Club } from './club.ts';
import { config, entropy, makeTable, moveId, PERSON } from './online-client.ts';
import { Tables } from './seeded.ts';
import { NO_BOTS, settle, Wire } from './wire.ts';

let club: Club;
beforeEach(() => {
  club = new Club();
});

/** Another server on the same store that hears nothing of the first one. */
const otherNode = (): Tables => new Tables({ store: club.store, bots: NO_BOTS, now: () => club.now, report: () => {} });

describe('a table that a player has left to a bot', () => {
  it('is abandoned when all who are still there agree', async () => {
    // The bot thinks for ever, so the game does not end by itself.
    club.restart({ think: () => new Promise<never>(() => {}), close: async () => {} });
    const made = await makeTable(club.tables, 'Ada', config([PERSON, PERSON, PERSON]));
    const { id } = made.table;
    const bea = await club.tables.join(id, { name: 'Bea', entropy: entropy() });
    const cy = await club.tables.join(id, { name: 'Cy', entropy: entropy() });
    const [ada, second, third] = await Promise.all(
      [made.token, bea.token, cy.token].map((token) => Wire.connect(club.tables, id, token)),
    );
    third!.say({ kind: 'resign' });
    ada!.say({ kind: 'abandon', agrees: true });
    await settle();
    expect((await club.row(id)).status).toBe('running');
    second!.say({ kind: 'abandon', agrees: true });
    await settle();
    expect(await club.row(id)).toMatchObject({ status: 'abandoned', agreed: [0, 1] });
  });
});

describe('a seat that another node has given to somebody else', () => {
  it('is not freed by a request for the player who sat there', async () => {
    const { table, owner } = await club.tables.create({ config: config([PERSON, PERSON, PERSON]) });
    const sit = (tables: Tables, name: string) => tables.join(table.id, { name, entropy: entropy() });
    await sit(club.tables, 'Ada');
    const bea = await sit(club.tables, 'Bea');
    const other = otherNode();
    await freeSeat(other, table.id, bea.seat, bea.token);
    const cy = await sit(other, 'Cy');
    expect(cy.seat).toBe(bea.seat);
    // This node still believes that Bea sits there.
    expect((await club.tables.info(table.id)).seats[bea.seat]!.name).toBe('Bea');
    await expect(freeSeat(club.tables, table.id, bea.seat, owner)).rejects.toMatchObject({ code: 'badToken' });
    expect((await club.row(table.id)).seats.map(({ name }) => name)).toEqual(['Ada', 'Cy', null]);
  });
});

describe('the second device of a player', () => {
  it('is told of another move in place of the last one, though the number of moves is the same', async () => {
    const { id, tokens } = await club.seatTwo({ kind: 'free' });
    const other = otherNode();
    const here = await Wire.connect(club.tables, id, tokens[0]!);
    const there = await Wire.connect(other, id, tokens[0]!);
    const room = await other.room(id);
    const dice = legalMoves(
      determinize(here.moment!.view, () => 0),
      0,
    ).filter(({ kind }) => kind === 'die');
    const say = async (message: { kind: 'move'; move: string } | { kind: 'undo'; what: 'turn' }): Promise<void> => {
      here.say({ ...message, id: moveId(), at: here.moment!.index });
      await settle();
    };
    await say({ kind: 'move', move: formatMove(dice[0]!)! });
    await catchUp(room, 'log');
    expect(there.moment).toEqual(here.moment);
    const before = there.moment!.index;
    await say({ kind: 'undo', what: 'turn' });
    await say({ kind: 'move', move: formatMove(dice.at(-1)!)! });
    expect(here.moment!.index).toBe(before);
    await catchUp(room, 'log');
    expect(there.moment).toEqual(here.moment);
  });
});

describe('a due table that cannot be opened', () => {
  it.each([
    ['is tried again in half a minute', new Error('disk I/O error'), 30_000],
    ['is tried again in an hour if it is damaged', new DamagedTable('a', 'its log does not replay'), 3_600_000],
  ])('%s', async (_name, error, after) => {
    const { id } = await club.seatTwo({ kind: 'days', hours: 48, window: null });
    const problems: unknown[] = [];
    const now = club.now + 100 * 3_600_000;
    const scheduler = new Scheduler({
      store: club.store,
      tables: {
        room: () => Promise.reject(error),
        expire: async () => {},
        expireWaiting: async () => {},
        rooms: { touchWatched: async () => {}, persistEnds: async () => {} },
      },
      now: () => now,
      report: (_problem, cause) => void problems.push(cause),
    });
    await scheduler.sweep();
    expect((await club.row(id)).due).toBe(now + after);
    expect(problems).toEqual([error]);
  });
});
