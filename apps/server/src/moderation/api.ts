// The routes of the operator: reports, actions and their log. They need the operator's token and are not described.

import { OperatorAction } from '@black-angel/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Limits } from '../http/limits.ts';
import { demandOperator } from '../ops/api.ts';
import type { Moderation } from './moderation.ts';

export interface ModerationApi {
  moderation: Moderation;
  limits: Limits;
  operatorToken: string | null;
}

export function serveModeration(app: FastifyInstance, services: ModerationApi): void {
  const { moderation } = services;
  const preValidation = async (request: FastifyRequest): Promise<void> => demandOperator(request, services);
  const hidden = { preValidation, schema: { hide: true } };
  app.get('/api/operator/reports', hidden, async () => ({ reports: await moderation.reports() }));
  app.get('/api/operator/log', hidden, async () => ({ entries: await moderation.log() }));
  app.post<{ Body: Static<typeof OperatorAction> }>(
    '/api/operator/actions',
    { preValidation, schema: { hide: true, body: OperatorAction } },
    async ({ body }, reply) => {
      await moderation.act(body);
      return reply.code(204).send();
    },
  );
}
