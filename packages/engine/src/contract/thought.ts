// How a bot is asked, and what it answers.

import type { Move } from './move.ts';
import type { View } from './view.ts';

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

/** A question to a bot. */
export interface Thinking {
  view: View;
  moves: readonly Move[];
  /** Seed of the bot's stream. With a budget of iterations, the same question and seed give the same answer. */
  seed: string;
  /** Overrides the budget of the level. */
  budget?: Budget | undefined;
  isCancelled(): boolean;
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

/** The answer of a bot. */
export interface Thought {
  readonly move: Move;
  /** The best few turns, best first; the first begins with `move`. Empty for bots that do not plan. */
  readonly lines: readonly Line[];
  /** The bot should judge with the net and cannot: it is missing or damaged, or has not learned these components. */
  readonly isUnlearned?: boolean;
}
