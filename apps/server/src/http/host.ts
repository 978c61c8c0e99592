// The Host header, which a client may fill with anything.

import type { FastifyInstance } from 'fastify';
import { RequestProblem } from './problem.ts';

/** A name, an IPv4 or a bracketed IPv6 address, and maybe a port. */
const HOST = /^(\[[0-9a-fA-F:.]+\]|[\w.-]+)(:\d{1,5})?$/;

const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`);

/** A missing header is allowed: health checks over HTTP/1.0 send none. */
export function guardHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ host, headers }) => {
    // Behind a proxy `host` may come from X-Forwarded-Host, so the header itself is checked.
    const isWrong = [host, headers.host ?? ''].some((one) => one !== '' && !isHost(one));
    if (isWrong) throw new RequestProblem(400, 'badHost', 'The Host header is not a host.');
  });
}
