import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { AppSettings } from '../src/app.ts';
import { clientOf, isLoopback, isPublic } from '../src/http/addresses.ts';
import { DEFAULT_LIMITS, Limits } from '../src/http/limits.ts';
import { withoutTokens } from '../src/ops/log.ts';
import { Metrics } from '../src/ops/metrics.ts';
import { parseSettings } from '../src/settings.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import { QUICK_BOTS } from './club.ts';
import { config, createTable, joinTable, OnlineClient, PERSON } from './online-client.ts';
import { routesOf } from './routes.ts';
import { makeApp } from './seeded.ts';

const apps: FastifyInstance[] = [];
async function start(settings: Partial<AppSettings> = {}): Promise<FastifyInstance> {
  const app = await makeApp({ root: tmpdir(), store: new MemoryStore(), bots: QUICK_BOTS, ...settings });
  apps.push(app);
  return app;
}
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});
const few = { burst: 2, perSecond: 0 };
const SOMEBODY = '192.0.2.7';

/** The status of an attempt to open a socket. 101: it is open and stays so. */
function knock(url: string): Promise<{ status: number; after: string | undefined }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve({ status: 101, after: undefined }));
    socket.on('unexpected-response', (_request, response) => {
      resolve({ status: response.statusCode!, after: response.headers['retry-after'] });
      socket.terminate();
    });
    socket.on('error', reject);
  });
}

describe('addresses', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.168.1.1', false],
    ['not an address', false],
  ])('%s is this machine: %s', (address, expected) => expect(isLoopback(address)).toBe(expected));

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::',
    '2001:0:1::1',
    'localhost',
    '',
  ])('%s is not a public host', (address) => expect(isPublic(address)).toBe(false));

  it.each(['93.184.216.34', '172.32.0.1', '::ffff:8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])(
    '%s is a public host',
    (address) => expect(isPublic(address)).toBe(true),
  );

  it('takes an IPv6 network for one client', () => {
    expect(clientOf('2a01:4f8:1:2:3:4:5:6')).toBe(clientOf('2a01:04f8:1:2::9'));
    expect(clientOf('2a01:4f8:1:2::')).not.toBe(clientOf('2a01:4f8:1:3::'));
    expect(clientOf('::ffff:1.2.3.4')).toBe('1.2.3.4');
    expect(clientOf('::1')).toBe('0:0:0:0::/64');
  });
});

describe('limits', () => {
  it('hold for each client by itself, and fill up again', () => {
    let now = 0;
    const limits = new Limits({ ...DEFAULT_LIMITS, requests: { burst: 2, perSecond: 1 }, now: () => now });
    const take = (address: string): boolean => limits.take('requests', address);
    expect([take('1.1.1.1'), take('1.1.1.1'), take('1.1.1.1'), take('2.2.2.2')]).toEqual([true, true, false, true]);
    now = 1000;
    expect([take('1.1.1.1'), take('1.1.1.1')]).toEqual([true, false]);
    expect(Array.from({ length: 99 }, () => take('127.0.0.1'))).not.toContain(false);
  });

  it('do not remember everybody', () => {
    const limits = new Limits({ ...DEFAULT_LIMITS, now: () => 0 });
    for (let i = 0; i < 30_000; i++) limits.takeFor('requests', `client ${i}`);
    expect((limits as unknown as { buckets: Map<string, unknown> }).buckets.size).toBeLessThanOrEqual(10_000);
  });

  it('refuse requests over HTTP with the time to wait, but never the page', async () => {
    const root = await mkdtemp(join(tmpdir(), 'page-'));
    onTestFinished(() => rm(root, { recursive: true }));
    await writeFile(join(root, 'index.html'), 'the page');
    const app = await start({ root, limits: { requests: few } });
    const ask = (url: string, remoteAddress = SOMEBODY) => app.inject({ url, remoteAddress });
    expect((await ask('/api/tables')).statusCode).toBe(200);
    expect((await ask('/api/tables')).statusCode).toBe(200);
    const refused = await ask('/api/tables');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.json()).toMatchObject({ error: 'tooFast' });
    expect((await ask('/')).statusCode).toBe(200);
    expect((await ask('/no-such-file')).statusCode).toBe(429);
    expect((await ask('/api/tables', '192.0.2.8')).statusCode).toBe(200);
  });

  it('are those of the client behind a trusted proxy, and only then', async () => {
    const statuses = async (trustProxy: AppSettings['trustProxy'] & (number | false)): Promise<number[]> => {
      const app = await start({ limits: { requests: { burst: 1, perSecond: 0 } }, trustProxy });
      const list: number[] = [];
      for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.2']) {
        const headers = { 'x-forwarded-for': client };
        list.push((await app.inject({ url: '/api/tables', remoteAddress: '198.51.100.1', headers })).statusCode);
      }
      return list;
    };
    expect(await statuses(1)).toEqual([200, 200, 429]);
    expect(await statuses(false)).toEqual([200, 429, 429]);
  });

  it('keep one client from making tables without end', async () => {
    const app = await start({ limits: { tables: few } });
    const payload = { config: config([PERSON, PERSON]) };
    const make = () => app.inject({ method: 'POST', url: '/api/tables', payload, remoteAddress: SOMEBODY });
    expect([(await make()).statusCode, (await make()).statusCode, (await make()).statusCode]).toEqual([201, 201, 429]);
  });

  it('shed sockets beyond what is served well, and take new ones when others have gone', async () => {
    const app = await start({ limits: { mostSockets: 2 } });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { table, token } = await createTable(url, 'Ada', config([PERSON, PERSON]));
    const ada = await OnlineClient.connect(url, table.id, token);
    expect(await knock(url)).toEqual({ status: 101, after: undefined });
    expect(await knock(url)).toEqual({ status: 503, after: '30' });
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
    expect((await app.inject('/api/health')).statusCode).toBe(200);
    // Open sockets still work.
    expect(await ada.ask({ kind: 'scores', id: 'a-question' })).toEqual({ ok: false, why: 'notAllowed' });
    await ada.close();
    await expect.poll(async () => (await app.inject('/api/ready')).statusCode).toBe(200);
    expect((await knock(url)).status).toBe(101);
  });

  it('keep one address from taking all sockets', async () => {
    const app = await start({ limits: { mostSocketsPerAddress: 2, isExempt: () => false } });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    expect([(await knock(url)).status, (await knock(url)).status, (await knock(url)).status]).toEqual([101, 101, 429]);
  });
});

