// The levels that a player can choose. Their names and descriptions in other languages are texts of the page.

import type { Bot, Budget } from './bot.ts';
import { makeEvaluation } from './evaluation.ts';
import { makeGreedy } from './greedy.ts';
import type { LevelName } from './level-names.ts';
import { noviceBot } from './simple-bots.ts';
import { makeStrategist } from './strategist.ts';
import { QUICK } from './turn-search.ts';

export interface Level {
  readonly name: LevelName;
  readonly title: string;
  readonly description: string;
  /** For one turn. */
  readonly budget: Budget;
  make(): Bot;
}

/** Easy plays like Novice in one of this many turns. */
const EASY_SLIP = 3;

/** Plays well most of the time, and now and then makes a mistake like a beginner. */
function makeEasy(): Bot {
  const careful = makeGreedy('easy', makeEvaluation(), QUICK);
  return {
    id: 'easy',
    think: (input) => (input.random(EASY_SLIP) === 0 ? noviceBot.think(input) : careful.think(input)),
  };
}

export const LEVELS: Record<LevelName, Level> = {
  novice: {
    name: 'novice',
    title: 'Novice',
    description: 'Does what looks plausible, without a plan.',
    budget: {},
    make: () => noviceBot,
  },
  easy: {
    name: 'easy',
    title: 'Easy',
    description: 'Plans its turn, but slips now and then.',
    budget: {},
    make: makeEasy,
  },
  normal: {
    name: 'normal',
    title: 'Normal',
    description: 'Always plays the best turn it sees.',
    budget: {},
    make: () => makeGreedy('normal'),
  },
  hard: {
    name: 'hard',
    title: 'Hard',
    description: 'Looks ahead over everybody’s next turns.',
    budget: { milliseconds: 400 },
    make: () => makeStrategist('hard'),
  },
};
