// The HTTP interface of the lists of games, and of the search for one.

import { CreatedTable, FindGame, FoundTable, Lobby as LobbyAnswer } from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Owners } from '../../accounts/owners.ts';
import type { Limits } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import type { Lobby } from '../all/lobby.ts';
import type { Tables } from '../all/tables.ts';

export interface LobbyServices {
  lobby: Lobby;
  tables: Tables;
  accounts: Accounts;
  owners: Pick<Owners, 'of'>;
  limits: Pick<Limits, 'charge'>;
}

export function serveLobby(app: FastifyInstance, { lobby, tables, accounts, owners, limits }: LobbyServices): void {
  route(app, 'GET /api/games', {
    id: 'listRunningGames',
    answer: LobbyAnswer,
    summary: 'Running games that anybody may watch',
    handle: async () => ({ tables: await lobby.watchable() }),
  });
  route(app, 'GET /api/account/friends/tables', {
    id: 'listTablesOfFriends',
    token: 'needed',
    answer: LobbyAnswer,
    summary: 'Listed tables where friends of the account wait or play',
    handle: async ({ token }) => ({ tables: await lobby.ofFriends(await accounts.ofSession(token)) }),
  });
  route(app, 'POST /api/find', {
    id: 'findGame',
    token: 'allowed',
    body: FindGame,
    answer: FoundTable,
    made: CreatedTable,
    summary: 'A table that suits, or a new one; then join it',
    handle: async ({ token, body, request, reply }) => {
      const account = token === undefined ? null : await accounts.ofSession(token);
      const found = await lobby.find(body, account);
      if ('id' in found) return { table: found };
      limits.charge('tables', request.ip);
      reply.code(201);
      return tables.create({ config: found }, await owners.of(request.ip, account?.id ?? null));
    },
  });
}
