// The HTTP interface of the tables of an account.

import { AccountInfo, BoundSeat, MyTableList, TableInfo, VacationDays } from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import type { Accounts } from '../../accounts/accounts.ts';
import { type Bearer, bearer, problems, tokenOf } from '../../accounts/api.ts';
import type { AccountTables } from '../account-tables.ts';

export interface AccountTableServices {
  accounts: Accounts;
  accountTables: AccountTables;
}

export function serveAccountTables(app: FastifyInstance, { accounts, accountTables }: AccountTableServices): void {
  app.get<{ Headers: Bearer }>(
    '/api/account/tables',
    {
      schema: {
        headers: bearer,
        response: { 200: MyTableList, ...problems },
        summary: 'The tables of the account, mine to move first; the session opens their seats',
      },
    },
    async (request) => {
      const { id } = await accounts.ofSession(tokenOf(request));
      return { tables: await accountTables.list(id) };
    },
  );
  app.post<{ Headers: Bearer; Body: Static<typeof BoundSeat> }>(
    '/api/account/tables',
    {
      schema: {
        headers: bearer,
        body: BoundSeat,
        response: { 200: TableInfo, ...problems },
        summary: 'Binds a seat to the account, by its token',
      },
    },
    async (request) => {
      const account = await accounts.ofSession(tokenOf(request));
      return accountTables.bind(account, request.body.table, request.body.token);
    },
  );
  app.put<{ Headers: Bearer; Body: Static<typeof VacationDays> }>(
    '/api/account/vacation',
    {
      schema: {
        headers: bearer,
        body: VacationDays,
        response: { 200: AccountInfo, ...problems },
        summary: 'Adds a vacation of N days from now; 0 ends the current one',
      },
    },
    async (request) => {
      const { id } = await accounts.ofSession(tokenOf(request));
      const account = await accounts.takeVacation(id, request.body.days);
      await accountTables.setVacations(id, account.vacations);
      return accounts.info(account);
    },
  );
}
