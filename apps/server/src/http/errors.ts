// The answers of the whole server to failures and to addresses that do not exist.

import type { FastifyInstance } from 'fastify';
import { DamagedData } from '../store/damage.ts';
import { StoreFailure } from '../store/store.ts';
import { isApi } from './bad-address.ts';
import { problemBody, RequestProblem } from './problem.ts';

type Failure = Error & { statusCode?: number; validation?: unknown };

/** An answer to an address that the API does not have. */
export const unknownAddress = () => problemBody('unknownAddress', 'The API has no such address.');

/** The answer to a failure of the store; null if it is something else. */
function storeProblem(error: Error): RequestProblem | null {
  if (error instanceof DamagedData)
    return new RequestProblem(503, 'damagedTable', 'This table cannot be opened. The operator is told of it.', 5);
  if (error instanceof StoreFailure)
    return new RequestProblem(
      503,
      'unavailable',
      'The games cannot be reached at the moment. They are safe: try again.',
      5,
    );
  return null;
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Failure, request, reply) => {
    const failure = storeProblem(error);
    if (failure) app.log.error({ err: error, table: (request.params as { id?: string }).id }, failure.message);
    const problem = failure ?? error;
    if (problem instanceof RequestProblem) {
      const { status, code, message, retryAfter } = problem;
      if (retryAfter !== null) reply.headers({ 'retry-after': String(retryAfter), 'cache-control': 'no-store' });
      return reply.code(status).send(problemBody(code, message));
    }
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.code(status).send(problemBody(error.validation ? 'badRequest' : 'refused', error.message));
    app.log.error({ err: error }, 'a request failed');
    return reply.code(status).send(problemBody('server', 'The server met a problem. Nothing has changed.'));
  });
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).header('cache-control', 'no-store');
    if (isApi(request.url)) return reply.send(unknownAddress());
    return reply.type('text/plain; charset=utf-8').send('There is nothing here.\n');
  });
}
