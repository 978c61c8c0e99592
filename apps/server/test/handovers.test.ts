// Everybody at a table learns when a bot plays for a person, and when the person is back.

import type { Handover, ServerMessage } from '@black-angel/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '../src/store/time.ts';
import { withHandover } from '../src/tables/row/handovers.ts';
import { Club } from './club.ts';
import { config, entropy, makeTable, PERSON } from './online-client.ts';
import { settle, Wire } from './wire.ts';

let club: Club;
beforeEach(() => {
  club = new Club();
});

/** What a client was told last. */
const toldTo = (wire: Wire): Handover[] => {
  const tables = wire.messages.flatMap((message: ServerMessage) =>
    message.kind === 'opened' || message.kind === 'table' ? [message.table] : [],
  );
  return tables.at(-1)!.handovers ?? [];
};

describe('the other players learn', () => {
  it('that a bot plays the turn of a player whose time is up, and takes the seat the second time', async () => {
    const { id, tokens } = await club.seatTwo({ kind: 'days', hours: 48, window: null });
    const bea = await Wire.connect(club.tables, id, tokens[1]!);
    expect(toldTo(bea)).toEqual([]);
    await club.pass(48 * HOUR);
    expect(toldTo(bea)).toEqual([{ at: 0, seat: 0, what: 'timeUp' }]);
    // Bea's turn is left to a bot, and she comes back.
    bea.say({ kind: 'resign' });
    await settle();
    bea.say({ kind: 'takeBack' });
    await settle();
    await club.pass(48 * HOUR);
    const turn = bea.moment!.view.decision?.seat;
    const whats = toldTo(bea).map(({ seat, what }) => [seat, what]);
    expect([turn, whats]).toEqual([
      1,
      [
        [0, 'timeUp'],
        [1, 'left'],
        [1, 'back'],
        [0, 'timedOut'],
      ],
    ]);
    // Each comes before the moves that the bot made.
    const log = await club.store.log(id);
    for (const { at, seat, what } of toldTo(bea)) if (what !== 'back') expect(log[at]).toMatchObject({ seat });
    // The same for a newcomer, and after a restart.
    club.restart();
    expect(toldTo(await Wire.connect(club.tables, id, null))).toEqual(toldTo(bea));
  });

  it('nothing of the private moves of a player who leaves in the middle of a turn', async () => {
    const { id, tokens } = await club.seatTwo({ kind: 'free' });
    const SLOW = { think: () => new Promise<never>(() => {}), close: async () => {} };
    club.restart(SLOW);
    const ada = await Wire.connect(club.tables, id, tokens[0]!);
    const bea = await Wire.connect(club.tables, id, tokens[1]!);
    ada.say(ada.firstMove());
    await settle();
    expect(ada.moment!.index).toBeGreaterThan(bea.moment!.index);
    ada.say({ kind: 'resign' });
    await settle();
    expect(toldTo(bea)).toEqual([{ at: bea.moment!.index, seat: 0, what: 'left' }]);
  });
});

describe('who must not watch live learns no number of moves', () => {
  const delayed = async (spectatorDelay: number | null) => {
    const { id, tokens } = await club.seatTwo({ kind: 'days', hours: 48, window: null });
    const room = await club.tables.room(id);
    await room.request(() => room.changeRow((row) => ({ config: { ...row.config, spectatorDelay } })));
    const wires = [await Wire.connect(club.tables, id, tokens[1]!)];
    if (spectatorDelay !== null) wires.push(await Wire.connect(club.tables, id, null));
    for (let i = 0; i < 4; i++) await club.pass(48 * HOUR);
    return { id, tokens, wires };
  };

  it('a spectator sees a handover with the moves around it', async () => {
    const { id, tokens, wires } = await delayed(100);
    const [bea, eyes] = wires as [Wire, Wire];
    const visible = eyes.moment!.index;
    const all = toldTo(bea);
    const seen = all.filter(({ at }) => at <= visible);
    expect([seen.length > 0, seen.length < all.length]).toEqual([true, true]);
    expect(toldTo(eyes)).toEqual(seen);
    expect(toldTo(await Wire.connect(club.tables, id, null))).toEqual(seen);
    expect((await club.tables.info(id)).handovers).toEqual(seen);
    // Nobody has opened the game: how far it is, nobody knows.
    club.restart();
    expect((await club.tables.info(id)).handovers).toBeUndefined();
    const [mine] = await club.tables.mine([{ table: id, token: tokens[0]! }]);
    expect(mine!.table.handovers).toEqual(all);
    await club.store.putTable({ ...(await club.row(id)), status: 'over', version: (await club.row(id)).version + 1 });
    expect((await club.tables.info(id)).handovers).toEqual(all);
  });

  it('a stranger sees none of a game that nobody may watch', async () => {
    const { id, wires } = await delayed(null);
    expect(toldTo(wires[0]!).length).toBeGreaterThan(0);
    expect((await club.tables.info(id)).handovers).toBeUndefined();
  });
});

