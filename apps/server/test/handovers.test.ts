// Everybody at a table learns when a bot plays for a person, and when the person is back.

import type { Handover, ServerMessage } from '@black-angel/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { withHandover } from '../src/tables/handovers.ts';
import { HOUR } from '../src/time.ts';
import { Club } from './club.ts';
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

describe('the list', () => {
  it('has a seat that changes hands again and again once', () => {
    const whats = ['left', 'back', 'left', 'back', 'left'] as const;
    let list: Handover[] = [{ at: 3, seat: 0, what: 'timeUp' }];
    for (const what of whats) list = withHandover(list, { at: 3, seat: 0, what });
    expect(list.map(({ what }) => what)).toEqual(['timeUp', 'left']);
    for (let at = 0; at < 300; at++) list = withHandover(list, { at, seat: 1, what: 'timeUp' });
    expect([list.length, list.at(-1)!.at]).toEqual([200, 299]);
  });
});
