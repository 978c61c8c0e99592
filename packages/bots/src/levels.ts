// The levels that a player can choose. Their names and descriptions in other languages are texts of the page. How
// strong they are is measured in docs/strength.md.

import { type Budget, LEVEL_NAMES, type LevelName } from '@black-angel/engine';
import type { Bot } from './bot.ts';
import { makeGreedy } from './greedy.ts';
import { makeHard, makeLearnedSearch } from './learned/bots.ts';
import { makeOverlooking } from './overlooking.ts';
import { QUICK } from './turn-search.ts';

/** A level for players: its bot and its budget. */
export interface Level {
  readonly name: LevelName;
  readonly title: string;
  readonly description: string;
  /** For one turn. */
  readonly budget: Budget;
  /** Whether the bot judges with the net. Load it first (`loadNet`); without it the bot judges linearly. */
  readonly needsNet: boolean;
  make(): Bot;
}

/** The levels for players. */
export const LEVELS: Record<LevelName, Level> = {
  novice: {
    name: 'novice',
    title: 'Novice',
    description: 'Overlooks much of what it could do.',
    budget: {},
    needsNet: false,
    make: () => makeOverlooking('novice', { overlooked: 0.48, foresight: 0.8, limits: QUICK }),
  },
  easy: {
    name: 'easy',
    title: 'Easy',
    description: 'Plans its turn, but overlooks some of it, and does not look at the others.',
    budget: {},
    needsNet: false,
    make: () => makeOverlooking('easy', { overlooked: 0.28, foresight: 0.8, limits: QUICK }),
  },
  normal: {
    name: 'normal',
    title: 'Normal',
    description: 'Always plays the best turn it sees.',
    budget: {},
    needsNet: false,
    make: () => makeGreedy('normal'),
  },
  hard: {
    name: 'hard',
    title: 'Hard',
    description: 'Learned from games against itself where each turn leads.',
    budget: {},
    needsNet: true,
    make: () => makeHard('hard'),
  },
  expert: {
    name: 'expert',
    title: 'Expert',
    description: 'Judges like Hard, and looks ahead over everybody’s next turns.',
    // With four later decisions in its turn it takes 980 ms at most.
    budget: { iterations: 200, milliseconds: 700 },
    needsNet: true,
    make: () => makeLearnedSearch('expert'),
  },
};

/** The levels as bots of the lab: "level-hard". */
const PREFIX = 'level-';
export const levelOfBot = (name: string): Level | null => {
  const level = LEVEL_NAMES.find((known) => name === `${PREFIX}${known}`);
  return level ? LEVELS[level] : null;
};
/** The names of the levels as bots: "level-hard". */
export const LEVEL_BOTS: readonly string[] = LEVEL_NAMES.map((name) => `${PREFIX}${name}`);
