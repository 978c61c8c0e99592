// The server's bots think in a worker thread.

import { Worker } from 'node:worker_threads';
import type { LevelName } from '@black-angel/bots';
import { BotClient, type Thought } from '@black-angel/bots';
import { NODE_WORKER } from '@black-angel/bots/node-worker';
import type { Thinking } from '@black-angel/match';
import type { ComponentSet } from '@black-angel/rules';

export interface Bots {
  think(level: LevelName, question: Thinking, signal: AbortSignal): Promise<Thought>;
  /** Adds a component set other than the default one, before the first view with it. */
  learn?(components: ComponentSet): void;
  close(): Promise<void>;
}

export function startBots(): Bots {
  let worker: Worker | null = null;
  let client: BotClient | null = null;
  // Started by the first question: a server without bots needs no thread.
  const start = (): BotClient => {
    const thread = new Worker(NODE_WORKER);
    thread.unref();
    worker = thread;
    return new BotClient({
      postMessage: (message) => thread.postMessage(message),
      onMessage: (listen) => void thread.on('message', listen),
    });
  };
  return {
    think: (level, { view, moves, seed }, signal) => {
      client ??= start();
      return client.think({ view, moves, seed, thinker: { level } }, signal);
    },
    learn: (components) => {
      client ??= start();
      client.addComponents(components);
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
