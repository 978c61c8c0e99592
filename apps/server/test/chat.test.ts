import { beforeEach, describe, expect, it } from 'vitest';
import { DamagedData } from '../src/store/damage.ts';
import { CHAT_WINDOW, MOST_LINES } from '../src/tables/row/chat.ts';
import { Club } from './club.ts';
import { config, makeTable, PERSON } from './online-client.ts';
import { settle, Wire } from './wire.ts';

let club: Club;
beforeEach(() => {
  club = new Club();
});

async function say(wire: Wire, ...texts: string[]): Promise<void> {
  for (const text of texts) wire.say({ kind: 'chat', text });
  await settle();
}
const lines = (from: number, count: number): string[] => Array.from({ length: count }, (_, i) => `line ${from + i}`);
const kept = async (id: string): Promise<string[]> => (await club.store.chat(id, 1000)).map(({ text }) => text);
const refused = (wire: Wire): string[] =>
  wire.messages.flatMap((message) => (message.kind === 'chatRefused' ? [message.text] : []));

describe('a seat that says too much at once', () => {
  it('is told so, and nobody else hears it', async () => {
    const { id, tokens } = await club.seatTwo({ kind: 'free' });
    const ada = await Wire.connect(club.tables, id, tokens[0]!);
    const bea = await Wire.connect(club.tables, id, tokens[1]!);
    await say(ada, ...lines(0, MOST_LINES), 'too much');
    expect(await kept(id)).toEqual(lines(0, MOST_LINES));
    expect(refused(ada)).toEqual(['too much']);
    expect(bea.frames.join()).not.toContain('too much');
    // It stays connected, and other seats can still write.
    expect(ada.isClosed).toBe(false);
    await say(bea, 'hello');
    expect((await kept(id)).at(-1)).toBe('hello');
    club.now += CHAT_WINDOW;
    await say(ada, 'again');
    expect((await kept(id)).at(-1)).toBe('again');
  });

  it('says no more over other connections, by coming back, or after a restart', async () => {
    const { id, tokens } = await club.seatTwo({ kind: 'free' });
    const devices = [await Wire.connect(club.tables, id, tokens[0]!), await Wire.connect(club.tables, id, tokens[0]!)];
    for (const [i, device] of devices.entries()) await say(device, ...lines(i * MOST_LINES, MOST_LINES));
    expect(await kept(id)).toEqual(lines(0, MOST_LINES));
    for (const device of devices) device.close();
    await club.tables.rooms.forget(0);
    const back = await Wire.connect(club.tables, id, tokens[0]!);
    await say(back, 'back');
    club.restart();
    const later = await Wire.connect(club.tables, id, tokens[0]!);
    await say(later, 'later');
    expect([refused(back), refused(later)]).toEqual([['back'], ['later']]);
    expect((await kept(id)).length).toBe(MOST_LINES);
  });

  it('says no more over another node, which tells its own players what it had missed', async () => {
    const { id, tokens } = await club.seatTwo({ kind: 'free' });
    const here = await Wire.connect(club.tables, id, tokens[0]!);
    const other = new Club(club.store);
    other.now = club.now;
    // Opened before the first line, and not told of it.
    const there = await Wire.connect(other.tables, id, tokens[0]!);
    await say(here, ...lines(0, MOST_LINES));
    await say(there, 'too much');
    expect(await kept(id)).toEqual(lines(0, MOST_LINES));
    expect(refused(there)).toEqual(['too much']);
    expect(there.messages.filter(({ kind }) => kind === 'chat').length).toBe(MOST_LINES);
  });

  it('says no more when the game begins and seats are shuffled', async () => {
    const plan = config([PERSON, PERSON, { kind: 'bot', level: 'easy' }], { shuffled: true });
    const made = await makeTable(club.tables, 'Ada', plan, '1'.repeat(64));
    await say(await Wire.connect(club.tables, made.table.id, made.token), ...lines(0, MOST_LINES));
    await club.tables.join(made.table.id, { name: 'Bea', entropy: '2'.repeat(64) });
    await settle();
    const ada = await Wire.connect(club.tables, made.table.id, made.token);
    await say(ada, 'too much');
    expect(refused(ada)).toEqual(['too much']);
  });
});

describe('the list of the player’s tables', () => {
  it('says what the others have said since the player did, without the texts', async () => {
    const { id, tokens } = await club.seatTwo({ kind: 'free' });
    const ada = await Wire.connect(club.tables, id, tokens[0]!);
    const bea = await Wire.connect(club.tables, id, tokens[1]!);
    const said = async (seat: number) => (await club.tables.mine([{ table: id, token: tokens[seat]! }]))[0]!.said;
    expect(await said(0)).toBeUndefined();
    await say(bea, 'hello');
    await say(ada, 'good evening');
    await say(bea, 'a secret', 'another');
    const lines = [2, 3].map((n) => ({ n, seat: 1 }));
    expect([await said(0), await said(1)]).toEqual([lines, undefined]);
  });

  it('reads the chat of a seat once, however often it is asked for, and skips a damaged one', async () => {
    const one = await club.seatTwo({ kind: 'free' });
    const two = await club.seatTwo({ kind: 'free' });
    await say(await Wire.connect(club.tables, two.id, two.tokens[1]!), 'hello');
    const read: string[] = [];
    const chat = club.store.chat.bind(club.store);
    club.store.chat = (table, most) => {
      read.push(table);
      return table === one.id ? Promise.reject(new DamagedData('what is kept is no JSON')) : chat(table, most);
    };
    const seats = [one, two].map(({ id, tokens }) => ({ table: id, token: tokens[0]! }));
    const mine = await club.tables.mine(Array.from({ length: 100 }, () => seats).flat());
    expect(mine.length).toBe(2);
    expect(mine.find(({ table }) => table.id === one.id)!.said).toBeUndefined();
    expect(mine.find(({ table }) => table.id === two.id)!.said).toEqual([{ n: 0, seat: 1 }]);
    expect(read.sort()).toEqual([one.id, two.id].sort());
    expect(club.problems).toEqual([[`table ${one.id}: its chat is damaged`, expect.any(DamagedData)]]);
  });
});
