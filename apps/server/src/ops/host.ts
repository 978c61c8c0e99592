// The Host header, which a client may fill with anything.

import type { FastifyInstance } from 'fastify';
import { TableProblem } from '../tables/problem.ts';

/** A name, an IPv4 or a bracketed IPv6 address, and maybe a port. */
const HOST = /^(\[[0-9a-fA-F:.]+\]|[\w.-]+)(:\d{1,5})?$/;

const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`);

/** None at all is allowed: health checks over HTTP/1.0 have none. */
export function guardHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ host }) => {
    if (host !== '' && !isHost(host)) throw new TableProblem(400, 'badHost', 'The Host header is not a host.');
  });
}
