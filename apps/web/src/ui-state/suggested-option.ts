// The option that a hint suggests.

import type { Thought } from '@black-angel/bots';
import { formatMove } from '@black-angel/rules';
import type { OpenDecision } from './decision.ts';
import type { Option } from './paths.ts';

/** A bot compares nothing where only one move is possible: then there is no line, only the move. */
export function suggestedOption({ lines, move }: Thought, { options, content }: OpenDecision): Option | null {
  const text = lines[0]?.moves[0] ?? formatMove(move, content);
  return options.find((option) => option.text === text) ?? null;
}
