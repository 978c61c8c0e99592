// A position written by hand, a move that is not legal, and the rule that forbids it. The doors './position' and
// './texts'.

import { explain, legalMoves, parseMove } from '@black-angel/rules';
import { PositionError, parsePosition } from '@black-angel/rules/position';
import { ruleText } from '@black-angel/rules/texts';

const state = parsePosition({ position: 1, options: { players: 2 }, seed: 'an example', players: [{ vp: 12 }] });
const refused = explain(state, 1, parseMove('pass'));
console.log(`${legalMoves(state, 0).length} legal moves; player 2 may not pass: ${ruleText(refused!.rule, 'en')}`);
try {
  parsePosition({ position: 1, options: { players: 2 }, players: [{ vp: -1 }] });
} catch (error) {
  if (error instanceof PositionError) console.log(`${error.entry}: ${error.problem}`);
}
