// Guards of every request, and the routes of the operator.

import { Health, HealthProblem, type HealthState } from '@black-angel/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../http/addresses.ts';
import { isApi } from '../http/api-address.ts';
import { badUrlStatus } from '../http/bad-url.ts';
import type { Limits } from '../http/limits.ts';
import { problemBody, RequestProblem, unknownAddress } from '../http/problem.ts';
import { hashToken, isTokenOf } from '../http/tokens.ts';
import type { FanOut } from '../store/fan-out.ts';
import type { Store } from '../store/store.ts';
import type { LastWrite } from './measured-store.ts';
import type { Metrics } from './metrics.ts';
import { StoreCheck } from './store-check.ts';

export interface Operations {
  store: Store;
  lastWrite: LastWrite;
  /** Null if there is one node. */
  fanOut: FanOut | null;
  limits: Limits;
  metrics: Metrics;
  /** Opens the routes of the operator. */
  operatorToken: string | null;
  /** The server is about to stop. */
  isClosing(): boolean;
}

/** Retry-After, in seconds. */
const COME_AGAIN = 2;
const COME_AGAIN_WHEN_FULL = 30;
const COME_AGAIN_WITH_TABLES = 60;
const API = '/api/';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of this route: `sockets` replaces the limit of requests, `tables` comes on top of it. */
    limit?: 'sockets' | 'tables';
  }
}

const RETRY_SOON = { 'retry-after': String(COME_AGAIN), 'cache-control': 'no-store' };
const tooFast = () => problemBody('tooFast', 'Too many requests came from here. Wait a moment.');

const full = () => problemBody('full', 'The server is full. Come again in a while.');

const refuse = (reply: FastifyReply, status: 429 | 503, after: number): FastifyReply =>
  reply
    .code(status)
    .header('retry-after', String(after))
    .header('cache-control', 'no-store')
    .send(status === 429 ? tooFast() : { ...full(), state: 'degraded' satisfies HealthState });

const UNAVAILABLE: Record<Exclude<HealthState, 'ready'>, string> = {
  degraded: 'The games can be read, but nothing can be written at the moment.',
  not: 'The games cannot be read and written at the moment.',
};

const unavailable = (reply: FastifyReply, state: Exclude<HealthState, 'ready'>): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', String(COME_AGAIN))
    .send({ ...problemBody('unavailable', UNAVAILABLE[state]), state });

/** Whether a request carries the operator's token. */
export function isOperator({ headers }: FastifyRequest, token: string | null): boolean {
  const shown = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  return token !== null && shown !== undefined && isTokenOf(shown, hashToken(token));
}

/** Throws unless a request carries the operator's token. Guesses have the same rate limit as passwords. */
export function demandOperator(
  request: FastifyRequest,
  { limits, operatorToken }: Pick<Operations, 'limits' | 'operatorToken'>,
): void {
  if (isOperator(request, operatorToken)) return;
  if (!limits.take('logIns', request.ip)) throw new RequestProblem(429, 'tooFast', 'Too many attempts. Wait a while.');
  throw new RequestProblem(403, 'notOperator', 'This is for the operator.');
}

/** Counts a new table of an address, for routes that make one only sometimes. */
export function takeTable(limits: Limits, { ip }: FastifyRequest, reply: FastifyReply): void {
  if (limits.take('tables', ip)) return;
  reply.header('retry-after', String(COME_AGAIN_WITH_TABLES));
  throw new RequestProblem(429, 'tooFast', 'Too many tables were made from here. Wait a while.');
}

