// The messages between the page and the match worker.

import type { Update } from '@black-angel/match';
import type { MatchProblem, TableMatch } from './table-match.ts';

/** What a session says by itself. */
export type SessionNews = { kind: 'update'; update: Update } | MatchProblem;

/** The calls that a worker answers: those of a TableMatch, and `open` before them. */
export interface WorkerCalls extends Omit<TableMatch, 'ownViewer' | 'listen' | 'close'> {
  /** The rules version of the game; null if it is open in another tab, unless `takeOver` is set. */
  open(id: string, takeOver: boolean): Promise<number | null>;
}

export type CallName = keyof WorkerCalls;

export type ToWorker = { id: number; call: CallName; args: unknown[] };
export type FromWorker =
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failed'; id: number; problem: string }
  | { kind: 'news'; news: SessionNews };
