// Why a request is refused.

import type { ProblemCode } from '@black-angel/protocol';

/** The body of an answer that refuses a request. */
export const problemBody = (code: ProblemCode, message: string): { error: ProblemCode; message: string } => ({
  error: code,
  message,
});

/** A status, a code for programs and a sentence for people. */
export class RequestProblem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  /** Retry-After, in seconds. */
  readonly retryAfter: number | null;
  constructor(status: number, code: ProblemCode, message: string, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
