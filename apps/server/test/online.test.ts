import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { View } from '@black-angel/engine';
import { decision, determinize, formatMove, legalMoves, replay } from '@black-angel/rules';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { config, createTable, joinTable, moveId, OnlineClient, PERSON } from './online-client.ts';
import { makeApp } from './seeded.ts';

let folder: string;
let app: FastifyInstance;
let url: string;

async function start(): Promise<void> {
  app = await makeApp({
    root: folder,
    store: await openSqliteStore(join(folder, 'test.sqlite')),
    limits: { messages: { burst: 1e6, perSecond: 1e6 } },
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'black-angel-online-'));
  await start();
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** A legal move of the decider, by the decider's own view. */
function someMove(view: View, n: number): string {
  const state = determinize(view, () => 0);
  const moves = legalMoves(state, decision(state)!.seat);
  return formatMove(moves[n % moves.length]!)!;
}

async function seatTwo(): Promise<{ id: string; ada: OnlineClient; bea: OnlineClient; tokens: string[] }> {
  const { table, token } = await createTable(url, 'Ada', config([PERSON, PERSON]));
  const joined = await joinTable(url, table.id, 'Bea');
  expect(joined.table.status).toBe('running');
  const ada = await OnlineClient.connect(url, table.id, token);
  const bea = await OnlineClient.connect(url, table.id, joined.token);
  return { id: table.id, ada, bea, tokens: [token, joined.token] };
}

async function playOn(clients: OnlineClient[], moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const decider = clients.find(({ moment, seat }) => moment!.view.decision?.seat === seat);
    if (!decider) {
      if (clients.every(({ moment }) => moment!.result !== null)) return;
      await Promise.race(clients.map((client) => client.next(({ kind }) => kind === 'update')));
      i--;
      continue;
    }
    const answer = await decider.play(someMove(decider.moment!.view, i * 7 + 3));
    expect(answer).toEqual({ ok: true });
  }
}

describe('a table online', () => {
  it('is played to its end by two people, and proves its dice', async () => {
    const { id, ada, bea } = await seatTwo();
    await playOn([ada, bea], 3000);
    expect(ada.moment!.result).not.toBeNull();
    expect(bea.moment!.result).toEqual(ada.moment!.result);
    const answer = await ada.ask({ kind: 'record', id: moveId() });
    const record = (answer as { ok: true; value: Parameters<typeof replay>[0] }).value;
    replay(record);
    const proof = (await (await fetch(`${url}/api/tables/${id}/proof`)).json()) as { seed: string };
    expect(proof.seed).toBe(record.seed);
    expect(await (await fetch(`${url}/api/tables/${id}/record`)).json()).toEqual(record);
  });

  it('keeps one’s own steps private until something is revealed or the turn passes', async () => {
    const { ada, bea } = await seatTwo();
    const [first, other] = ada.moment!.view.decision!.seat === ada.seat ? [ada, bea] : [bea, ada];
    const before = other.messages.length;
    const die = legalMoves(
      determinize(first.moment!.view, () => 0),
      first.seat!,
    ).find(({ kind }) => kind === 'die')!;
    expect(await first.play(formatMove(die)!)).toEqual({ ok: true });
    expect(first.moment!.index).toBeGreaterThan(0);
    expect(first.moment!.undo.step).toBeGreaterThan(0);
    expect(await first.ask({ kind: 'undo', id: moveId(), at: first.moment!.index, what: 'turn' })).toEqual({
      ok: true,
    });
    expect(first.moment!.index).toBe(0);
    // Messages to the other player do not tell of it.
    other.send({ kind: 'ping' });
    await other.next(({ kind }) => kind === 'pong');
    expect(other.messages.slice(before).filter(({ kind }) => kind !== 'pong')).toEqual([]);
  });

  it('answers a repeated move as the first time and a stale one with a fresh view', async () => {
    const { ada, bea } = await seatTwo();
    const first = ada.moment!.view.decision!.seat === ada.seat ? ada : bea;
    const move = someMove(first.moment!.view, 0);
    const id = moveId();
    const at = first.moment!.index;
    expect(await first.play(move, id, at)).toEqual({ ok: true });
    const { index } = first.moment!;
    expect(await first.play(move, id, at)).toEqual({ ok: true });
    expect(first.moment!.index).toBe(index);
    const fresh = first.next(({ kind }) => kind === 'update');
    expect(await first.play(move, moveId(), at)).toEqual({ ok: false, why: 'stale' });
    expect(await fresh).toMatchObject({ kind: 'update', update: { moment: { index } } });
  });

  it('continues exactly after a restart of the server', async () => {
    const { id, ada, bea, tokens } = await seatTwo();
    await playOn([ada, bea], 40);
    // A client that did not move last may lag behind: a new connection is up to date.
    const newcomers = (): Promise<OnlineClient[]> =>
      Promise.all(tokens.map((token) => OnlineClient.connect(url, id, token)));
    const views = (await newcomers()).map(({ moment }) => moment);
    await app.close();
    await start();
    const again = await newcomers();
    expect(again.map(({ moment }) => moment)).toEqual(views);
    await playOn(again, 20);
  });

  it('refuses with the rule, and lets nobody in without a token', async () => {
    const { id, ada, bea } = await seatTwo();
    const decider = ada.moment!.view.decision!.seat === ada.seat ? ada : bea;
    expect(await decider.play('end')).toMatchObject({
      ok: false,
      why: 'refused',
      illegal: { rule: expect.any(String) },
    });
    const other = decider === ada ? bea : ada;
    expect(await other.play('B')).toMatchObject({ ok: false, why: 'refused', illegal: { rule: 'T1' } });
    const stranger = await OnlineClient.connect(url, id, 'x'.repeat(43));
    expect(stranger.messages).toEqual([{ kind: 'bye', why: 'badToken' }]);
    const spectator = await OnlineClient.connect(url, id, null);
    expect(spectator.moment!.view.players.every(({ hand }) => hand === null)).toBe(true);
    expect(await spectator.play('B')).toEqual({ ok: false, why: 'notAllowed' });
  });

  it('plays with bots', async () => {
    const plan = config([PERSON, { kind: 'bot', level: 'novice' }, { kind: 'bot', level: 'easy' }]);
    const { table, token } = await createTable(url, 'Ada', plan);
    expect(table.status).toBe('running');
    const ada = await OnlineClient.connect(url, table.id, token);
    await playOn([ada], 30);
    expect(ada.moment!.view.round).toBeGreaterThan(1);
  });

  it('gives a seat a new token and closes the old one', async () => {
    const { id, ada, bea, tokens } = await seatTwo();
    const revoked = bea.until(({ kind }) => kind === 'bye');
    const reissue = (seat: number, token: string) =>
      fetch(`${url}/api/tables/${id}/seats/${seat}/token`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await reissue(1, tokens[0]!)).status).toBe(403);
    const answer = await reissue(1, tokens[1]!);
    const { token } = (await answer.json()) as { token: string };
    expect(await revoked).toEqual({ kind: 'bye', why: 'revoked' });
    const again = await OnlineClient.connect(url, id, token);
    expect(again.seat).toBe(1);
    expect((await OnlineClient.connect(url, id, tokens[1]!)).messages).toEqual([{ kind: 'bye', why: 'badToken' }]);
    await ada.close();
  });
});
