// More routes of a table: the vacation of a seat, a report to the operator, a rematch.

import { randomBytes } from 'node:crypto';
import { type ChatLine, PlayerReport, RematchTable, TableId, Vacation, VacationDays } from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { type Bearer, bearer, doneOrProblems, problems, tokenOf } from '../../accounts/api.ts';
import type { Owners } from '../../accounts/owners.ts';
import type { Limits } from '../../http/limits.ts';
import { RequestProblem } from '../../http/problem.ts';
import { demandOperator, takeTable } from '../../ops/api.ts';
import type { Store } from '../../store/store.ts';
import type { AccountTables } from '../account-tables.ts';
import { lineOf } from '../room/chat.ts';
import type { Tables } from '../tables.ts';

export interface SocialServices {
  store: Store;
  tables: Tables;
  accountTables: AccountTables;
  limits: Limits;
  owners: Pick<Owners, 'of'>;
  operatorToken: string | null;
  now(): number;
}

/** What the operator gets: the reporter, the reported player, the reason and the chat. */
interface ReportFact {
  table: string;
  from: { seat: number; name: string | null };
  about: { seat: number; name: string | null };
  text: string;
  chat: ChatLine[];
  at: number;
}

const CHAT_KEPT = 50;
const tableParams = Type.Object({ id: TableId });
type TableParams = Static<typeof tableParams>;

export function serveSocial(app: FastifyInstance, services: SocialServices): void {
  serveReports(app, services);
  serveRematch(app, services);
  serveVacation(app, services);
}

function serveVacation(app: FastifyInstance, { accountTables }: SocialServices): void {
  app.get<{ Params: TableParams; Headers: Bearer }>(
    '/api/tables/:id/vacation',
    {
      schema: {
        params: tableParams,
        headers: bearer,
        response: { 200: Vacation, ...problems },
        summary: 'The vacation of one seat, without an account',
      },
    },
    async (request) => accountTables.vacation(request.params.id, tokenOf(request)),
  );
  app.put<{ Params: TableParams; Headers: Bearer; Body: Static<typeof VacationDays> }>(
    '/api/tables/:id/vacation',
    {
      schema: {
        params: tableParams,
        headers: bearer,
        body: VacationDays,
        response: { 200: Vacation, ...problems },
        summary: 'A vacation of one seat, without an account; 0 days end it',
      },
    },
    async (request) => accountTables.takeVacation(request.params.id, tokenOf(request), request.body.days),
  );
}

function serveReports(app: FastifyInstance, { store, tables, limits, operatorToken, now }: SocialServices): void {
  app.post<{ Params: TableParams; Headers: Bearer; Body: Static<typeof PlayerReport> }>(
    '/api/tables/:id/report',
    {
      schema: {
        params: tableParams,
        headers: bearer,
        body: PlayerReport,
        response: doneOrProblems,
        summary: 'Tells the operator of somebody’s behaviour',
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      if (!limits.take('logIns', request.ip))
        throw new RequestProblem(429, 'tooFast', 'Too many reports. Wait a while.');
      await tables.forSeat(params.id, tokenOf(request), async ({ row }, seat) => {
        const about = row.seats[body.seat];
        if (!about) throw new RequestProblem(404, 'noSeat', 'There is no such seat.');
        const report: ReportFact = {
          table: row.id,
          from: { seat, name: row.seats[seat]!.name },
          about: { seat: body.seat, name: about.name },
          text: body.text,
          chat: (await store.chat(row.id, CHAT_KEPT)).map((line) => lineOf(line, row)),
          at: now(),
        };
        await store.putFact('report', `${now()}-${randomBytes(6).toString('hex')}`, report);
      });
      return reply.code(204).send();
    },
  );
  app.get('/api/reports', { schema: { hide: true } }, async (request) => {
    demandOperator(request, { limits, operatorToken });
    return { reports: (await store.listFacts('report')).map(({ value }) => value) };
  });
}

function serveRematch(app: FastifyInstance, { tables, limits, owners }: SocialServices): void {
  app.post<{ Params: TableParams; Headers: Bearer }>(
    '/api/tables/:id/rematch',
    {
      schema: {
        params: tableParams,
        headers: bearer,
        response: { 201: RematchTable, ...problems },
        summary: 'The same again: the first who asks makes the table, the others are told of it',
      },
    },
    async (request, reply) => {
      const next = await tables.forSeat(request.params.id, tokenOf(request), async (room, seat) => {
        const { status, config, rematch } = room.row;
        if (status !== 'over' && status !== 'abandoned')
          throw new RequestProblem(409, 'running', 'The game is not over.');
        const waiting = rematch ? await tables.find(rematch) : null;
        if (waiting) return { table: waiting };
        takeTable(limits, request, reply);
        const { account } = room.row.seats[seat]!;
        const people = room.row.seats.flatMap(({ kind, name }) => (kind === 'person' && name !== null ? [name] : []));
        const made = await tables.create({ config }, await owners.of(request.ip, account), people);
        await room.changeRow({ rematch: made.table.id });
        return made;
      });
      return reply.code(201).send(next);
    },
  );
}
