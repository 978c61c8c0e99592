// The HTTP interface of the tables. Requests and answers are validated by the schemas of the protocol.

import {
  CreatedTable,
  CreateTable,
  FairnessProof,
  JoinTable,
  Lobby,
  MyTableList,
  MyTables,
  Problem,
  ReissuedSeat,
  SeatNumber,
  TableId,
  TableInfo,
  TakenSeat,
} from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Accounts } from '../../accounts/accounts.ts';
import { bearer, doneOrProblems, problems, tokenOf } from '../../accounts/api.ts';
import type { Owners } from '../../accounts/owners.ts';
import { problemBody, RequestProblem } from '../../http/problem.ts';
import type { AccountTables } from '../account-tables.ts';
import { failureOf } from '../damage.ts';
import type { Tables } from '../tables.ts';

const tableParams = Type.Object({ id: TableId });
const seatParams = Type.Object({ id: TableId, seat: SeatNumber });
/** Other credentials, as those for a proxy, are ignored. */
export const maybeSession = Type.Object({ authorization: Type.Optional(Type.String()) });
export const sessionOf = (header = ''): string | undefined => /^Bearer (.+)$/.exec(header)?.[1];

/** Retry-After, in seconds, for those who have tried too often. */
const COME_AGAIN = '20';

export interface TableServices {
  tables: Tables;
  accountTables: Pick<AccountTables, 'join' | 'forget'>;
  accounts: Pick<Accounts, 'ofSession' | 'idOf'>;
  owners: Pick<Owners, 'of'>;
}

export function serveTables(app: FastifyInstance, { tables, accountTables, accounts, owners }: TableServices): void {
  app.setErrorHandler((error: Error & { statusCode?: number; validation?: unknown }, request, reply) => {
    if (error instanceof RequestProblem) {
      if (error.status === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', COME_AGAIN);
      return reply.code(error.status).send(problemBody(error.code, error.message));
    }
    const failure = failureOf(error);
    if (failure) {
      app.log.error({ err: error, table: (request.params as { id?: string }).id }, failure.message);
      reply.header('retry-after', '5');
      return reply.code(failure.status).send(problemBody(failure.code, failure.message));
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      app.log.error({ err: error }, 'a request failed');
      return reply.code(status).send(problemBody('server', 'The server met a problem. Nothing has changed.'));
    }
    return reply.code(status).send(problemBody(error.validation ? 'badRequest' : 'refused', error.message));
  });

  app.post<{ Body: Static<typeof CreateTable>; Headers: Static<typeof maybeSession> }>(
    '/api/tables',
    {
      config: { limit: 'tables' },
      schema: {
        headers: maybeSession,
        body: CreateTable,
        response: { 201: CreatedTable, ...problems },
        summary: 'Makes a table: its commitment is published before anybody sits',
      },
    },
    async ({ body, headers, ip }, reply) => {
      const session = sessionOf(headers.authorization);
      // The session only says who makes the table: an invalid one is ignored.
      const account = session ? await accounts.idOf(session) : null;
      return reply.code(201).send(await tables.create(body, await owners.of(ip, account)));
    },
  );
  app.get(
    '/api/tables',
    { schema: { response: { 200: Lobby, 503: Problem }, summary: 'Open tables that anybody may join' } },
    async () => ({ tables: await tables.lobby() }),
  );
  app.get<{ Params: Static<typeof tableParams> }>(
    '/api/tables/:id',
    {
      schema: {
        params: tableParams,
        response: { 200: TableInfo, ...problems },
        summary: 'What everybody may know of a table',
      },
    },
    async ({ params }) => tables.info(params.id),
  );
  app.post<{
    Params: Static<typeof tableParams>;
    Body: Static<typeof JoinTable>;
    Headers: Static<typeof maybeSession>;
  }>(
    '/api/tables/:id/join',
    {
      schema: {
        params: tableParams,
        headers: maybeSession,
        body: JoinTable,
        response: { 201: TakenSeat, ...problems },
        summary: 'Sits down at a table; with a session, for its account',
      },
    },
    async ({ params, body, headers }, reply) => {
      const session = sessionOf(headers.authorization);
      const seated = session
        ? await accountTables.join(await accounts.ofSession(session), params.id, body)
        : await tables.join(params.id, body);
      return reply.code(201).send(seated);
    },
  );
  app.post<{ Params: Static<typeof seatParams>; Headers: Static<typeof bearer> }>(
    '/api/tables/:id/seats/:seat/token',
    {
      schema: {
        params: seatParams,
        headers: bearer,
        response: { 200: ReissuedSeat, ...problems },
        summary: 'A new token for a seat, by its present token, which ends; everybody at the table is told',
      },
    },
    async ({ params, headers }) => tables.reissue(params.id, params.seat, tokenOf({ headers })),
  );
  app.delete<{ Params: Static<typeof seatParams>; Headers: Static<typeof bearer> }>(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        params: seatParams,
        headers: bearer,
        response: doneOrProblems,
        summary: 'Before the game: leaves a seat, or removes its player by the owner’s token; everybody is told',
      },
    },
    async ({ params, headers }, reply) => {
      const account = await tables.free(params.id, params.seat, tokenOf({ headers }));
      if (account !== null) await accountTables.forget(account, params.id);
      return reply.code(204).send();
    },
  );
  app.post<{ Body: Static<typeof MyTables> }>(
    '/api/my-tables',
    {
      schema: {
        body: MyTables,
        response: { 200: MyTableList, ...problems },
        summary: 'The tables of these seats, mine to move first',
      },
    },
    async ({ body }) => ({ tables: await tables.mine(body.seats) }),
  );
  app.get<{ Params: Static<typeof tableParams> }>(
    '/api/tables/:id/proof',
    {
      schema: {
        params: tableParams,
        response: { 200: FairnessProof, ...problems },
        summary: 'What proves the dice of a finished game',
      },
    },
    async ({ params }) => tables.proof(params.id),
  );
}
