// Why something cannot be done.

/** As a code for programs and a sentence for people. */
export class TableProblem extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
