// Bots in a worker, in Node and in the browser: answers the requests of a `BotClient` that arrive at a port.

import { type Thought, thinkInSteps } from './bot.ts';
import type { FromWorker, Port, Question, ToWorker } from './bot-client.ts';
import { loadComponentsFor, loadEngine } from './engines.ts';
import { makeBot, prepareBot } from './make-bot.ts';
import { botRandom } from './play.ts';

/** Games of this version have no Expert; its strongest level was Hard. */
const WITHOUT_EXPERT = 1;

async function answer(question: Question, isCancelled: () => boolean): Promise<Thought> {
  const { view, moves, components, thinker, seed, budget } = question;
  const engine = await loadEngine(view.rules);
  if (components && !engine.findComponents(view.components)) loadComponentsFor(engine, components);
  if ('level' in thinker) {
    const level = thinker.level === 'expert' && view.rules === WITHOUT_EXPERT ? 'hard' : thinker.level;
    return engine.thinkAs(level, { view, moves, seed, budget, isCancelled });
  }
  const input = { view, moves, budget: budget ?? {}, random: botRandom(seed, 0, 0), isCancelled };
  await prepareBot(thinker.bot);
  return thinkInSteps(makeBot(thinker.bot), input);
}

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