describe('a seat changes hands only while its game runs', () => {
  async function ask(wire: Wire, kind: 'resign' | 'takeBack'): Promise<void> {
    wire.say({ kind });
    await settle();
  }

  it('not before it: the game begins with its players, whatever an old row says', async () => {
    const plan = config([PERSON, PERSON]);
    const { table, token } = await makeTable(club.tables, 'Ada', plan);
    const ada = await Wire.connect(club.tables, table.id, token);
    await ask(ada, 'resign');
    expect((await club.row(table.id)).seats[0]!.isSubstituted).toBe(false);
    const room = await club.tables.room(table.id);
    const seats = room.row.seats.map((seat, i) => ({ ...seat, isSubstituted: i === 0 }));
    await room.request(() => room.changeRow({ seats }));
    await club.tables.join(table.id, { name: 'Bea', entropy: entropy() });
    const begun = await club.row(table.id);
    expect([begun.status, begun.seats.map(({ isSubstituted }) => isSubstituted)]).toEqual(['running', [false, false]]);
  });

  it.each(['over', 'abandoned'] as const)('not after it is %s: the result may count already', async (status) => {
    const { id, tokens } = await club.seatTwo({ kind: 'free' });
    const ada = await Wire.connect(club.tables, id, tokens[0]!);
    await ask(ada, 'resign');
    expect((await club.row(id)).seats[0]!.isSubstituted).toBe(true);
    const room = await club.tables.room(id);
    await room.request(() => room.changeRow({ status }));
    const { seats, handovers, version } = await club.row(id);
    const bea = await Wire.connect(club.tables, id, tokens[1]!);
    await ask(ada, 'takeBack');
    await ask(bea, 'resign');
    expect(await club.row(id)).toMatchObject({ seats, handovers, version });
  });

  it('not after another node has stored its end', async () => {
    const { id, tokens } = await club.seatTwo({ kind: 'free' });
    const ada = await Wire.connect(club.tables, id, tokens[0]!);
    await ask(ada, 'resign');
    const over = { ...(await club.row(id)), status: 'over' as const };
    await club.store.putTable({ ...over, version: over.version + 1 });
    await ask(ada, 'takeBack');
    const { status, seats } = await club.row(id);
    expect([status, seats[0]!.isSubstituted]).toEqual(['over', true]);
  });
});

describe('the list', () => {
  /** Two seats that are left and taken back in turn, without a move between. */
  it('has seats that change hands in turn once each', () => {
    let list: Handover[] = [{ at: 2, seat: 0, what: 'timeUp' }];
    for (let i = 0; i < 50; i++)
      for (const what of ['left', 'back'] as const)
        for (const seat of [0, 1]) list = withHandover(list, { at: 3, seat, what });
    expect(list.map(({ seat, what }) => `${seat} ${what}`)).toEqual([
      '0 timeUp',
      '0 left',
      '1 left',
      '0 back',
      '1 back',
    ]);
  });

  it('loses whole pairs when it is full, those without a move first', () => {
    const early: Handover[] = [
      { at: 0, seat: 2, what: 'timeUp' },
      { at: 1, seat: 3, what: 'left' },
      { at: 2, seat: 1, what: 'timedOut' },
      { at: 9, seat: 1, what: 'back' },
    ];
    let list = early;
    for (let at = 10; at < 500; at++)
      for (const what of ['left', 'back'] as const) list = withHandover(list, { at, seat: 0, what });
    expect(list.slice(0, 4)).toEqual(early);
    expect(list.length).toBeLessThanOrEqual(200);
    expect(list.at(-1)).toEqual({ at: 499, seat: 0, what: 'back' });
    const others = list.slice(4).map(({ what }) => what);
    expect(others).toEqual(others.map((_, i) => (i % 2 === 0 ? 'left' : 'back')));
  });

  it('has a seat that changes hands again and again once', () => {
    const whats = ['left', 'back', 'left', 'back', 'left'] as const;
    let list: Handover[] = [{ at: 3, seat: 0, what: 'timeUp' }];
    for (const what of whats) list = withHandover(list, { at: 3, seat: 0, what });
    expect(list.map(({ what }) => what)).toEqual(['timeUp', 'left']);
    for (let at = 0; at < 300; at++) list = withHandover(list, { at, seat: 1, what: 'timeUp' });
    expect([list.length, list.at(-1)!.at]).toEqual([200, 299]);
  });
});
