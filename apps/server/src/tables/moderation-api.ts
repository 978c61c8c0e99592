// The routes of the operator: reports, actions and their log. They need the operator's token and are not described.

import { OperatorAction } from '@black-angel/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { isOperator } from '../ops/api.ts';
import type { Limits } from '../ops/limits.ts';
import { RequestProblem } from '../problem.ts';
import type { Moderation } from './moderation.ts';

export interface ModerationApi {
  moderation: Moderation;
  limits: Limits;
  operatorToken: string | null;
}

export function serveModeration(app: FastifyInstance, { moderation, limits, operatorToken }: ModerationApi): void {
  const demand = (request: FastifyRequest): void => {
    if (isOperator(request, operatorToken)) return;
    // Guesses are as slow as those of passwords.
    if (!limits.take('logIns', request.ip))
      throw new RequestProblem(429, 'tooFast', 'Too many attempts. Wait a while.');
    throw new RequestProblem(403, 'badToken', 'This is for the operator.');
  };
  const preValidation = async (request: FastifyRequest): Promise<void> => demand(request);
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
