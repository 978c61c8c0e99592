// The HTTP interface of the lists of games, and of the search for one.

import { CreatedTable, FindGame, FoundTable, Lobby as LobbyAnswer } from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import type { Accounts } from '../../accounts/accounts.ts';
import { type Bearer, bearer, maybeBearer, maybeTokenOf, problems, tokenOf } from '../../accounts/api.ts';
import type { Owners } from '../../accounts/owners.ts';
import type { Limits } from '../../http/limits.ts';
import { takeTable } from '../../ops/api.ts';
import type { Lobby } from '../lobby.ts';
import type { Tables } from '../tables.ts';

export interface LobbyServices {
  lobby: Lobby;
  tables: Tables;
  accounts: Accounts;
  owners: Pick<Owners, 'of'>;
  limits: Limits;
}

export function serveLobby(app: FastifyInstance, { lobby, tables, accounts, owners, limits }: LobbyServices): void {
  app.get(
    '/api/games',
    { schema: { response: { 200: LobbyAnswer, ...problems }, summary: 'Running games that anybody may watch' } },
    async () => ({ tables: await lobby.watchable() }),
  );
  app.get<{ Headers: Bearer }>(
    '/api/account/friends/tables',
    {
      schema: {
        headers: bearer,
        response: { 200: LobbyAnswer, ...problems },
        summary: 'Listed tables where friends of the account wait or play',
      },
    },
    async (request) => ({ tables: await lobby.ofFriends(await accounts.ofSession(tokenOf(request))) }),
  );
  app.post<{ Headers: Static<typeof maybeBearer>; Body: Static<typeof FindGame> }>(
    '/api/find',
    {
      schema: {
        headers: maybeBearer,
        body: FindGame,
        response: { 200: FoundTable, 201: CreatedTable, ...problems },
        summary: 'A table that suits, or a new one; then join it',
      },
    },
    async (request, reply) => {
      const session = maybeTokenOf(request);
      const account = session === undefined ? null : await accounts.ofSession(session);
      const found = await lobby.find(request.body, account);
      if ('id' in found) return { table: found };
      takeTable(limits, request, reply);
      return reply
        .code(201)
        .send(await tables.create({ config: found }, await owners.of(request.ip, account?.id ?? null)));
    },
  );
}
