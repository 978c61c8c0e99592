// The server's bots think in a worker thread. If it ends, the thoughts of that moment fail, and the next question
// starts another one.

import { Worker } from 'node:worker_threads';
import { BotClient, type Question } from '@black-angel/bots';
import { NODE_WORKER } from '@black-angel/bots/node-worker';
import type { LevelName, Thought } from '@black-angel/engine';
import { RULES_VERSION } from '@black-angel/engine/load';
import type { Thinking } from '@black-angel/match';
import type { ComponentSet } from '@black-angel/rules/components';
import { FairQueue } from './fair-queue.ts';

export interface BotQuestion extends Thinking {
  /** Null for the default component set. */
  components: ComponentSet | null;
  /** Who made the table. The owners of tables with slow bots take turns. */
  owner: string;
}

export interface Bots {
  think(level: LevelName, question: BotQuestion, signal: AbortSignal): Promise<Thought>;
  close(): Promise<void>;
}

export interface BotSettings {
  /** The code of the thread. */
  url?: URL;
}

/** Milliseconds after which a thought has failed. The thread may hang, so it ends too. */
export const DEADLINE = 60_000;
const MOST_MEGABYTES = 512;

class BotThread {
  private readonly worker: Worker;
  private readonly client: BotClient;
  private isClosed = false;

  constructor({ url = NODE_WORKER }: BotSettings, ended: (thread: BotThread) => void) {
    const worker = new Worker(url, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
    worker.unref();
    this.worker = worker;
    this.client = new BotClient({
      postMessage: (message) => worker.postMessage(message),
      onMessage: (listen) => void worker.on('message', listen),
    });
    const end = (why: string): void => {
      if (this.isClosed) return;
      ended(this);
      this.client.fail(new Error(`the thread of the bots ended: ${why}`));
    };
    worker.on('error', (error: Error) => end(error.message));
    worker.on('exit', () => end('it stopped'));
  }

  async think(question: Question, signal: AbortSignal): Promise<Thought> {
    const timer = setTimeout(() => void this.worker.terminate(), DEADLINE);
    try {
      return await this.client.think(question, signal);
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.worker.terminate();
  }
}

/** Levels that look ahead for a large part of a second. The others answer within milliseconds. */
const isSlow = (level: LevelName, { view }: Thinking): boolean =>
  level === 'expert' || (level === 'hard' && view.rules < RULES_VERSION);

export function startBots(settings: BotSettings = {}): Bots {
  // Started by the first question: a server without bots needs no thread.
  let thread: BotThread | null = null;
  const slow = new FairQueue();
  return {
    think: (level, question, signal) => {
      const { view, moves, components, seed, owner } = question;
      const ask = (): Promise<Thought> => {
        thread ??= new BotThread(settings, (ended) => {
          if (thread === ended) thread = null;
        });
        return thread.think({ view, moves, components, seed, thinker: { level } }, signal);
      };
      // One after the other: the time of a thought counts from its beginning.
      return isSlow(level, question) ? slow.add(owner, ask) : ask();
    },
    close: async () => {
      await thread?.close();
    },
  };
}
