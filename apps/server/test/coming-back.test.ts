// Who comes to a table, goes, and comes back: what that one is told, and what the others are.

import { type Entry, type Moment, seenHash } from '@black-angel/match';
import type { ServerMessage, Since } from '@black-angel/protocol';
import { decision, determinize, formatMove, legalMoves } from '@black-angel/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStore } from '../src/store/memory-store.ts';
import { config, entropy, makeTable, moveId, PERSON } from './online-client.ts';
import { Tables } from './seeded.ts';
import { NO_BOTS, settle, Wire } from './wire.ts';

type Opened = Extract<ServerMessage, { kind: 'opened' }>;

let store: MemoryStore;
let tables: Tables;
beforeEach(() => {
  store = new MemoryStore();
  tables = new Tables({
    store,
    bots: NO_BOTS,
    now: () => 1,
    report: (problem, error) => expect([problem, error]).toEqual([]),
  });
});

async function connect(id: string, token: string | null, since: Since = null): Promise<{ wire: Wire; opened: Opened }> {
  const wire = new Wire(tables);
  wire.say({ kind: 'hello', table: id, token, since });
  await settle();
  const opened = wire.messages[0]!;
  if (opened.kind !== 'opened') throw new Error(JSON.stringify(opened));
  return { wire, opened };
}

async function seatTwo(): Promise<{ id: string; tokens: string[] }> {
  const made = await makeTable(tables, 'Ada', config([PERSON, PERSON]));
  const joined = await tables.join(made.table.id, { name: 'Bea', entropy: entropy() });
  return { id: made.table.id, tokens: [made.token, joined.token] };
}

/** What a client shows: it keeps its own picture from what it is sent. */
class Picture {
  moment: Moment | null = null;
  entries: Entry[] = [];

  hear(message: ServerMessage): void {
    const told = message.kind === 'opened' ? message.game : message.kind === 'update' ? message.update : null;
    if (!told) return;
    this.moment = told.moment;
    this.entries = [...this.entries.filter(({ index }) => index < told.keep), ...told.entries];
  }

  static of(wire: Wire): Picture {
    const picture = new Picture();
    for (const message of wire.messages) picture.hear(message);
    return picture;
  }

  get since(): Since {
    return { index: this.moment!.index, seen: seenHash(this.entries) };
  }

  async move(wire: Wire, choice: number): Promise<void> {
    const state = determinize(this.moment!.view, () => 0);
    const moves = legalMoves(state, decision(state)!.seat);
    wire.say({ kind: 'move', id: moveId(), at: this.moment!.index, move: formatMove(moves[choice % moves.length]!)! });
    await settle();
  }
}

/** Plays a number of moves over these wires, one for each seat. */
async function playOn(wires: readonly Wire[], moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const pictures = wires.map(Picture.of);
    const seat = pictures.findIndex(({ moment }, own) => moment!.view.decision?.seat === own);
    await pictures[seat]!.move(wires[seat]!, i * 7 + 3);
  }
}

describe('who comes back', () => {
  it('is told only what was missed, and then sees what a newcomer sees', async () => {
    const { id, tokens } = await seatTwo();
    const wires = [(await connect(id, tokens[0]!)).wire, (await connect(id, tokens[1]!)).wire];
    const watcher = await connect(id, null);
    await playOn(wires, 30);
    const pictures = [Picture.of(wires[0]!), Picture.of(watcher.wire)];
    watcher.wire.close();
    const again = [(await connect(id, tokens[0]!)).wire, wires[1]!];
    wires[0]!.close();
    await playOn(again, 25);
    for (const [i, token] of [tokens[0]!, null].entries()) {
      const picture = pictures[i]!;
      const before = picture.moment!.index;
      const { opened } = await connect(id, token, picture.since);
      expect(opened.game!.keep).toBe(before);
      expect(opened.game!.entries.length).toBe(opened.game!.moment.index - before);
      expect(opened.game!.entries.length).toBeGreaterThan(5);
      picture.hear(opened);
      const fresh = (await connect(id, token)).opened.game!;
      expect(fresh.keep).toBe(-1);
      expect(picture.moment).toEqual(fresh.moment);
      expect(picture.entries).toEqual(fresh.entries);
    }
    await tables.close();
  });

  it('is told everything where what was known is no longer true', async () => {
    const { id, tokens } = await seatTwo();
    const { wire, opened } = await connect(id, tokens[0]!);
    const first = Picture.of(wire);
    const state = determinize(opened.game!.moment.view, () => 0);
    const dice = legalMoves(state, 0).filter(({ kind }) => kind === 'die');
    const play = async (n: number): Promise<void> => {
      wire.say({ kind: 'move', id: moveId(), at: 0, move: formatMove(dice[n]!)! });
      await settle();
    };
    await play(0);
    const picture = Picture.of(wire);
    expect(picture.moment!.index).toBeGreaterThan(0);
    wire.say({ kind: 'undo', id: moveId(), at: picture.moment!.index, what: 'turn' });
    await settle();
    // Fewer moves than were known, then as many others.
    const undone = (await connect(id, tokens[0]!, picture.since)).opened.game!;
    expect(undone.keep).toBe(-1);
    expect(undone.moment).toEqual(first.moment);
    await play(dice.length - 1);
    const other = (await connect(id, tokens[0]!, picture.since)).opened.game!;
    expect(other.keep).toBe(-1);
    expect(other.entries).toEqual(Picture.of(wire).entries);
    await tables.close();
  });

  it('hears who agrees to abandon the game', async () => {
    const { id, tokens } = await seatTwo();
    const { wire, opened } = await connect(id, tokens[1]!);
    expect(opened.agreed).toEqual([]);
    wire.say({ kind: 'abandon', agrees: true });
    await settle();
    expect((await connect(id, tokens[0]!)).opened.agreed).toEqual([1]);
    await tables.close();
  });
});

describe('what was said before the game began', () => {
  it('is still said by whoever said it after the seats were shuffled', async () => {
    let wasShuffled = false;
    for (let i = 0; i < 8; i++) {
      const plan = config([PERSON, PERSON, PERSON], { shuffled: true });
      const made = await makeTable(tables, 'Ada', plan);
      const { id } = made.table;
      const second = await tables.join(id, { name: 'Bea', entropy: entropy() });
      for (const [token, name] of [
        [made.token, 'Ada'],
        [second.token, 'Bea'],
      ] as const) {
        const { wire } = await connect(id, token);
        wire.say({ kind: 'chat', text: `I am ${name}` });
        await settle();
        wire.close();
      }
      const third = await tables.join(id, { name: 'Cy', entropy: entropy() });
      const { wire } = await connect(id, third.token);
      wire.say({ kind: 'chat', text: 'I am Cy' });
      await settle();
      // Also after the table is opened again from the store.
      const reopened = new Tables({ store, bots: NO_BOTS, now: () => 1, report: () => {} });
      for (const where of [tables, reopened]) {
        const { table, chat } = (await Wire.connect(where, id, null)).messages[0] as Opened;
        expect(chat.map(({ text }) => text)).toEqual(['I am Ada', 'I am Bea', 'I am Cy']);
        for (const { seat, text } of chat) expect(text).toBe(`I am ${table.seats[seat]!.name}`);
        wasShuffled ||= table.seats[0]!.name !== 'Ada';
      }
      await reopened.close();
    }
    expect(wasShuffled).toBe(true);
    await tables.close();
  });
});
