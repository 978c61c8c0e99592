// The HTTP interface of component sets.

import { NewSet, SetHash, SetInfo, StoredSet } from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Accounts } from '../accounts/accounts.ts';
import { problems } from '../accounts/api.ts';
import type { Owners } from '../accounts/owners.ts';
import { maybeSession, sessionOf } from '../tables/api/tables-api.ts';
import type { Sets } from './sets.ts';

const setParams = Type.Object({ hash: SetHash });

export interface SetServices {
  sets: Sets;
  accounts: Pick<Accounts, 'idOf'>;
  owners: Pick<Owners, 'of'>;
}

export function serveSets(app: FastifyInstance, { sets, accounts, owners }: SetServices): void {
  app.post<{ Body: Static<typeof NewSet>; Headers: Static<typeof maybeSession> }>(
    '/api/sets',
    {
      config: { limit: 'tables' },
      schema: {
        headers: maybeSession,
        body: NewSet,
        response: { 201: SetInfo, ...problems },
        summary: 'Stores a component set by its hash, for tables that choose it',
      },
    },
    async ({ body, headers, ip }, reply) => {
      const session = sessionOf(headers.authorization);
      const account = session ? await accounts.idOf(session) : null;
      return reply.code(201).send(await sets.put(body.set, await owners.of(ip, account)));
    },
  );
  app.get<{ Params: Static<typeof setParams> }>(
    '/api/sets/:hash',
    {
      schema: {
        params: setParams,
        response: { 200: StoredSet, ...problems },
        summary: 'A component set by its hash',
      },
    },
    // A hash always means the same set.
    async ({ params }, reply) =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').send(await sets.get(params.hash)),
  );
}
