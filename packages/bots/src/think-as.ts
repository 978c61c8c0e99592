// Lets the bot of a level think. This is all that a table needs of the bots.

import type { Move, View } from '@black-angel/rules';
import { type Budget, type Thought, thinkInSteps } from './bot.ts';
import { isKnownSet } from './learned/input-layout.ts';
import { loadedNet, loadNet } from './learned/load-net.ts';
import type { LevelName } from './level-names.ts';
import { LEVELS } from './levels.ts';
import { botRandom } from './play.ts';

export interface Thinking {
  view: View;
  moves: readonly Move[];
  /** Seed of the bot's stream. With a budget of iterations, the same question and seed give the same answer. */
  seed: string;
  /** Overrides the budget of the level. */
  budget?: Budget | undefined;
  isCancelled(): boolean;
}

/** If the net of the level cannot be used, the bot judges by the linear evaluation, and the thought says so. */
export async function thinkAs(name: LevelName, { view, moves, seed, budget, isCancelled }: Thinking): Promise<Thought> {
  const level = LEVELS[name];
  if (level.needsNet) await loadNet();
  const input = { view, moves, budget: budget ?? level.budget, random: botRandom(seed, 0, 0), isCancelled };
  const thought = await thinkInSteps(level.make(), input);
  const isUnlearned = level.needsNet && (loadedNet() === null || !isKnownSet(view.components));
  return isUnlearned ? { ...thought, isUnlearned } : thought;
}
