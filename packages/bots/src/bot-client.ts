// The side of a page or a server that asks bots in a worker. It loads no bot.

import type { Move, View } from '@black-angel/rules';
import type { Budget, Thought } from './bot.ts';
import type { LevelName } from './level-names.ts';
import { PendingRequests } from './pending-requests.ts';

/** What a worker, a web worker's global scope and a MessagePort have in common. */
export interface Port {
  postMessage(message: unknown): void;
  onMessage(listen: (message: unknown) => void): void;
}

/** Which bot thinks: a level, or a bot by its specification. */
export type Thinker = { level: LevelName } | { bot: string };

export interface Question {
  view: View;
  moves: readonly Move[];
  thinker: Thinker;
  /** Seed of the bot's stream. With a budget of iterations, the same question and seed give the same answer. */
  seed: string;
  budget?: Budget;
}

export type ToWorker =
  | { kind: 'components'; set: unknown }
  | { kind: 'think'; id: number; question: Question }
  | { kind: 'cancel'; id: number };
export type FromWorker =
  | { kind: 'thought'; id: number; thought: Thought }
  | { kind: 'failed'; id: number; problem: string };

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

  /** Component sets other than the default one must be added before a view of such a game is sent. */
  addComponents(set: unknown): void {
    this.port.postMessage({ kind: 'components', set } satisfies ToWorker);
  }

  /** When the signal aborts, the bot answers at once with the best move so far. */
  think(question: Question, signal?: AbortSignal): Promise<Thought> {
    return this.pending.ask((id) => {
      const cancel = (): void => this.port.postMessage({ kind: 'cancel', id } satisfies ToWorker);
      this.port.postMessage({ kind: 'think', id, question } satisfies ToWorker);
      if (signal?.aborted) cancel();
      else signal?.addEventListener('abort', cancel, { once: true });
    });
  }
}
