// A bot gets a player's view, the legal moves, a budget and a random stream, and nothing else.

import type { Move, View } from '@black-angel/rules';
import type { Random } from '@black-angel/rules/playout';

/**
 * How much a bot may think about one turn. The first decision plans the whole turn and gets the whole budget; a later
 * decision of the same turn, after something was revealed, gets a share. With both limits, the bot stops at the first.
 * Iterations are reproducible, milliseconds are not.
 */
export interface Budget {
  /** Tries with four players. A bot that looks some rounds ahead has more of them with fewer players. */
  iterations?: number;
  milliseconds?: number;
}

export interface BotInput {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly budget: Budget;
  readonly random: Random;
  /** Polled while the bot thinks. When it returns true, the bot answers at once with the best move so far. */
  readonly isCancelled?: () => boolean;
}

/** A complete turn as the bot sees it. */
export interface Line {
  /** Moves as text, from the present decision to the end of the turn. */
  readonly moves: readonly string[];
  /** Expected VP, compared with the others. */
  readonly value: number;
  /** How often it was tried. */
  readonly visits: number;
}

export interface Thought {
  readonly move: Move;
  /** The best few turns, best first; the first begins with `move`. Empty for bots that do not plan. */
  readonly lines: readonly Line[];
  /** The bot should judge with the net and cannot: it is missing or damaged, or has not learned these components. */
  readonly isUnlearned?: boolean;
}

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
