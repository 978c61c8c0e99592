// Failures that are not the client's fault: a damaged table, a store that cannot be reached.

import { RequestProblem } from '../http/problem.ts';
import { DamagedData, StoreFailure } from '../store/store.ts';

/** The stored log does not replay. */
export class DamagedTable extends Error {
  constructor(table: string, why: string, cause?: unknown) {
    const more = cause instanceof Error ? ` (${cause.message})` : '';
    super(`table ${table} cannot be opened: ${why}${more}`, { cause });
  }
}

export const isDamage = (error: unknown): boolean => error instanceof DamagedTable || error instanceof DamagedData;

/** For lists: a damaged table is left out and does not hide the others. */
export function skipDamage(error: unknown): null {
  if (isDamage(error)) return null;
  throw error;
}

const damaged = () =>
  new RequestProblem(503, 'damagedTable', 'This table cannot be opened. The operator is told of it.');
const unavailable = () =>
  new RequestProblem(503, 'unavailable', 'The games cannot be reached at the moment. They are safe: try again.');

/** The answer to a failure; null if the failure is unknown. */
export function failureOf(error: unknown): RequestProblem | null {
  if (isDamage(error)) return damaged();
  return error instanceof StoreFailure ? unavailable() : null;
}
