// What is said of a puzzle: a turn in words, a hint, and what a wrong turn gives up.

import { planOf } from '@black-angel/bots/plan-of';
import { contentOf } from '@black-angel/rules/components';
import type { SeatNames } from '@black-angel/words';
import { sayNumber } from '../texts/numbers.ts';
import { roundVp, sayMoveText } from '../texts/say-advice.ts';
import type { T } from '../texts/texts.ts';
import { lossOf, type Puzzle, type PuzzleList, startOfPuzzle } from './puzzle.ts';
import { type SolutionStep, stepsOf, toldSteps } from './solution.ts';

const sayStep = (t: T, { move, view }: SolutionStep, names: SeatNames): string =>
  sayMoveText(t, move, view, contentOf(view), names);

/** A turn in one sentence: its card, its die and its plan. */
export function sayTurn(t: T, puzzle: Puzzle, list: PuzzleList, turn: readonly string[], names: SeatNames): string {
  return toldSteps(stepsOf(startOfPuzzle(puzzle, list), turn, list.engine))
    .map((step) => sayStep(t, step, names))
    .join(' → ');
}

/** What the solution is about: its first move that makes the plan. */
export function sayHint(t: T, puzzle: Puzzle, list: PuzzleList, names: SeatNames): string {
  const first = planOf(puzzle.solution).split(', ')[0]!;
  const steps = stepsOf(startOfPuzzle(puzzle, list), puzzle.solution, list.engine);
  const step = steps.find(({ move }) => move === first) ?? steps[0]!;
  return t('puzzles.hint', { move: sayStep(t, step, names) });
}

/** What a wrong turn gives up, compared with the solution. */
export function sayLoss(t: T, puzzle: Puzzle, turn: readonly string[]): string {
  const { amount, isLeast, lacksCard } = lossOf(puzzle, turn);
  const language = t.language;
  if (lacksCard) return t('puzzles.wrongCard');
  if (puzzle.theme === 'win') {
    const share = sayNumber(Math.round(amount * 20) / 20, language, 'percent');
    return t(isLeast ? 'puzzles.wrongWinLeast' : 'puzzles.wrongWin', { share });
  }
  return t(isLeast ? 'puzzles.wrongLeast' : 'puzzles.wrong', { vp: sayNumber(roundVp(amount), language) });
}
