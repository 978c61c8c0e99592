// Why a request is refused.

import type { ProblemCode } from '@black-angel/protocol';

/** The body of an answer that refuses a request. */
export const problemBody = (code: ProblemCode, message: string): { error: ProblemCode; message: string } => ({
  error: code,
  message,
});

/** The body of an answer to an address that the API does not have. */
export const unknownAddress = () => problemBody('unknownAddress', 'The API has no such address.');

/** A status, a code for programs and a sentence for people. */
export class RequestProblem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  constructor(status: number, code: ProblemCode, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
