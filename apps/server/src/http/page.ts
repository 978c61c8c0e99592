// The files of the built page.

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Cached but revalidated, so an update is found at once. */
const ASK = 'no-cache';

/** Files under assets/ have their hash in their name. */
const cacheControlOf = (path: string): string => (/[\\/]assets[\\/]/.test(path) ? FOR_EVER : ASK);

export async function servePage(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    // The build writes a .br and a .gz beside every text file.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
    },
  });
}
