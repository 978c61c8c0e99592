// The HTTP interface of moderation: reports of players, and the operator's routes.

import { OperatorAction, PlayerReport, TableId } from '@black-angel/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Limits } from '../http/limits.ts';
import { demandOperator } from '../http/operator.ts';
import { route } from '../http/route.ts';
import type { Tables } from '../tables/all/tables.ts';
import type { Moderation } from './moderation.ts';

export interface ModerationApi {
  moderation: Moderation;
  tables: Tables;
  limits: Limits;
  operatorToken: string | null;
}

export function serveModeration(app: FastifyInstance, services: ModerationApi): void {
  const { moderation, tables } = services;
  route(app, 'POST /api/tables/:id/report', {
    id: 'reportPlayer',
    limit: 'logIns',
    params: Type.Object({ id: TableId }),
    token: 'needed',
    body: PlayerReport,
    summary: 'Tells the operator of somebody’s behaviour',
    handle: ({ params, token, body }) =>
      tables.forSeat(params.id, token, ({ row }, seat) => moderation.report(row, seat, body)),
  });
  const operators = { isHidden: true, guard: (request: FastifyRequest) => demandOperator(request, services) };
  route(app, 'GET /api/reports', { ...operators, handle: async () => ({ reports: await moderation.reportsAsSent() }) });
  route(app, 'GET /api/operator/reports', {
    ...operators,
    handle: async () => ({ reports: await moderation.reports() }),
  });
  route(app, 'GET /api/operator/log', { ...operators, handle: async () => ({ entries: await moderation.log() }) });
  route(app, 'POST /api/operator/actions', {
    ...operators,
    body: OperatorAction,
    handle: ({ body }) => moderation.act(body),
  });
}
