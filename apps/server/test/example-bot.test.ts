import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooser, playTable } from '../../../examples/bot-client.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import { QUICK_BOTS } from './club.ts';
import { config, createTable, OnlineClient, PERSON } from './online-client.ts';
import { makeApp } from './seeded.ts';

let app: FastifyInstance;
let url: string;
let store: MemoryStore;
const unhurried = { burst: 1e6, perSecond: 1e6 };

beforeEach(async () => {
  store = new MemoryStore();
  app = await makeApp({ root: tmpdir(), store, bots: QUICK_BOTS, limits: { messages: unhurried } });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

describe('the example of a third-party bot', () => {
  it('makes a table and plays a game to its end', async () => {
    const played = await playTable({ url, name: 'Robot', table: null, choose: chooser('novice'), pause: 0 });
    expect(played.result.vp.length).toBe(2);
    const row = (await store.getTable(played.table))!;
    await expect.poll(async () => (await store.getTable(played.table))!.result).toEqual(played.result);
    expect(row.seats.map(({ kind }) => kind).sort()).toEqual(['bot', 'person']);
  });

  it('joins a table, and two of them play each other', async () => {
    const { table, token } = await createTable(url, 'Ada', config([PERSON, PERSON, PERSON]));
    const robot = (name: string) => playTable({ url, name, table: table.id, choose: chooser('random'), pause: 0 });
    // Ada resigns when the game begins: a bot of the server plays for her.
    const playing = Promise.all([robot('Robot 1'), robot('Robot 2')]);
    await expect.poll(async () => (await store.getTable(table.id))!.status).toBe('running');
    const ada = await OnlineClient.connect(url, table.id, token);
    ada.send({ kind: 'resign' });
    const [one, two] = await playing;
    expect(one.result).toEqual(two.result);
  });

  it('says why a server refuses it', async () => {
    const player = { url, name: 'Robot', choose: chooser('random'), pause: 0 };
    await expect(playTable({ ...player, table: 'no-such-table' })).rejects.toThrow('There is no such table');
  });
});
