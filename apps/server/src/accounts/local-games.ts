// Results of games that players upload from their browsers, by account. One document for each game, so storing is
// idempotent.

import { LocalGame, LocalGames, NewLocalGames } from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/compile';
import type { Limits } from '../http/limits.ts';
import { route } from '../http/route.ts';
import type { Store } from '../store/store.ts';
import type { Accounts } from './accounts.ts';

/** Of one account. With more, the oldest are dropped. */
export const MOST_STORED = 2000;

const kindOf = (account: string): string => `localGames:${account}`;
const checked = Compile(LocalGame);

export class StoredLocalGames {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** The oldest first. Rows that a later schema does not know are left out. */
  async list(account: string): Promise<LocalGame[]> {
    const documents = await this.store.listDocuments(kindOf(account));
    return documents.flatMap(({ value }) => (checked.Check(value) ? [value] : [])).sort((a, b) => a.at - b.at);
  }

  /** Adds games, or replaces those of the same id. */
  async put(account: string, games: readonly LocalGame[]): Promise<void> {
    for (const game of games) await this.store.putDocument(kindOf(account), game.id, game);
    const all = await this.list(account);
    for (const { id } of all.slice(0, Math.max(0, all.length - MOST_STORED)))
      await this.store.deleteDocument(kindOf(account), id);
  }

  async forget(account: string): Promise<void> {
    for (const { key } of await this.store.listDocuments(kindOf(account)))
      await this.store.deleteDocument(kindOf(account), key);
  }
}

export interface LocalGameServices {
  accounts: Pick<Accounts, 'ofSession'>;
  localGames: StoredLocalGames;
  limits: Limits;
}

export function serveLocalGames(app: FastifyInstance, { accounts, localGames, limits }: LocalGameServices): void {
  route(app, 'GET /api/account/games', {
    id: 'listLocalGames',
    token: 'needed',
    answer: LocalGames,
    summary: 'Results of games that were played in the browsers of the account',
    handle: async ({ token }) => ({ games: await localGames.list((await accounts.ofSession(token)).id) }),
  });
  route(app, 'PUT /api/account/games', {
    id: 'storeLocalGames',
    token: 'needed',
    body: NewLocalGames,
    summary: 'Stores results of games by their ids; those of the same id are replaced',
    handle: async ({ token, body }) => {
      const { id } = await accounts.ofSession(token);
      limits.chargeFor('replays', `games ${id}`);
      await localGames.put(id, body.games);
    },
  });
}
