// Why something cannot be done.

import type { ProblemCode } from '@black-angel/protocol';
import { DamagedData, StoreFailure } from '../store/store.ts';

/** As a code for programs and a sentence for people. */
export class TableProblem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  constructor(status: number, code: ProblemCode, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** What is kept of a game does not lead to a game that can be played on. */
export class DamagedTable extends Error {
  constructor(table: string, why: string, cause?: unknown) {
    const more = cause instanceof Error ? ` (${cause.message})` : '';
    super(`table ${table} cannot be opened: ${why}${more}`, { cause });
  }
}

export const isDamage = (error: unknown): boolean => error instanceof DamagedTable || error instanceof DamagedData;

/** For lists: one damaged table must not hide the others. */
export function skipDamage(error: unknown): null {
  if (isDamage(error)) return null;
  throw error;
}

const damaged = () => new TableProblem(503, 'damagedTable', 'This table cannot be opened. The operator is told of it.');
const unavailable = () =>
  new TableProblem(503, 'unavailable', 'The games cannot be reached at the moment. They are safe: try again.');

/** How a failure that is no client's fault is told; null if it is an unknown one. */
export function failureOf(error: unknown): TableProblem | null {
  if (isDamage(error)) return damaged();
  return error instanceof StoreFailure ? unavailable() : null;
}
