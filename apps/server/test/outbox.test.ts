// The frames that the server makes itself, as a WebSocket library reads them.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox } from '../src/tables/api/outbox.ts';

const TEXTS = [
  '{}',
  'Zoé, Ирина and 😀',
  ...[125, 126, 127, 0xffff, 0x10000, 300_000].flatMap((length) => ['x'.repeat(length), 'é'.repeat(length)]),
];

it('texts of any length and language arrive whole and in order, also before the socket closes', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => {
    const outbox = new Outbox(socket);
    for (const text of TEXTS) outbox.send(text);
    process.nextTick(() => {
      outbox.send('last');
      outbox.flush();
      socket.close(1001, 'closing');
      // The socket is closing: nothing may follow.
      outbox.send('too late');
    });
  });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data) => void heard.push(String(data)));
  const [code] = await once(client, 'close');
  expect(heard).toEqual([...TEXTS, 'last']);
  expect(code).toBe(1001);
  server.close();
});
