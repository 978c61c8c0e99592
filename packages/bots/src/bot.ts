// What a bot is: it gets a player's view, the legal moves, a budget and a random stream; nothing else.

import type { Move, Random, View } from '@black-angel/rules';

/** How much a bot may think about one decision. Iterations are reproducible, milliseconds are not. */
export interface Budget {
  iterations?: number;
  milliseconds?: number;
}

export interface BotInput {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly budget: Budget;
  readonly random: Random;
  /** Asked now and then; when true the bot answers at once with what it has. */
  readonly isCancelled?: () => boolean;
}

/** A complete turn as the bot sees it. */
export interface Line {
  /** Moves as text, from the present decision to the end of the turn. */
  readonly moves: readonly string[];
  /** Expected result in VP, beside the others. */
  readonly value: number;
  /** How often it was tried. */
  readonly visits: number;
}

export interface Thought {
  readonly move: Move;
  /** The best few turns, best first; the first begins with `move`. Empty for bots that do not plan. */
  readonly lines: readonly Line[];
}

export interface Bot {
  readonly id: string;
  think(input: BotInput): Thought;
}
