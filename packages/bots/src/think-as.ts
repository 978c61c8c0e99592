// Lets the bot of a level think. This is all that a table needs of the bots.

import type { LevelName, Thinking, Thought } from '@black-angel/engine';
import { thinkInSteps } from './bot.ts';
import { isKnownSet } from './learned/known-set.ts';
import { loadedNet, loadNet } from './learned/load-net.ts';
import { LEVELS } from './levels.ts';
import { botRandom } from './play.ts';

/** If the net of the level cannot be used, the bot judges by the linear evaluation, and the thought says so. */
export async function thinkAs(name: LevelName, { view, moves, seed, budget, isCancelled }: Thinking): Promise<Thought> {
  const level = LEVELS[name];
  if (level.needsNet) await loadNet();
  const input = { view, moves, budget: budget ?? level.budget, random: botRandom(seed, 0, 0), isCancelled };
  const thought = await thinkInSteps(level.make(), input);
  const isUnlearned = level.needsNet && (loadedNet() === null || !isKnownSet(view.components));
  return isUnlearned ? { ...thought, isUnlearned } : thought;
}
