// What a bot of a level thinks: all that a table needs of the bots.

import type { Move, View } from '@black-angel/rules';
import { type Budget, type Thought, thinkInSteps } from './bot.ts';
import type { LevelName } from './level-names.ts';
import { LEVELS } from './levels.ts';
import { botRandom } from './play.ts';

export interface Thinking {
  view: View;
  moves: readonly Move[];
  /** Seed of the bot's stream: the same question with the same seed has the same answer (with a budget of iterations). */
  seed: string;
  /** Other than that of the level. */
  budget?: Budget | undefined;
  isCancelled(): boolean;
}

export function thinkAs(name: LevelName, { view, moves, seed, budget, isCancelled }: Thinking): Promise<Thought> {
  const level = LEVELS[name];
  const input = { view, moves, budget: budget ?? level.budget, random: botRandom(seed, 0, 0), isCancelled };
  return thinkInSteps(level.make(), input);
}
