// Why a move is not possible.

/** The rule that forbids a move, and the parameters of the sentence about it. */
export interface Illegal {
  rule: string;
  params: Record<string, string | number>;
}

/** What an engine answers instead of the next state. */
export interface Refused extends Illegal {
  ok: false;
}
