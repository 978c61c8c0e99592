// Bots by name: "greedy", "strategist:iterations=100". "level-hard" is the level Hard, with its budget.

import type { Budget } from '@black-angel/engine';
import type { Bot, BotInput } from './bot.ts';
import { makeGreedy } from './greedy.ts';
import { makeLearned } from './learned/bots.ts';
import { isKnownSet } from './learned/known-set.ts';
import { loadedNet, loadNet } from './learned/load-net.ts';
import { LEVEL_BOTS, levelOfBot } from './levels.ts';
import {
  BUDGET_SETTINGS,
  CLOSE_SETTINGS,
  checkSetting,
  closenessOf,
  makeSearch,
  SEARCH_SETTINGS,
  type SearchSetting,
  type Settings,
} from './search-spec.ts';
import { noviceBot, randomBot } from './simple-bots.ts';
import { makeStrategist } from './strategist.ts';
import { makeHard2026 } from './yardstick.ts';

export interface BotSpec {
  name: string;
  budget: Budget;
  /** Of the bots "search" and "learned". */
  settings: Partial<Record<SearchSetting, string>>;
}

const SEARCH = 'search';
const LEARNED = 'learned';
const BOTS: Record<string, (spec: BotSpec) => Bot> = {
  random: () => randomBot,
  novice: () => noviceBot,
  greedy: () => makeGreedy(),
  strategist: () => makeStrategist(),
  [LEARNED]: ({ settings }) => makeLearned(LEARNED, loadedNet(), closenessOf(settings)),
  'hard-2026': () => makeHard2026(),
  [SEARCH]: ({ settings }) => makeSearch(SEARCH, settings),
  ...Object.fromEntries(LEVEL_BOTS.map((name) => [name, () => levelOfBot(name)!.make()])),
};

/** Whether a bot judges with the net. */
const needsNet = ({ name, settings }: BotSpec): boolean =>
  name === LEARNED || Object.values(settings).includes('net') || levelOfBot(name)?.needsNet === true;

function settingsOf(name: string): Settings {
  if (name === SEARCH) return { ...SEARCH_SETTINGS, ...BUDGET_SETTINGS };
  return name === LEARNED ? { ...CLOSE_SETTINGS, ...BUDGET_SETTINGS } : BUDGET_SETTINGS;
}

const isBudget = (key: string): key is keyof Budget => Object.hasOwn(BUDGET_SETTINGS, key);

/** What is before the first separator, and all that is after it. */
function cutAt(separator: string, text: string): [before: string, after: string] {
  const [before = '', ...after] = text.split(separator);
  return [before, after.join(separator)];
}

/**
 * Parses "name", "name:iterations=100" or "name:milliseconds=500". Throws an error that lists the known names, or the
 * settings that this bot takes.
 */
export function parseBotSpec(text: string): BotSpec {
  const [name, rest] = cutAt(':', text);
  if (!Object.hasOwn(BOTS, name))
    throw new Error(`there is no bot "${name}"; there are ${Object.keys(BOTS).join(', ')}`);
  const budget: Budget = {};
  const settings: BotSpec['settings'] = {};
  for (const setting of rest.split(',').filter(Boolean)) {
    const [key, value] = cutAt('=', setting);
    checkSetting(name, settingsOf(name), key, value);
    if (Object.hasOwn(budget, key) || Object.hasOwn(settings, key)) throw new Error(`"${key}" is given twice`);
    if (isBudget(key)) budget[key] = Number(value);
    else settings[key as SearchSetting] = value;
  }
  const isGiven = Object.keys(budget).length > 0;
  return { name, budget: isGiven ? budget : (levelOfBot(name)?.budget ?? {}), settings };
}

/** Loads what the bot needs. Without this the bots that judge with the net play by the linear evaluation. */
export async function prepareBot(text: string): Promise<void> {
  if (needsNet(parseBotSpec(text))) await loadNet();
}

/** A warning if the bot's net has not learned these components; null if it needs no net or knows them. */
export function unlearnedSet(text: string, components: string): string | null {
  const spec = parseBotSpec(text);
  if (!needsNet(spec) || isKnownSet(components)) return null;
  return `${spec.name} has not learned this component set: it judges by the linear evaluation.`;
}

/** The bot of a specification. A budget in the specification, or of its level, overrides the caller's. */
export function makeBot(text: string): Bot {
  const spec = parseBotSpec(text);
  const { name, budget } = spec;
  const bot = BOTS[name]!(spec);
  if (Object.keys(budget).length === 0) return bot;
  return {
    id: text,
    think: (input) => bot.think({ ...input, budget }),
    ...(bot.ponder && { ponder: (input: BotInput) => bot.ponder!({ ...input, budget }) }),
  };
}
