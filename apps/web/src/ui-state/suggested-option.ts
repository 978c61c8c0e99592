// What a hint suggests: an option, and the turn that it begins.

import type { Thought } from '@black-angel/engine';
import { formatMove } from '@black-angel/rules';
import type { OpenDecision } from './decision.ts';
import type { Option } from './paths.ts';

/** A bot compares nothing where only one move is possible: then there is no line, only the move. */
export const suggestedLine = ({ lines, move }: Thought, { content }: OpenDecision): readonly string[] =>
  lines[0]?.moves ?? [formatMove(move, content)!];

export function suggestedOption(thought: Thought, decision: OpenDecision): Option | null {
  const [text] = suggestedLine(thought, decision);
  return decision.options.find((option) => option.text === text) ?? null;
}
