// A bot gets a player's view, the legal moves, a budget and a random stream, and nothing else.

import type { Budget, Move, Thought, View } from '@black-angel/engine';
import type { Random } from '@black-angel/rules/playout';

/** What a bot is asked. */
export interface BotInput {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly budget: Budget;
  readonly random: Random;
  /** Polled while the bot thinks. When it returns true, the bot answers at once with the best move so far. */
  readonly isCancelled?: () => boolean;
}

/** An opponent. It chooses by what its player may know. */
export interface Bot {
  readonly id: string;
  think(input: BotInput): Thought;
  /** The same in small steps, so that a worker can receive messages in between. Bots that answer at once have none. */
  ponder?(input: BotInput): Generator<void, Thought>;
}

/** Thinks without blocking the thread for more than one step; resolves early when cancelled. */
export async function thinkInSteps(bot: Bot, input: BotInput): Promise<Thought> {
  if (!bot.ponder) return bot.think(input);
  const steps = bot.ponder(input);
  let heard = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - heard < 8) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    heard = performance.now();
  }
}
