// Connections to PostgreSQL are terminated, cut and frozen during play: no node stops, no acknowledged move is lost
// or duplicated, nothing hangs, and missed news is caught up.

import pg from 'pg';
import { afterEach, describe, expect, vi } from 'vitest';
import { PATIENCE } from '../../../scripts/patience.ts';
import { hashToken } from '../src/http/tokens.ts';
import type { FanOut } from '../src/store/fan-out.ts';
import { openPostgresFanOut } from '../src/store/postgres-fan-out.ts';
import { openPostgresStore, type PostgresStore } from '../src/store/postgres-store.ts';
import { type LogEntry, UnknownOutcome } from '../src/store/store.ts';
import { changeSeat } from '../src/tables/verbs/change-seat.ts';
import { type Child, startChild } from './children.ts';
import { checkTable } from './crash-check.ts';
import { newTally, type Player, seatGame } from './crash-players.ts';
import { Gate } from './gate.ts';
import { config, entropy, makeTable, PERSON } from './online-client.ts';
import { Tables } from './seeded.ts';
import { soak } from './soak.ts';
import { usePostgres } from './use-postgres.ts';
import { NO_BOTS, Wire } from './wire.ts';
import { seededRandom } from './worlds.ts';

/** For a database that does not answer. What must succeed is tried again (`eventually`). */
const IMPATIENT = { connect: 1000, query: 1000, retry: 1000 };
const postgres = usePostgres();
const { test } = postgres;
/** What a test has opened; it is closed in reverse order. */
const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

async function gate(): Promise<Gate> {
  const made = await Gate.before(postgres.server!.url);
  opened.push(() => made.close());
  return made;
}

async function openStore(url: string, patience?: typeof IMPATIENT): Promise<PostgresStore> {
  const store = await openPostgresStore(url, patience);
  opened.push(() => store.close());
  return store;
}

const until = (isTrue: () => boolean): Promise<unknown> => vi.waitUntil(isTrue, { timeout: PATIENCE });
/** Tries again what a busy machine may be too slow for. */
const eventually = <T>(work: () => Promise<T>): Promise<T> => vi.waitFor(work, { timeout: PATIENCE });

const entry = (seq: number): LogEntry => ({
  seq,
  kind: 'move',
  seat: 0,
  move: `move ${seq}`,
  isAutomatic: false,
  moveId: null,
  hash: 'h',
  at: 1,
});

