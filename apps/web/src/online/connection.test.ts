// A connection under a match: it waits, retries, gives up and comes back.

import type { ServerMessage } from '@black-angel/protocol';
import { API_VERSION } from '@black-angel/protocol/version';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../../test/fake-server.ts';
import { FakeTable, quietMove, seat } from '../../test/fake-table.ts';
import { Connection } from '../net/connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a connection', () => {
  it('waits longer after every failure, and not for ever', async () => {
    let attempts = 0;
    const connection = new Connection({
      table: 'fake-table',
      token: null,
      random: () => 1,
      openWire: ({ closed }) => {
        attempts++;
        queueMicrotask(closed);
        return { send: () => {}, close: () => {} };
      },
    });
    connection.open();
    await vi.advanceTimersByTimeAsync(3000);
    expect(attempts).toBe(4);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(attempts).toBeGreaterThan(30);
    expect(attempts).toBeLessThan(45);
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.get().connection).toBe('closed');
  });

  it('announces again after a reconnect whether trivial decisions resolve themselves', async () => {
    const server = new FakeServer('automatic');
    const [ada] = (await seat(server, [0])) as [FakeTable];
    await server.deliver();
    // A player who has never chosen announces nothing.
    expect(server.wire(0)!.asked).not.toContain('automatic');
    ada.connection.setAutomatic(false);
    await server.deliver();
    expect(server.wire(0)!.asked).toContain('automatic');
    server.wire(0)!.close();
    await vi.advanceTimersByTimeAsync(2000);
    await server.deliver();
    expect(server.wires).toHaveLength(2);
    expect(server.wire(0)!.asked).toContain('automatic');
  });

  it('shows a line of the chat once, however often it arrives', async () => {
    const server = new FakeServer('chat');
    const [ada] = (await seat(server, [0])) as [FakeTable];
    const say = async (n: number, text: string): Promise<void> => {
      server.wire(0)!.toClient.push({ kind: 'chat', line: { n, seat: 1, name: 'Bea', text, at: 1 } });
      await server.deliver();
    };
    for (const n of [0, 0, 1, 0, 1]) await say(n, `line ${n}`);
    expect(ada.connection.get().chat.map(({ text }) => text)).toEqual(['line 0', 'line 1']);
  });

  it('gives up a socket that falls silent', async () => {
    const server = new FakeServer('silent');
    const [ada] = (await seat(server, [0])) as [FakeTable];
    const wire = server.wire(0)!;
    await vi.advanceTimersByTimeAsync(40_000);
    expect(wire.isOpen).toBe(false);
    await server.deliver();
    expect(ada.connection.get().connection).toBe('open');
  });

  it('asks for a reload when the server speaks another version', async () => {
    const server = new FakeServer('newer');
    const [ada] = (await seat(server, [0])) as [FakeTable];
    const opened = { kind: 'opened', api: API_VERSION + 1 } as ServerMessage;
    server.wire(0)!.toClient.push(opened);
    while (server.down(server.wires[0]!));
    expect(ada.connection.get()).toMatchObject({ connection: 'closed', bye: 'badMessage' });
  });

  it('stays closed when its token holds no longer', async () => {
    const server = new FakeServer('revoked');
    const [ada] = (await seat(server, [0])) as [FakeTable];
    const playing = ada.match.play(0, quietMove(ada));
    server.wire(0)!.toClient.push({ kind: 'bye', why: 'revoked' });
    while (server.down(server.wires[0]!));
    expect(await playing).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ada.connection.get()).toMatchObject({ connection: 'closed', bye: 'revoked' });
    expect(server.wires).toHaveLength(1);
  });

  it('keeps trying while the server cannot reach the game, says so, and comes back by itself', async () => {
    const server = new FakeServer('unavailable');
    server.bye = 'unavailable';
    const ada = new FakeTable(server, 0);
    /** Lets time pass. */
    const pass = async (seconds: number): Promise<void> => {
      for (let i = 0; i < seconds; i++) {
        await server.deliver();
        await vi.advanceTimersByTimeAsync(1000);
      }
      await server.deliver();
    };
    for (let i = 0; i < 10; i++) {
      await pass(10);
      expect(ada.connection.get()).toMatchObject({ connection: 'waiting', trouble: 'unavailable', bye: null });
    }
    expect(server.wires.length).toBeGreaterThan(8);
    server.bye = null;
    await pass(20);
    expect(ada.connection.get()).toMatchObject({ connection: 'open', trouble: null, hasGame: true });
    await ada.sitDown(0);
    // During a game, unanswered requests are resent.
    server.bye = 'unavailable';
    server.wire(0)!.close();
    const playing = ada.match.play(0, quietMove(ada));
    await pass(5);
    expect(ada.connection.get()).toMatchObject({ connection: 'waiting', trouble: 'unavailable' });
    server.bye = null;
    await pass(20);
    expect(await playing).toBeNull();
    expect(server.accepted).toHaveLength(1);
  });

  it('comes back to a damaged game only now and then', async () => {
    const server = new FakeServer('damaged');
    server.bye = 'damaged';
    const ada = new FakeTable(server, 0);
    for (let i = 0; i < 10; i++) {
      await server.deliver();
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(ada.connection.get()).toMatchObject({ trouble: 'damaged', bye: null });
    expect(server.wires).toHaveLength(11);
    server.bye = null;
    await server.deliver();
    expect(ada.connection.get()).toMatchObject({ connection: 'open', trouble: null });
    ada.connection.close();
  });
});
