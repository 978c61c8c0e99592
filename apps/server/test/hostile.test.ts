// Malicious input over HTTP and WebSockets: it is refused with a message, nothing changes, and the server stays up.

import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { MemoryStore } from '../src/store/memory-store.ts';
import { config, entropy, makeTable, moveId, PERSON } from './online-client.ts';
import { makeApp } from './seeded.ts';
import { NO_BOTS, settle, Wire } from './wire.ts';

let app: FastifyInstance;
let url: string;
let id: string;
let token: string;
/** A table with a free seat. */
let open: string;
const store = new MemoryStore();

beforeAll(async () => {
  app = await makeApp({ root: tmpdir(), store, bots: NO_BOTS });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  const made = await makeTable(app.tables, 'Ada', config([PERSON, PERSON]));
  await app.tables.join(made.table.id, { name: 'Bea', entropy: entropy() });
  id = made.table.id;
  token = made.token;
  open = (await app.tables.create({ config: config([PERSON, PERSON]) })).table.id;
});
afterAll(() => app.close());

const kept = async (): Promise<string> =>
  JSON.stringify([
    await store.getTable(id),
    await store.getTable(open),
    await store.log(id),
    await store.chat(id, 100),
    (await store.listTables({ limit: 1000 })).length,
  ]);

/** The requests that make and join a table. */
const table = { config: config([PERSON, PERSON]) };
const sitter = { name: 'Mallory', entropy: '0'.repeat(64) };
const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const BODIES: [string, string][] = [
  ['nothing', ''],
  ['no JSON', '{"config":'],
  ['a list', '[]'],
  ['a text', '"hello"'],
  ['null', 'null'],
  ['a number', '1e999'],
  ['an unknown field', JSON.stringify({ ...table, admin: true })],
  ['an unknown field of a sitter', JSON.stringify({ ...sitter, admin: true })],
  ['an unknown field within', JSON.stringify({ config: { ...table.config, seed: 'mine' } })],
  ['entropy where it does not belong', JSON.stringify({ ...table, entropy: sitter.entropy })],
  ['__proto__', `{"__proto__":{"name":"x"},${JSON.stringify(table).slice(1)}`],
  ['__proto__ of a sitter', `{"__proto__":{"name":"x"},${JSON.stringify(sitter).slice(1)}`],
  ['constructor', `{"constructor":{"prototype":{"a":1}},${JSON.stringify(table).slice(1)}`],
  ['__proto__ within', JSON.stringify(table).replace('"advanced"', '"__proto__":{"listed":true},"advanced"')],
  ['a name of another type', JSON.stringify({ ...sitter, name: { toString: 'x' } })],
  ['a name with control characters', JSON.stringify({ ...sitter, name: 'a\u0000b\u001b[31m' })],
  ['a name of spaces', JSON.stringify({ ...sitter, name: '    ' })],
  ['a long name', JSON.stringify({ ...sitter, name: 'x'.repeat(25) })],
  ['half a letter', `{"name":"\\ud800",${JSON.stringify({ entropy: sitter.entropy }).slice(1)}`],
  ['a huge number', JSON.stringify({ config: { ...table.config, spectatorDelay: 1e308 } })],
  ['a fraction', JSON.stringify({ config: { ...table.config, spectatorDelay: 0.5 } })],
  ['a number as text', JSON.stringify({ config: { ...table.config, spectatorDelay: '5' } })],
  ['truth as text', JSON.stringify({ config: { ...table.config, listed: 'true' } })],
  ['no seats', JSON.stringify({ config: { ...table.config, seats: [] } })],
  ['many seats', JSON.stringify({ config: { ...table.config, seats: Array(5000).fill(PERSON) } })],
  ['a seat that is none', JSON.stringify({ ...sitter, seat: 4 })],
  ['no entropy', JSON.stringify({ name: sitter.name })],
  ['entropy that is none', JSON.stringify({ ...sitter, entropy: 'Z'.repeat(64) })],
  ['great depth', deep(20_000)],
  ['great depth inside', JSON.stringify({ ...sitter, name: 'x' }).replace('"x"', deep(20_000))],
  ['too much', JSON.stringify({ ...sitter, name: 'x'.repeat(70_000) })],
];

describe('over HTTP', () => {
  it.each(BODIES)('a body of %s is refused', async (_name, payload) => {
    const before = await kept();
    for (const path of ['/api/tables', `/api/tables/${open}/join`, '/api/my-tables']) {
      const headers = { 'content-type': 'application/json' };
      const answer = await app.inject({ method: 'POST', url: path, payload, headers });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json()).toEqual({ error: expect.any(String), message: expect.any(String) });
      expect(answer.body.length).toBeLessThan(1000);
    }
    expect(await kept()).toBe(before);
    expect(({} as Record<string, unknown>)['name']).toBeUndefined();
  });

  it.each([
    ['another type of content', { 'content-type': 'text/xml' }, '<a/>'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'name=x'],
    ['a false length', { 'content-type': 'application/json', 'content-length': '3' }, JSON.stringify(table)],
  ])('%s is refused', async (_name, headers, payload) => {
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/tables', headers, payload });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });

  it.each([
    '/api/tables/..%2f..%2fetc%2fpasswd',
    '/api/tables/%00',
    `/api/tables/${'x'.repeat(2000)}`,
    '/api/tables/__proto__',
    '/api/tables/constructor',
    '/api/tables/toString/proof',
    '/..%2f..%2f..%2fetc/passwd',
    '/assets/../../package.json',
    '/%ff',
  ])('%s leads nowhere', async (path) => {
    const answer = await app.inject(path);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain('root:');
  });

  it.each(['-1', '4', '1e3', '0x1', 'NaN', '99999999999999999999', '1.5'])('seat %s is none', async (seat) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method: 'POST', url: `/api/tables/${id}/seats/${seat}/token`, headers });
    expect(answer.statusCode).toBe(400);
  });
});

