// The side of a page or a server that asks bots in a worker. It loads no bot.

import type { Budget, LevelName, Move, Thought, View } from '@black-angel/engine';
import { PendingRequests } from './pending-requests.ts';

/** What a worker, a web worker's global scope and a MessagePort have in common. */
export interface Port {
  postMessage(message: unknown): void;
  onMessage(listen: (message: unknown) => void): void;
}

/** Which bot thinks: a level, or a bot by its specification. */
export type Thinker = { level: LevelName } | { bot: string };

/** What a worker is asked. */
export interface Question {
  view: View;
  moves: readonly Move[];
  /** The component set of the view, if it is another than the default one. */
  components?: unknown;
  thinker: Thinker;
  /** Seed of the bot's stream. With a budget of iterations, the same question and seed give the same answer. */
  seed: string;
  budget?: Budget;
}

/** What a worker is told. */
export type ToWorker = { kind: 'think'; id: number; question: Question } | { kind: 'cancel'; id: number };
/** What a worker answers. */
export type FromWorker =
  | { kind: 'thought'; id: number; thought: Thought }
  | { kind: 'failed'; id: number; problem: string };

/** Asks the bots of a worker. */
export class BotClient {
  private readonly port: Port;
  private readonly pending = new PendingRequests();

  constructor(port: Port) {
    this.port = port;
    port.onMessage((message) => {
      const reply = message as FromWorker;
      if (reply.kind === 'thought') this.pending.resolve(reply.id, reply.thought);
      else this.pending.reject(reply.id, new Error(reply.problem));
    });
  }

  /** When the signal aborts, the bot answers at once with the best move so far. */
  async think(question: Question, signal?: AbortSignal): Promise<Thought> {
    let cancel = (): void => {};
    try {
      return await this.pending.ask((id) => {
        cancel = () => this.port.postMessage({ kind: 'cancel', id } satisfies ToWorker);
        this.port.postMessage({ kind: 'think', id, question } satisfies ToWorker);
        if (signal?.aborted) cancel();
        else signal?.addEventListener('abort', cancel);
      });
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** The worker has stopped: rejects every pending and every later question. */
  fail(error: Error): void {
    this.pending.fail(error);
  }
}
