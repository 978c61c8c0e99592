import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseSettings, problemOf } from '../src/settings.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import { RawConnection, rawRequest } from './raw-http.ts';
import { makeApp } from './seeded.ts';

const root = mkdtempSync(join(tmpdir(), 'black-angel-'));
const script = 'export const answer = 42;\n'.repeat(200);
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Black Angel</title>');
  writeFileSync(join(root, 'sw.js'), 'self.skipWaiting;');
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, 'assets', 'app-1a2b3c.js'), script);
  writeFileSync(join(root, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync(script));
  writeFileSync(join(root, 'assets', 'app-1a2b3c.js.gz'), gzipSync(script));
  app = await makeApp({ root, store: new MemoryStore() });
});

afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

describe('the server', () => {
  it('hands out the page at the root, to be asked about each time', async () => {
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('Black Angel');
  });

  it('lets hashed files be kept for ever, the service worker never', async () => {
    const asset = await app.inject('/assets/app-1a2b3c.js');
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(asset.headers['content-type']).toContain('javascript');
    expect((await app.inject('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['br', 'gzip'])('sends %s to clients that accept it', async (encoding) => {
    const answer = await app.inject({ url: '/assets/app-1a2b3c.js', headers: { 'accept-encoding': encoding } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['vary']).toContain('accept-encoding');
    expect(answer.rawPayload.length).toBeLessThan(script.length / 10);
  });

  it('knows the type of the manifest', async () => {
    expect((await app.inject('/manifest.webmanifest')).headers['content-type']).toContain('manifest+json');
  });

  it.each(['/', '/assets/app-1a2b3c.js', '/nothing'])('protects %s', async (url) => {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(headers['content-security-policy']).not.toContain("'unsafe-eval'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it('says plainly when there is nothing', async () => {
    const answer = await app.inject('/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('nothing here');
  });

  it.each<['GET' | 'POST' | 'DELETE', string]>([
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['GET', '/api/nothing?and=more'],
    ['POST', '/api/tables/an-id/nothing'],
    ['DELETE', '/api/health'],
  ])('answers %s %s as it refuses every request to the API', async (method, url) => {
    const { statusCode, headers, body } = await app.inject({ method, url });
    expect([statusCode, headers['content-type'], JSON.parse(body)]).toEqual([
      404,
      'application/json; charset=utf-8',
      { error: 'unknownAddress', message: 'The API has no such address.' },
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('answers the same at odd spellings of an address of the API', async () => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const heardAt = async (method: string, target: string): Promise<string> => {
      const connection = await RawConnection.open(url);
      connection.write(rawRequest({ method, target, headers: { Connection: 'close' } }));
      return connection.closed;
    };
    const targets = [
      `/api/${'a'.repeat(9000)}`,
      '//api/nope',
      '/api\\nope',
      '/api/../api/nope',
      '/files/../api/nope',
      '/api/../index.html',
      '/%61pi/nope',
      '/api%2fnope',
      '/API/nope',
    ];
    for (const method of ['GET', 'POST'])
      for (const target of targets) {
        const heard = await heardAt(method, target);
        const body = /^HTTP\/1.1 404 .*application\/json.*\r\n\r\n(.*)$/s.exec(heard)?.[1];
        expect([target.slice(0, 30), body]).toEqual([target.slice(0, 30), expect.stringContaining('"unknownAddress"')]);
      }
    expect(await heardAt('GET', '/apis')).toContain('There is nothing here.');
  });

  it('says of a wrong token of the operator that it is one', async () => {
    const headers = { authorization: 'Bearer no-token-of-the-operator' };
    for (const url of ['/api/operator/reports', '/api/reports', '/api/metrics']) {
      const answer = await app.inject({ url, headers, remoteAddress: '198.51.100.7' });
      expect([answer.statusCode, answer.json().error]).toEqual([403, 'notOperator']);
    }
  });

  it('says when to come again to those who guess the token of the operator too often', async () => {
    const guess = () => app.inject({ url: '/api/operator/reports', remoteAddress: '198.51.100.8' });
    let answer = await guess();
    for (let i = 0; i < 20 && answer.statusCode === 403; i++) answer = await guess();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '20']);
  });

  it.each(['/../package.json', '/..%2f..%2fpackage.json', '/assets/..%5c..%5cpackage.json', '/.env'])(
    'gives away nothing outside its folder: %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );

  it('takes no other method', async () => {
    expect((await app.inject({ url: '/', method: 'POST' })).statusCode).toBe(404);
  });
});

describe('settings', () => {
  it('has a port and keeps to this machine', () => {
    const plain = { port: 8484, host: 'localhost', data: 'data' };
    expect(parseSettings({})).toMatchObject(plain);
    expect(parseSettings({ PORT: '', HOST: '', DATA: '' })).toEqual(parseSettings({}));
  });

  it('takes all from the environment', () => {
    const env = { PORT: '3000', HOST: '0.0.0.0', DATA: 'elsewhere' };
    expect(parseSettings(env)).toMatchObject({ port: 3000, host: '0.0.0.0', data: 'elsewhere' });
  });

  it.each(['abc', '70000', '-1', '80.5'])('refuses the port %s in words', (PORT) => {
    expect(parseSettings({ PORT })).toContain(`"${PORT}"`);
  });

  it('says what to do when the port is taken', async () => {
    const first = await makeApp({ root, store: new MemoryStore() });
    const second = await makeApp({ root, store: new MemoryStore() });
    await first.listen({ port: 0, host: 'localhost' });
    const { port } = first.server.address() as { port: number };
    const settings = { port, host: 'localhost', data: 'data' };
    const error = await second.listen(settings).catch((problem: unknown) => problem);
    expect(problemOf(error as NodeJS.ErrnoException, settings)).toBe(
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
    );
    await first.close();
    await second.close();
  });
});
