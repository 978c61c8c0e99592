// Why something cannot be done.

import type { ProblemCode } from '@black-angel/protocol';

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
