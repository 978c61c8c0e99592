// The operator's token.

import type { FastifyRequest } from 'fastify';
import type { Limits } from './limits.ts';
import { RequestProblem } from './problem.ts';
import { tokenOf } from './route.ts';
import { hashToken, isTokenOf } from './tokens.ts';

export interface OperatorSettings {
  limits: Pick<Limits, 'charge'>;
  /** Opens the routes of the operator; null: nobody. */
  operatorToken: string | null;
}

/** Throws unless a request carries the operator's token. Guesses have the same rate limit as passwords. */
export function demandOperator(request: FastifyRequest, { limits, operatorToken }: OperatorSettings): void {
  const shown = tokenOf(request);
  if (operatorToken !== null && shown !== undefined && isTokenOf(shown, hashToken(operatorToken))) return;
  limits.charge('logIns', request.ip);
  throw new RequestProblem(403, 'notOperator', 'This is for the operator.');
}