describe('nodes whose connections are all terminated', () => {
  const ROUNDS = soak(4);
  const GAMES = 2;

  test('again and again during play live on, and have lost no acknowledged move and doubled none', async () => {
    const nodes: Child[] = await Promise.all([1, 2].map(() => startChild({ DATABASE_URL: postgres.server!.url })));
    opened.push(async () => void (await Promise.all(nodes.map((node) => node.kill()))));
    const operator = new pg.Client({ connectionString: postgres.server!.url });
    await operator.connect();
    opened.push(() => operator.end());
    const terminate = async (): Promise<number> => {
      const { rowCount } = await operator.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`,
      );
      return rowCount!;
    };

    const random = seededRandom(1907);
    const tally = newTally();
    const players: Player[] = [];
    for (let n = 0; n < GAMES; n++) players.push(...(await seatGame(nodes[n % 2]!.url, n, random, tally)));

    let rounds = 0;
    let terminated = 0;
    let left = 5;
    let ending: Promise<void> | null = null;
    const endAll = async (): Promise<void> => {
      terminated += await terminate();
      left = 2 + random(6);
      rounds++;
      ending = null;
      if (rounds === ROUNDS) for (const player of players) await player.leave();
    };
    const moved = (): void => {
      if (--left <= 0 && rounds < ROUNDS) ending ??= endAll();
    };
    // The players of a game are on both nodes, and reconnect.
    const play = async (player: Player, i: number): Promise<void> => {
      while (rounds < ROUNDS) {
        await player.connect(nodes[i % 2]!.url);
        await player.play(moved);
      }
    };
    await Promise.all(players.map(play));
    await ending;

    for (const { process: child } of nodes) expect([child.exitCode, child.signalCode]).toEqual([null, null]);
    expect(terminated).toBeGreaterThan(2 * ROUNDS);
    const store = await openStore(postgres.server!.url);
    let checked = 0;
    for (const id of new Set(players.map(({ table }) => table)))
      checked += checkTable((await store.getTable(id))!, await store.log(id), players);
    expect(checked).toBe(tally.acknowledged);
    expect(checked).toBeGreaterThan(2 * ROUNDS);
    for (const { url } of nodes) expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });
});

describe('a commit', () => {
  /** The fate of the next commit. */
  const once = (between: Gate, fate: 'lost' | 'unanswered'): void => {
    between.fate = (text) => {
      if (!text.includes('COMMIT')) return 'pass';
      between.fate = () => 'pass';
      return fate;
    };
  };

  test('that did not reach the database is made again', async () => {
    const between = await gate();
    const store = await openStore(between.url);
    once(between, 'lost');
    await store.append('commit-lost', [entry(0), entry(1)]);
    expect(await store.log('commit-lost')).toEqual([entry(0), entry(1)]);
    once(between, 'lost');
    expect(await store.swapDocument('commit-lost', 'key', null, 1)).toBe(true);
    expect(await store.getDocument('commit-lost', 'key')).toBe(1);
  });

  test('whose answer was lost is found, and not made twice', async () => {
    const between = await gate();
    const store = await openStore(between.url);
    once(between, 'unanswered');
    await store.append('answer-lost', [entry(0)]);
    expect(await store.log('answer-lost')).toEqual([entry(0)]);
    // Made twice, it would find its own value and report a conflict.
    once(between, 'unanswered');
    expect(await store.swapDocument('answer-lost', 'key', null, 1)).toBe(true);
    once(between, 'unanswered');
    expect(await store.swapDocument('answer-lost', 'key', 1, 2)).toBe(true);
  });

  test('that a crash of the database has undone is not taken for one that has its number', async (server) => {
    const between = await gate();
    const store = await openStore(between.url, { ...IMPATIENT, retry: 20_000 });
    await store.append('crashed', [entry(0)]);
    /** The database crashes, restarts, and gives the numbers of lost transactions to others, which are committed. */
    const crash = async (): Promise<void> => {
      await server.crash();
      await server.start();
      const other = new pg.Client({ connectionString: server.url });
      await other.connect();
      for (let i = 0; i < 5; i++) await other.query('SELECT txid_current()');
      await other.end();
      between.open();
    };
    let crashing: Promise<void> | null = null;
    between.fate = (text) => {
      if (crashing || !text.includes('COMMIT')) return 'pass';
      between.shut();
      crashing = crash();
      return 'lost';
    };
    const told = await store.append('crashed', [entry(1)]).then(
      () => 'kept',
      (error: unknown) => error,
    );
    await crashing;
    const isKept = (await store.log('crashed')).length === 2;
    // Either the move was retried, or its outcome is unknown. It is never acknowledged without being stored.
    expect(told === 'kept' ? isKept : told instanceof UnknownOutcome).toBe(true);
  });

  test('of which nothing can be learned is told as such', async () => {
    const between = await gate();
    const store = await eventually(() => openStore(between.url, IMPATIENT));
    // Nothing is stored by an attempt that fails before its commit.
    await eventually(async () => {
      between.open();
      between.fate = (text) => {
        if (!text.includes('COMMIT')) return 'pass';
        between.shut();
        return 'lost';
      };
      await expect(store.append('unknown', [entry(0)])).rejects.toBeInstanceOf(UnknownOutcome);
    });
    between.fate = () => 'pass';
    between.open();
    await eventually(async () => {
      if ((await store.log('unknown')).length === 0) await store.append('unknown', [entry(0)]);
      expect(await store.log('unknown')).toEqual([entry(0)]);
    });
  });
});

describe('a frozen database', () => {
  test('is given up after a while, by reads and by writes, and used again when it answers', async () => {
    const between = await gate();
    const store = await eventually(() => openStore(between.url, IMPATIENT));
    await eventually(() => store.putDocument('frozen', 'key', 1));
    between.hold();
    const asked = await Promise.allSettled([
      // More than there are connections.
      ...Array.from({ length: 20 }, () => store.getDocument('frozen', 'key')),
      store.putDocument('frozen', 'key', 2),
      store.swapDocument('frozen', 'key', 1, 3),
    ]);
    expect(asked.map(({ status }) => status)).toEqual(Array(22).fill('rejected'));
    between.open();
    expect(await eventually(() => store.getDocument('frozen', 'key'))).toBe(1);
    await eventually(() => store.putDocument('frozen', 'key', 4));
    expect(await eventually(() => store.getDocument('frozen', 'key'))).toBe(4);
  });
});

describe('nodes of which one cannot reach the database for a while', () => {
  async function node(url: string, sessions: Set<string>): Promise<{ tables: Tables; fanOut: FanOut }> {
    const store = await openStore(url, { ...IMPATIENT, retry: 5000 });
    const fanOut = await openPostgresFanOut(store);
    const tables: Tables = new Tables({
      store,
      fanOut,
      bots: NO_BOTS,
      now: () => 1,
      report: () => {},
      accountOf: async () => 'account',
      isSession: async (hash) => sessions.has(hash),
    });
    opened.push(async () => {
      await tables.close();
      await fanOut.close();
    });
    return { tables, fanOut };
  }
  const isOpen = (wire: Wire) => until(() => wire.frames.length > 0);

  /** A node that reaches the database and one behind a gate, with a table of two seats where Ada sits. */
  async function twoNodes() {
    const between = await gate();
    const sessions = new Set<string>();
    const here = await node(postgres.server!.url, sessions);
    const there = await node(between.url, sessions);
    const made = await makeTable(here.tables, 'Ada', config([PERSON, PERSON]));
    return { between, sessions, here, there, made, id: made.table.id };
  }

  test('catch up with what was written and told meanwhile', async () => {
    const { between, here, there, made, id } = await twoNodes();
    const joined = await here.tables.join(id, { name: 'Bea', entropy: entropy() });
    const ada = await Wire.connect(here.tables, id, made.token);
    const bea = await Wire.connect(there.tables, id, joined.token);
    await Promise.all([ada, bea].map(isOpen));
    between.shut();
    const request = ada.firstMove();
    ada.say(request);
    ada.say({ kind: 'chat', text: 'Anybody there?' });
    const hasHeard = (wire: Wire, text: string): boolean => wire.frames.some((frame) => frame.includes(text));
    await until(() => ada.answerTo(request.id)?.ok === true && hasHeard(ada, 'Anybody there?'));
    expect(hasHeard(bea, 'Anybody there?')).toBe(false);
    between.open();
    await until(() => hasHeard(bea, 'Anybody there?'));
    // It listens again: the next news arrives at once.
    ada.say({ kind: 'chat', text: 'Welcome back' });
    await until(() => hasHeard(bea, 'Welcome back'));
  });

  test('send away those whose session ended meanwhile, on both sides', async () => {
    const { between, sessions, here, there, id } = await twoNodes();
    const room = await here.tables.room(id);
    await room.request(() => changeSeat(room, 0, { account: 'account' }));
    const tokens = ['s', 't', 'u'].map((letter) => letter.repeat(43));
    const [missed, untold, holding] = tokens.map(hashToken) as [string, string, string];
    for (const hash of [missed, untold, holding]) sessions.add(hash);
    const sent = await Wire.connect(there.tables, id, tokens[0]!);
    const sentHere = await Wire.connect(here.tables, id, tokens[1]!);
    const staying = await Wire.connect(there.tables, id, tokens[2]!);
    await Promise.all([sent, sentHere, staying].map(isOpen));
    between.shut();
    // One session ends on the reachable node, the other on the unreachable one.
    sessions.delete(missed);
    here.tables.rooms.endSession(missed);
    there.tables.rooms.endSession(untold);
    between.open();
    const isSent = (wire: Wire): boolean => wire.frames.at(-1) === '{"kind":"bye","why":"revoked"}';
    await until(() => isSent(sent) && isSent(sentHere));
    expect(staying.isClosed).toBe(false);
  });
});
