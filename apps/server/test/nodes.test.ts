// Several nodes on one PostgreSQL: a game is played across two of them, one is killed, and the game continues.

import { determinize, formatMove, legalMoves } from '@black-angel/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FanOut } from '../src/store/fan-out.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import { openPostgresStore } from '../src/store/postgres-store.ts';
import { renewToken } from '../src/tables/all/waiting.ts';
import { matchOfRow } from '../src/tables/game/load-game.ts';
import { sweepDue } from '../src/tables/verbs/sweep-due.ts';
import { type Child, startChild } from './children.ts';
import { Hub } from './hub.ts';
import { config, createTable, entropy, joinTable, makeTable, moveId, OnlineClient, PERSON } from './online-client.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { Tables } from './seeded.ts';
import { NO_BOTS, settle, Wire } from './wire.ts';

let postgres: Postgres | null = null;
const children: Child[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const child of children) await child.kill();
  await postgres?.stop();
});

async function node(): Promise<Child> {
  const child = await startChild({ DATABASE_URL: postgres!.url });
  children.push(child);
  return child;
}

/** The decider moves, on either node. */
async function moveOnce(clients: readonly OnlineClient[], choice: number): Promise<void> {
  const isTurn = ({ moment, seat }: OnlineClient): boolean => moment!.view.decision?.seat === seat;
  for (;;) {
    const decider = clients.find(isTurn);
    if (decider) {
      const moves = legalMoves(
        determinize(decider.moment!.view, () => 0),
        decider.seat!,
      );
      const answer = await decider.play(formatMove(moves[choice % moves.length]!)!);
      expect(answer).toEqual({ ok: true });
      return;
    }
    await Promise.race(clients.map((client) => client.next(({ kind }) => kind === 'update')));
  }
}

/** Waits until all clients have the same moves. */
async function agree(clients: readonly OnlineClient[]): Promise<void> {
  const isTold = (): boolean => new Set(clients.map(({ moment }) => moment!.view.decision?.seat)).size === 1;
  while (!isTold()) await Promise.race(clients.map((client) => client.next(({ kind }) => kind === 'update')));
}

describe('two nodes on a real PostgreSQL', () => {
  it('play one game across both, lose one of them, and go on', async ({ skip }) => {
    if (!postgres) skip('there is no PostgreSQL here');
    const [one, two] = await Promise.all([node(), node()]);
    const made = await createTable(one.url, 'Ada', config([PERSON, PERSON]));
    const joined = await joinTable(two.url, made.table.id, 'Bea');
    const id = made.table.id;
    const ada = await OnlineClient.connect(one.url, id, made.token);
    const bea = await OnlineClient.connect(two.url, id, joined.token);
    const cy = await OnlineClient.connect(two.url, id, null);
    // Presence covers both nodes.
    for (const client of [ada, bea, cy])
      await client.until((message) =>
        message.kind === 'opened'
          ? message.present.length === 2
          : message.kind === 'present' && message.seats.length === 2,
      );
    const heard = bea.until((message) => message.kind === 'chat' && message.line.text === 'Hello over there');
    ada.send({ kind: 'chat', text: 'Hello over there' });
    await heard;
    for (let i = 0; i < 12; i++) await moveOnce([ada, bea], i * 7 + 3);
    await agree([ada, bea]);

    await one.kill();
    await ada.closed;
    // The other node has everything that the first one acknowledged.
    const again = await OnlineClient.connect(two.url, id, made.token);
    expect(again.moment).toEqual(ada.moment);
    for (let i = 0; i < 8; i++) await moveOnce([again, bea], i * 5 + 1);

    // A node that starts later joins in.
    const three = await node();
    const late = await OnlineClient.connect(three.url, id, joined.token);
    await agree([again, bea, late]);
    expect(late.moment).toEqual(bea.moment);
    for (let i = 0; i < 5; i++) await moveOnce([again, late], i * 3 + 2);
    expect(cy.messages.filter(({ kind }) => kind === 'update').length).toBeGreaterThan(0);

    const store = await openPostgresStore(postgres!.url);
    const log = await store.log(id);
    const match = matchOfRow((await store.getTable(id))!, log);
    expect(log.filter((entry) => entry.moveId !== null).length).toBe(25);
    await agree([again, bea, late]);
    expect(again.moment!.view).toEqual(match.moment(0, again.moment!.index).view);
    await store.close();
    for (const client of [again, bea, late, cy]) await client.close();
  });

  it('two people on two nodes cannot take the same seat, nor play over each other', async ({ skip }) => {
    if (!postgres) skip('there is no PostgreSQL here');
    const [one, two] = children.filter(({ process: { signalCode } }) => signalCode === null) as [Child, Child];
    const made = await createTable(one.url, 'Ada', config([PERSON, PERSON]));
    const tries = await Promise.allSettled([
      joinTable(one.url, made.table.id, 'Bea'),
      joinTable(two.url, made.table.id, 'Cy'),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    // Ada moves over two connections at the same time.
    const here = await OnlineClient.connect(one.url, made.table.id, made.token);
    const there = await OnlineClient.connect(two.url, made.table.id, made.token);
    const moves = legalMoves(
      determinize(here.moment!.view, () => 0),
      0,
    ).map((move) => formatMove(move)!);
    const answers = await Promise.all([here.play(moves[0]!), there.play(moves[1] ?? moves[0]!)]);
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, why: 'stale' });
    await Promise.all([here.close(), there.close()]);
  });
});

