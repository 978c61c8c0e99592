// The bot "search": Strategist with every setting in its specification, for experiments that a command can repeat:
// "search:plans=net,ahead=linear,depth=9,milliseconds=500". What is not given is as in Strategist. Where the net judges,
// it searches as Expert does. The bot "learned" takes the settings of what the net is asked about: "learned:turn=2".

import type { Bot } from './bot.ts';
import { makeEvaluation } from './evaluation.ts';
import { CLOSE_STEPS, LEARNED_LIMITS, makeLearnedEvaluation } from './learned/bots.ts';
import { loadedNet } from './learned/load-net.ts';
import { judgingAhead, makeStrategist, STRATEGIST } from './strategist.ts';
import type { Closeness, SearchLimits } from './turn-search.ts';

/** The settings that are numbers, with their least value. */
const NUMBERS = { depth: 1, rounds: 1, rootTurns: 1, curiosity: 0, trust: 0, abreast: 1 } as const;
/** Where the linear evaluation or the net judges. */
const JUDGES = ['plans', 'ahead', 'leaves'] as const;
/** How close steps and turns are that the net is asked about. */
const CLOSE = ['step', 'turn'] as const;
const NOT_ASKED = 'none';

type CloseSetting = (typeof CLOSE)[number];
export type SearchSetting = keyof typeof NUMBERS | (typeof JUDGES)[number] | CloseSetting;
type Given = Readonly<Partial<Record<SearchSetting, string>>>;

const isAtLeast = (least: number, value: string): boolean => value !== '' && Number(value) >= least;

/** Whether this is a setting of the bot "learned", with a value that it takes. */
export const isCloseSetting = (key: string, value: string): key is CloseSetting =>
  (CLOSE as readonly string[]).includes(key) && (isAtLeast(0, value) || (key === 'step' && value === NOT_ASKED));

/** Whether this is a setting of the bot "search", with a value that it takes. */
export function isSearchSetting(key: string, value: string): key is SearchSetting {
  if ((JUDGES as readonly string[]).includes(key)) return value === 'net' || value === 'linear';
  if (Object.hasOwn(NUMBERS, key)) return isAtLeast(NUMBERS[key as keyof typeof NUMBERS], value);
  return isCloseSetting(key, value);
}

export const closenessOf = ({ step, turn }: Given): Closeness => ({
  step: step === undefined ? CLOSE_STEPS.step : step === NOT_ASKED ? null : Number(step),
  turn: turn === undefined ? CLOSE_STEPS.turn : Number(turn),
});

export function makeSearch(id: string, given: Given): Bot {
  const net = loadedNet();
  const numbers = Object.keys(NUMBERS).flatMap((key) => {
    const value = given[key as SearchSetting];
    return value === undefined ? [] : [[key, Number(value)]];
  });
  const evaluationFor = (what: (typeof JUDGES)[number]) =>
    given[what] === 'net' ? makeLearnedEvaluation(net) : what === 'leaves' ? judgingAhead() : makeEvaluation();
  const limitsFor = (what: (typeof JUDGES)[number], asked: SearchLimits, linear: SearchLimits): SearchLimits =>
    net && given[what] === 'net' ? { ...asked, close: closenessOf(given) } : linear;
  const settings = {
    ...STRATEGIST,
    ...Object.fromEntries(numbers),
    rootLimits: limitsFor('plans', LEARNED_LIMITS, STRATEGIST.rootLimits),
    limits: limitsFor('ahead', STRATEGIST.limits, STRATEGIST.limits),
  };
  return makeStrategist(id, evaluationFor('plans'), settings, evaluationFor('leaves'), evaluationFor('ahead'));
}
