// Addresses that the router cannot read: a broken escape, or a parameter that is too long. Fastify answers them
// before any hook runs, without limits and headers, and leaves an upgrade open. So they are routed again, to an
// address that does not exist.

import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const NOWHERE = '/api/unreadable-address';
const statuses = new WeakMap<IncomingMessage, number>();

/** For Fastify's `frameworkErrors`: sends the request through the hooks, which refuse it by `badUrlStatus`. */
export function routeAgain(
  app: FastifyInstance,
  error: FastifyError,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): void {
  statuses.set(raw, error.statusCode ?? 400);
  raw.url = NOWHERE;
  app.routing(raw, reply.raw);
}

/** The status to refuse a request with; null if its address can be read. */
export const badUrlStatus = ({ raw }: FastifyRequest): number | null => statuses.get(raw) ?? null;
