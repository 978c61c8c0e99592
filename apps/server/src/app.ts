// The server of the table: today it hands out the built page.

import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { cacheControlOf, SECURITY_HEADERS } from './headers.ts';

/** @param root The folder of the built page. */
export async function makeApp(root: string): Promise<FastifyInstance> {
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
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
