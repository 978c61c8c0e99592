// node apps/server/test/old-stores/write-store.ts FOLDER: plays a small evening on a server with an SQLite store and
// leaves the database, with a list of what is in it, as FOLDER/store.sqlite and FOLDER/store.json. README.md says
// when to run it.

import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { LoggedIn, TableConfig, TakenSeat } from '@black-angel/protocol';
import { playGame } from '@black-angel/rules';
import { openSqliteStore } from '../../src/store/sqlite-store.ts';
import { QUICK_BOTS } from '../club.ts';
import { config, entropy, moveId, PERSON } from '../online-client.ts';
import { makeApp } from '../seeded.ts';
import { settle, Wire } from '../wire.ts';
import { digestsOf } from './digests.ts';

const folder = process.argv[2] ?? '.';
const file = join(folder, 'store.sqlite');
for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });

let now = Date.parse('2026-03-02T10:00:00Z');
const store = await openSqliteStore(file);
const app = await makeApp({ root: tmpdir(), store, bots: QUICK_BOTS, now: () => now, isScheduled: false });

async function ask<T>(method: string, url: string, payload?: object, token?: string): Promise<T> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) });
  if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.body}`);
  return (answer.body === '' ? {} : answer.json()) as T;
}

/** The store works in its own thread: an answer takes more than a few turns of the loop. */
async function untilAnswered(wire: Wire, isAnswered: () => boolean): Promise<void> {
  while (!isAnswered()) await new Promise<void>((heard) => wire.once('frame', () => heard()));
  await settle();
}

async function connect(table: string, token: string): Promise<Wire> {
  const wire = new Wire(app.tables);
  wire.say({ kind: 'hello', table, token, since: null });
  await untilAnswered(wire, () => wire.messages.some(({ kind }) => kind === 'opened'));
  return wire;
}

type Asked = Parameters<Wire['say']>[0] & { id: string };
async function say(wire: Wire, message: Asked): Promise<void> {
  now += 1000;
  wire.say(message);
  await untilAnswered(wire, () => wire.answerTo(message.id) !== null);
}

/** A table where everybody sits: the wires by seat, null for a bot. */
async function seat(names: (string | null)[], change: Partial<TableConfig> = {}, session?: string) {
  const seats = names.map((name) => (name === null ? ({ kind: 'bot', level: 'easy' } as const) : PERSON));
  const { table } = await ask<{ table: { id: string } }>('POST', '/api/tables', { config: config(seats, change) });
  const tokens: string[] = [];
  for (const [i, name] of names.filter((one) => one !== null).entries()) {
    const body = { name, entropy: entropy() };
    const url = `/api/tables/${table.id}/join`;
    tokens.push((await ask<TakenSeat>('POST', url, body, i === 0 ? session : undefined)).token);
  }
  const room = await app.tables.room(table.id);
  const wires: (Wire | null)[] = names.map(() => null);
  for (const token of tokens) wires[room.seatOf(token)!] = await connect(table.id, token);
  return { room, wires };
}
type Seated = Awaited<ReturnType<typeof seat>>;

/** Players make `most` first legal moves, or play to the end. */
async function play({ room, wires }: Seated, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let made = 0; made < most && room.decider !== null; made++) {
    const watcher = wires.find((one) => one !== null)!;
    await untilAnswered(watcher, () => room.decider === null || wires[room.decider] !== null);
    const wire = room.decider === null ? null : wires[room.decider]!;
    if (wire) await say(wire, wire.firstMove());
  }
}

async function undo({ room, wires }: Seated, what: 'step' | 'turn'): Promise<void> {
  const wire = wires[room.decider!]!;
  await say(wire, { kind: 'undo', id: moveId(), at: wire.moment!.index, what });
}

const { session } = await ask<LoggedIn>('POST', '/api/account', { name: 'Ada', password: 'correct horse' });
await ask('POST', '/api/account', { name: 'Bea', password: 'battery staple' });
const channel = { kind: 'webhook', url: 'https://example.org/hook', style: 'json' };
await ask('POST', '/api/account/channels', channel, session);
const daily = playGame({ players: 1, hal: 'standard' }, 'daily 2026-03-02', () => 0);
await ask('POST', '/api/daily/2026-03-02', { name: 'Cleo', record: daily });

// Two open tables: an empty one and one with a player who waits.
await ask('POST', '/api/tables', { config: config([PERSON, PERSON]) });
const waiting = await ask<{ table: { id: string } }>('POST', '/api/tables', {
  config: config([PERSON, PERSON, PERSON], { listed: false }),
});
await ask('POST', `/api/tables/${waiting.table.id}/join`, { name: 'Dan', entropy: entropy() });

// A slow game with undone moves, chat, a vacation and a seat of an account.
const slow = await seat(['Ada', 'Eve'], { pace: { kind: 'days', hours: 24, window: null }, shuffled: true }, session);
await play(slow, 12);
await undo(slow, 'step');
await play(slow, 9);
await undo(slow, 'turn');
await play(slow, 5);
for (const wire of slow.wires) wire!.say({ kind: 'chat', text: 'Good luck! “Удачи” 🛰️' });

// A live game of three with the advanced rules and a bot, and one that has just begun.
await play(
  await seat(['Fay', null, 'Gil'], { advanced: true, pace: { kind: 'live', minutes: 30, increment: 10 } }),
  10,
);
await seat(['Hana', 'Ivo', 'Jo', 'Kim']);

// A game that is over and one that both players have abandoned.
await play(await seat(['Lea', 'Moe']));
const abandoned = await seat(['Ned', 'Oli']);
await play(abandoned, 6);
for (const wire of abandoned.wires) wire!.say({ kind: 'abandon', agrees: true });
await untilAnswered(abandoned.wires[0]!, () => abandoned.room.row.status === 'abandoned');
await app.close();

const db = new DatabaseSync(file);
db.exec('PRAGMA wal_checkpoint(TRUNCATE); VACUUM');
const games = db.prepare("SELECT id, status FROM tables WHERE status <> 'open' ORDER BY id").all() as Record<
  'id' | 'status',
  string
>[];
const hashes = db.prepare("SELECT json_extract(entry, '$.hash') AS hash FROM log WHERE table_id = ? ORDER BY seq");
const list = {
  digests: digestsOf((sql) => db.prepare(sql).all()),
  games: games.map(({ id, status }) => {
    const log = hashes.all(id);
    return { id, status, entries: log.length, hash: (log.at(-1)?.['hash'] as string | undefined) ?? null };
  }),
};
writeFileSync(join(folder, 'store.json'), `${JSON.stringify(list, null, 2)}\n`);
db.close();
