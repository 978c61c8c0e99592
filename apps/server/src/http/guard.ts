// Guards of every request: limits, unreadable addresses, sockets where there are none.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../ops/metrics.ts';
import { badUrlStatus, isApi } from './bad-address.ts';
import { unknownAddress } from './errors.ts';
import { type Limits, tooFast } from './limits.ts';
import { problemBody } from './problem.ts';

const API = '/api/';

/** Call it after the WebSocket plugin is registered: the plugin sets `request.ws`. */
export function guardRequests(app: FastifyInstance, { limits, metrics }: { limits: Limits; metrics: Metrics }): void {
  const answered = metrics.counter('black_angel_http_answers_total', 'Answers over HTTP, by status.');
  /** Requests for a file of the page. */
  const pages = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    const { ip, routeOptions } = request;
    const limit = routeOptions.config?.limit;
    const badUrl = badUrlStatus(request);
    // The matched route decides, not the spelling of the address. The files of the page have no limit.
    const isPage = !request.ws && badUrl === null && routeOptions.url?.startsWith(API) === false && !isApi(request.url);
    if (isPage) return void pages.add(request);
    if (limit === 'newSockets') return limits.chargeSocket(ip);
    limits.charge('requests', ip);
    if (badUrl !== null) return reply.code(badUrl).send(problemBody('badRequest', 'This address cannot be read.'));
    // The files of the page would answer a GET without a route, in their own way.
    if (!request.ws && routeOptions.url?.startsWith(API) === false)
      return reply.code(404).header('cache-control', 'no-store').send(unknownAddress());
    // Only one route has sockets; on others the plugin would open one and close it again.
    if (request.ws) return reply.code(404).send(problemBody('badRequest', 'There is no socket here.'));
    if (limit) limits.charge(limit, ip);
  });
  // A GET without a route looks for a file of the page first, so it is counted when there is none.
  app.addHook('onSend', async (request, reply, payload) => {
    if (!pages.has(request) || reply.statusCode < 400 || limits.take('requests', request.ip)) return payload;
    const { message, retryAfter } = tooFast('requests');
    reply.code(429).headers({
      'retry-after': String(retryAfter),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    return JSON.stringify(problemBody('tooFast', message));
  });
  app.addHook('onResponse', async (request, reply) => {
    answered({ status: String(reply.statusCode) });
    // A refused upgrade would keep its connection open: the HTTP server no longer manages it.
    if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon();
  });
}
