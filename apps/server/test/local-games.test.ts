// Results of games from browsers: stored with the account, once, and no one else's.

import { type LocalGame, type LocalGames, MOST_LOCAL_GAMES } from '@black-angel/protocol';
import { describe, expect, it } from 'vitest';
import { MOST_STORED } from '../src/accounts/local-games.ts';
import { PROOF, useAccountServer } from './account-server.ts';

const server = useAccountServer();

const game = (id: string, change: Partial<LocalGame> = {}): LocalGame => ({
  id,
  at: 1_000,
  mode: 'solitaire',
  opponent: 'hal:standard',
  advanced: true,
  isWon: true,
  vp: 50,
  rivalVp: 43,
  rounds: 7,
  sources: [
    { source: 'missions', vp: 30 },
    { source: 'dice', vp: -2 },
  ],
  review: null,
  ...change,
});
const put = (session: string, ...games: readonly object[]) =>
  server.ask('PUT', '/api/account/games', session, { games });
/** The kind of the facts of the only account. */
async function kindOfFacts(): Promise<string> {
  const [session] = await server.store.listDocuments('session');
  return `localGames:${(session!.value as { account: string }).account}`;
}
const list = async (session: string): Promise<LocalGame[]> =>
  (await server.ask<LocalGames>('GET', '/api/account/games', session)).body.games;

describe('results of games from browsers', () => {
  it('are stored once and told to every session of the account, the oldest first', async () => {
    const ada = await server.make('Ada');
    const elsewhere = await server.logIn('Ada');
    const review = { luck: 1.5, skill: -4, good: 9, inaccurate: 2, mistake: 1, blunder: 0 };
    expect((await put(ada, game('late', { at: 2_000 }), game('early'))).status).toBe(204);
    expect((await put(elsewhere, game('early', { review }))).status).toBe(204);
    expect(await list(elsewhere)).toEqual([game('early', { review }), game('late', { at: 2_000 })]);
    expect(await list(await server.make('Bob'))).toEqual([]);
  });

  it('are refused if they are not of the schema, too many at once, or without a session', async () => {
    const ada = await server.make('Ada');
    expect((await put(ada, { ...game('a'), mode: 'online' })).status).toBe(400);
    expect((await put(ada, { ...game('a'), note: 'x' })).status).toBe(400);
    expect((await put(ada, game('../a'))).status).toBe(400);
    expect((await put(ada, game('a', { sources: [{ source: 'a b', vp: 1 }] }))).status).toBe(400);
    const many = Array.from({ length: MOST_LOCAL_GAMES + 1 }, (_, i) => game(`g${i}`));
    expect((await put(ada, ...many)).status).toBe(400);
    expect((await server.ask('GET', '/api/account/games')).status).toBe(400);
    expect(await list(ada)).toEqual([]);
  });

  it('are limited in number and rate', async () => {
    const ada = await server.make('Ada');
    const kind = await kindOfFacts();
    for (let i = 0; i < MOST_STORED; i++) await server.store.putDocument(kind, `g${i}`, game(`g${i}`, { at: i }));
    expect((await put(ada, game('new', { at: MOST_STORED }))).status).toBe(204);
    const games = await list(ada);
    expect(games).toHaveLength(MOST_STORED);
    expect([games[0]!.id, games.at(-1)!.id]).toEqual(['g1', 'new']);
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push((await put(ada, game('new'))).status);
    expect(answers).toContain(429);
  });

  it('are deleted with the account', async () => {
    const ada = await server.make('Ada');
    const kind = await kindOfFacts();
    await put(ada, game('a'));
    expect(await server.store.listDocuments(kind)).toHaveLength(1);
    expect((await server.ask('DELETE', '/api/account', ada, { proof: PROOF })).status).toBe(204);
    expect(await server.store.listDocuments(kind)).toEqual([]);
  });
});
