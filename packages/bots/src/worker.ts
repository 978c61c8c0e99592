// Bots in a worker, in Node and in the browser: answers the requests of a `BotClient` that arrive at a port.

import type { Thought } from '@black-angel/engine';
import { loadEngine } from '@black-angel/engine/load';
import { openSet } from '@black-angel/engine/open-set';
import { thinkInSteps } from './bot.ts';
import type { FromWorker, Port, Question, ToWorker } from './bot-client.ts';
import { makeBot, prepareBot } from './make-bot.ts';
import { botRandom } from './play.ts';
import { thinkAs } from './think-as.ts';

async function answer(question: Question, isCancelled: () => boolean): Promise<Thought> {
  const { view, moves, components, thinker, seed, budget } = question;
  const engine = await loadEngine(view.rules);
  openSet(components, { engine, hash: view.components });
  if ('level' in thinker) {
    const think = engine.thinkAs ?? thinkAs;
    return think(thinker.level, { view, moves, seed, budget, isCancelled });
  }
  const input = { view, moves, budget: budget ?? {}, random: botRandom(seed, 0, 0), isCancelled };
  await prepareBot(thinker.bot);
  return thinkInSteps(makeBot(thinker.bot), input);
}

/** Thinks for the questions of a port; the inside of a worker. */
export function serveBots(port: Port): void {
  /** The ids of the questions that a bot thinks about, with whether it shall stop. */
  const thinking = new Map<number, { isCancelled: boolean }>();
  port.onMessage((message) => {
    const request = message as ToWorker;
    if (request.kind === 'cancel') {
      const asked = thinking.get(request.id);
      if (asked) asked.isCancelled = true;
      return;
    }
    const { id, question } = request;
    const asked = { isCancelled: false };
    thinking.set(id, asked);
    answer(question, () => asked.isCancelled)
      .then(
        (thought) => port.postMessage({ kind: 'thought', id, thought } satisfies FromWorker),
        (error: Error) => port.postMessage({ kind: 'failed', id, problem: error.message } satisfies FromWorker),
      )
      .finally(() => thinking.delete(id));
  });
}