describe('a socket whose other side is gone without a word', () => {
  it('is closed, and the others are told; live ones stay open', async () => {
    const app = await start();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { table, token } = await createTable(url, 'Ada', config([PERSON, PERSON]));
    const joined = await joinTable(url, table.id, 'Bea');
    const bea = await OnlineClient.connect(url, table.id, joined.token);
    // It never answers a ping, as after a network failure.
    const dead = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { autoPong: false });
    await new Promise((resolve) => dead.once('open', resolve));
    dead.send(JSON.stringify({ kind: 'hello', table: table.id, token, since: null }));
    await bea.until((message) => message.kind === 'present' && message.seats.length === 2);
    const dropped = new Promise((resolve) => dead.once('close', resolve));
    const told = bea.next((message) => message.kind === 'present' && String(message.seats) === '1');
    app.heartbeat.beat();
    // A message is a sign of life, as the answer to a ping is.
    expect(await bea.ask({ kind: 'scores', id: 'a-question' })).toMatchObject({ ok: true });
    app.heartbeat.beat();
    await told;
    await dropped;
    expect(await bea.ask({ kind: 'scores', id: 'another-one' })).toMatchObject({ ok: true });
    expect(bea.isClosed).toBe(false);
    await bea.close();
  });
});

describe('metrics', () => {
  it('are written as Prometheus reads them', () => {
    const metrics = new Metrics();
    const count = metrics.counter('things_total', 'Things.');
    const time = metrics.histogram('wait_seconds', 'Waiting.');
    metrics.gauge('level', 'Level.', () => 3);
    count({ kind: 'a"b' });
    count({ kind: 'a"b' }, 2);
    time({ operation: 'x' }, 0.003);
    time({ operation: 'x' }, 9);
    const lines = metrics.text().split('\n');
    expect(lines).toContain('things_total{kind="a_b"} 3');
    expect(lines).toContain('# TYPE level gauge');
    expect(lines).toContain('wait_seconds_bucket{operation="x",le="0.0025"} 0');
    expect(lines).toContain('wait_seconds_bucket{operation="x",le="0.005"} 1');
    expect(lines).toContain('wait_seconds_bucket{operation="x",le="+Inf"} 2');
    expect(lines).toContain('wait_seconds_count{operation="x"} 2');
  });

  it('tell of sockets, rooms and the store', async () => {
    const app = await start();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { table, token } = await createTable(url, 'Ada', config([PERSON, { kind: 'bot', level: 'novice' }]));
    await OnlineClient.connect(url, table.id, token);
    const text = await (await fetch(`${url}/api/metrics`)).text();
    expect(text).toContain('black_angel_sockets 1');
    expect(text).toContain('black_angel_rooms 1');
    expect(text).toMatch(/black_angel_store_seconds_count\{operation="putTable"\} [1-9]/);
    expect(text).toMatch(/black_angel_http_answers_total\{status="201"\} 2/);
  });

  it('are the operator’s', async () => {
    const app = await start();
    expect((await app.inject({ url: '/api/metrics', remoteAddress: SOMEBODY })).statusCode).toBe(403);
    const guarded = await start({ operatorToken: 'a token of the operator' });
    const ask = (authorization: string) => guarded.inject({ url: '/api/metrics', headers: { authorization } });
    expect((await guarded.inject('/api/metrics')).statusCode).toBe(403);
    expect((await ask('Bearer something else entirely')).statusCode).toBe(403);
    expect((await ask('Bearer a token of the operator')).statusCode).toBe(200);
  });
});

