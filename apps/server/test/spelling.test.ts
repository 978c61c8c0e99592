// Limits belong to routes, whatever the spelling of the address.

import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppSettings } from '../src/app.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import { config, PERSON } from './online-client.ts';
import { askRaw, RawConnection, rawRequest, UPGRADE } from './raw-http.ts';
import { makeApp } from './seeded.ts';
import { NO_BOTS } from './wire.ts';

/** A server for one group of tests. */
function serverWith(limits: NonNullable<AppSettings['limits']>): { url: string; store: MemoryStore } {
  const server = { url: '', store: new MemoryStore() };
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await makeApp({ root: tmpdir(), store: server.store, bots: NO_BOTS, limits });
    server.url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());
  return server;
}

/** Spellings of an address; the router finds some of them. */
const SPELLINGS: [string, (path: string) => string][] = [
  ['plain', (path) => path],
  ['a letter escaped', (path) => path.replace('/a', '/%61')],
  ['another letter escaped', (path) => path.replace(/(\w)$/, (last) => `%${last.charCodeAt(0).toString(16)}`)],
  ['every letter escaped', (path) => path.replace(/\w/g, (one) => `%${one.charCodeAt(0).toString(16)}`)],
  ['the absolute form', (path) => `http://angel.example${path}`],
  ['the absolute form in capitals', (path) => `HTTP://ANGEL.EXAMPLE${path}`],
  ['the absolute form with a user', (path) => `http://api@angel.example${path}`],
  ['the absolute form of another scheme', (path) => `ws://angel.example${path}`],
  ['the absolute form, escaped', (path) => `http://angel.example${path.replace('/a', '/%61')}`],
  ['two slashes', (path) => `/${path}`],
  ['two slashes inside', (path) => path.replace('/api/', '/api//')],
  ['an escaped slash', (path) => path.replace('/api/', '/api%2f')],
  ['a slash at the end', (path) => `${path}/`],
  ['capitals', (path) => path.toUpperCase()],
  ['a fragment', (path) => `${path}#x`],
  ['a query', (path) => `${path}?x=/y`],
  ['an empty query', (path) => `${path}?`],
  ['a parameter', (path) => `${path};x`],
  ['a dot', (path) => path.replace('/api/', '/api/./')],
  ['two dots', (path) => `/x/..${path}`],
  ['a backslash', (path) => path.replaceAll('/', '\\')],
];

const none = { burst: 0, perSecond: 0 };
const EVERYBODY = { isExempt: () => false };
/** Refused, or not found by the router. */
const REFUSED = [400, 403, 404, 429, 503];

describe('when the requests are used up', () => {
  const server = serverWith({ ...EVERYBODY, requests: none });
  it.each(SPELLINGS)('nothing is reached: %s', async (_name, spell) => {
    expect(REFUSED).toContain(await askRaw(server.url, { target: spell('/api/tables') }));
  });
});

describe('when the requests are used up by addresses that do not exist', () => {
  const server = serverWith({ ...EVERYBODY, requests: { burst: 5, perSecond: 0 } });
  it('each counts, in every spelling, and then nothing is answered', async () => {
    const spelled = SPELLINGS.map(([, spell]) => spell('/api/no-such-thing'));
    const statuses = [];
    for (const target of spelled) statuses.push(await askRaw(server.url, { target }));
    // 400 comes from Node, which cannot read that request.
    expect(statuses.filter((status) => status !== 429 && status !== 400).length).toBe(5);
    expect(await askRaw(server.url, { target: '/api/tables' })).toBe(429);
    expect(await askRaw(server.url, { target: '/no-such-file' })).toBe(429);
  });
});

describe('when the tables are used up', () => {
  const server = serverWith({ ...EVERYBODY, tables: none });
  it.each(SPELLINGS)('none is made: %s', async (_name, spell) => {
    const body = JSON.stringify({ config: config([PERSON, PERSON]) });
    const status = await askRaw(server.url, { method: 'POST', target: spell('/api/tables'), body });
    expect(REFUSED).toContain(status);
    expect(await server.store.listTables({ limit: 1 })).toEqual([]);
  });
});

