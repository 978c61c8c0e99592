// What the page and the match worker say to each other.

import type { MatchNews, TableMatch } from './table-match.ts';

/** The calls a worker answers: those of a TableMatch, and `open`, which comes first. */
export interface WorkerCalls extends Omit<TableMatch, 'ownViewer' | 'listen' | 'close'> {
  /** False if the game is open in another tab and is not to be taken from it. */
  open(id: string, takeOver: boolean): Promise<boolean>;
}

export type CallName = keyof WorkerCalls;

export type ToWorker = { id: number; call: CallName; args: unknown[] };
export type FromWorker =
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failed'; id: number; problem: string }
  | { kind: 'news'; news: MatchNews };