/** Call it after the WebSocket plugin is registered: the plugin sets `request.ws`. */
export function guardRequests(app: FastifyInstance, { limits, metrics }: Operations): void {
  const answered = metrics.counter('black_angel_http_answers_total', 'Answers over HTTP, by status.');
  const shed = metrics.counter('black_angel_refused_total', 'Requests refused because of a limit.');
  /** Requests for a file of the page. */
  const pages = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    const { ip, routeOptions } = request;
    const limit = routeOptions.config?.limit;
    const badUrl = badUrlStatus(request);
    // The matched route decides, not the spelling of the address. The files of the page have no limit.
    const isPage = !request.ws && badUrl === null && routeOptions.url?.startsWith(API) === false && !isApi(request.url);
    if (isPage) return void pages.add(request);
    if (limit === 'sockets' && limits.isFull) {
      shed({ limit: 'full' });
      return refuse(reply, 503, COME_AGAIN_WHEN_FULL);
    }
    const isAllowed =
      limit === 'sockets' ? limits.mayOpenSocket(ip) && limits.take('newSockets', ip) : limits.take('requests', ip);
    if (!isAllowed) {
      shed({ limit: limit === 'sockets' ? 'sockets' : 'requests' });
      return refuse(reply, 429, COME_AGAIN);
    }
    if (badUrl !== null) return reply.code(badUrl).send(problemBody('badRequest', 'This address cannot be read.'));
    // The files of the page would answer a GET without a route, in their own way.
    if (!request.ws && routeOptions.url?.startsWith(API) === false)
      return reply.code(404).header('cache-control', 'no-store').send(unknownAddress());
    // Only one route has sockets; on others the plugin would open one and close it again.
    if (request.ws && limit !== 'sockets')
      return reply.code(404).send(problemBody('badRequest', 'There is no socket here.'));
    if (limit === 'tables' && !limits.take('tables', ip)) {
      shed({ limit: 'tables' });
      return refuse(reply, 429, COME_AGAIN_WITH_TABLES);
    }
  });
  // A GET without a route looks for a file of the page first, so it is counted when there is none.
  app.addHook('onSend', async (request, reply, payload) => {
    if (!pages.has(request) || reply.statusCode < 400 || limits.take('requests', request.ip)) return payload;
    shed({ limit: 'requests' });
    reply.code(429).headers({ ...RETRY_SOON, 'content-type': 'application/json; charset=utf-8' });
    return JSON.stringify(tooFast());
  });
  app.addHook('onResponse', async (request, reply) => {
    answered({ status: String(reply.statusCode) });
    // A refused upgrade would keep its connection open: the HTTP server no longer manages it.
    if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon();
  });
}

export function serveOperations(app: FastifyInstance, operations: Operations): void {
  const { store, lastWrite, fanOut, limits, metrics, operatorToken, isClosing } = operations;
  const check = new StoreCheck(store, lastWrite);
  const answerHealth = async (reply: FastifyReply) => {
    const state = await check.state();
    if (state !== 'ready') return unavailable(reply, state);
    // Moves are still stored, but clients of this node see the moves of other nodes late.
    return { ok: true, state: fanOut?.isHeard() === false ? 'degraded' : 'ready' };
  };
  app.get(
    '/api/health',
    { schema: { response: { 200: Health, 503: HealthProblem }, summary: 'Whether the server and its store work' } },
    async (_request, reply) => answerHealth(reply),
  );
  app.get(
    '/api/ready',
    { schema: { response: { 200: Health, 503: HealthProblem }, summary: 'Whether new players should be sent here' } },
    async (_request, reply) => {
      if (isClosing())
        return reply.code(503).send({ ...problemBody('closing', 'The server is about to stop.'), state: 'degraded' });
      if (limits.isFull) return refuse(reply, 503, COME_AGAIN_WHEN_FULL);
      return answerHealth(reply);
    },
  );
  app.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    // Without a token they are open to this machine only.
    if (operatorToken !== null || !isLoopback(request.ip)) demandOperator(request, { limits, operatorToken });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text());
  });
}

/** Metrics of the process. */
export function measureProcess(metrics: Metrics, limits: Limits, rooms: () => number): void {
  metrics.gauge('black_angel_sockets', 'Sockets that are open.', () => limits.sockets);
  metrics.gauge('black_angel_rooms', 'Tables in memory.', rooms);
  metrics.gauge('black_angel_heap_bytes', 'Memory in use by the program.', () => process.memoryUsage().heapUsed);
  metrics.gauge('black_angel_resident_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('black_angel_uptime_seconds', 'Since the server was started.', () => Math.round(process.uptime()));
}
