// Bots in a worker, in Node and in the browser. `serveBots` answers the requests that arrive at a port; `BotClient`
// sends them from the other side and can cancel them.

import type { Move, View } from '@black-angel/rules';
import { type Budget, type Thought, thinkInSteps } from './bot.ts';
import { loadComponentsFor, loadEngine } from './engines.ts';
import type { LevelName } from './level-names.ts';
import { makeBot, prepareBot } from './make-bot.ts';
import { PendingRequests } from './pending-requests.ts';
import { botRandom } from './play.ts';

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

type ToWorker =
  | { kind: 'components'; set: unknown }
  | { kind: 'think'; id: number; question: Question }
  | { kind: 'cancel'; id: number };
type FromWorker = { kind: 'thought'; id: number; thought: Thought } | { kind: 'failed'; id: number; problem: string };

/** Component sets other than the default one, in the order of arrival. */
const sets: unknown[] = [];

/** Games of this version have no Expert; its strongest level was Hard. */
const WITHOUT_EXPERT = 1;

async function answer(question: Question, isCancelled: () => boolean): Promise<Thought> {
  const { view, moves, thinker, seed, budget } = question;
  const engine = await loadEngine(view.rules);
  if (!engine.findComponents(view.components)) for (const set of sets) loadComponentsFor(engine, set);
  if ('level' in thinker) {
    const level = thinker.level === 'expert' && view.rules === WITHOUT_EXPERT ? 'hard' : thinker.level;
    return engine.thinkAs(level, { view, moves, seed, budget, isCancelled });
  }
  const input = { view, moves, budget: budget ?? {}, random: botRandom(seed, 0, 0), isCancelled };
  await prepareBot(thinker.bot);
  return thinkInSteps(makeBot(thinker.bot), input);
}

export function serveBots(port: Port): void {
  const cancelled = new Set<number>();
  port.onMessage((message) => {
    const request = message as ToWorker;
    if (request.kind === 'components') sets.push(request.set);
    else if (request.kind === 'cancel') cancelled.add(request.id);
    else {
      const { id, question } = request;
      answer(question, () => cancelled.has(id)).then(
        (thought) => port.postMessage({ kind: 'thought', id, thought } satisfies FromWorker),
        (error: Error) => port.postMessage({ kind: 'failed', id, problem: error.message } satisfies FromWorker),
      );
    }
  });
}

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
