// The bot "search": Strategist with every setting in its specification, for experiments that a command can repeat:
// "search:plans=net,ahead=linear,depth=9,milliseconds=500". What is not given is as in Strategist. Where the net
// judges, it searches as Expert does. The bot "learned" takes the settings of what the net is asked about:
// "learned:turn=2".

import type { Bot } from './bot.ts';
import { makeEvaluation } from './evaluation.ts';
import { CLOSE_STEPS, LEARNED_LIMITS, makeLearnedEvaluation } from './learned/bots.ts';
import { loadedNet } from './learned/load-net.ts';
import { judgingAhead, makeStrategist, STRATEGIST } from './strategist.ts';
import type { Closeness, SearchLimits } from './turn-search.ts';

/** The values of a setting. */
interface Values {
  /** In the list of settings: "depth=N". */
  readonly form: string;
  /** In the sentence that refuses another value. */
  readonly words: string;
  includes(value: string): boolean;
}

const isFrom = (least: number, most: number, value: string): boolean => Number(value) >= least && Number(value) <= most;

const whole = (most: number): Values => ({
  form: 'N',
  words: `a whole number from 1 to ${most}`,
  includes: (value) => /^\d+$/.test(value) && isFrom(1, most, value),
});

const decimal = (least: number, most: number): Values => ({
  form: 'N',
  words: `a number from ${least} to ${most}`,
  includes: (value) => /^\d+(?:\.\d+)?$/.test(value) && isFrom(least, most, value),
});

const NOT_ASKED = 'none';
const CLOSENESS = decimal(0, 1000);
const CLOSENESS_OR_NONE: Values = {
  form: `N|${NOT_ASKED}`,
  words: `${CLOSENESS.words} or ${NOT_ASKED}`,
  includes: (value) => value === NOT_ASKED || CLOSENESS.includes(value),
};
const JUDGE: Values = {
  form: 'net|linear',
  words: 'net or linear',
  includes: (value) => value === 'net' || value === 'linear',
};

const NUMBERS = {
  depth: whole(100),
  rounds: whole(20),
  rootTurns: whole(1000),
  varied: whole(1000),
  curiosity: decimal(0, 100),
  // With 0, a turn without a try would be worth 0 / 0.
  trust: decimal(0.1, 1000),
  abreast: whole(64),
} as const;
/** Where the linear evaluation or the net judges. */
const JUDGES = { plans: JUDGE, ahead: JUDGE, leaves: JUDGE } as const;

/** Of every bot. */
export const BUDGET_SETTINGS = { iterations: whole(1_000_000_000), milliseconds: whole(1_000_000_000) } as const;
/** Of the bot "learned": how close steps and turns are that the net is asked about. */
export const CLOSE_SETTINGS = { step: CLOSENESS_OR_NONE, turn: CLOSENESS } as const;
export const SEARCH_SETTINGS = { ...NUMBERS, ...JUDGES, ...CLOSE_SETTINGS } as const;

export type SearchSetting = keyof typeof SEARCH_SETTINGS;
export type Settings = Readonly<Record<string, Values>>;
type Given = Readonly<Partial<Record<SearchSetting, string>>>;

/** Throws an error in words if the bot does not take this setting, or not with this value. */
export function checkSetting(bot: string, settings: Settings, key: string, value: string): void {
  if (!Object.hasOwn(settings, key)) {
    const forms = Object.entries(settings).map(([name, { form }]) => `${name}=${form}`);
    const list = `${forms.slice(0, -1).join(', ')} or ${forms.at(-1)}`;
    throw new Error(`${bot} has no setting "${key}"; it takes ${list}`);
  }
  const { words, includes } = settings[key]!;
  if (!includes(value)) throw new Error(`"${key}" needs ${words}, not "${value}"`);
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
  const evaluationFor = (what: keyof typeof JUDGES) =>
    given[what] === 'net' ? makeLearnedEvaluation(net) : what === 'leaves' ? judgingAhead() : makeEvaluation();
  const limitsFor = (what: keyof typeof JUDGES, asked: SearchLimits, linear: SearchLimits): SearchLimits =>
    net && given[what] === 'net' ? { ...asked, close: closenessOf(given) } : linear;
  const settings = {
    ...STRATEGIST,
    ...Object.fromEntries(numbers),
    rootLimits: limitsFor('plans', LEARNED_LIMITS, STRATEGIST.rootLimits),
    limits: limitsFor('ahead', STRATEGIST.limits, STRATEGIST.limits),
  };
  return makeStrategist(id, evaluationFor('plans'), settings, evaluationFor('leaves'), evaluationFor('ahead'));
}
