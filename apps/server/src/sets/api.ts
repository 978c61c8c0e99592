// The HTTP interface of component sets.

import { NewSet, SetHash, SetInfo, StoredSet } from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Accounts } from '../accounts/accounts.ts';
import type { Owners } from '../accounts/owners.ts';
import { route } from '../http/route.ts';
import type { Sets } from './sets.ts';

export interface SetServices {
  sets: Sets;
  accounts: Pick<Accounts, 'idOf'>;
  owners: Pick<Owners, 'of'>;
}

export function serveSets(app: FastifyInstance, { sets, accounts, owners }: SetServices): void {
  route(app, 'POST /api/sets', {
    id: 'storeSet',
    limit: 'tables',
    token: 'ignored',
    body: NewSet,
    made: SetInfo,
    summary: 'Stores a component set by its hash, for tables that choose it',
    handle: async ({ body, token, request }) => {
      const account = token ? await accounts.idOf(token) : null;
      return sets.put(body.set, await owners.of(request.ip, account));
    },
  });
  route(app, 'GET /api/sets/:hash', {
    id: 'getSet',
    params: Type.Object({ hash: SetHash }),
    answer: StoredSet,
    summary: 'A component set by its hash',
    handle: ({ params, reply }) => {
      // A hash always means the same set.
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return sets.get(params.hash);
    },
  });
}
