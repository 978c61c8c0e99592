// Bots in a separate worker, so that the page and the match always answer.

import { BotClient } from '@black-angel/bots/bot-client';

export interface Bots {
  client: BotClient;
  stop(): void;
}

export function startBots(onBroken: (problem: string) => void): Bots {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', (event) => onBroken(event.message));
  const client = new BotClient({
    postMessage: (message) => worker.postMessage(message),
    onMessage: (listen) => worker.addEventListener('message', ({ data }) => listen(data)),
  });
  return { client, stop: () => worker.terminate() };
}
