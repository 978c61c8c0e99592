// Clients that never finish a request, and invalid headers.

import { once } from 'node:events';
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE } from '../../../scripts/patience.ts';
import type { Timeouts } from '../src/http/timeouts.ts';
import { parseSettings } from '../src/settings.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import { config, makeTable, OnlineClient, PERSON } from './online-client.ts';
import { askRaw, RawConnection, rawRequest } from './raw-http.ts';
import { makeApp } from './seeded.ts';
import { NO_BOTS } from './wire.ts';

/** Short: only requests that must not be finished are sent under these. */
const TIMEOUTS = { headers: 300, request: 400, connection: 600, check: 50 };
const UNHURRIED = { headersTimeout: PATIENCE, requestTimeout: PATIENCE, timeout: PATIENCE };

/** A server for a group of tests. */
function useServer(timeouts?: Partial<Timeouts>): { app: FastifyInstance; url: string } {
  const server = {} as { app: FastifyInstance; url: string };
  beforeAll(async () => {
    const settings = { root: tmpdir(), store: new MemoryStore(), bots: NO_BOTS };
    server.app = await makeApp({ ...settings, ...(timeouts && { timeouts }) });
    server.url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.app.close());
  return server;
}

/** Does something without a hurry, however busy the machine is. Node reads the limits when it checks them. */
async function unhurried<T>({ app }: { app: FastifyInstance }, work: () => Promise<T>): Promise<T> {
  const { headersTimeout, requestTimeout, timeout } = app.server;
  Object.assign(app.server, UNHURRIED);
  try {
    return await work();
  } finally {
    Object.assign(app.server, { headersTimeout, requestTimeout, timeout });
  }
}

const HALF_A_BODY = rawRequest({
  method: 'POST',
  target: '/api/tables',
  headers: { 'Content-Type': 'application/json', 'Content-Length': '100' },
});

describe('a request that is never finished', () => {
  const server = useServer(TIMEOUTS);
  const UNFINISHED = [
    ['nothing', ''],
    ['half a request line', 'GET /api/ta'],
    ['half the headers', 'GET /api/tables HTTP/1.1\r\nHost: angel.example\r\n'],
    ['no body', HALF_A_BODY],
    ['half a body', `${HALF_A_BODY}{"config":`],
    ['half a body in chunks', `${HALF_A_BODY.replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked')}5\r\n{"con`],
  ] as const;

  it('does not keep its connection, also not by sending a byte now and then', async () => {
    const drips: NodeJS.Timeout[] = [];
    const answerTo = async (text: string): Promise<string> => {
      const connection = await RawConnection.open(server.url);
      connection.write(text);
      return connection.closed;
    };
    // Its bytes may be late on a busy machine: only the limit of the whole request ends it.
    const dripping = await unhurried(server, async () => {
      const arrived = once(server.app.server, 'request');
      const connection = await RawConnection.open(server.url);
      connection.write(HALF_A_BODY);
      drips.push(setInterval(() => connection.write(' '), 50));
      await arrived;
      return connection;
    });
    const answers = await Promise.all([dripping.closed, ...UNFINISHED.map(([_name, text]) => answerTo(text))]);
    for (const drip of drips) clearInterval(drip);
    expect(answers[0]).toMatch(/^HTTP\/1\.1 408/);
    for (const [i, [name]] of UNFINISHED.entries())
      expect(`${name}: ${answers[i + 1]}`).toMatch(/: (HTTP\/1\.1 408|$)/);
  });

  it('has a timeout that a silent socket has not', async () => {
    const { table, token } = await makeTable(server.app.tables, 'Ada', config([PERSON, PERSON]));
    const ada = await unhurried(server, () => OnlineClient.connect(server.url, table.id, token));
    // Requests one after the other: together they last longer than the connection timeout.
    for (const text of [HALF_A_BODY, HALF_A_BODY]) {
      const late = await RawConnection.open(server.url);
      late.write(text);
      await late.closed;
    }
    expect(await ada.ask({ kind: 'scores', id: 'a-question' })).toEqual({ ok: false, why: 'notAllowed' });
    await ada.close();
  });
});

describe('the settings of the time', () => {
  it('are seconds', () => {
    const env = { HEADERS_TIMEOUT: '5', REQUEST_TIMEOUT: '20', CONNECTION_TIMEOUT: '90' };
    expect(parseSettings(env)).toMatchObject({ timeouts: { headers: 5000, request: 20_000, connection: 90_000 } });
    expect(parseSettings({})).toMatchObject({ timeouts: { headers: 10_000, request: 30_000, connection: 60_000 } });
    expect(parseSettings({ REQUEST_TIMEOUT: '0' })).toContain('REQUEST_TIMEOUT must be a whole number from 1');
  });

  it('may give the headers more time than the request, which then counts', async () => {
    const lax = await makeApp({
      root: tmpdir(),
      store: new MemoryStore(),
      bots: NO_BOTS,
      timeouts: { headers: 99_000 },
    });
    expect(lax.server.headersTimeout).toBe(lax.server.requestTimeout);
    await lax.close();
  });
});

describe('a Host header', () => {
  const server = useServer();
  const statuses = async (host: string): Promise<number[]> => {
    const list: number[] = [];
    for (const [method, target] of [
      ['GET', '/api/health'],
      ['GET', '/nothing'],
      ['POST', '/api/session/passkey-options'],
    ] as const)
      list.push(await askRaw(server.url, { method, target, headers: { Host: host, 'Content-Length': '0' } }));
    return list;
  };

  it.each(['[', '[::1', 'a b', 'x:y', 'x:99999', '%', 'a@b', 'a/b', 'http://x', 'a,b', '<x>', '\u00ff'])(
    'of "%s" is refused',
    async (host) => expect(await statuses(host)).toEqual([400, 400, 400]),
  );

  it.each(['angel.example', 'angel.example:8484', 'black_angel:1', '127.0.0.1:8484', '[::1]:8484', 'LOCALHOST'])(
    'of "%s" is right',
    async (host) => expect(await statuses(host)).toEqual([200, 404, 200]),
  );

  it('that is wrong is told in words', async () => {
    const answer = await server.app.inject({ url: '/api/health', headers: { host: '[' } });
    expect(answer.json()).toEqual({ error: 'badHost', message: 'The Host header is not a host.' });
  });

  it('that is wrong is refused behind a proxy too, whatever host is forwarded', async () => {
    const behind = await makeApp({ root: tmpdir(), store: new MemoryStore(), bots: NO_BOTS, trustProxy: 1 });
    const ask = async (host: string, forwarded: string) =>
      (await behind.inject({ url: '/api/health', headers: { host, 'x-forwarded-host': forwarded } })).statusCode;
    expect([await ask('[', 'angel.example'), await ask('angel.example', '[')]).toEqual([400, 400]);
    expect(await ask('inside:8484', 'angel.example')).toBe(200);
    await behind.close();
  });

  it('may be missing where nothing depends on it', async () => {
    const ask = async (line: string): Promise<number> => {
      const connection = await RawConnection.open(server.url);
      connection.write(`${line} HTTP/1.0\r\n\r\n`);
      return connection.status();
    };
    expect(await ask('GET /api/health')).toBe(200);
    expect(await ask('POST /api/session/passkey-options')).toBe(400);
  });
});
