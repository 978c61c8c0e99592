// The server: hands out the built page, and keeps the tables that are played online.

import fastifyStatic from '@fastify/static';
import fastifySwagger from '@fastify/swagger';
import fastifyWebsocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { type Bots, startBots } from './bots.ts';
import { cacheControlOf, SECURITY_HEADERS } from './headers.ts';
import type { Store } from './store/store.ts';
import { serveTables } from './tables/api.ts';
import { HUMAN_PACE, MOST_MESSAGE, type Pace, serveSocket } from './tables/sockets.ts';
import { Tables } from './tables/tables.ts';

const MOST_BODY = 64 * 1024;

export interface AppSettings {
  /** The folder of the built page. */
  root: string;
  store: Store;
  bots?: Bots;
  now?: () => number;
  isLogging?: boolean;
  /** How fast one connection may speak. */
  pace?: Pace;
}

export async function makeApp({
  root,
  store,
  bots = startBots(),
  now = Date.now,
  isLogging = false,
  pace = HUMAN_PACE,
}: AppSettings): Promise<FastifyInstance> {
  const app = fastify({
    logger: isLogging,
    forceCloseConnections: true,
    bodyLimit: MOST_BODY,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: 'array', allErrors: false } },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  const report = (problem: string, error: unknown): void => app.log.error({ err: error }, problem);
  const tables = new Tables({ store, bots, now, report });
  app.addHook('onClose', async () => {
    await tables.close();
    await bots.close();
    await store.close();
  });
  await app.register(fastifySwagger, {
    openapi: {
      info: {
        title: 'Black Angel',
        version: '1',
        description: 'Tables, seats and games; the game itself is played over /api/socket.',
      },
    },
  });
  await app.register(fastifyWebsocket, { options: { maxPayload: MOST_MESSAGE } });
  serveTables(app, tables);
  app.get('/api/socket', { websocket: true }, (socket) => serveSocket(socket, { tables, pace, report }));
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/health', { schema: { summary: 'Whether the server and its store answer' } }, async () => {
    await store.getFact('server', 'opened');
    return { ok: true };
  });
  await app.register(fastifyStatic, {
    root,
    // The build leaves a .br and a .gz beside every text.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
    },
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('There is nothing here.\n'),
  );
  return app;
}
