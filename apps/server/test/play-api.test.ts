// The game over plain HTTP, for programs in any language.

import { spawn, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { NamedGame } from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryStore } from '../src/store/memory-store.ts';
import { QUICK_BOTS } from './club.ts';
import { config, createTable, joinTable, OnlineClient, PERSON } from './online-client.ts';
import { makeApp, moveId } from './seeded.ts';

let app: FastifyInstance;
let url: string;
let store: MemoryStore;

beforeEach(async () => {
  store = new MemoryStore();
  app = await makeApp({
    root: tmpdir(),
    store,
    bots: QUICK_BOTS,
    limits: { messages: { burst: 1e6, perSecond: 1e6 } },
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

type Game = Static<typeof NamedGame>;

async function ask<T>(path: string, token: string | null, body?: object): Promise<{ status: number; body: T }> {
  const answer = await fetch(`${url}/api/tables/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
  });
  return { status: answer.status, body: (await answer.json()) as T };
}

async function twoPlayers() {
  const { table, token } = await createTable(url, 'Ada', config([PERSON, PERSON]));
  const bea = await joinTable(url, table.id, 'Bea');
  return { id: table.id, tokens: [token, bea.token] };
}

describe('the game over HTTP', () => {
  it('shows each seat its own game by the schema, with names', async () => {
    const { id, tokens } = await twoPlayers();
    const { body: ada } = await ask<Game>(`${id}/game`, tokens[0]!);
    const { body: bea } = await ask<Game>(`${id}/game`, tokens[1]!);
    const isGame = Compile(NamedGame);
    for (const game of [ada, bea]) expect([...isGame.Errors(game)]).toEqual([]);
    expect([ada.seat, bea.seat]).toEqual([0, 1]);
    expect(ada.view.players[0]!.hand).toEqual(expect.arrayContaining([expect.stringMatching(/^0\d\d$/)]));
    // Nobody sees another player's hand or cards.
    expect(ada.view.players[1]!.hand).toBeNull();
    expect(bea.view.players[0]!.hand).toBeNull();
    expect(bea.view.players[0]!.slots.every(({ card }) => card === null)).toBe(true);
    expect(ada.view.blackAngel).toBe('3c');
    expect(ada.view.space).toHaveLength(25);
    // Only the decider has moves.
    expect([ada.isMyTurn, bea.isMyTurn].filter(Boolean)).toHaveLength(1);
    expect([ada.moves, bea.moves].filter((moves) => moves.length > 0)).toHaveLength(1);
  });

  it('plays a listed move once, whatever the network repeats', async () => {
    const { id, tokens } = await twoPlayers();
    const games = await Promise.all(tokens.map(async (token) => (await ask<Game>(`${id}/game`, token)).body));
    const seat = games.findIndex(({ isMyTurn }) => isMyTurn);
    const { moves, index } = games[seat]!;
    for (const { sentence } of moves) expect(sentence).toMatch(/^[A-Z].*\.$/);
    const sent = { id: moveId(), at: index, move: moves[0]!.move };
    type Made = { isMade: boolean; why: string | null; rule: string | null; game: Game };
    const first = await ask<Made>(`${id}/moves`, tokens[seat]!, sent);
    expect(first.body).toMatchObject({ isMade: true, why: null });
    expect(first.body.game.index).toBeGreaterThan(index);
    const again = await ask<Made>(`${id}/moves`, tokens[seat]!, sent);
    expect(again.body).toMatchObject({ isMade: true, game: { index: first.body.game.index } });
    const late = await ask<Made>(`${id}/moves`, tokens[seat]!, { ...sent, id: moveId() });
    expect(late.body).toMatchObject({ isMade: false, why: 'stale' });
    const { index: at } = first.body.game;
    const wrong = await ask<Made>(`${id}/moves`, tokens[seat]!, { id: moveId(), at, move: 'play 001 row1 now' });
    expect(wrong.body).toMatchObject({ isMade: false, why: expect.stringMatching(/refused|stale/) });
  });

  it('says moves in the language that the parameter, else the header asks for', async () => {
    const { id, tokens } = await twoPlayers();
    const games = await Promise.all(tokens.map(async (token) => (await ask<Game>(`${id}/game`, token)).body));
    const token = tokens[games.findIndex(({ isMyTurn }) => isMyTurn)]!;
    const get = async (query: string, accepted?: string) => {
      const headers = { authorization: `Bearer ${token}`, ...(accepted && { 'accept-language': accepted }) };
      const answer = await fetch(`${url}/api/tables/${id}/game${query}`, { headers });
      const { moves } = (await answer.json()) as Game;
      return { language: answer.headers.get('content-language'), moves };
    };
    const [en, fr, ru] = await Promise.all(['en', 'fr', 'ru'].map((language) => get(`?language=${language}`)));
    for (const { moves } of [fr!, ru!]) {
      expect(moves.map(({ move }) => move)).toEqual(en!.moves.map(({ move }) => move));
      expect(new Set(moves.map(({ sentence }) => sentence)).size).toBe(moves.length);
    }
    expect(fr!.moves.some(({ sentence }) => /^(?:Jouer|Utiliser|Relancer) /.test(sentence))).toBe(true);
    expect(ru!.moves.every(({ sentence }) => /^[А-ЯЁ].*\.$/.test(sentence))).toBe(true);
    expect(await get('')).toEqual(en);
    expect(await get('', 'de, fr-CA;q=0.8, en;q=0.7')).toEqual(fr);
    expect(await get('', 'fr;q=0.2, ru;q=0.9')).toEqual(ru);
    expect(await get('', 'de, fr;q=0, *;q=nonsense')).toEqual(en);
    expect(await get('?language=ru', 'fr')).toEqual(ru);
    const client = await OnlineClient.connect(url, id, token);
    expect(await client.ask({ kind: 'legal', id: moveId(), language: 'fr' })).toEqual({ ok: true, value: fr!.moves });
    await client.close();
    expect((await ask(`${id}/game?language=de`, token)).status).toBe(400);
  });

  it('lists over the socket what it lists over HTTP', async () => {
    const { id, tokens } = await twoPlayers();
    for (const token of tokens) {
      const { body } = await ask<Game>(`${id}/game`, token);
      const client = await OnlineClient.connect(url, id, token);
      expect(await client.ask({ kind: 'legal', id: moveId() })).toEqual({ ok: true, value: body.moves });
      await client.close();
    }
  });

  it('shows spectators what they may see, and nothing where there are none', async () => {
    const { id } = await twoPlayers();
    const watched = await ask<Game>(`${id}/game`, null);
    expect(watched.body).toMatchObject({ seat: null, moves: [], isMyTurn: false });
    expect(watched.body.view.players.every(({ hand }) => hand === null)).toBe(true);
    const { table } = await createTable(
      url,
      'Cy',
      config([PERSON, { kind: 'bot', level: 'easy' }], { spectatorDelay: null }),
    );
    expect((await ask(`${table.id}/game`, null)).status).toBe(403);
  });

  it('says that a game has not begun', async () => {
    const { table, token } = await createTable(url, 'Ada', config([PERSON, PERSON]));
    expect(await ask(`${table.id}/game`, token)).toMatchObject({ status: 409, body: { error: 'notBegun' } });
    expect(await ask(`${table.id}/components`, null)).toMatchObject({ status: 409 });
  });

  it('says in three languages what cards and tiles do', async () => {
    const { id, tokens } = await twoPlayers();
    type Texts = { cards: Record<string, string>; tiles: Record<string, string> };
    const { body: en } = await ask<Texts>(`${id}/components`, null);
    const { body: fr } = await ask<Texts>(`${id}/components?language=fr`, null);
    expect(Object.keys(en.cards)).toHaveLength(90);
    expect(Object.keys(fr.cards)).toEqual(Object.keys(en.cards));
    expect(fr.cards['001']).not.toBe(en.cards['001']);
    const { body: game } = await ask<Game>(`${id}/game`, tokens[0]!);
    for (const { tile } of game.view.display) if (tile) expect(en.tiles[tile]).toMatch(/\w/);
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!hasPython)('the example in Python', () => {
  const example = fileURLToPath(new URL('../../../examples/bot_client.py', import.meta.url));

  it('plays a whole game', async () => {
    const child = spawn('python3', [example, url, 'new', 'seed-1', '0.01']);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(said).toMatch(/^VP \[-?\d+, -?\d+\], winners \[/);
    expect(code).toBe(0);
    const id = /table (\S+)/.exec(said)![1]!;
    expect((await store.getTable(id))!.status).toBe('over');
  });
});
