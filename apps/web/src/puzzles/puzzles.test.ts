// The shipped puzzles: each can be played, accepts its solution and no other plan. A sample is searched again.

import { leadOf, planOf } from '@black-angel/bots/advice';
import type { State } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import type { State as PackedState } from '@black-angel/rules';
import { describe, expect, it } from 'vitest';
import { many } from '../../../../scripts/soak.ts';
import { LessonRun } from '../learn/lesson-run.ts';
import { movesIn } from '../learn/play-line.ts';
import { isSolvedBy, lessonOf, levelOf, loadPuzzles, lossOf, PUZZLE_LEVELS, startOfPuzzle } from './puzzle.ts';
import { stepsOf, toldSteps, turnOf } from './solution.ts';

const { contentOf, decision, formatMove, view } = PRESENT_ENGINE;

/** As many as are promised. */
const LEAST_PUZZLES = 100;

const list = await loadPuzzles();
const { puzzles, engine } = list;

it('there are enough of them, in three levels and at least four themes, each once', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(LEAST_PUZZLES);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  for (const level of PUZZLE_LEVELS)
    expect(puzzles.filter((puzzle) => puzzle.level === level).length).toBeGreaterThanOrEqual(10);
  expect(new Set(puzzles.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(4);
  const ratings = puzzles.map(({ level, rating }) => PUZZLE_LEVELS.indexOf(level) * 10_000 + rating);
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
});

it('their rules version has an engine that knows their component set; else mine them again', () => {
  expect(engine.defaultContent.hash).toBe(list.components.hash);
});

describe.each(puzzles)('puzzle $id', (puzzle) => {
  const start = startOfPuzzle(puzzle, list);

  it('opens at the beginning of a turn', () => {
    expect(decision(start)).toMatchObject({ kind: 'turn', seat: start.seat });
  });

  it('accepts its solution, which is legal move by move and told in one sentence', () => {
    const turn = turnOf(start, puzzle.solution, engine);
    expect(turn.slice(0, puzzle.solution.length)).toEqual(puzzle.solution);
    expect(isSolvedBy(puzzle, turn)).toBe(true);
    const told = toldSteps(stepsOf(start, puzzle.solution, engine));
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(7);
  });

  it('accepts no other plan; each gives up 2 VP or more, or the win', () => {
    const plan = planOf(puzzle.solution);
    const rivals = Object.keys(puzzle.others);
    expect(rivals).not.toContain(plan);
    expect(rivals.length).toBeGreaterThanOrEqual(2);
    const least = puzzle.theme === 'win' ? 0.5 : 2;
    for (const rival of rivals) {
      expect(isSolvedBy(puzzle, rival.split(', '))).toBe(false);
      expect(lossOf(puzzle, rival.split(', ')).amount).toBeGreaterThanOrEqual(least);
    }
    expect(puzzle.rest).toBeGreaterThanOrEqual(least);
    const usual = turnOf(start, puzzle.usual, engine);
    expect(isSolvedBy(puzzle, usual)).toBe(false);
    if (puzzle.card)
      expect(
        isSolvedBy(
          puzzle,
          puzzle.solution.filter((move) => !move.startsWith('play ')),
        ),
      ).toBe(false);
  });

  it('is failed by a Normal bot, and says why its solution is better', () => {
    expect(puzzle.fails[2]).toBe(4);
    expect(puzzle.why.reasons.length).toBeGreaterThan(0);
    expect(puzzle.level).toBe(levelOf(puzzle.fails));
  });
});

/** Plays moves in a run as the table does. */
async function playIn(run: LessonRun, moves: readonly string[]): Promise<void> {
  const match = run.open();
  await match.watch(run.seat);
  for (const move of moves) await match.play(run.seat, move);
  match.close();
}

it('at the table a wrong turn begins again and says what was tried; the solution passes', async () => {
  const puzzle = puzzles[0]!;
  const run = new LessonRun(lessonOf(puzzle, list), 0, { name: 'You', onStep: () => {} });
  const start = startOfPuzzle(puzzle, list);
  const wrong = stepsOf(start, puzzle.usual, engine).map(({ move }) => move);
  await playIn(run, wrong);
  expect(run.get()).toMatchObject({ phase: 'doing', tries: 1 });
  expect(lossOf(puzzle, run.get().tried).amount).toBeGreaterThanOrEqual(2);
  await playIn(run, run.step.line);
  expect(run.get()).toMatchObject({ phase: 'passed', tries: 1 });
});

it('the position states what the player sees; hidden cards are dealt by its seed', () => {
  for (const puzzle of puzzles) {
    const start: State = startOfPuzzle(puzzle, list);
    expect(view(start, start.seat).decision?.seat).toBe(start.seat);
    expect(movesIn(start, engine).length).toBeGreaterThan(1);
    expect(formatMove(engine.parseMove(puzzle.solution[0]!, contentOf(start))!, contentOf(start))).toBe(
      puzzle.solution[0],
    );
  }
});

it('in other worlds the solution leads, too', { timeout: 600_000 }, () => {
  const byVp = puzzles.filter(({ theme }) => theme !== 'win');
  const every = Math.ceil(byVp.length / many(2, byVp.length));
  for (const puzzle of byVp.filter((_, i) => i % every === 0)) {
    const lead = leadOf(startOfPuzzle(puzzle, list) as PackedState, puzzle.solution, puzzle.id, 12);
    expect([puzzle.id, lead > 0]).toEqual([puzzle.id, true]);
  }
});
