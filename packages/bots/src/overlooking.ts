// Levels that err as people do: they overlook options, see less in a position, and do not look at the others. What they
// do see, they judge as the other bots do; they never play at random.

import { parseMove } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import type { Random } from '@black-angel/rules/playout';
import type { Bot } from './bot.ts';
import { determinize } from './deal.ts';
import { makeEvaluation } from './evaluation.ts';
import { type Glance, lineOf, type SearchLimits, TurnSearch } from './turn-search.ts';
import { discounted, WEIGHTS } from './weights.ts';

export interface Oversight {
  /** The share of the options of a decision that the player does not notice. */
  overlooked: number;
  /** How much of what a position promises the player sees, besides VP. */
  foresight: number;
  limits: SearchLimits;
}

const FINE = 1 << 16;

function glanceOf(overlooked: number, random: Random): Glance {
  return (options) => {
    const seen = options.filter(() => random(FINE) >= overlooked * FINE);
    return seen.length > 0 ? seen : [options[random(options.length)]!];
  };
}

export function makeOverlooking(id: string, { overlooked, foresight, limits }: Oversight): Bot {
  const evaluation = makeEvaluation(discounted(WEIGHTS, foresight), 0, [0, 0, 0, 0]);
  return {
    id,
    think({ view, moves, random }) {
      if (moves.length === 1) return { move: moves[0]!, lines: [] };
      const world = determinize(view, random);
      const [turn] = new TurnSearch(evaluation, limits, glanceOf(overlooked, random)).best(world, 1);
      const line = lineOf(world, turn!, 1);
      return { move: parseMove(line.moves[0]!, contentOf(view))!, lines: [line] };
    },
  };
}
