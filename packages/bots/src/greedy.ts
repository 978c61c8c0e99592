// Greedy plays the best complete turn by the evaluation.

import type { Thought } from '@black-angel/engine';
import { parseMove } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import type { Bot, BotInput } from './bot.ts';
import { determinize } from './deal.ts';
import { type Evaluation, makeEvaluation } from './evaluation.ts';
import { FULL, lineOf, type SearchLimits, TurnSearch } from './turn-search.ts';

const LINES = 5;

/** A bot that judges each of its moves by the position after it. */
export function makeGreedy(id = 'greedy', evaluation: Evaluation = makeEvaluation(), limits: SearchLimits = FULL): Bot {
  return {
    id,
    think({ view, moves, random }: BotInput): Thought {
      if (moves.length === 1) return { move: moves[0]!, lines: [] };
      const world = determinize(view, random);
      const turns = new TurnSearch(evaluation, limits).best(world, LINES);
      const lines = turns.map((turn) => lineOf(world, turn, 1));
      return { move: parseMove(lines[0]!.moves[0]!, contentOf(view))!, lines };
    },
  };
}
