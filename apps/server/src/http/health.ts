// Whether the server works, for load balancers and operators.

import { Health, HealthProblem, type HealthState } from '@black-angel/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LastWrite } from '../ops/measured-store.ts';
import type { Metrics } from '../ops/metrics.ts';
import { StoreCheck } from '../ops/store-check.ts';
import type { FanOut } from '../store/fan-out.ts';
import type { Store } from '../store/store.ts';
import { isLoopback } from './addresses.ts';
import { full, type Limits } from './limits.ts';
import { demandOperator } from './operator.ts';
import { problemBody, RequestProblem } from './problem.ts';

export interface HealthServices {
  store: Store;
  lastWrite: LastWrite;
  /** Null if there is one node. */
  fanOut: FanOut | null;
  limits: Limits;
  metrics: Metrics;
  operatorToken: string | null;
  /** The server is about to stop. */
  isClosing(): boolean;
}

const RETRY_AFTER = 2;
const UNAVAILABLE: Record<Exclude<HealthState, 'ready'>, string> = {
  degraded: 'The games can be read, but nothing can be written at the moment.',
  not: 'The games cannot be read and written at the moment.',
};

function refuse(reply: FastifyReply, { code, message, retryAfter }: RequestProblem, state: HealthState): FastifyReply {
  if (retryAfter !== null) reply.headers({ 'retry-after': String(retryAfter), 'cache-control': 'no-store' });
  return reply.code(503).send({ ...problemBody(code, message), state });
}

export function serveHealth(app: FastifyInstance, services: HealthServices): void {
  const { store, lastWrite, fanOut, limits, metrics, operatorToken, isClosing } = services;
  const check = new StoreCheck(store, lastWrite);
  const answerHealth = async (reply: FastifyReply) => {
    const state = await check.state();
    if (state !== 'ready')
      return refuse(reply, new RequestProblem(503, 'unavailable', UNAVAILABLE[state], RETRY_AFTER), state);
    // Moves are still stored, but clients of this node see the moves of other nodes late.
    return { ok: true, state: fanOut?.isHeard() === false ? 'degraded' : 'ready' };
  };
  const schemaOf = (operationId: string, summary: string) => ({
    schema: { operationId, summary, response: { 200: Health, 503: HealthProblem } },
  });
  app.get('/api/health', schemaOf('getHealth', 'Whether the server and its store work'), async (_request, reply) =>
    answerHealth(reply),
  );
  app.get(
    '/api/ready',
    schemaOf('getReadiness', 'Whether new players should be sent here'),
    async (_request, reply) => {
      if (isClosing())
        return refuse(reply, new RequestProblem(503, 'closing', 'The server is about to stop.'), 'degraded');
      return limits.isFull ? refuse(reply, full(), 'degraded') : answerHealth(reply);
    },
  );
  app.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    // Without a token they are open to this machine only.
    if (operatorToken !== null || !isLoopback(request.ip)) demandOperator(request, { limits, operatorToken });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text());
  });
}