describe('nodes that share a store', () => {
  const report = (): void => {};

  it('let the bots of a table move on one of them, and take over from one that is gone', async () => {
    const hub = new Hub(new MemoryStore());
    const asked = [0, 0];
    const open: (() => void)[] = [];
    const nodes = [0, 1].map((n) => {
      const bots = {
        think: async (_level: string, { moves }: { moves: readonly unknown[] }) => {
          asked[n]!++;
          await new Promise<void>((resolve) => void open.push(resolve));
          return { move: moves[0], lines: [] } as never;
        },
        close: async () => {},
      };
      const { store, fanOut } = hub.node();
      return { tables: new Tables({ store, fanOut, bots, now: () => 1, report }), fanOut, store };
    });
    const [first, second] = nodes as [(typeof nodes)[0], (typeof nodes)[0]];
    const made = await makeTable(first.tables, 'Ada', config([{ kind: 'bot', level: 'novice' }, PERSON]));
    await settle();
    const id = made.table.id;
    const there = await Wire.connect(second.tables, id, made.token);
    await settle();
    // The first node runs the bot; the second only shows the game.
    expect(asked).toEqual([1, 0]);
    // The first node dies before the bot has moved.
    await first.fanOut.close();
    await sweepDue(await second.tables.room(id));
    await settle();
    expect(asked[1]).toBe(1);
    const decider = async (): Promise<number | null> => (await second.tables.info(id)).decider;
    for (let i = 0; i < 500 && (await decider()) !== 1; i++) {
      open.shift()?.();
      await settle();
    }
    expect(await decider()).toBe(1);
    expect(there.frames.some((frame) => frame.includes('"decider":1'))).toBe(true);
    expect((await second.store.log(id)).length).toBeGreaterThan(0);
    for (const { tables } of nodes) await tables.close();
  });

  it('let bots move again when they can ask each other again', async () => {
    let isReached = false;
    let asked = 0;
    let hear = (_news: null, _node: string): void => {};
    const fanOut: FanOut = {
      isHeard: () => true,
      hear: (listen) => {
        hear = listen;
      },
      tell: () => {},
      take: async () => isReached,
      give: async () => {},
      close: async () => {},
    };
    const think = async () => {
      asked++;
      return new Promise<never>(() => {});
    };
    const bots = { think, close: async () => {} };
    const tables = new Tables({ store: new MemoryStore(), fanOut, bots, now: () => 1, report });
    await makeTable(tables, 'Ada', config([{ kind: 'bot', level: 'novice' }, PERSON]));
    await settle();
    expect(asked).toBe(0);
    isReached = true;
    hear(null, '');
    await settle();
    expect(asked).toBe(1);
  });

  it('show who is connected to another one, until that one goes', async () => {
    const hub = new Hub(new MemoryStore());
    const nodes = [0, 1, 2].map(() => new Tables({ ...hub.node(), bots: NO_BOTS, now: () => 1, report }));
    const [first, second, third] = nodes as [Tables, Tables, Tables];
    const made = await makeTable(first, 'Ada', config([PERSON, PERSON, PERSON]));
    const { id } = made.table;
    const bea = await second.join(id, { name: 'Bea', entropy: entropy() });
    await third.join(id, { name: 'Cy', entropy: entropy() });
    const seen = (wire: Wire): number[] => {
      const last = wire.messages.findLast(({ kind }) => kind === 'opened' || kind === 'present');
      return last?.kind === 'opened' ? last.present : last?.kind === 'present' ? last.seats : [];
    };
    const ada = await Wire.connect(first, id, made.token);
    const here = await Wire.connect(second, id, bea.token);
    const watcher = await Wire.connect(third, id, null);
    await settle();
    for (const wire of [ada, here, watcher]) expect(seen(wire)).toEqual([0, 1]);
    // Bea has two connections and closes one.
    const twice = await Wire.connect(third, id, bea.token);
    here.close();
    await settle();
    expect(seen(ada)).toEqual([0, 1]);
    twice.close();
    await settle();
    for (const wire of [ada, watcher]) expect(seen(wire)).toEqual([0]);
    // A new token on one node closes the seat's connections on all nodes.
    const fresh = await renewToken(third, id, 0, made.token);
    await settle();
    expect(ada.messages.at(-1)).toEqual({ kind: 'bye', why: 'revoked' });
    expect(seen(watcher)).toEqual([]);
    await Wire.connect(first, id, fresh.token);
    await settle();
    expect(seen(watcher)).toEqual([0]);
    // A node that closes tells the others.
    await first.close();
    await settle();
    expect(seen(watcher)).toEqual([]);
    // A node that dies is dropped after a timeout.
    const back = await Wire.connect(second, id, bea.token);
    await settle();
    expect(seen(watcher)).toEqual([1]);
    third.rooms.neighbours!.beat(performance.now() + 30_000);
    expect(seen(watcher)).toEqual([1]);
    third.rooms.neighbours!.beat(performance.now() + 60_000);
    await settle();
    expect(seen(watcher)).toEqual([]);
    back.close();
    for (const tables of nodes) await tables.close();
  });

  it.each([
    ['connected to another one', true, []],
    ['connected to none', false, [0]],
  ])('tell of a turn who is %s: %s', async (_where, isConnected, expected) => {
    const hub = new Hub(new MemoryStore());
    let now = 1;
    let elapsed = 0;
    const told: number[] = [];
    const nodes = [0, 1].map(() => {
      const onTurn = (_row: unknown, seat: number): void => void told.push(seat);
      return new Tables({ ...hub.node(), bots: NO_BOTS, now: () => now, monotonic: () => elapsed, report, onTurn });
    });
    const [first, second] = nodes as [Tables, Tables];
    const made = await makeTable(first, 'Ada', config([PERSON, PERSON]));
    await first.join(made.table.id, { name: 'Bea', entropy: entropy() });
    if (isConnected) await Wire.connect(first, made.table.id, made.token);
    now += 100_000;
    // The second node has just opened the table and does not know yet who is connected elsewhere.
    const room = await second.room(made.table.id);
    await sweepDue(room);
    expect(told).toEqual([]);
    elapsed += 400;
    await sweepDue(room);
    expect(told).toEqual(expected);
    for (const tables of nodes) await tables.close();
  });

  it('forget tables where nobody is, and open them again as they were', async () => {
    const store = new MemoryStore();
    const tables = new Tables({ store, bots: NO_BOTS, now: () => 1, report });
    const made = await makeTable(tables, 'Ada', config([PERSON, PERSON]));
    const joined = await tables.join(made.table.id, { name: 'Bea', entropy: entropy() });
    const wire = await Wire.connect(tables, made.table.id, made.token);
    await tables.rooms.forget(0);
    expect(tables.rooms.count).toBe(1);
    wire.say({ kind: 'move', id: moveId(), at: 0, move: 'B' });
    await settle();
    wire.close();
    await tables.rooms.forget(60_000);
    expect(tables.rooms.count).toBe(1);
    await tables.rooms.forget(0);
    expect(tables.rooms.count).toBe(0);
    // Public information is served without opening the room.
    expect((await tables.info(made.table.id)).status).toBe('running');
    expect(tables.rooms.count).toBe(0);
    const again = await Wire.connect(tables, made.table.id, joined.token);
    expect(again.messages[0]).toMatchObject({ kind: 'opened', seat: 1, table: { status: 'running' } });
    await tables.close();
  });
});
