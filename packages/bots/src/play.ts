// Plays a whole game between bots. Each bot decides with its own seat's view only.

import type { Budget, Result } from '@black-angel/engine';
import {
  apply,
  decision,
  formatMove,
  isOver,
  legalMoves,
  type Options,
  parseMove,
  result,
  type State,
  setup,
  view,
} from '@black-angel/rules';
import { type Content, contentOf, defaultContent } from '@black-angel/rules/components';
import type { Random } from '@black-angel/rules/playout';
import type { Bot } from './bot.ts';
import { makeUnitRandom } from './random.ts';

export interface BotGame {
  state: State;
  moves: string[];
  result: Result;
  /** Milliseconds that each seat spent, and the number of its turns. */
  milliseconds: number[];
  turns: number[];
  /** Milliseconds of every turn, by seat. */
  turnTimes: number[][];
}

/** No sane game is longer. This stops a bot that never ends its turn. */
export const MOST_MOVES = 5000;

/** A bot's random stream for one decision: the same seed, seat and move number give the same numbers. */
export function botRandom(seed: string, seat: number, move: number): Random {
  let x = 0x811c9dc5;
  for (const letter of `${seed}/${seat}/${move}`) x = Math.imul(x ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  const unit = makeUnitRandom(x);
  return (below) => Math.floor(unit() * below);
}

/**
 * Plays a game to its end. A bot's plan is followed until something is revealed or another seat decides; then the bot
 * is asked again.
 */
export function playBots(
  bots: readonly Bot[],
  options: { players: number; advanced?: boolean; hal?: Options['hal'] },
  seed: string,
  budget: Budget,
  content: Content = defaultContent,
): BotGame {
  let state = setup(options, seed, content);
  const moves: string[] = [];
  const milliseconds = bots.map(() => 0);
  const turns = bots.map(() => 0);
  const turnTimes: number[][] = bots.map(() => []);
  let plan: readonly string[] = [];
  while (!isOver(state)) {
    const { seat, kind } = decision(state)!;
    const legal = legalMoves(state, seat);
    if (kind === 'turn') {
      turns[seat]!++;
      turnTimes[seat]!.push(0);
    }
    let move = plan.length > 0 ? parseMove(plan[0]!, content) : null;
    if (move) plan = plan.slice(1);
    else if (legal.length === 1) move = legal[0]!;
    else {
      const began = performance.now();
      const thought = bots[seat]!.think({
        view: view(state, seat),
        moves: legal,
        budget,
        random: botRandom(seed, seat, moves.length),
      });
      const spent = performance.now() - began;
      milliseconds[seat]! += spent;
      // Decisions before the first turn (S9) belong to no turn.
      const times = turnTimes[seat]!;
      if (times.length > 0) times[times.length - 1]! += spent;
      move = thought.move;
      plan = thought.lines[0]?.moves.slice(1) ?? [];
    }
    const applied = apply(state, seat, move);
    if (!applied.ok) throw new Error(`${bots[seat]!.id} tried ${formatMove(move, contentOf(state))}: ${applied.rule}`);
    moves.push(formatMove(move, content)!);
    if (applied.barrier) plan = [];
    state = applied.state;
    if (moves.length > MOST_MOVES) throw new Error(`The game ${seed} does not end`);
  }
  return { state, moves, result: result(state)!, milliseconds, turns, turnTimes };
}
