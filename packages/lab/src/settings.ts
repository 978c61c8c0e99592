// The settings of a tournament: everything that determines its games. Two runs may share blocks only if these agree.

import { type Budget, makeBot, parseBotSpec } from '@black-angel/bots';
import { checkOptions, type HalLevel, type Options, RULES_VERSION } from '@black-angel/rules';
import { type Content, defaultContent } from '@black-angel/rules/components';
import { isForeign } from './programs/foreign-bot.ts';

/** The purpose is the first word of every seed, so tuning and judging never share a seed. */
export const PURPOSES = ['judge', 'tune'] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface Settings {
  purpose: Purpose;
  seed: string;
  candidate: string;
  /** One bot for each other seat, in turn order after the candidate; empty against Hal. */
  field: string[];
  /** The same bot in every seat, to measure the game rather than the bot. Then a block is one game. */
  isTable: boolean;
  options: Options;
  /** For bots whose specification has no budget. */
  budget: Budget;
  /** Hash of the component set. */
  components: string;
  rules: number;
}

export class SettingsError extends Error {}

const LONGEST_SEED = 500;

export interface SettingsInput {
  candidate: string;
  field: readonly string[];
  isTable?: boolean;
  players: number;
  advanced?: boolean;
  hal?: HalLevel | null;
  seed?: string;
  purpose?: Purpose;
  budget?: Budget;
  content?: Content;
}

/** One name stands for all the other seats. */
function seatField(field: readonly string[], others: number): string[] {
  if (others === 0) {
    if (field.length > 0) throw new SettingsError('with one player the opponent is Hal; leave the field out');
    return [];
  }
  if (field.length === 1) return new Array<string>(others).fill(field[0]!);
  if (field.length === others) return [...field];
  throw new SettingsError(
    field.length === 0
      ? 'the field is missing: name one bot for all other seats, or one for each'
      : `the field needs 1 bot or ${others}, one for each other seat, not ${field.length}`,
  );
}

/** Complete, checked settings. Throws an error that says what to do. */
export function makeSettings(input: SettingsInput): Settings {
  const { candidate, seed = 'black-angel', purpose = 'judge', budget = {}, content = defaultContent } = input;
  const { players, advanced = false, hal = null } = input;
  const options = checkOptions({ players, advanced, hal });
  const isTable = input.isTable === true;
  if (isTable && input.field.length > 0) throw new SettingsError('a table has the same bot in every seat: no field');
  const field = seatField(isTable && options.players > 1 ? [candidate] : input.field, options.players - 1);
  for (const bot of [candidate, ...field]) if (!isForeign(bot)) makeBot(bot);
  if (!PURPOSES.includes(purpose)) throw new SettingsError(`the purpose is ${PURPOSES.join(' or ')}, not "${purpose}"`);
  if (seed.length > LONGEST_SEED) throw new SettingsError(`the seed may have ${LONGEST_SEED} characters`);
  const rules = RULES_VERSION;
  return { purpose, seed, candidate, field, isTable, options, budget, components: content.hash, rules };
}

/** Parses "iterations=100" or "milliseconds=200". */
export function parseBudget(text: string): Budget {
  const match = /^(iterations|milliseconds)=([1-9]\d{0,8})$/.exec(text);
  if (!match) throw new SettingsError(`the budget "${text}" is not understood; write iterations=N or milliseconds=N`);
  return { [match[1]!]: Number(match[2]) };
}

/** Whether the same settings give the same games. Not if a bot has a time budget, or is not ours. */
export const isReproducible = ({ candidate, field, budget }: Settings): boolean =>
  [candidate, ...field].every((bot) => {
    if (isForeign(bot)) return false;
    const own = parseBotSpec(bot).budget;
    return (Object.keys(own).length > 0 ? own : budget).milliseconds === undefined;
  });

/**
 * The games of a block: the candidate plays each seat once. At a table every seat has the same bot, so one game is
 * enough.
 */
export const gamesPerBlock = ({ options, isTable }: Settings): number => (isTable ? 1 : options.players);

/** The number of seats that can win, Hal included. */
export const seatsOf = ({ options }: Settings): number => Math.max(2, options.players);

/** The win share of a candidate that is as good as the field. */
export const parityOf = (settings: Settings): number => 1 / seatsOf(settings);

/** The differences between two settings, in words; empty if they agree. */
export function differences(before: Settings, now: Settings): string[] {
  const keys = Object.keys(now) as (keyof Settings)[];
  return keys.flatMap((key) => {
    const [old, present] = [JSON.stringify(before[key]), JSON.stringify(now[key])];
    return old === present ? [] : [`${key} ${old ?? 'unknown'}, now ${present}`];
  });
}
