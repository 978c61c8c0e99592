// Questions that cost much are limited for an address, over all its sockets; moves are not affected.

import { tmpdir } from 'node:os';
import type { Answer } from '@black-angel/protocol';
import { determinize, formatMove, legalMoves } from '@black-angel/rules';
import { expect, it } from 'vitest';
import { MemoryStore } from '../src/store/memory-store.ts';
import { config, createTable, joinTable, OnlineClient, PERSON } from './online-client.ts';
import { makeApp, moveId } from './seeded.ts';
import { NO_BOTS } from './wire.ts';

it('a client with many sockets asks no more than with one, and is told so', async () => {
  const limits = { lookUps: { burst: 5, perSecond: 0 }, isExempt: () => false };
  const app = await makeApp({ root: tmpdir(), store: new MemoryStore(), bots: NO_BOTS, limits });
  try {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { table, token } = await createTable(url, 'Ada', config([PERSON, PERSON]));
    const bea = await joinTable(url, table.id, 'Bea');
    const clients = [
      await OnlineClient.connect(url, table.id, token),
      await OnlineClient.connect(url, table.id, bea.token),
      await OnlineClient.connect(url, table.id, null),
    ];
    const questions = [
      { kind: 'momentAt', index: 0 },
      { kind: 'scores' },
      { kind: 'legal' },
      { kind: 'record' },
    ] as const;
    const answers: Answer[] = [];
    for (const client of clients)
      for (const question of questions) answers.push(await client.ask({ ...question, id: moveId() }));
    const isRefused = (answer: Answer): boolean => !answer.ok && answer.why === 'tooFast';
    expect(answers.map(isRefused)).toEqual(answers.map((_, i) => i >= 5));
    const mover = clients.find(({ seat, moment }) => moment!.view.decision?.seat === seat)!;
    const state = determinize(mover.moment!.view, () => 0);
    expect(await mover.play(formatMove(legalMoves(state, mover.seat!)[0]!)!)).toEqual({ ok: true });
    for (const client of clients) await client.close();
  } finally {
    await app.close();
  }
});