const FRAMES: [string, string | Buffer][] = [
  ['no JSON', '{'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['bytes', Buffer.from([0xff, 0xfe, 0x00])],
  ['an unknown kind', '{"kind":"cheat"}'],
  ['__proto__ as kind', '{"kind":"__proto__"}'],
  ['__proto__', `{"__proto__":{"kind":"resign"},"kind":"takeBack","seat":1}`],
  ['an unknown field', '{"kind":"resign","seat":1}'],
  ['a huge number', `{"kind":"momentAt","id":"${moveId()}","index":1e308}`],
  ['a negative number', `{"kind":"momentAt","id":"${moveId()}","index":-1}`],
  ['a fraction', `{"kind":"momentAt","id":"${moveId()}","index":0.5}`],
  ['a long move', JSON.stringify({ kind: 'move', id: 'aaaaaaaa', at: 0, move: 'x'.repeat(121) })],
  ['a move that is no text', JSON.stringify({ kind: 'move', id: 'aaaaaaaa', at: 0, move: { kind: 'end' } })],
  ['a strange id', JSON.stringify({ kind: 'move', id: '../../../..', at: 0, move: 'B' })],
  ['empty chat', JSON.stringify({ kind: 'chat', text: '   ' })],
  ['long chat', JSON.stringify({ kind: 'chat', text: 'x'.repeat(401) })],
  ['great depth', deep(2000)],
  ['a second hello', JSON.stringify({ kind: 'hello', table: 'aaaaaaaa', token: null, since: null })],
];

describe('over the socket', () => {
  it.each(FRAMES)('%s ends the connection, and nothing else', async (_name, data) => {
    const before = await kept();
    const wire = await Wire.connect(app.tables, id, token);
    const other = await Wire.connect(app.tables, id, null);
    wire.sayRaw(data);
    await settle();
    expect(wire.messages.at(-1)).toEqual({ kind: 'bye', why: 'badMessage' });
    expect(wire.isClosed).toBe(true);
    expect(other.isClosed).toBe(false);
    expect(await kept()).toBe(before);
  });

  it.each(['__proto__', 'constructor', 'toString', '💥'.repeat(20), '\u0000', 'end end end', 'd -1', '-'.repeat(120)])(
    'the move "%s" is refused by a rule',
    async (move) => {
      const before = await kept();
      const wire = await Wire.connect(app.tables, id, token);
      const ask = moveId();
      wire.say({ kind: 'move', id: ask, at: 0, move });
      await settle();
      expect(wire.answerTo(ask)).toMatchObject({ ok: false, why: 'refused', illegal: { rule: expect.any(String) } });
      expect(await kept()).toBe(before);
    },
  );

  it('who speaks too fast, or before hello, is sent away', async () => {
    const fast = new Wire(app.tables, { burst: 5, perSecond: 0.001 });
    fast.say({ kind: 'hello', table: id, token, since: null });
    for (let i = 0; i < 50; i++) fast.say({ kind: 'ping' });
    await settle();
    expect(fast.messages.filter(({ kind }) => kind === 'bye')).toEqual([{ kind: 'bye', why: 'tooFast' }]);
    const early = new Wire(app.tables);
    early.say({ kind: 'resign' });
    expect(early.messages).toEqual([{ kind: 'bye', why: 'badMessage' }]);
  });

  it('frames that are binary, too large or broken end their connection; the server goes on', async () => {
    const closeOf = async (act: (socket: WebSocket) => void): Promise<number> => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
      await new Promise((resolve) => socket.once('open', resolve));
      const closed = new Promise<number>((resolve) => socket.once('close', resolve));
      socket.on('error', () => {});
      act(socket);
      return closed;
    };
    expect(await closeOf((socket) => socket.send(Buffer.alloc(100)))).toBe(1008);
    expect(await closeOf((socket) => socket.send('x'.repeat(5000)))).toBe(1009);
    // A frame with reserved bits set.
    const raw = (socket: WebSocket): { write(data: Buffer): void } =>
      (socket as unknown as { _socket: { write(data: Buffer): void } })._socket;
    expect(await closeOf((socket) => raw(socket).write(Buffer.from([0xf1, 0x80, 0, 0, 0, 0])))).toBe(1002);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });
});
