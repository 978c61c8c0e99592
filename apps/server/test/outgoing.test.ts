import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { post, RefusedAddress, send } from '../src/notify/outgoing.ts';
import { FakeNetwork, PUBLIC, WEBHOOK } from './fake-network.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = new FakeNetwork();
});

describe('a request that a player makes the server send', () => {
  const go = (url: string, reach: 'public' | 'any' | 'off' = 'public') => post(url, {}, 'x', { reach, ...network });

  it('goes to the address that was looked at', async () => {
    expect(await go(WEBHOOK)).toBe(200);
    expect(network.sent).toMatchObject([{ to: PUBLIC[0], body: 'x' }]);
    expect(network.sent[0]!.url.href).toBe(WEBHOOK);
  });

  it.each([
    'http://hooks.example/',
    'ftp://hooks.example/',
    'file:///etc/passwd',
    'https://user:password@hooks.example/',
    'https://hooks.example:22/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00:ec2::254]/',
    'nonsense',
  ])('is refused: %s', async (url) => {
    await expect(go(url)).rejects.toBeInstanceOf(RefusedAddress);
    expect(network.sent).toEqual([]);
  });

  it.each([
    [[{ address: '10.0.0.7', family: 4 }]],
    [[{ address: 'fe80::1', family: 6 }]],
    [[...PUBLIC, { address: '127.0.0.1', family: 4 }]],
  ])('is refused when the name leads inside: %j', async (addresses) => {
    network.names['inside.example'] = addresses;
    await expect(go('https://inside.example/')).rejects.toBeInstanceOf(RefusedAddress);
    expect(network.sent).toEqual([]);
  });

  it('may go anywhere if the operator says so, and nowhere if not', async () => {
    expect(await go('http://127.0.0.1:9000/', 'any')).toBe(200);
    await expect(go(WEBHOOK, 'off')).rejects.toBeInstanceOf(RefusedAddress);
  });

  it('really connects to the pinned address, follows no redirection, and reads no endless answer', async () => {
    let asked = 0;
    const server = createServer((request, response) => {
      asked++;
      if (request.url === '/moved') return response.writeHead(302, { location: '/elsewhere' }).end();
      response.writeHead(200);
      const flood = setInterval(() => response.write(Buffer.alloc(20_000)), 1);
      response.on('close', () => clearInterval(flood));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const to = { address: '127.0.0.1', family: 4 };
    const ask = (path: string) =>
      send({ url: new URL(`http://nowhere.invalid:${port}${path}`), to, headers: {}, body: 'x' });
    expect(await ask('/moved')).toBe(302);
    expect(asked).toBe(1);
    expect(await ask('/flood')).toBe(200);
    server.close();
  });
});
