// Bots by name: "greedy", "strategist:iterations=100".

import type { Bot, BotInput, Budget } from './bot.ts';
import { makeGreedy } from './greedy.ts';
import { makeLearned, makeLearnedStrategist } from './learned/bots.ts';
import { isKnownSet } from './learned/inputs.ts';
import { loadNet } from './learned/load-net.ts';
import { noviceBot, randomBot } from './simple-bots.ts';
import { makeStrategist } from './strategist.ts';

const BOTS: Record<string, () => Bot> = {
  random: () => randomBot,
  novice: () => noviceBot,
  greedy: () => makeGreedy(),
  strategist: () => makeStrategist(),
  learned: () => makeLearned(),
  'learned-strategist': () => makeLearnedStrategist(),
};
/** Bots that judge with the net. */
const WITH_NET: readonly string[] = ['learned', 'learned-strategist'];

export interface BotSpec {
  name: string;
  budget: Budget;
}

/** Parses "name", "name:iterations=100" or "name:milliseconds=500". Throws an error that lists the known names. */
export function parseBotSpec(text: string): BotSpec {
  const [name = '', settings = ''] = text.split(':');
  if (!Object.hasOwn(BOTS, name))
    throw new Error(`there is no bot "${name}"; there are ${Object.keys(BOTS).join(', ')}`);
  const budget: Budget = {};
  for (const setting of settings.split(',').filter(Boolean)) {
    const [key, value] = setting.split('=');
    const number = Number(value);
    if ((key !== 'iterations' && key !== 'milliseconds') || !Number.isInteger(number) || number < 1)
      throw new Error(`"${setting}" is not understood; write iterations=N or milliseconds=N`);
    budget[key] = number;
  }
  return { name, budget };
}

/** Loads what the bot needs. Without this the bots that judge with the net play by the linear evaluation. */
export async function prepareBot(text: string): Promise<void> {
  if (WITH_NET.includes(parseBotSpec(text).name)) await loadNet();
}

/** What a bot says of components that its net has not learned; null if it needs no net or knows them. */
export function unlearnedSet(text: string, components: string): string | null {
  const { name } = parseBotSpec(text);
  if (!WITH_NET.includes(name) || isKnownSet(components)) return null;
  return `${name} has not learned this component set: it judges by the linear evaluation.`;
}

/** The bot of a specification. A budget in the specification overrides the caller's. */
export function makeBot(text: string): Bot {
  const { name, budget } = parseBotSpec(text);
  const bot = BOTS[name]!();
  if (Object.keys(budget).length === 0) return bot;
  return {
    id: text,
    think: (input) => bot.think({ ...input, budget }),
    ...(bot.ponder && { ponder: (input: BotInput) => bot.ponder!({ ...input, budget }) }),
  };
}