describe('the log', () => {
  it('has no token in it, whatever is asked and whatever goes wrong', async () => {
    const lines: string[] = [];
    const store = new MemoryStore();
    const app = await start({ store, logLevel: 'debug', logTo: { write: (line) => void lines.push(line) } });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { table, token, owner } = await createTable(url, 'Ada', config([PERSON, PERSON]));
    const joined = await joinTable(url, table.id, 'Bea');
    const headers = { authorization: `Bearer ${token}` };
    await app.inject({ method: 'POST', url: `/api/tables/${table.id}/seats/0/token?token=${owner}`, headers });
    await app.inject({ url: `/api/tables/${joined.token}` });
    store.getTable = () => Promise.reject(new Error(`no luck with ${owner}`));
    await app.inject({ url: '/api/tables/something-else' });
    app.log.error({ headers, token, seat: { token: owner }, body: { seat: { token: joined.token } } }, 'a mistake');
    expect(lines.join('')).toContain('no luck with');
    expect(lines.join('')).toContain('a mistake');
    for (const secret of [token, owner, joined.token]) expect(lines.join('')).not.toContain(secret);
  });

  it('knows a token by its shape', () => {
    expect(withoutTokens(`seat ${'x'.repeat(43)}!`)).toBe('seat [hidden]!');
    expect(withoutTokens('table abcdefgh1234')).toBe('table abcdefgh1234');
  });
});

/** Routes that are not described: the operator's, and those that no program calls. */
const HIDDEN = ['GET *', 'GET /api/metrics', 'GET /api/openapi.json', 'GET /api/reports', 'GET /api/socket'];
const isHidden = (route: string): boolean => HIDDEN.includes(route) || route.includes(' /api/operator/');

describe('the description of the interface', () => {
  it('has every route that is not the operator’s, and says what each is for', async () => {
    const app = await start();
    const { paths } = (await app.inject('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, { summary?: string }>>;
    };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const routes = routesOf(app).map(({ method, path }) => `${method} ${path}`);
    expect(described.filter((route) => route !== 'GET /api/socket').sort()).toEqual(
      routes.filter((route) => !isHidden(route)).sort(),
    );
    for (const [path, methods] of Object.entries(paths))
      if (path.startsWith('/api/') && path !== '/api/socket')
        for (const { summary } of Object.values(methods)) expect(summary, path).toMatch(/\w/);
  });
});

describe('docs/api.md', () => {
  it('lists the routes of the server, and no others', async () => {
    const page = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
    const table = page
      .slice(page.indexOf('## Over HTTP'))
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    // A cell such as: `GET`, `POST /api/tables`, `DELETE /api/session`.
    const listed = table.flatMap((line) => {
      const waiting: string[] = [];
      return [...line.split(' | ')[0]!.matchAll(/`(GET|POST|PUT|PATCH|DELETE)(?: (\/api[^`]*))?`/g)].flatMap(
        ([, method, path]) => {
          waiting.push(method!);
          return path ? waiting.splice(0).map((each) => `${each} ${path}`) : [];
        },
      );
    });
    const routes = routesOf(await start()).map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(listed)].sort()).toEqual(routes.filter((route) => !isHidden(route)).sort());
  });
});

describe('stopping', () => {
  it('tells everybody, and is no longer ready', async () => {
    const app = await makeApp({ root: tmpdir(), store: new MemoryStore(), bots: QUICK_BOTS });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { table, token } = await createTable(url, 'Ada', config([PERSON, PERSON]));
    const ada = await OnlineClient.connect(url, table.id, token);
    const bye = ada.until(({ kind }) => kind === 'bye');
    await app.close();
    expect(await bye).toEqual({ kind: 'bye', why: 'closing' });
  });
});

describe('settings of the operator', () => {
  it('are read', () => {
    const env = {
      LOG_LEVEL: 'info',
      PUBLIC_URL: 'https://angel.example/',
      TRUST_PROXY: '10.0.0.1, loopback',
      MOST_SOCKETS: '10',
      OPERATOR_TOKEN: 'x'.repeat(20),
      SMTP_URL: 'smtps://user:password@mail.example',
      MAIL_FROM: 'table@angel.example',
      WEBHOOKS: 'off',
    };
    expect(parseSettings(env)).toMatchObject({
      logLevel: 'info',
      publicUrl: 'https://angel.example',
      trustProxy: ['10.0.0.1', 'loopback'],
      mostSockets: 10,
      operatorToken: 'x'.repeat(20),
      webhooks: 'off',
    });
    expect(parseSettings({ TRUST_PROXY: '1' })).toMatchObject({ trustProxy: 1 });
  });

  it.each([
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ PUBLIC_URL: 'angel.example' }, 'PUBLIC_URL must be an address'],
    [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY must be'],
    [{ MOST_SOCKETS: '0' }, 'MOST_SOCKETS must be a whole number from 1'],
    [{ OPERATOR_TOKEN: 'short' }, 'at least 20 characters'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must be'],
    [{ WEBHOOKS: 'yes' }, 'WEBHOOKS must be one of'],
  ])('%o are refused in words', (env, words) => expect(parseSettings(env)).toContain(words));

  it('does not repeat a password', () => {
    expect(parseSettings({ SMTP_URL: 'http://user:hunter2@mail.example' })).not.toContain('hunter2');
  });
});
