// The end of a game: what is stored agrees with what the players see, when they see it.

import type { FairnessProof, ServerMessage } from '@black-angel/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { logOf, scriptGame } from '../../../bench/server/games.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import type { TableRow } from '../src/store/store.ts';
import { Scheduler } from '../src/tables/all/scheduler.ts';
import { Tables } from './seeded.ts';
import { NO_BOTS, settle, Wire } from './wire.ts';

const { row, script } = scriptGame('ending', 1, 10_000);
const log = logOf(row, script);
const last = log.at(-1)!;

let store: MemoryStore;
let tables: Tables;
let problems: string[];
/** Counts the game for ratings. */
let count: (row: TableRow) => Promise<void>;
/** What the store and `/proof` say when the last mover first sees the result. */
let whenSeen: Promise<[TableRow, FairnessProof]>;

beforeEach(async () => {
  store = new MemoryStore();
  problems = [];
  count = async () => {};
  await store.putTable(row);
  await store.append(row.id, log.slice(0, -1));
  tables = new Tables({
    store,
    bots: NO_BOTS,
    now: () => 1,
    report: (problem) => void problems.push(problem),
    onGameOver: (ended) => count(ended),
  });
});

/** The last move of the game. */
async function finish(): Promise<Wire> {
  const wire = await Wire.connect(tables, row.id, script.tokens[last.seat]!);
  whenSeen = new Promise((resolve, reject) => {
    wire.on('frame', (message: ServerMessage) => {
      if (message.kind === 'update' && message.update.moment.result !== null)
        Promise.all([store.getTable(row.id) as Promise<TableRow>, tables.proof(row.id)]).then(resolve, reject);
    });
  });
  wire.say({ kind: 'move', id: 'the-last-move', at: wire.moment!.index, move: last.move });
  await settle();
  return wire;
}

describe('the end of a game', () => {
  it('is stored before a player sees it, however long its ratings take', async () => {
    const counted: string[] = [];
    count = async (ended) => {
      for (let i = 0; i < 3; i++) await settle();
      counted.push(ended.status);
    };
    const wire = await finish();
    const [stored, proof] = await whenSeen;
    expect(stored.status).toBe('over');
    expect(proof.seed).toBe(script.seed);
    expect(counted).toEqual(['over']);
    await settle();
    expect(wire.answerTo('the-last-move')).toEqual({ ok: true });
    const told = wire.messages.findLast(({ kind }) => kind === 'table');
    expect(told).toMatchObject({ table: { status: 'over' } });
    await tables.close();
  });

  it('is answered as the first time, if only the answer to the last move was lost', async () => {
    const wire = await finish();
    await whenSeen;
    expect((await store.getTable(row.id))!.status).toBe('over');
    const again = { kind: 'move', id: 'the-last-move', at: wire.moment!.index - 1, move: last.move } as const;
    // Also after the room was closed, and the game is loaded again from its log.
    for (const restart of [false, true]) {
      wire.close();
      if (restart) await tables.rooms.forget(-1);
      const back = await Wire.connect(tables, row.id, script.tokens[last.seat]!);
      back.say(again);
      back.say({ ...again, id: 'another-move' });
      await settle();
      expect(back.answerTo('the-last-move')).toEqual({ ok: true });
      expect(back.answerTo('another-move')).toEqual({ ok: false, why: 'notAllowed' });
      back.close();
    }
    await tables.close();
  });

  it('is proved to those who see it, even where its row could not be stored', async () => {
    store.putTable = () => Promise.reject(new Error('disk I/O error'));
    const wire = await finish();
    const [stored, proof] = await whenSeen;
    expect(stored.status).toBe('running');
    expect(proof.seed).toBe(script.seed);
    expect(wire.answerTo('the-last-move')).toEqual({ ok: true });
    expect(new Set(problems)).toEqual(new Set([`table ${row.id}: its row`]));
    await tables.close();
  });

  it('is stored later, if it could not be stored at once, and nobody changes it until then', async () => {
    const { putTable } = store;
    store.putTable = () => Promise.reject(new Error('disk I/O error'));
    const wire = await finish();
    // The store works again, and nothing is due at the row.
    store.putTable = putTable;
    expect(await store.getTable(row.id)).toMatchObject({ status: 'running', result: null });
    const wires = [wire];
    for (const token of script.tokens) wires.push(await Wire.connect(tables, row.id, token));
    for (const one of wires) {
      one.say({ kind: 'undo', id: 'the-last-undo', at: one.moment!.index, what: 'step' });
      one.say({ kind: 'resign' });
      one.say({ kind: 'abandon', agrees: true });
      await settle();
      expect(one.answerTo('the-last-undo')).toEqual({ ok: false, why: 'notAllowed' });
    }
    const { seats, agreed } = (await store.getTable(row.id))!;
    expect([seats, agreed]).toEqual([row.seats, undefined]);
    for (const one of wires) one.close();
    // Its room is not forgotten.
    await tables.rooms.forget(-1);
    const sweep = (isDrill: boolean) =>
      new Scheduler({ store, tables, now: () => 1, isDrill, report: (problem) => void problems.push(problem) }).sweep();
    await sweep(true);
    expect((await store.getTable(row.id))!.status).toBe('running');
    await sweep(false);
    const { status, result } = (await store.getTable(row.id))!;
    expect([status, result]).toEqual(['over', wire.moment!.result]);
    await tables.rooms.forget(-1);
    expect(tables.rooms.count).toBe(0);
    await tables.close();
  });
});