describe.each<[string, NonNullable<AppSettings['limits']>]>([
  ['newSockets', { newSockets: none }],
  ['mostSocketsPerAddress', { mostSocketsPerAddress: 0 }],
  ['mostSockets', { mostSockets: 0 }],
])('when there are no sockets left by %s', (_limit, limits) => {
  const server = serverWith({ ...EVERYBODY, ...limits });
  it.each(SPELLINGS)('none is opened: %s', async (_name, spell) => {
    expect(REFUSED).toContain(await askRaw(server.url, { target: spell('/api/socket'), headers: UPGRADE }));
  });
});

describe('without a limit in the way', () => {
  const server = serverWith({});

  it.each(SPELLINGS)('a socket is counted, or not opened: %s', async (_name, spell) => {
    const sockets = async (): Promise<string | undefined> =>
      /black_angel_sockets (\d+)/.exec(await (await fetch(`${server.url}/api/metrics`)).text())?.[1];
    const connection = await RawConnection.open(server.url);
    connection.write(rawRequest({ target: spell('/api/socket'), headers: UPGRADE }));
    const isOpen = (await connection.status()) === 101;
    expect(await sockets()).toBe(isOpen ? '1' : '0');
    connection.close();
    await expect.poll(sockets).toBe('0');
  });

  it('the router finds a route by several of these addresses', async () => {
    const statuses: number[] = [];
    for (const [, spell] of SPELLINGS) statuses.push(await askRaw(server.url, { target: spell('/api/tables') }));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(5);
  });

  it('a socket opens only where there is one', async () => {
    const ask = (target: string, method = 'GET', headers = {}) =>
      askRaw(server.url, { method, target, headers: { ...UPGRADE, ...headers } });
    for (const target of ['/', '/api/tables', '/api/nothing', '/index.html']) expect(await ask(target)).toBe(404);
    // A missing body does not keep the connection open either.
    expect(await ask('/api/tables', 'POST', { 'Content-Length': '9' })).toBe(404);
    expect(await ask('/api/socket')).toBe(101);
  });
});

/** Addresses that the router cannot read: they are answered before a route is found. */
const UNREADABLE: [string, string, number, string?][] = [
  ['a broken escape', '/api/%zz', 400],
  ['a broken escape outside of the API', '/%zz', 400],
  ['an escape of half a character', '/api/tables/%c3', 400],
  ['a parameter that is too long', `/api/tables/${'x'.repeat(101)}/join`, 414, 'POST'],
];

describe('an address that cannot be read', () => {
  const server = serverWith({});
  it.each(UNREADABLE)(
    'is refused with the headers of every answer: %s',
    async (_name, target, status, method = 'GET') => {
      const connection = await RawConnection.open(server.url);
      connection.write(rawRequest({ method, target, headers: { Connection: 'close' } }));
      const heard = await connection.closed;
      expect(heard).toContain(`HTTP/1.1 ${status} `);
      expect(heard).toContain('x-content-type-options: nosniff');
      expect(heard).toContain('{"error":"badRequest","message":"This address cannot be read."}');
    },
  );

  it.each(UNREADABLE)(
    'does not keep the connection of an upgrade: %s',
    async (_name, target, status, method = 'GET') => {
      const connection = await RawConnection.open(server.url);
      connection.write(rawRequest({ method, target, headers: UPGRADE }));
      expect(await connection.closed).toContain(`HTTP/1.1 ${status} `);
    },
  );
});

describe('an address that cannot be read, from behind a proxy', () => {
  const limits = { requests: { burst: 1, perSecond: 0 } };
  let app: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    app = await makeApp({ root: tmpdir(), store: new MemoryStore(), bots: NO_BOTS, trustProxy: 1, limits });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  it.each([
    ['a request', '203.0.113.1', '/api/%zz', {}, 400],
    ['an upgrade', '203.0.113.2', '/api/%zz', UPGRADE, 400],
    ['an upgrade where there is no socket', '203.0.113.3', '/', UPGRADE, 404],
  ])('counts against the limit of the client: %s', async (_name, client, target, headers, status) => {
    const ask = () => askRaw(url, { target, headers: { ...headers, 'X-Forwarded-For': client } });
    expect([await ask(), await ask()]).toEqual([status, 429]);
  });
});
