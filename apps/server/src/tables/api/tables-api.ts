// The HTTP interface of the tables, before and around their games.

import {
  CreatedTable,
  CreateTable,
  FairnessProof,
  JoinTable,
  Lobby,
  MyTableList,
  MyTables,
  Ready,
  ReissuedSeat,
  RematchTable,
  SeatNumber,
  TableId,
  TableInfo,
  TableSettings,
  TakenSeat,
} from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Owners } from '../../accounts/owners.ts';
import type { Limits } from '../../http/limits.ts';
import { RequestProblem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { AccountTables } from '../all/account-tables.ts';
import type { Tables } from '../all/tables.ts';
import { cancelTable, changeSettings, freeSeat, renewToken, setReady } from '../all/waiting.ts';

const params = Type.Object({ id: TableId });
const seatParams = Type.Object({ id: TableId, seat: SeatNumber });

export interface TableServices {
  tables: Tables;
  accountTables: Pick<AccountTables, 'join' | 'forget'>;
  accounts: Pick<Accounts, 'ofSession' | 'idOf'>;
  owners: Pick<Owners, 'of'>;
  limits: Pick<Limits, 'charge'>;
}

export function serveTables(app: FastifyInstance, services: TableServices): void {
  const { tables, accountTables, accounts, owners, limits } = services;
  route(app, 'POST /api/tables', {
    id: 'createTable',
    limit: 'tables',
    token: 'ignored',
    body: CreateTable,
    made: CreatedTable,
    summary: 'Makes a table: its commitment is published before anybody sits',
    handle: async ({ body, token, request }) => {
      // The session only says who makes the table: an invalid one is ignored.
      const account = token ? await accounts.idOf(token) : null;
      return tables.create(body, await owners.of(request.ip, account));
    },
  });
  route(app, 'GET /api/tables', {
    id: 'listTables',
    answer: Lobby,
    summary: 'Open tables that anybody may join',
    handle: async () => ({ tables: await tables.lobby() }),
  });
  route(app, 'GET /api/tables/:id', {
    id: 'getTable',
    params,
    answer: TableInfo,
    summary: 'What everybody may know of a table',
    handle: ({ params }) => tables.info(params.id),
  });
  route(app, 'POST /api/tables/:id/join', {
    id: 'joinTable',
    params,
    token: 'ignored',
    body: JoinTable,
    made: TakenSeat,
    summary: 'Sits down at a table; with a session, for its account',
    handle: async ({ params, body, token }) =>
      token ? accountTables.join(await accounts.ofSession(token), params.id, body) : tables.join(params.id, body),
  });
  route(app, 'PUT /api/tables/:id/ready', {
    id: 'setReady',
    params,
    token: 'needed',
    body: Ready,
    answer: TableInfo,
    summary: 'Before the game: says whether this seat is ready; the last one begins the game',
    handle: ({ params, token, body }) => setReady(tables, params.id, token, body.isReady),
  });
  route(app, 'PATCH /api/tables/:id', {
    id: 'changeTable',
    params,
    token: 'needed',
    body: TableSettings,
    answer: TableInfo,
    summary: 'Before the game: new settings, by the owner’s token; everybody is told',
    handle: ({ params, token, body }) => changeSettings(tables, params.id, token, body.config),
  });
  route(app, 'DELETE /api/tables/:id', {
    id: 'cancelTable',
    params,
    token: 'needed',
    summary: 'Before the game: closes the table, by the owner’s token; everybody is told',
    handle: ({ params, token }) => cancelTable(tables, params.id, token),
  });
  route(app, 'POST /api/tables/:id/seats/:seat/token', {
    id: 'renewSeatToken',
    params: seatParams,
    token: 'needed',
    answer: ReissuedSeat,
    summary: 'A new token for a seat, by its present token, which ends; everybody at the table is told',
    handle: ({ params, token }) => renewToken(tables, params.id, params.seat, token),
  });
  route(app, 'DELETE /api/tables/:id/seats/:seat', {
    id: 'freeSeat',
    params: seatParams,
    token: 'needed',
    summary: 'Before the game: leaves a seat, or removes its player by the owner’s token; everybody is told',
    handle: async ({ params, token }) => {
      const account = await freeSeat(tables, params.id, params.seat, token);
      if (account !== null) await accountTables.forget(account, params.id);
    },
  });
  route(app, 'POST /api/my-tables', {
    id: 'listTablesOfSeats',
    body: MyTables,
    answer: MyTableList,
    summary: 'The tables of these seats, mine to move first',
    handle: async ({ body }) => ({ tables: await tables.mine(body.seats) }),
  });
  route(app, 'GET /api/tables/:id/proof', {
    id: 'getProof',
    params,
    answer: FairnessProof,
    summary: 'What proves the dice of a finished game',
    handle: ({ params }) => tables.proof(params.id),
  });
  route(app, 'POST /api/tables/:id/rematch', {
    id: 'createRematch',
    params,
    token: 'needed',
    made: RematchTable,
    summary: 'The same again: the first who asks makes the table, the others are told of it',
    handle: ({ params, token, request }) =>
      tables.forSeat(params.id, token, async (room, seat) => {
        const { status, config, rematch, seats } = room.row;
        if (status !== 'over' && status !== 'abandoned')
          throw new RequestProblem(409, 'running', 'The game is not over.');
        const known = rematch ? await tables.find(rematch) : null;
        if (known) return { table: known };
        limits.charge('tables', request.ip);
        const people = seats.flatMap(({ kind, name }) => (kind === 'person' && name !== null ? [name] : []));
        const made = await tables.create({ config }, await owners.of(request.ip, seats[seat]!.account), people);
        await room.changeRow({ rematch: made.table.id });
        return made;
      }),
  });
}
