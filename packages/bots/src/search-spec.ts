// The bot "search": Strategist with every setting in its specification, for experiments that a command can repeat:
// "search:plans=net,ahead=linear,depth=9,milliseconds=500". What is not given is as in Strategist.

import type { Bot } from './bot.ts';
import { makeEvaluation } from './evaluation.ts';
import { makeLearnedEvaluation } from './learned/bots.ts';
import { loadedNet } from './learned/load-net.ts';
import { judgingAhead, makeStrategist, STRATEGIST } from './strategist.ts';

/** The settings that are numbers, with their least value. */
const NUMBERS = { depth: 1, rounds: 1, rootTurns: 1, curiosity: 0, trust: 0, abreast: 1 } as const;
/** Where the linear evaluation or the net judges. */
const JUDGES = ['plans', 'ahead', 'leaves'] as const;

export type SearchSetting = keyof typeof NUMBERS | (typeof JUDGES)[number];

/** Whether this is a setting of the bot, with a value that it takes. */
export function isSearchSetting(key: string, value: string): key is SearchSetting {
  if ((JUDGES as readonly string[]).includes(key)) return value === 'net' || value === 'linear';
  if (!Object.hasOwn(NUMBERS, key)) return false;
  return value !== '' && Number(value) >= NUMBERS[key as keyof typeof NUMBERS];
}

export function makeSearch(id: string, given: Readonly<Partial<Record<SearchSetting, string>>>): Bot {
  const net = loadedNet();
  const numbers = Object.keys(NUMBERS).flatMap((key) => {
    const value = given[key as SearchSetting];
    return value === undefined ? [] : [[key, Number(value)]];
  });
  const settings = { ...STRATEGIST, ...Object.fromEntries(numbers) };
  const evaluationFor = (what: 'plans' | 'ahead') =>
    given[what] === 'net' ? makeLearnedEvaluation(net) : makeEvaluation();
  const leaves = given.leaves === 'net' ? makeLearnedEvaluation(net) : judgingAhead();
  return makeStrategist(id, evaluationFor('plans'), settings, leaves, evaluationFor('ahead'));
}
