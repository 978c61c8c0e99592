// Addresses as clients may write them: unreadable ones, other spellings of those of the API, and the Host header.

import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestProblem } from './problem.ts';

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The path with one kind of slash, none of them double, and without steps. */
function plain(path: string): string {
  const steps: string[] = [];
  for (const part of path.split(/[\\/]+/)) {
    if (part === '..') steps.pop();
    else if (part !== '' && part !== '.') steps.push(part);
  }
  return `/${steps.join('/')}`;
}

const isUnderApi = (path: string): boolean => /^[\\/]*api(?:[\\/?#]|$)/i.test(path);

/**
 * Whether an address is one of the API as it is written, or after it is decoded and its steps are taken. The router
 * knows its routes by one spelling alone, and the files of the page would answer the others.
 */
export function isApi(url: string): boolean {
  const path = decoded(url.split(/[?#]/, 1)[0]!);
  return isUnderApi(path) || isUnderApi(plain(path));
}

const NOWHERE = '/api/unreadable-address';
const statuses = new WeakMap<IncomingMessage, number>();

/**
 * For Fastify's `frameworkErrors`: an address that the router cannot read. Fastify would answer it before any hook
 * runs, without limits and headers, and leave an upgrade open. So it is routed again, to an address that does not
 * exist; the hooks refuse it by `badUrlStatus`.
 */
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

/** A name, an IPv4 or a bracketed IPv6 address, and maybe a port. */
const HOST = /^(\[[0-9a-fA-F:.]+\]|[\w.-]+)(:\d{1,5})?$/;

const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`);

/** A missing Host header is allowed: health checks over HTTP/1.0 send none. */
export function guardHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ host, headers }) => {
    // Behind a proxy `host` may come from X-Forwarded-Host, so the header itself is checked.
    const isWrong = [host, headers.host ?? ''].some((one) => one !== '' && !isHost(one));
    if (isWrong) throw new RequestProblem(400, 'badHost', 'The Host header is not a host.');
  });
}
