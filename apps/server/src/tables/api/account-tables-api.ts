// The HTTP interface of the tables of an account, and of vacations.

import { AccountInfo, BoundSeat, MyTableList, TableId, TableInfo, Vacation, VacationDays } from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Accounts } from '../../accounts/accounts.ts';
import { route } from '../../http/route.ts';
import type { AccountTables } from '../all/account-tables.ts';

const params = Type.Object({ id: TableId });

export interface AccountTableServices {
  accounts: Accounts;
  accountTables: AccountTables;
}

export function serveAccountTables(app: FastifyInstance, { accounts, accountTables }: AccountTableServices): void {
  route(app, 'GET /api/account/tables', {
    id: 'listAccountTables',
    token: 'needed',
    answer: MyTableList,
    summary: 'The tables of the account, mine to move first; the session opens their seats',
    handle: async ({ token }) => ({ tables: await accountTables.list((await accounts.ofSession(token)).id) }),
  });
  route(app, 'POST /api/account/tables', {
    id: 'bindSeat',
    token: 'needed',
    body: BoundSeat,
    answer: TableInfo,
    summary: 'Binds a seat to the account, by its token',
    handle: async ({ token, body }) => accountTables.bind(await accounts.ofSession(token), body.table, body.token),
  });
  route(app, 'PUT /api/account/vacation', {
    id: 'setVacation',
    token: 'needed',
    body: VacationDays,
    answer: AccountInfo,
    summary: 'Adds a vacation of N days from now; 0 ends the current one',
    handle: async ({ token, body }) => {
      const { id } = await accounts.ofSession(token);
      const account = await accounts.takeVacation(id, body.days);
      await accountTables.setVacations(id, account.vacations);
      return accounts.info(account);
    },
  });
  route(app, 'GET /api/tables/:id/vacation', {
    id: 'getSeatVacation',
    params,
    token: 'needed',
    answer: Vacation,
    summary: 'The vacation of one seat, without an account',
    handle: ({ params, token }) => accountTables.vacation(params.id, token),
  });
  route(app, 'PUT /api/tables/:id/vacation', {
    id: 'setSeatVacation',
    params,
    token: 'needed',
    body: VacationDays,
    answer: Vacation,
    summary: 'A vacation of one seat, without an account; 0 days end it',
    handle: ({ params, token, body }) => accountTables.takeVacation(params.id, token, body.days),
  });
}
